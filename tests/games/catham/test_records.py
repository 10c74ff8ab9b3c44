"""Whole games that were recorded are played again, to the same end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from gaslamp import Record
from gaslamp.games.catham.state import Catham
from tests.fixtures.catham.make import EXPECTED, HERE, PLANS, ending
from tests.games.catham.scene import FACTIONS, GAME

ENDED: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
NAMES = sorted(path.name for path in HERE.glob("*.json") if path != EXPECTED)


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return Record.load(HERE / name)


def end(name: str) -> Catham:
    """The last state of a recorded game."""
    state = record(name).replay(listen=True)
    assert isinstance(state, Catham)
    return state


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_ends_as_it_did(name: str) -> None:
    """Every answer is still legal, and leads to the same places and scores in the same way."""
    state = end(name)
    assert state.over
    assert {"ending": ending(state), "places": state.places, "scores": state.scores} == ENDED[name]


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_is_not_over_before_its_last_answer(name: str) -> None:
    """Nobody has reached the goal one answer earlier, and the mayor has at the end."""
    before, after = record(name).replay(len(record(name).answers) - 1), end(name)
    goal = GAME.view(after, None)["table"]["goal"]
    assert goal == (16 if after.seats <= 3 else 13)
    assert max(before.scores) < goal <= max(after.scores)
    assert after.places.count(1) == 1
    assert after.scores[after.places.index(1)] == max(after.scores)


def test_a_result_is_kept_for_every_recorded_game() -> None:
    """The games, the results and the list of what is to be recorded name the same files."""
    assert set(NAMES) == set(ENDED) == {plan.name for plan in PLANS}


def test_recorded_games_end_in_every_way() -> None:
    """By the play of each faction, by a sale and by an offer."""
    assert {ending(end(name)) for name in NAMES} == {*(f"play {name}" for name in FACTIONS), "sale", "offer"}


def test_recorded_games_are_of_every_kind() -> None:
    """Two to six seats, both goals, one and two actions, the first-game set, chosen factions and random ones."""
    records = {name: record(name) for name in NAMES}
    assert {one.seats for one in records.values()} == {2, 3, 4, 5, 6}
    assert {one.settings["actions"] for one in records.values()} == {1, 2}
    factions = [one.settings["factions"] for one in records.values()]
    assert {word if isinstance(word, str) else "chosen" for word in factions} == {"first", "chosen", "random"}
    for way in ("sale", "offer"):
        few = {one.seats <= 3 for name, one in records.items() if ENDED[name]["ending"] == way}
        assert few == {True, False}
