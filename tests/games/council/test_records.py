"""Whole games that were recorded are played again, to the same end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from gaslamp import Record
from gaslamp.games.council.kinds import DECKS
from gaslamp.games.council.state import Council
from tests.fixtures.council.make import ENDINGS, EXPECTED, HERE, MODES, OWN, POLICIES, ending, settings

NAMES = [f"{how}.json" for how in ENDINGS]


@cache
def expected_ends() -> dict[str, dict[str, Any]]:
    """How each recorded game ended."""
    ends: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
    return ends


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return Record.load(HERE / name)


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_ends_as_it_did(name: str) -> None:
    """Every answer is still legal, and leads to the same places and scores in the same way."""
    state = record(name).replay(listen=True)
    assert isinstance(state, Council) and state.over and name.startswith(f"{ending(state)}-")
    assert {"places": state.places, "scores": state.scores} == expected_ends()[name]
    assert not record(name).replay(len(record(name).answers) - 1).over


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_was_played_in_the_mode_and_with_the_decks_of_its_name(name: str) -> None:
    """Whatever is not said is as usual."""
    usual = {"board": "board", "cards": "open", "stash": "stash", "flips": "rival"}
    assert record(name).settings == {**usual, **settings(name.removesuffix(".json"))}


def test_recorded_games_are_those_that_were_to_be_recorded() -> None:
    """No file is left over, and none is missing."""
    assert {path.name for path in HERE.glob("*.json")} == {*NAMES, EXPECTED.name}
    assert set(expected_ends()) == set(NAMES)


def test_games_are_recorded_of_every_way_to_end_every_mode_and_every_deck() -> None:
    """Each deck of light and of dark."""
    ways, modes, light, dark = zip(*(how.split("-") for how in ENDINGS), strict=True)
    assert (set(ways), set(modes)) == (set(POLICIES), set(MODES))
    assert set(light) == {*DECKS, "own"} and {*dark, "own"} == {*DECKS, "own"} and "42x2" in OWN
