"""Whole games that were recorded are played again, to the same end; and they show all that is declared to be shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gaslamp import games, mode
from gaslamp.conformance.effort import effort
from gaslamp.engine.errors import GaslampError
from tests.fixtures import recorded_games
from tests.recorded.kept import End, Kept, collection, file_of, replay
from tests.recorded.marks import chosen, values_of, wanted, watched
from tests.recorded.plans import PLANS
from tests.recorded.search import candidate_of, with_rules

THOROUGH = effort(False, True)  # whether to watch which rules matter, which takes three times as long
LEAST = 80  # games of each
PORTION = 20  # that one test plays
ROOM = 3_000_000  # bytes of all files
PORTIONS = [(name, first) for name in PLANS for first in range(0, len(collection(name).games), PORTION)]
NAMES = pytest.mark.parametrize("name", PLANS)


def end(name: str, kept: Kept) -> End | str:
    """How a recorded game ends now, or what is wrong with it."""
    try:
        return replay(replace(kept.record(games[name]), result=()), PLANS[name].ending)
    except GaslampError as error:
        return str(error)


@pytest.mark.parametrize(("name", "first"), PORTIONS)
def test_recorded_games_end_as_they_did(name: str, first: int) -> None:
    """The same is asked and offered, every answer is legal, and leads to the same places and scores in the same way."""
    portion = collection(name).games[first : first + PORTION]
    ends = {one.name: (one.end, end(name, one)) for one in portion}
    assert not {called: both for called, both in ends.items() if both[0] != both[1]}


@NAMES
def test_recorded_games_are_of_these_rules_and_numbers(name: str) -> None:
    """Else they are to be recorded anew: python -m tests.recorded."""
    assert (collection(name).version, collection(name).data) == (games[name].version, games[name].data.digest)


@NAMES
def test_so_many_games_are_recorded(name: str) -> None:
    """Each under a name of its own, and no two of them the same."""
    kept = collection(name).games
    assert len({one.name for one in kept}) == len({(one.seed, one.answers) for one in kept}) == len(kept) >= LEAST


def test_recorded_games_take_little_room() -> None:
    """In all files together."""
    assert sum(file_of(name).stat().st_size for name in PLANS) < ROOM


@NAMES
def test_recorded_games_end_in_every_way(name: str) -> None:
    """And in no other."""
    plan = PLANS[name]
    possible = {ending for ending in plan.endings if f"ending:{ending}" not in plan.beyond}
    assert {one.end.ending for one in collection(name).games} == possible


@NAMES
def test_recorded_games_are_of_every_kind(name: str) -> None:
    """With every number of players and every value of every setting."""
    game, records = games[name], recorded_games(name).values()
    assert {record.seats for record in records} == {*game.seats}
    assert {*values_of(game)} <= {value for record in records for value in chosen(game, dict(record.settings))}


@pytest.mark.skipif(mode.compiled(), reason="effects can be watched interpreted only")
@NAMES
def test_recorded_games_show_all_that_can_be_shown(name: str) -> None:
    """Every event, question, effect and text; and every rule that can matter, if asked to be thorough."""
    plan, seen = PLANS[name], set[str]()
    with watched(games[name]):
        for one in collection(name).games:
            candidate = candidate_of(plan, one)
            assert candidate, one.name
            seen |= (with_rules(plan, candidate) if THOROUGH else candidate).marks
    missing = {mark for mark, marks in wanted(plan).items() if seen.isdisjoint(marks)}
    assert looked_at(missing) == looked_at({*plan.beyond})


def looked_at(marks: set[str]) -> set[str]:
    """Those that are watched: rules only if asked to be thorough."""
    return {mark for mark in marks if THOROUGH or not mark.startswith("rule:")}


def test_the_mayor_of_catham_has_reached_the_goal_with_the_last_answer() -> None:
    """Alone, and nobody had reached it one answer earlier."""
    game = games["catham"]
    for name, record in recorded_games("catham").items():
        before, after = record.replay(len(record.answers) - 1), record.replay()
        goal = game.view(after, None)["table"]["goal"]
        assert goal == (16 if after.seats <= 3 else 13)
        assert max(before.scores) < goal <= max(after.scores), name
        assert after.places.count(1) == 1 and after.scores[after.places.index(1)] == max(after.scores)


def test_the_loyalist_who_repents_when_revealed_was_asked() -> None:
    """The last answer of that game is to play the card."""
    kept = [one for one in collection("emerald").games if one.end.ending == "change-of-heart-when-revealed"]
    assert kept
    for one in kept:
        question = one.record(games["emerald"]).replay(len(one.answers) - 1).question
        assert question and question.name == "repent" and one.answers[-1] != ()
