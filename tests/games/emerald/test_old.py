"""Games of an earlier program replay under the rules of that version, and go on so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gaslamp import BadRecord, Record
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.games.emerald.monsters import OfferUp
from gaslamp.games.emerald.symbols import Retrieve
from tests.games.earlier import moments, recorded

ENDS = {
    "emerald-offered-up": ([-5, 0, -3], [3, 1, 2]),
    "emerald-short": ([-5, -5, 4], [2, 2, 1]),
    "emerald-cubes": ([18, 0], [1, 2]),
}


@pytest.mark.parametrize("name", ENDS)
def test_games_of_version_1_end_as_they_did(name: str) -> None:
    """One old answer is one answer, so that the luck of each is the same."""
    record = recorded(name)
    state = record.replay()
    assert record.game.version == "1" and state.over and (state.scores, state.places) == ENDS[name]
    assert Record.parse(record.notation()).replay().scores == state.scores


@pytest.mark.parametrize("name", ENDS)
def test_these_games_need_the_rules_of_version_1(name: str) -> None:
    """Under our own rules their answers are refused."""
    record = recorded(name)
    with pytest.raises(BadRecord):
        replace(record, game=replace(record.game, version="2")).replay()


@pytest.mark.parametrize(("name", "kind"), [("emerald-cubes", Retrieve), ("emerald-offered-up", OfferUp)])
def test_how_many_was_asked_even_if_where_was_not(name: str, kind: type[Retrieve | OfferUp]) -> None:
    """A set went on with a place and how many there."""
    record = recorded(name)
    parts = [len(record.answers[n]) for n, state in moments(record) if isinstance(state.choice, kind) and state.goes_on]
    assert 2 in parts


@pytest.mark.parametrize(("name", "kind"), [("emerald-cubes", Retrieve), ("emerald-offered-up", OfferUp)])
def test_a_table_of_version_1_goes_on_with_whole_sets(name: str, kind: type[Retrieve | OfferUp]) -> None:
    """All cubes or agents are named at once, in any order, and then it is played on as before."""
    record = recorded(name)
    tried = 0
    for n, state in moments(record):
        if not isinstance(state.choice, kind) or state.goes_on or not state.groups:
            continue
        group = state.groups[0]
        play = Playthrough(replace(record, answers=record.answers[:n], result=()))
        play.answer(tuple(group.elements[::-1][: group.most]))
        assert not play.state.goes_on and play.record().replay() == play.state
        tried += group.most > 1
    assert tried
