"""Games of an earlier program replay under the rules of that version, and go on so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gaslamp import BadRecord, Record
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.games.emerald.monsters import OfferUp
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import Retrieve
from tests.games.earlier import moments, recorded
from tests.games.emerald.scene import GAME, agents, cards, choose, discarded, hand, play, scene
from tests.games.telling import asks

ENDS_OF_1 = {
    "emerald-offered-up": ([-5, 0, -3], [3, 1, 2]),
    "emerald-short": ([-5, -5, 4], [2, 2, 1]),
    "emerald-cubes": ([18, 0], [1, 2]),
}

ENDS_OF_2 = {
    "emerald-block-redrawn": ([23, 10, -5], [1, 2, 3]),
    "emerald-struck-again": ([-1, 6, 18], [3, 2, 1]),
    "emerald-zombies-unblocked": ([-2, 7, 6], [3, 1, 2]),
}
ENDS = ENDS_OF_1 | ENDS_OF_2


@pytest.mark.parametrize("name", ENDS)
def test_games_of_an_earlier_version_end_as_they_did(name: str) -> None:
    """One old answer is one answer, so that the luck of each is the same."""
    record = recorded(name)
    state = record.replay()
    assert record.game.version == ("1" if name in ENDS_OF_1 else "2")
    assert state.over and (state.scores, state.places) == ENDS[name]
    assert Record.parse(record.notation()).replay().scores == state.scores


@pytest.mark.parametrize("name", ENDS)
def test_these_games_need_the_rules_of_their_version(name: str) -> None:
    """Under later ones their answers are refused."""
    record = recorded(name)
    for later in range(int(record.game.version) + 1, int(GAME.version) + 1):
        with pytest.raises(BadRecord):
            replace(record, game=replace(record.game, version=str(later))).replay()


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


@pytest.mark.parametrize("version", [1, 2])
def test_at_an_earlier_table_a_block_comes_straight_back(version: int) -> None:
    """It was discarded before its replacement was drawn, and may save the same agent again."""
    there = {"paris": (4, 1), "cairo": (0, 1)}
    state = of_version(version, "stiletto, hired_assassin", "sherlock_holmes", deck={1: ""}, agents=there)
    play(state, "assassinate", "stiletto", "sherlock_holmes")
    assert hand(state, 1) == cards("sherlock_holmes") and discarded(state, 1) == cards("")
    choose(state, "hired_assassin", "sherlock_holmes")
    assert agents(state, "paris") == [4, 1]


@pytest.mark.parametrize("version", [1, 2])
def test_at_an_earlier_table_a_saved_agent_can_be_killed_with_another_card(version: int) -> None:
    """In the same action."""
    there = {"paris": (4, 1), "cairo": (0, 1)}
    state = of_version(version, "stiletto, hired_assassin", "sherlock_holmes", agents=there)
    play(state, "assassinate", "stiletto", "sherlock_holmes")
    assert asks(state) == (0, "strike_more")
    choose(state, "hired_assassin")
    assert agents(state, "paris") == [4, 0]


@pytest.mark.parametrize("version", [1, 2])
def test_at_an_earlier_table_vampires_do_not_stop_zombies(version: int) -> None:
    """But Sherlock Holmes does, and the same agent is not attacked again."""
    state = of_version(version, "zombies", "vampires", agents={"rome": (0, 2)}, zombies={"rome": 1})
    play(state, "action", "zombies", 1)
    assert agents(state, "rome") == [0, 1] and asks(state) == (0, "haunt")
    state = of_version(version, "zombies", "sherlock_holmes", agents={"rome": (0, 1)}, zombies={"rome": 2})
    play(state, "action", "zombies", 1, "sherlock_holmes")
    assert agents(state, "rome") == [0, 1] and asks(state) == (0, "haunt")


@pytest.mark.parametrize("version", ["1", "2"])
def test_the_first_answer_settles_the_version(version: str) -> None:
    """And copies and imagined worlds are of it, too."""
    state = GAME.new(2, 1)
    assert isinstance(state, Emerald) and state.version == int(GAME.version)
    game = GAME.under(version)
    assert game is not None
    game.answer(state, state.offered[0])
    assert state.version == state.copy().version == state.imagine(1, 1).version == int(version)


def of_version(version: int, *hands: str, **lies: Any) -> Emerald:
    """A scene at a table of an earlier version."""
    state = scene(*hands, **lies)
    state.version = version
    return state
