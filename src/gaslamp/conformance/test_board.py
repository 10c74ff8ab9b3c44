"""Every table can be drawn by a client that knows nothing but what the game says of its views."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from gaslamp.conformance import games
from gaslamp.conformance.drawing import Drawing
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, rarely, starts, varied_settings, walk
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.piece import KINDS, Piece
from gaslamp.engine.core.chance import seeded

GAMES = pytest.mark.parametrize("name", sorted(games))


@QUICK
@given(starts(), NUMBERS)
def test_everything_in_a_view_is_declared_and_fits_its_kind(start: Start, seed: int) -> None:
    """For every seat and a spectator, all along the game and at its end."""
    state = start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 8):
            for seat in (None, *range(start.seats)):
                assert Drawing(start.game, start.game.view(state, seat)).draw().faults == []
    for seat in (None, *range(start.seats)):
        assert Drawing(start.game, start.game.view(state, seat)).draw().faults == []


@GAMES
def test_every_declared_key_comes_up_sooner_or_later(name: str) -> None:
    """In some random game, in somebody's view."""
    game = games[name]
    seen: set[str] = set()
    for seed in range(40):
        seats = game.seats[seed % len(game.seats)]
        state = game.new(seats, seed, listen=False, **varied_settings(game, seed))
        for n, _ in enumerate(walk(state, seeded(seed))):
            if rarely(n, 8):
                seen |= Drawing(game, game.view(state, n % seats)).draw().keys
        seen |= Drawing(game, game.view(state, 0)).draw().keys
        if seen == set(game.pieces):
            break
    assert seen == set(game.pieces)


@GAMES
def test_pieces_are_of_known_kinds_and_mean_what_can_be_answered(name: str) -> None:
    """Only a track has an end, and what cards stand for are words of its questions."""
    game = games[name]
    for piece in game.pieces.values():
        assert piece.kind in KINDS and (piece.top is not None) == (piece.kind == "track")
        assert all(word in game.part_words[part] for part, word in piece.means.items())
    assert all(callable(getattr(Drawing, kind)) for kind in KINDS)


@GAMES
def test_no_two_places_of_a_map_share_a_cell(name: str) -> None:
    """Each is a place of the game, in a column and a row."""
    game = games[name]
    assert set(game.grid) <= {*game.places, *game.cards}
    assert len(set(game.grid.values())) == len(game.grid)
    assert all(column >= 0 and row >= 0 for column, row in game.grid.values())
    assert not game.grid or "places" in {piece.kind for piece in game.pieces.values()}


@GAMES
def test_a_look_draws_only_what_there_is(name: str) -> None:
    """No entry of a look.toml is for a card, a fact, a key or a word that the game does not have."""
    game = games[name]
    path = game.folder / "look.toml"
    look: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    assert unused_entries(game, look) == []


def unused_entries(game: Game, look: dict[str, Any]) -> list[str]:
    """What a look says of things that the game does not have, as `section.entry`."""
    known = things_to_draw(game)
    return [f"{section}.{entry}" for section in known for entry in look.get(section, ()) if entry not in known[section]]


def things_to_draw(game: Game) -> dict[str, set[str]]:
    """By section of a look: all that an entry there may be of."""
    facts = {name for table in game.data.facts.values() for name in table}
    of_facts = {f"{name}-{word}" for name, words in game.words.items() for word in words}
    of_parts = {f"{name}-{word}" for name, words in game.part_words.items() for word in words}
    cards, places, keys = {*game.cards}, {*game.places}, {*game.pieces}
    named_by_facts = dict.fromkeys(("face", "corners", "sides", "flags", "located", "tile", "headed"), facts)
    named_by_keys = dict.fromkeys(("alarms", "brief", "open", "chained"), keys)
    drawn = {"cards": cards, "hues": cards, "places": places, "facts": facts | of_facts, "words": of_parts}
    others = {"keys": keys | places | cards, "tints": of_facts, "beside": facts | of_facts, "brands": of_facts}
    return drawn | others | named_by_facts | named_by_keys


def test_what_is_drawn_for_nothing_is_named() -> None:
    """By its section and its entry."""
    look = {"emblem": "cat", "cards": {"cat": "cat", "hat": "hat"}, "words": {"grim": "cat"}, "alarms": ["none", "hut"]}
    assert unused_entries(TOY, look) == ["cards.hat", "words.grim", "alarms.hut"]


TOY = replace(
    next(iter(games.values())),
    cards=("back", "cat"),
    places=("rome", "limbo"),
    grid={"rome": (0, 0)},
    words={"word": ("grim", "fair")},
    pieces={kind: Piece(kind, top="none" if kind == "track" else None) for kind in KINDS} | {"name": Piece("none")},
)
GOOD: dict[str, Any] = {
    "cards": None,
    "hand": ["cat", "cat"],
    "pile": {"cat": 3},
    "counter": [1, 0],
    "tokens": {"tokens": 1},
    "track": 10,
    "places": [{"name": "rome", "pile": 3}],
    "players": [{}, {"hand": "cat"}],
    "seat": 1,
    "seats": [1],
    "sign": True,
    "word": "grim",
    "edges": [9, 0, 1, 2],
    "group": [{"cards": "cat"}, {}],
    "none": 10,
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hat", 1),
        ("cards", "hat"),
        ("hand", ["hat"]),
        ("hand", {"cat": 0}),
        ("pile", -1),
        ("pile", True),
        ("counter", [1, 0, 0]),
        ("counter", {"counter": 1}),
        ("tokens", {"hat": 1}),
        ("tokens", {"tokens": [1, 0]}),
        ("track", 11),
        ("places", [{"name": "hat"}]),
        ("places", [{"name": "rome"}, {"name": "rome"}]),
        ("places", [{"name": "limbo"}]),
        ("places", [{"name": "rome", "pile": "high"}]),
        ("players", [{}]),
        ("seat", 2),
        ("seats", [0, 0]),
        ("sign", 1),
        ("word", "drab"),
        ("edges", [1, 2, 3]),
        ("edges", [1, 2, 3, -4]),
        ("group", [{"cards": 7}]),
    ],
)
def test_what_does_not_fit_is_found(key: str, value: object) -> None:
    """The little client can complain, and does so of nothing else."""
    assert Drawing(TOY, {"seats": 2, "table": GOOD}).draw().faults == []
    (fault,) = Drawing(TOY, {"seats": 2, "table": GOOD | {key: value}}).draw().faults
    assert fault
