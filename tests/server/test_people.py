"""People: guests, accounts, and what comes along when a guest turns out to be somebody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api, asks, deeds
from gaslamp.remote import Refused, Visit
from gaslamp.server.app import App
from gaslamp.server.errors import BadMessage, Refusal, Unknown
from gaslamp.server.people import Person
from gaslamp.server.room import IDLE
from gaslamp.server.storage.errors import LoginTaken
from gaslamp.server.web.me import my_tables
from tests.server.home import Guest, Time, an_app, begun, come, log, opened, played_out
from tests.server.running import Running

pytestmark = pytest.mark.anyio
PASSWORD = "a red herring"


async def registered(app: App, name: str, login: str) -> Guest:
    """Somebody with an account."""
    guest = await Guest.comes(app, name)
    return Guest(app, await app.people.register(guest.person, login, PASSWORD, app.now()))


# -- who


async def test_name_is_enough_for_a_guest() -> None:
    """And the cookie is how one is known again."""
    async with an_app() as app:
        ann = await app.people.add("Ann", "pl", app.now())
        cookie = await app.people.begin(ann, app.now())
        assert await app.people.of_cookie(cookie) == ann == Person(ann.id, "Ann", "pl")
        app.people.known.clear()
        assert await app.people.of_cookie(cookie) == ann


async def test_cookie_is_ours_or_nobodys() -> None:
    """Whatever else is sent is a stranger's."""
    async with an_app() as app:
        cookie = await app.people.begin(await app.people.add("Ann", "en", app.now()), app.now())
        token, _, signature = cookie.partition(".")
        for wrong in (None, "", ".", token, f"{token}.", f"x{cookie}", f"{token}x.{signature}", "ż.ż", "\ud800.x"):
            assert await app.people.of_cookie(wrong) is None
        stranger = app.people.sign("never given out")
        assert await app.people.of_cookie(stranger) is None


@pytest.mark.parametrize("name", ["a\x1b[2J", "a\u202eb", "a\x00b", "Ann\n"])
async def test_name_can_be_seen(name: str) -> None:
    """No letters that play tricks on a screen: not for a guest, not for a seat."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        with pytest.raises(BadMessage):
            await app.people.add(name, "en", app.now())
        with pytest.raises(BadMessage):
            await app.people.rename(ann.person, name, "en")
        with pytest.raises(BadMessage):
            await opened(app, ann, api.You(name), api.Free())
        with pytest.raises(BadMessage):
            await app.people.register(ann.person, name, PASSWORD, app.now())


async def test_new_name_is_known_everywhere_but_where_one_sits_already() -> None:
    """The others at the table know one by the old one."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        cookies = [await app.people.begin(ann.person, app.now()) for _ in range(2)]
        room = await begun(app, ann, bob)
        anna = await app.people.rename(ann.person, "Anna", "pl")
        assert [await app.people.of_cookie(cookie) for cookie in cookies] == [anna, anna]
        assert (anna.id, anna.name, anna.language) == (ann.person.id, "Anna", "pl")
        assert room.table.chairs[0].name == "Ann"
        assert (await opened(app, Guest(app, anna), api.You(), api.Free())).table.chairs[0].name == "Anna"


# -- accounts


async def test_account_is_found_by_login_and_password() -> None:
    """In whatever case the login is written."""
    async with an_app() as app:
        ann = (await registered(app, "Ann", "Ann.Lee")).person
        assert ann.login == "ann.lee"
        assert await app.people.log_in("ANN.lee", PASSWORD) == ann
        for login, password in (("ann.lee", "a red herring?"), ("bob", PASSWORD)):
            with pytest.raises(Unknown) as caught:
                await app.people.log_in(login, password)
            assert caught.value.key == "error-login"


async def test_login_is_one_persons() -> None:
    """And a person has one account."""
    async with an_app() as app:
        ann, bob = await registered(app, "Ann", "lee"), await Guest.comes(app, "Bob")
        with pytest.raises(LoginTaken):
            await app.people.register(bob.person, "LEE", PASSWORD, app.now())
        with pytest.raises(Refusal):
            await app.people.register(ann.person, "other", PASSWORD, app.now())


async def test_password_is_stored_nowhere() -> None:
    """Only what it is checked by."""
    async with an_app() as app:
        await registered(app, "Ann", "lee")
        account = await app.storage.account("lee")
        assert account is not None and PASSWORD not in account.hash and account.hash.startswith("$argon2id$")


async def test_other_browsers_learn_of_the_account() -> None:
    """A guest who registers has an account wherever he is known."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        cookie = await app.people.begin(ann.person, app.now())
        await app.people.register(ann.person, "lee", PASSWORD, app.now())
        known = await app.people.of_cookie(cookie)
        assert known is not None and known.login == "lee"


# -- seats come along


async def test_seats_of_a_guest_come_along() -> None:
    """Those at all tables, under the names they have there; the account plays on."""
    async with an_app() as app:
        guest, bob, ann = (
            await Guest.comes(app, "X"),
            await Guest.comes(app, "Bob"),
            await registered(app, "Ann", "l"),
        )
        rooms = [await begun(app, guest, bob) for _ in range(2)]
        await played_out(rooms[1], guest, bob)
        await app.rooms.tidy()
        await app.rooms.adopt(guest.person.id, ann.person.id)
        for room in rooms:
            table = (await app.rooms.find(room.table.id)).table
            assert table.seats_of(ann.person.id) == [0] and table.chairs[0].name == "X"
        assert await my_tables(app, guest.person) == []
        assert [table.yours for table in await my_tables(app, ann.person)] == [[0], [0]]
        await played_out(rooms[0], ann, bob)
        assert rooms[0].table.status == "over"


async def test_guest_and_account_at_one_table_become_one_person() -> None:
    """With two seats, as at a hot-seat; whatever is proposed then waits for nobody."""
    async with an_app() as app:
        guest, ann, bob = (
            await Guest.comes(app, "X"),
            await registered(app, "Ann", "l"),
            await Guest.comes(app, "Bob"),
        )
        room = await begun(app, guest, ann, bob)
        await guest.does(asks.End, room.table.id)
        assert room.table.proposal is not None
        await bob.does(asks.Vote, room.table.id, proposal=room.table.proposal.n, yes=False)
        await app.rooms.adopt(guest.person.id, ann.person.id)
        assert room.table.seats_of(ann.person.id) == [0, 1]
        assert [chair.name for chair in room.table.chairs] == ["X", "Ann", "Bob"]
        assert await app.storage.seats_of(ann.person.id) == {room.table.id: [0, 1]}
        await played_out(room, ann, bob)
        assert room.table.status == "over"


async def test_proposal_between_guest_and_account_comes_to_pass() -> None:
    """One person agrees with himself."""
    async with an_app() as app:
        guest, ann = await Guest.comes(app, "X"), await registered(app, "Ann", "l")
        room = await begun(app, guest, ann)
        await guest.does(asks.End, room.table.id)
        await app.rooms.adopt(guest.person.id, ann.person.id)
        assert room.table.status == "ended"


async def test_names_of_a_guests_hot_seat_stay_apart() -> None:
    """Mum and Dad do not both become Ann."""
    async with an_app() as app:
        guest, ann = await Guest.comes(app, "X"), await registered(app, "Ann", "l")
        room = await opened(app, guest, api.You("Mum"), api.You("Dad"))
        await app.rooms.adopt(guest.person.id, ann.person.id)
        assert [chair.name for chair in room.table.chairs] == ["Mum", "Dad"]
        assert [deed for deed in log(room)[-2:]] == [
            deeds.Sat(0, ann.person.id, "Mum"),
            deeds.Sat(1, ann.person.id, "Dad"),
        ]


async def test_table_that_cannot_be_opened_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """One logs in all the same, and has the others."""
    async with an_app() as app:
        guest, ann = await Guest.comes(app, "X"), await registered(app, "Ann", "l")
        rooms = [await opened(app, guest, api.You(), api.Free()) for _ in range(3)]
        find, broken = app.rooms.find, rooms[1].table.id

        async def found(id: str) -> object:
            if id == broken:
                raise Refusal("error-table-rules", value="0", mine="1")
            return await find(id)

        monkeypatch.setattr(app.rooms, "find", found)
        await app.rooms.adopt(guest.person.id, ann.person.id)
        assert [room.table.seats_of(ann.person.id) for room in rooms] == [[0], [], [0]]
        assert set(await app.storage.seats_of(ann.person.id)) == {room.table.id for room in rooms}


# -- all tables in one place


async def test_all_ones_tables_are_in_one_place(time: Time) -> None:
    """With one's seats, also where the room is closed."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        waiting = await opened(app, bob, api.Free(), api.Free(), api.You())
        await ann.does(asks.Sit, waiting.table.id, seat=1)
        playing, over = await begun(app, bob, ann), await begun(app, bob, ann)
        others = await begun(app, bob, bots=1)
        await played_out(over, ann, bob)
        time.passes(IDLE / 1000)
        await app.rooms.tidy()
        assert over.table.id not in app.rooms.rooms
        found = {table.id: (table.status, table.yours) for table in await my_tables(app, ann.person)}
        assert found == {
            waiting.table.id: ("waiting", [1]),
            playing.table.id: ("playing", [1]),
            over.table.id: ("over", [1]),
        }
        assert others.table.id not in found


async def test_tables_at_which_one_is_asked_come_first() -> None:
    """Then those that changed last."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        rooms = [await begun(app, ann, bob) for _ in range(8)]
        for n, room in enumerate(rooms):
            room.table.changed += 1000 * n
        found = await my_tables(app, ann.person)
        asked = [table.asked == 0 for table in found]
        assert asked == sorted(asked, reverse=True)
        for mine in (True, False):
            times = [table.changed for table in found if (table.asked == 0) is mine]
            assert times == sorted(times, reverse=True)


async def test_seat_that_was_given_up_is_not_in_the_list() -> None:
    """One does not sit there."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await opened(app, ann, api.You(), api.Free())
        await bob.does(asks.Sit, room.table.id)
        await bob.does(asks.Stand, room.table.id, seat=1)
        assert await my_tables(app, bob.person) == []


# -- over HTTP


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server."""
    folder: Path = tmp_path_factory.mktemp("people")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as server:
        yield server.url


def unknown(url: str, cookie: str) -> bool:
    """Whether a cookie is nobody's."""
    try:
        Visit(url, cookie=cookie).me()
    except Refused as refused:
        assert refused.problem.key == "error-nobody"
        return True
    return False


def test_session_is_a_new_one_with_an_account(url: str) -> None:
    """Who knew the guest's cookie does not have the account."""
    ann = Visit(url)
    ann.call_me("Ann")
    before = ann.cookie
    me = ann.register("rotating", PASSWORD)
    assert me.login == "rotating" and ann.cookie != before
    assert unknown(url, before) and not unknown(url, ann.cookie)


def test_seats_come_along_over_http(url: str) -> None:
    """One sat down as a guest, and logs in then."""
    home, cafe = Visit(url), Visit(url)
    home.call_me("Ann")
    home.register("travelling", PASSWORD)
    cafe.call_me("X")
    table = cafe.open(api.NewTable(api.Terms("catham"), [api.You(), api.Free()])).table
    guest = cafe.cookie
    with pytest.raises(Refused):
        cafe.log_in("travelling", "not the password")
    assert cafe.cookie == guest and [mine.id for mine in cafe.me().tables] == [table]
    me = cafe.log_in("travelling", PASSWORD)
    assert me.person == home.me().person and unknown(url, guest)
    assert [(mine.id, mine.yours) for mine in home.me().tables] == [(table, [0])]


def test_who_logs_out_is_a_stranger(url: str) -> None:
    """In that browser; elsewhere he is still known."""
    home, cafe = Visit(url), Visit(url)
    home.call_me("Ann")
    home.register("leaving", PASSWORD)
    cafe.call_me("X")
    cafe.log_in("leaving", PASSWORD)
    gone = cafe.cookie
    cafe.fetch("DELETE", "/api/session", None)
    assert unknown(url, gone) and home.me().login == "leaving"


def test_one_account_does_not_inherit_from_another(url: str) -> None:
    """Only guests' seats come along."""
    ann, bob = Visit(url), Visit(url)
    for visit, login in ((ann, "first"), (bob, "second")):
        visit.call_me(login)
        visit.register(login, PASSWORD)
    table = ann.open(api.NewTable(api.Terms("catham"), [api.You(), api.Free()])).table
    ann.log_in("second", PASSWORD)
    assert ann.me().tables == []
    assert [mine.id for mine in ann.log_in("first", PASSWORD).tables] == [table]


def test_errors_of_people_are_typed() -> None:
    """All of them speak both languages."""
    for key in ("error-name", "error-login", "error-account-already"):
        error: GaslampError = Refusal(key, value="x")
        assert error.say("en") != error.say("pl")


async def test_guest_who_logs_out_gives_up_all_seats() -> None:
    """A seat at a table that waits is free again, a table of one's own is closed, a running game is left."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        waiting = await opened(app, bob, api.You(), api.Free())
        await ann.does(asks.Sit, waiting.table.id)
        own, playing = await opened(app, ann, api.You(), api.Free()), await begun(app, bob, ann)
        await app.rooms.give_up(ann.person)
        assert waiting.table.chairs[1].person is None
        assert own.table.status == "ended"
        assert playing.table.chairs[1].left and playing.table.chairs[1].person == ann.person.id
