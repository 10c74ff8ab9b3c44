"""Whole games that were recorded are played again, to the same end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from gaslamp import Record
from gaslamp.games.nanty.state import Nanty
from tests.fixtures.nanty.make import ENDINGS, EXPECTED, HERE, ending

ENDED: dict[str, dict[str, Any]] = json.loads(EXPECTED.read_text(encoding="utf-8"))
NAMES = sorted(path.name for path in HERE.glob("*.json") if path != EXPECTED)


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return Record.load(HERE / name)


@pytest.mark.parametrize("name", NAMES)
def test_recorded_game_ends_as_it_did(name: str) -> None:
    """Every answer is still legal, and leads to the same places and scores in the same way."""
    state = record(name).replay(listen=True)
    assert isinstance(state, Nanty) and state.over
    assert {"ending": ending(state), "places": state.places, "scores": state.scores} == ENDED[name]
    assert not record(name).replay(len(record(name).answers) - 1).over


def test_recorded_games_end_in_every_way() -> None:
    """The games, the results and the list of what is to be recorded name the same."""
    assert set(NAMES) == set(ENDED) == {f"{how}.json" for how, _ in ENDINGS}
    assert {record(f"{how}.json").seats for how, _ in ENDINGS} == {2, 3, 4}


def test_every_identity_wins_in_some_recorded_game() -> None:
    """In the sets that have it, by its own goal or by the end of the deck."""
    winners = {how.rpartition("-")[2] for how, _ in ENDINGS} - {"points"}
    assert winners == {
        *("moriarty", "balmoral", "bellinger", "holdhurst", "fagin"),
        *("sidonia", "holmes", "scrooge", "gradgrind", "lloyd"),
    }
