"""Whole games that were recorded are played again, to the same end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from gaslamp import Record
from gaslamp.games.emerald.state import Emerald
from tests.fixtures.emerald.make import ENDINGS, EXPECTED, HERE, ending

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
    assert isinstance(state, Emerald) and state.over
    assert {"ending": ending(state), "places": state.places, "scores": state.scores} == ENDED[name]
    assert not record(name).replay(len(record(name).answers) - 1).over


def test_recorded_games_end_in_every_way() -> None:
    """The games, the results and the list of what is to be recorded name the same."""
    assert set(NAMES) == set(ENDED) == {f"{how}.json" for how, _ in ENDINGS}
    assert {record(f"{how}.json").seats for how, _ in ENDINGS} == {2, 3, 4, 5}


def test_the_loyalist_who_repents_was_asked() -> None:
    """The last answer of that game is to play the card, when forced to reveal."""
    game = record("change-of-heart-when-revealed.json")
    question = game.replay(len(game.answers) - 1).question
    assert question and question.name == "repent" and game.answers[-1] != ()
