"""People: guests, accounts, and what comes along when a guest turns out to be somebody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api, asks, deeds
from gaslamp.remote import Refused, Visit
from gaslamp.server.errors import BadMessage, Refusal, Unknown
from gaslamp.server.house import House
from gaslamp.server.ledger.errors import LoginTaken
from gaslamp.server.people import Person
from gaslamp.server.room import IDLE
from gaslamp.server.web.me import my_tables
from tests.server.home import Guest, Time, a_house, begun, come, log, opened, played_out
from tests.server.running import Running

pytestmark = pytest.mark.anyio
PASSWORD = "a red herring"


async def registered(house: House, name: str, login: str) -> Guest:
    """Somebody with an account."""
    guest = await Guest.comes(house, name)
    return Guest(house, await house.people.register(guest.person, login, PASSWORD, house.now()))


# -- who


async def test_name_is_enough_for_a_guest() -> None:
    """And the cookie is how one is known again."""
    async with a_house() as house:
        ann = await house.people.add("Ann", "pl", house.now())
        cookie = await house.people.begin(ann, house.now())
        assert await house.people.of_cookie(cookie) == ann == Person(ann.id, "Ann", "pl")
        house.people.known.clear()
        assert await house.people.of_cookie(cookie) == ann


async def test_cookie_is_ours_or_nobodys() -> None:
    """Whatever else is sent is a stranger's."""
    async with a_house() as house:
        cookie = await house.people.begin(await house.people.add("Ann", "en", house.now()), house.now())
        token, _, signature = cookie.partition(".")
        for wrong in (None, "", ".", token, f"{token}.", f"x{cookie}", f"{token}x.{signature}", "ż.ż", "\ud800.x"):
            assert await house.people.of_cookie(wrong) is None
        stranger = house.people.signed("never given out")
        assert await house.people.of_cookie(stranger) is None


@pytest.mark.parametrize("name", ["a\x1b[2J", "a\u202eb", "a\x00b", "Ann\n"])
async def test_name_can_be_seen(name: str) -> None:
    """No letters that play tricks on a screen: not for a guest, not for a seat."""
    async with a_house() as house:
        ann = await Guest.comes(house, "Ann")
        with pytest.raises(BadMessage):
            await house.people.add(name, "en", house.now())
        with pytest.raises(BadMessage):
            await house.people.rename(ann.person, name, "en")
        with pytest.raises(BadMessage):
            await opened(house, ann, api.You(name), api.Free())
        with pytest.raises(BadMessage):
            await house.people.register(ann.person, name, PASSWORD, house.now())


async def test_new_name_is_known_everywhere_but_where_one_sits_already() -> None:
    """The others at the table know one by the old one."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        cookies = [await house.people.begin(ann.person, house.now()) for _ in range(2)]
        room = await begun(house, ann, bob)
        anna = await house.people.rename(ann.person, "Anna", "pl")
        assert [await house.people.of_cookie(cookie) for cookie in cookies] == [anna, anna]
        assert (anna.id, anna.name, anna.language) == (ann.person.id, "Anna", "pl")
        assert room.table.chairs[0].name == "Ann"
        assert (await opened(house, Guest(house, anna), api.You(), api.Free())).table.chairs[0].name == "Anna"


# -- accounts


async def test_account_is_found_by_login_and_password() -> None:
    """In whatever case the login is written."""
    async with a_house() as house:
        ann = (await registered(house, "Ann", "Ann.Lee")).person
        assert ann.login == "ann.lee"
        assert await house.people.log_in("ANN.lee", PASSWORD) == ann
        for login, password in (("ann.lee", "a red herring?"), ("bob", PASSWORD)):
            with pytest.raises(Unknown) as caught:
                await house.people.log_in(login, password)
            assert caught.value.key == "error-login"


async def test_login_is_one_persons() -> None:
    """And a person has one account."""
    async with a_house() as house:
        ann, bob = await registered(house, "Ann", "lee"), await Guest.comes(house, "Bob")
        with pytest.raises(LoginTaken):
            await house.people.register(bob.person, "LEE", PASSWORD, house.now())
        with pytest.raises(Refusal):
            await house.people.register(ann.person, "other", PASSWORD, house.now())


async def test_password_is_stored_nowhere() -> None:
    """Only what it is checked by."""
    async with a_house() as house:
        await registered(house, "Ann", "lee")
        account = await house.ledger.account("lee")
        assert account is not None and PASSWORD not in account.hash and account.hash.startswith("$argon2id$")


async def test_other_browsers_learn_of_the_account() -> None:
    """A guest who registers has an account wherever he is known."""
    async with a_house() as house:
        ann = await Guest.comes(house, "Ann")
        cookie = await house.people.begin(ann.person, house.now())
        await house.people.register(ann.person, "lee", PASSWORD, house.now())
        known = await house.people.of_cookie(cookie)
        assert known is not None and known.login == "lee"


# -- seats come along


async def test_seats_of_a_guest_come_along() -> None:
    """Those at all tables, under the names they have there; the account plays on."""
    async with a_house() as house:
        guest, bob, ann = (
            await Guest.comes(house, "X"),
            await Guest.comes(house, "Bob"),
            await registered(house, "Ann", "l"),
        )
        rooms = [await begun(house, guest, bob) for _ in range(2)]
        await played_out(rooms[1], guest, bob)
        await house.rooms.tidy()
        await house.rooms.adopt(guest.person.id, ann.person.id)
        for room in rooms:
            table = (await house.rooms.find(room.table.id)).table
            assert table.seats_of(ann.person.id) == [0] and table.chairs[0].name == "X"
        assert await my_tables(house, guest.person) == []
        assert [table.yours for table in await my_tables(house, ann.person)] == [[0], [0]]
        await played_out(rooms[0], ann, bob)
        assert rooms[0].table.status == "over"


async def test_guest_and_account_at_one_table_become_one_person() -> None:
    """With two seats, as at a hot-seat; whatever is proposed then waits for nobody."""
    async with a_house() as house:
        guest, ann, bob = (
            await Guest.comes(house, "X"),
            await registered(house, "Ann", "l"),
            await Guest.comes(house, "Bob"),
        )
        room = await begun(house, guest, ann, bob)
        await guest.does(asks.End, room.table.id)
        assert room.table.proposal is not None
        await bob.does(asks.Vote, room.table.id, proposal=room.table.proposal.n, yes=False)
        await house.rooms.adopt(guest.person.id, ann.person.id)
        assert room.table.seats_of(ann.person.id) == [0, 1]
        assert [chair.name for chair in room.table.chairs] == ["X", "Ann", "Bob"]
        assert await house.ledger.seats_of(ann.person.id) == {room.table.id: [0, 1]}
        await played_out(room, ann, bob)
        assert room.table.status == "over"


async def test_proposal_between_guest_and_account_comes_to_pass() -> None:
    """One person agrees with himself."""
    async with a_house() as house:
        guest, ann = await Guest.comes(house, "X"), await registered(house, "Ann", "l")
        room = await begun(house, guest, ann)
        await guest.does(asks.End, room.table.id)
        await house.rooms.adopt(guest.person.id, ann.person.id)
        assert room.table.status == "ended"


async def test_names_of_a_guests_hot_seat_stay_apart() -> None:
    """Mum and Dad do not both become Ann."""
    async with a_house() as house:
        guest, ann = await Guest.comes(house, "X"), await registered(house, "Ann", "l")
        room = await opened(house, guest, api.You("Mum"), api.You("Dad"))
        await house.rooms.adopt(guest.person.id, ann.person.id)
        assert [chair.name for chair in room.table.chairs] == ["Mum", "Dad"]
        assert [deed for deed in log(room)[-2:]] == [
            deeds.Sat(0, ann.person.id, "Mum"),
            deeds.Sat(1, ann.person.id, "Dad"),
        ]


async def test_table_that_cannot_be_opened_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """One logs in all the same, and has the others."""
    async with a_house() as house:
        guest, ann = await Guest.comes(house, "X"), await registered(house, "Ann", "l")
        rooms = [await opened(house, guest, api.You(), api.Free()) for _ in range(3)]
        find, broken = house.rooms.find, rooms[1].table.id

        async def found(id: str) -> object:
            if id == broken:
                raise Refusal("error-table-rules", value="0", mine="1")
            return await find(id)

        monkeypatch.setattr(house.rooms, "find", found)
        await house.rooms.adopt(guest.person.id, ann.person.id)
        assert [room.table.seats_of(ann.person.id) for room in rooms] == [[0], [], [0]]
        assert set(await house.ledger.seats_of(ann.person.id)) == {room.table.id for room in rooms}


# -- all tables in one place


async def test_all_ones_tables_are_in_one_place(time: Time) -> None:
    """With one's seats, also where the room is closed."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        waiting = await opened(house, bob, api.Free(), api.Free(), api.You())
        await ann.does(asks.Sit, waiting.table.id, seat=1)
        playing, over = await begun(house, bob, ann), await begun(house, bob, ann)
        others = await begun(house, bob, bots=1)
        await played_out(over, ann, bob)
        time.passes(IDLE / 1000)
        await house.rooms.tidy()
        assert over.table.id not in house.rooms.rooms
        found = {table.id: (table.status, table.yours) for table in await my_tables(house, ann.person)}
        assert found == {
            waiting.table.id: ("waiting", [1]),
            playing.table.id: ("playing", [1]),
            over.table.id: ("over", [1]),
        }
        assert others.table.id not in found


async def test_tables_at_which_one_is_asked_come_first() -> None:
    """Then those that changed last."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        rooms = [await begun(house, ann, bob) for _ in range(8)]
        for n, room in enumerate(rooms):
            room.table.changed += 1000 * n
        found = await my_tables(house, ann.person)
        asked = [table.asked == 0 for table in found]
        assert asked == sorted(asked, reverse=True)
        for mine in (True, False):
            times = [table.changed for table in found if (table.asked == 0) is mine]
            assert times == sorted(times, reverse=True)


async def test_seat_that_was_given_up_is_not_in_the_list() -> None:
    """One does not sit there."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        room = await opened(house, ann, api.You(), api.Free())
        await bob.does(asks.Sit, room.table.id)
        await bob.does(asks.Stand, room.table.id, seat=1)
        assert await my_tables(house, bob.person) == []


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
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        waiting = await opened(house, bob, api.You(), api.Free())
        await ann.does(asks.Sit, waiting.table.id)
        own, playing = await opened(house, ann, api.You(), api.Free()), await begun(house, bob, ann)
        await house.rooms.give_up(ann.person)
        assert waiting.table.chairs[1].person is None
        assert own.table.status == "ended"
        assert playing.table.chairs[1].left and playing.table.chairs[1].person == ann.person.id
