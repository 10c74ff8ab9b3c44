"""What a viewer cannot know changes no byte that the server sends."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from msgspec.json import Decoder
from msgspec.structs import replace

from gaslamp.conformance.walk import NUMBERS, QUICK, Start, rarely, starts
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.games import games
from gaslamp.protocol import deeds
from gaslamp.protocol.tells import News, Tell
from gaslamp.server import sight
from gaslamp.server.acts import answer, fold
from gaslamp.server.entry import Entry, to_json
from gaslamp.server.table import Table
from tests.server.twins import differences, sitting, twin
from tests.sizes import SECRETIVE, seats_for

WORLDS = 6

a_tell = Decoder(Tell).decode


@QUICK
@given(starts(), NUMBERS)
def test_another_world_sends_the_same_bytes(start: Start, seed: int) -> None:
    """News, moments, lists, refusals and reasons, to every seat and to a spectator, in both languages."""
    chance = seeded(seed)
    for table in sitting(start, chance):
        if rarely(table.n, 8) and table.status in ("waiting", "playing"):
            for seat in viewers(table):
                assert differences(table, seat, chance) == []


@QUICK
@given(starts(), NUMBERS)
def test_what_can_be_taken_back_tells_nothing(start: Start, seed: int) -> None:
    """In worlds that look the same before and after an answer, it can be taken back in all of them or in none."""
    chance = seeded(seed)
    for table in sitting(start, chance):
        if rarely(table.n, 16):
            assert giveaways(table, chance) == []


def giveaways(table: Table, chance: Chance) -> list[set[str]]:
    """Where a random answer looks the same in several worlds, but for what it would take to take it back."""
    seat = table.asked
    if seat is None or table.play is None:
        return []
    offered = table.play.state.offered
    deed = deeds.Answered(seat, offered[chance.below(len(offered))])
    flags: dict[bytes, set[str]] = defaultdict(set)
    for _ in range(WORLDS):
        world = twin(table, seat, chance)
        fold(world, Entry(table.n + 1, 0, deed))
        if world.status == "playing":
            seen, flag = unflagged(sight.news(world, seat, table.n))
            flags[seen].add(flag)
    return [flag for flag in flags.values() if len(flag) > 1]


def unflagged(news: News) -> tuple[bytes, str]:
    """News without what can be taken back, and that."""
    assert news.position is not None
    rest = replace(news, position=replace(news.position, undo="no", restart="no"))
    return to_json(rest), f"{news.position.undo} {news.position.restart}"


@pytest.mark.both_modes
@pytest.mark.parametrize("name", games)
def test_what_is_never_sent_is_in_no_frame(name: str) -> None:
    """No answer and no id of an act; no secret until the end; no key of a seat but to the host before the game."""
    game = games[name]
    for table in sitting(Start(game, game.seats[-1], 1, {}), seeded(1)):
        keys = [table.seat_key(seat).encode() for seat in range(game.seats[-1])]
        never = [b'"answered"', b'"answer"', b"ask-"]
        if table.status == "waiting":
            never += [chair.word.encode() for chair in table.chairs if chair.word]
        if table.status in ("waiting", "playing"):
            never.append(table.luck.secret.encode())
        for seat in viewers(table):
            for since in (table.n - 1, 0) if rarely(table.n, 16) else (table.n - 1,):
                frame = to_json(sight.news(table, seat, since))
                assert isinstance(a_tell(frame), News)
                hosting = seat == 0 and table.status == "waiting"
                assert not [word for word in (never if hosting else never + keys) if word in frame]


def viewers(table: Table) -> list[int | None]:
    """A spectator and each seat."""
    return [None, *range(len(table.chairs))]


# -- sights that leak, to see that they are caught


def passing(kind: type[deeds.LogDeed]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A sight that passes entries of a kind on as they are."""

    def leaking(shown: Callable[..., Any]) -> Callable[..., Any]:
        return lambda table, seat, entry: entry.deed if isinstance(entry.deed, kind) else shown(table, seat, entry)

    return leaking


def next_door(sees: Callable[..., Any]) -> Callable[..., Any]:
    """A sight through the eyes of the next seat."""
    return lambda table, seat, *more: sees(table, ((seat or 0) + 1) % len(table.chairs), *more)


def through_next(moment: Callable[..., Any]) -> Callable[..., Any]:
    """A moment as the next seat saw it."""
    return lambda game, state, eyes, *more: moment(game, state, ((eyes or 0) + 1) % int(state.seats), *more)


def with_all_hands(moment: Callable[..., Any]) -> Callable[..., Any]:
    """A moment with all hands open."""
    return lambda game, state, eyes, *more: moment(game, state, "all", *more)


def telling_secret(card: Callable[..., Any]) -> Callable[..., Any]:
    """A card with the secret on it."""
    return lambda table, seat: replace(card(table, seat), secret=table.luck.secret)


def for_everybody(keys: Callable[..., Any]) -> Callable[..., Any]:
    """Keys of the host's, for whoever looks."""
    return lambda table, seat: keys(table, 0)


def noticed(sheet_n: Callable[..., Any]) -> Callable[..., Any]:
    """A card that is sent to everybody when anybody mutes somebody."""
    return lambda table, seat: max(sheet_n(table, other) for other in range(len(table.chairs)))


def unasked(play_that_asks: Callable[..., Any]) -> Callable[..., Any]:
    """An ear for answers of whoever gives them: the refusal says what is offered to another."""
    return lambda table, who, ask: table.play or play_that_asks(table, who, ask)


LEAKS: list[tuple[str, object, str, Callable[[Any], Any]]] = [
    ("answers", sight, "show", passing(deeds.Answered)),
    ("words", sight, "show", passing(deeds.Worded)),
    ("mutes", sight, "show", passing(deeds.Muted)),
    ("views", sight, "position", next_door),
    ("events", Table, "events", next_door),
    ("moments", sight, "moment", through_next),
    ("open moments", sight, "moment", with_all_hands),
    ("lists of the muted", sight, "sheet", next_door),
    ("that somebody is muted", sight, "sheet_n", noticed),
    ("secrets", sight, "sheet", telling_secret),
    ("keys", sight, "keys", for_everybody),
    ("offers", answer, "play_that_asks", unasked),
]


@pytest.mark.parametrize("name", games)
@pytest.mark.parametrize(("where", "what", "leak"), [leak[1:] for leak in LEAKS], ids=[leak[0] for leak in LEAKS])
def test_leaks_are_found(
    monkeypatch: pytest.MonkeyPatch, name: str, where: Any, what: str, leak: Callable[[Any], Any]
) -> None:
    """The twin tells a server that says too much."""
    monkeypatch.setattr(where, what, leak(getattr(where, what)))
    assert any(differences(table, seat, seeded(table.n)) for table in first_entries(name) for seat in viewers(table))


@pytest.mark.parametrize("name", [name for name in games if name != "catham"])  # where choices are seldom forced
def test_leaking_forced_choices_are_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """What the next seat had no choice about is the next seat's affair."""
    monkeypatch.setattr(Table, "forced_choices", next_door(Table.forced_choices))
    assert any(differences(table, seat, seeded(table.n)) for table in first_entries(name) for seat in viewers(table))


@pytest.mark.parametrize("name", games)
def test_forced_choices_are_their_seats_alone(name: str) -> None:
    """Each is told to the seat that would have been asked, and to no spectator."""
    *_, table = first_entries(name)
    assert table.play is not None and table.play.state.forced is not None
    pairs = table.play.state.forced.list()
    counts = [
        sum(len(table.forced_choices(seat, part)) for part in range(len(table.stretches))) for seat in viewers(table)
    ]
    assert counts[0] == 0 and sum(counts) == len(pairs) // 2
    for seat in viewers(table):
        for part in range(len(table.stretches)):
            for forced in table.forced_choices(seat, part):
                assert forced["question"]["name"] in table.game.questions
                assert len(forced["only_answer"]) in (0, len(forced["question"]["parts"]))


@pytest.mark.parametrize("name", games)
def test_telling_flags_are_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Worlds that differ in what can be taken back are told apart."""

    def telling(table: Table, seat: int, turn: bool) -> str:
        assert table.play is not None
        rival = (seat + 1) % len(table.chairs)
        return "free" if len(to_json(table.game.view(table.play.state, rival))) % 2 else "ask"

    monkeypatch.setattr(Table, "undoable", telling)
    assert any(giveaways(table, seeded(table.n)) for table in first_entries(name))


def first_entries(name: str) -> Iterator[Table]:
    """Two tables as they stand after each of their first entries."""
    game = games[name]
    for seed in (1, 2):
        yield from islice(sitting(Start(game, seats_for(game), seed, SECRETIVE.get(name, {})), seeded(seed)), 200)
