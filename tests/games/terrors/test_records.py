"""Whole games that were recorded are played again, to the same end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from gaslamp import Record
from gaslamp.games.terrors.kinds import OVERLORDS
from gaslamp.games.terrors.state import Terrors
from tests.fixtures.terrors.make import ENDINGS, EXPECTED, HERE, TABLES, ending

NAMES = sorted(path.name for path in HERE.glob("*.json") if path != EXPECTED)


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
    assert isinstance(state, Terrors) and state.over
    assert {"ending": ending(state), "places": state.places, "scores": state.scores} == expected_ends()[name]
    assert not record(name).replay(len(record(name).answers) - 1).over


def test_recorded_games_end_in_every_way() -> None:
    """The games, the results and the list of what is to be recorded name the same."""
    assert set(NAMES) == set(expected_ends()) == {f"{how}.json" for how in ENDINGS}
    for how in ENDINGS:
        table, choice, _, _ = how.split("-")
        game = record(f"{how}.json")
        assert (game.seats, game.settings["choice"]) == (TABLES[table], choice)


def test_every_overlord_wins_some_recorded_game_by_attack_and_some_end_by_a_curse() -> None:
    """At both tables."""
    ways = {tuple(how.split("-")) for how in ENDINGS}
    assert {overlord for table, _, by, overlord in ways if (table, by) == ("duel", "attack")} == set(OVERLORDS)
    assert {(table, by) for table, _, by, _ in ways} == {(table, by) for table in TABLES for by in ("attack", "curse")}
