"""Before the game: who sits where, and what the luck is made of."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import ValidationError
from msgspec.json import decode

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts import check
from gaslamp.server.checks import Visitor
from gaslamp.server.entry import to_json
from tests.server.scene import Scene


def waits(seats: str, **terms: str) -> Scene:
    """A table that waits."""
    return Scene("catham", seats, begin=False, **terms)


def test_who_names_no_seat_gets_the_first_free_one() -> None:
    """Any seat is the first that is free."""
    table = waits("Ann bot free free")
    table.does("Bob", asks.Sit)
    assert table.table.seats_of("bob") == [2]


def test_who_names_a_seat_gets_it() -> None:
    """This seat is that seat."""
    table = waits("Ann free free")
    table.does("Bob", asks.Sit, seat=2)
    assert table.table.seats_of("bob") == [2]


@pytest.mark.parametrize("seat", [0, 1])
def test_taken_seat_stays_taken(seat: int) -> None:
    """Neither a person nor a bot is pushed off a seat."""
    table = waits("Ann bot free")
    assert table.refuses("Bob", asks.Sit, seat=seat) == "error-seat-taken"


def test_seat_must_be_there() -> None:
    """A table has no more seats than it has."""
    assert waits("Ann free").refuses("Bob", asks.Sit, seat=2) == "error-seat-none"


def test_full_table_takes_nobody() -> None:
    """All seats are taken."""
    assert waits("Ann bot").refuses("Bob", asks.Sit) == "error-table-full"


def test_nobody_sits_down_twice() -> None:
    """One seat is enough for who comes from elsewhere."""
    table = waits("Ann free free")
    table.does("Bob", asks.Sit)
    assert table.refuses("Bob", asks.Sit) == "error-seat-already"


def test_namesakes_are_told_apart() -> None:
    """Two people of one name get different ones at the table."""
    table = waits("Ann free free")
    for person in ("another", "third"):
        ask = asks.Sit(person, table.table.id)
        table.store(check(table.table, Visitor(person, "Ann"), ask, table.moment()))
    assert [chair.name for chair in table.table.chairs] == ["Ann", "Ann 2", "Ann 3"]


def test_private_seat_takes_its_own_key() -> None:
    """The link that was made for a seat opens it."""
    table = waits("Ann free free", access="private")
    table.does("Bob", asks.Sit, key=table.table.seat_key(2))
    assert table.table.seats_of("bob") == [2]


@pytest.mark.parametrize("key", ["", "0123456789abcdef", "ключ"])
def test_private_seat_takes_no_other_key(key: str) -> None:
    """Without the key nobody sits."""
    table = waits("Ann free free", access="private")
    assert table.refuses("Bob", asks.Sit, key=key) == "error-seat-key"
    assert table.refuses("Bob", asks.Sit, key=key, seat=1) == "error-seat-key"


def test_key_of_another_seat_does_not_fit() -> None:
    """Each seat has a lock of its own."""
    table = waits("Ann free free", access="private")
    assert table.refuses("Bob", asks.Sit, key=table.table.seat_key(2), seat=1) == "error-seat-key"


def test_host_of_private_table_needs_no_key() -> None:
    """Who opened the table may change his seat."""
    table = waits("Ann free free", access="private")
    table.does("Ann", asks.Stand)
    table.does("Ann", asks.Sit, seat=2)
    assert table.table.seats_of("ann") == [2]


@pytest.mark.parametrize("viewer", ["Bob", None])
def test_key_is_in_no_frame_but_the_hosts(viewer: str | None) -> None:
    """What others are told of a table opens none of its seats; the host has the keys of those that are free."""
    table = waits("Ann free free", access="private")
    keys = [table.table.seat_key(seat) for seat in range(3)]
    table.does("Bob", asks.Sit, key=keys[1])
    frames = to_json(table.news(viewer)) + to_json(table.table.listing())
    assert not any(key.encode() in frames for key in keys)
    sheet = table.news("Ann").sheet
    assert sheet is not None and sheet.keys == ["", "", keys[2]]


def test_player_gives_his_seat_up() -> None:
    """Who stands up leaves a free seat."""
    table = waits("Ann Bob")
    table.does("Bob", asks.Stand)
    assert not table.table.chairs[1].taken


def test_host_frees_a_seat() -> None:
    """The host may send somebody away before the game."""
    table = waits("Ann Bob")
    table.does("Ann", asks.Stand, seat=1)
    assert not table.table.chairs[1].taken


def test_guest_frees_no_seat_but_his_own() -> None:
    """Others may not."""
    table = waits("Ann Bob Cid")
    assert table.refuses("Bob", asks.Stand, seat=2) == "error-not-host"
    assert table.refuses("Bob", asks.Stand, seat=0) == "error-not-host"


def test_only_people_stand_up() -> None:
    """A bot is taken away otherwise, and from a free seat nobody gets up."""
    table = waits("Ann bot free")
    assert table.refuses("Ann", asks.Stand, seat=1) == "error-seat-empty"
    assert table.refuses("Ann", asks.Stand, seat=2) == "error-seat-empty"


def test_host_puts_bots_and_takes_them_away() -> None:
    """A bot comes, gets stronger and goes."""
    table = waits("Ann free")
    table.does("Ann", asks.Swap, seat=1, level="easy")
    assert [chair.level for chair in table.table.chairs] == [None, "easy"]
    table.does("Ann", asks.Swap, seat=1, level="strong")
    assert [chair.level for chair in table.table.chairs] == [None, "strong"]
    table.does("Ann", asks.Swap, seat=1)
    assert not table.table.chairs[1].taken
    assert table.refuses("Ann", asks.Swap, seat=1) == "error-seat-empty"


def test_no_bot_is_put_on_a_person() -> None:
    """A person's seat must be freed first."""
    assert waits("Ann Bob").refuses("Ann", asks.Swap, seat=1, level="easy") == "error-seat-taken"


def test_bots_are_the_hosts_affair() -> None:
    """Others put none."""
    assert waits("Ann Bob free").refuses("Bob", asks.Swap, seat=2, level="easy") == "error-not-host"


def test_game_begins_with_all_seats_taken() -> None:
    """Who is missing is told."""
    assert waits("Ann free bot").refuses("Ann", asks.Start) == "error-seats-free"


def test_game_begins_with_a_person() -> None:
    """Bots do not play among themselves."""
    table = waits("Ann bot")
    table.does("Ann", asks.Stand)
    table.does("Ann", asks.Swap, seat=0, level="easy")
    assert table.refuses("Ann", asks.Start) == "error-seats-bots"


def test_only_the_host_begins() -> None:
    """Others wait."""
    assert waits("Ann Bob").refuses("Bob", asks.Start) == "error-not-host"


def test_host_without_a_seat_begins_too() -> None:
    """Whoever opened the table need not play."""
    table = waits("Ann free free")
    table.does("Ann", asks.Stand)
    for seat, who in enumerate(["Bob", "Cid", "Dan"]):
        table.does(who, asks.Sit, seat=seat)
    table.does("Ann", asks.Start)
    assert table.status() == "playing"


def test_host_who_logs_in_stays_the_host() -> None:
    """A guest's table is that of whoever the guest turns out to be."""
    table = waits("Ann Ann Bob free", access="private")
    table.happens(*(deeds.Sat(seat, "anna", "Ann") for seat in (0, 1)))  # as when a guest logs in
    table = table.reopened()
    assert [chair.host for chair in table.table.listing().chairs] == [True, True, False, False]
    sheet = table.news(0).sheet
    assert sheet is not None and sheet.chairs[0].host and sheet.keys[3]
    assert table.refuses("Ann", asks.Start) == "error-not-host"
    for seat in (0, 1):
        table.does("Anna", asks.Stand, seat=seat)
    table.does("Anna", asks.Sit, seat=1)  # without a key
    for seat in (0, 3):
        table.does("Anna", asks.Swap, seat=seat, level="easy")
    table.does("Anna", asks.Start)
    assert table.status() == "playing"


def test_guest_who_logs_in_does_not_become_the_host() -> None:
    """Neither does who takes the seat that the host gave up."""
    table = waits("Ann Bob")
    table.happens(deeds.Sat(1, "robert", "Bob"))
    table.does("Ann", asks.Stand)
    table.does("Cid", asks.Sit)
    assert table.refuses("Robert", asks.Start) == table.refuses("Cid", asks.Start) == "error-not-host"
    table.does("Ann", asks.Start)


BEFORE: list[Any] = [(what, {}) for what in (asks.Sit, asks.Stand, asks.Swap, asks.Start)]
LATER: list[Any] = [(what, {}) for what in (asks.Undo, asks.Mind, asks.Leave, asks.Back)]
ANSWER = (asks.Answer, {"question": 3, "answer": [0]})


@pytest.mark.parametrize(("what", "how"), [*BEFORE, (asks.Word, {"word": "fog"})])
def test_seats_are_taken_before_the_game_only(what: type[asks.Act], how: dict[str, str]) -> None:
    """Nothing is set up in a running game, nor after it."""
    table = Scene("catham", "Ann Bob")
    assert table.refuses("Ann", what, **how) == "error-table-status"
    table.does("Ann", asks.End)
    table.votes("Bob")
    assert table.refuses("Ann", what, **how) == "error-table-status"


@pytest.mark.parametrize(("what", "how"), [*LATER, ANSWER, (asks.Vote, {"proposal": 3, "yes": True})])
def test_nobody_plays_before_the_game_or_after_it(what: type[asks.Act], how: dict[str, int]) -> None:
    """What belongs to the game is refused until it begins, and once it has ended."""
    table = waits("Ann Bob")
    assert table.refuses("Ann", what, **how) == "error-table-status"
    table.does("Ann", asks.End)
    assert table.refuses("Ann", what, **how) == "error-table-status"


@pytest.mark.parametrize(("what", "how"), [*LATER, ANSWER, (asks.Say, {"text": "hi"}), (asks.Mute, {"whom": 1})])
def test_stranger_does_nothing_at_a_seat(what: type[asks.Act], how: dict[str, int]) -> None:
    """A seat is its person's."""
    assert Scene("catham", "Ann Bob").refuses("Eve", what, **how) in ("error-seat-not-yours", "error-not-seated")


def test_hot_seat_answers_for_each_of_its_seats() -> None:
    """One person at one screen plays several seats, each under a name of its own."""
    table = Scene("catham", "Ann Ann Bob")
    assert [chair.name for chair in table.table.chairs] == ["Ann", "Ann 2", "Bob"]
    answered = set()
    for _ in range(12):
        answered.add((table.asked, table.table.chairs[table.asked].person))
        table.answers()
    assert answered == {(0, "ann"), (1, "ann"), (2, "bob")}


def test_answer_comes_from_the_seat_that_is_asked() -> None:
    """Neither another seat of one's own nor another's seat will do."""
    table = Scene("catham", "Ann Ann Bob")
    table.until(0, 1)
    other = 1 - table.asked
    wish = {"question": table.table.play_n, "answer": list(table.offered[0])}
    assert table.refuses("Ann", asks.Answer, seat=other, **wish) == "error-not-asked"
    assert table.refuses("Bob", asks.Answer, seat=table.asked, **wish) == "error-seat-not-yours"


def test_only_what_is_offered_is_an_answer() -> None:
    """The engine says why not."""
    table = Scene("catham", "Ann Bob")
    who = table.table.chairs[table.asked].name
    assert table.refuses(who, asks.Answer, question=table.table.play_n, answer=[999]).startswith("error-illegal")


def test_word_must_be_printable() -> None:
    """Nothing that a screen would stumble over."""
    table = waits("Ann Bob")
    assert table.refuses("Ann", asks.Word, word="a\x1b[2J") == "error-word"
    assert table.refuses("Ann", asks.Word, word="a\u202eb") == "error-word"


def test_word_has_sixty_letters_at_most() -> None:
    """The protocol takes no longer one."""
    ask = asks.Word("1", "a" * 12, 0, "ż" * 60)
    assert decode(to_json(ask), type=asks.Word) == ask
    with pytest.raises(ValidationError):
        decode(to_json(asks.Word("1", "a" * 12, 0, "ż" * 61)), type=asks.Word)


def test_word_is_ones_own() -> None:
    """Nobody speaks for another seat."""
    assert waits("Ann Bob").refuses("Ann", asks.Word, seat=1, word="fog") == "error-seat-not-yours"


@pytest.mark.parametrize("viewer", ["Ann", "Bob", None])
def test_word_is_shown_when_the_game_begins_and_not_before(viewer: str | None) -> None:
    """That a word was said can be seen at once, which one only when it is too late to answer it."""
    table = waits("Ann Bob")
    table.does("Bob", asks.Word, word="zwielicht")
    before = table.news(viewer)
    assert before.sheet is not None and before.sheet.chairs[1].word and not before.sheet.chairs[0].word
    assert b"zwielicht" not in to_json(before)
    table.does("Ann", asks.Start)
    after = table.news(viewer)
    assert after.sheet is not None and after.sheet.words == ["", "zwielicht"]
    assert [deed.words for deed in table.told(viewer, deeds.Began)] == [["", "zwielicht"]]


def test_word_goes_with_who_said_it() -> None:
    """Whoever sits down next has not said it."""
    table = waits("Ann Bob")
    table.does("Bob", asks.Word, word="fog")
    table.does("Bob", asks.Stand)
    table.does("Cid", asks.Sit)
    table.does("Ann", asks.Start)
    assert table.table.luck.words == ("", "")


def test_another_word_is_other_luck_under_the_same_hash() -> None:
    """The secret was promised before, but what comes of it depends on the words."""
    hashes, deals = set(), set()
    for word in ("", "fog", "smoke"):
        table = waits("Ann Bob")
        before = table.news("Ann").sheet
        table.does("Bob", asks.Word, word=word)
        table.does("Ann", asks.Start)
        after = table.news("Ann")
        assert before is not None and after.sheet is not None and after.position is not None
        hashes |= {before.hash, after.sheet.hash}
        deals.add(to_json(after.position.view))
    assert len(hashes) == 1 and len(deals) == 3


def test_same_words_are_the_same_luck() -> None:
    """Anybody can check it."""
    views = set()
    for _ in range(2):
        table = waits("Ann Bob")
        table.does("Bob", asks.Word, word="fog")
        table.does("Ann", asks.Start)
        views.add(to_json(table.news("Ann").position))
    assert len(views) == 1


def test_secret_is_told_at_the_end_only() -> None:
    """Who knew it could foretell everything."""
    table = Scene("catham", "Ann Bob")
    while table.status() == "playing":
        sheet = table.news("Ann").sheet
        assert sheet is not None and not sheet.secret
        table.answers()
    sheet = table.news("Ann").sheet
    assert sheet is not None and sheet.secret == table.table.luck.secret
