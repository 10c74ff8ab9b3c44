"""Games of an earlier program replay under the rules of that version, and go on so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gaslamp import BadRecord, Record
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.games.nanty.exchange import SwapAgents
from gaslamp.games.nanty.old import MoveEnemyAgent
from gaslamp.games.nanty.several import PickSeveral
from gaslamp.games.nanty.state import Nanty
from tests.games.earlier import moments, recorded

ENDS = {
    "nanty-discards": ("1", [23, 69], [2, 1]),
    "nanty-stepping-back": ("1", [49, 39, 50, 37], [2, 1, 2, 2]),
    "nanty-buildings": ("1", [74, 111], [2, 1]),
    "nanty-one-answer": ("2", [36, 51], [2, 1]),
    "nanty-two-players": ("2", [75, 39], [1, 2]),
    "nanty-short-fog": ("2", [47, 64, 60, 47], [1, 2, 2, 2]),
}


@pytest.mark.parametrize("name", ENDS)
def test_games_of_earlier_versions_end_as_they_did(name: str) -> None:
    """One old answer is one answer, so that the luck of each is the same."""
    record = recorded(name)
    state = record.replay()
    assert state.over and (record.game.version, state.scores, state.places) == ENDS[name]
    assert Record.parse(record.notation()).replay().scores == state.scores


@pytest.mark.parametrize("name", ENDS)
def test_these_games_need_the_rules_of_their_version(name: str) -> None:
    """Under those of the next their answers are refused."""
    record = recorded(name)
    later = str(int(record.game.version) + 1)
    with pytest.raises(BadRecord):
        replace(record, game=replace(record.game, version=later)).replay()


def test_two_players_had_no_sidonia_in_the_classic_set() -> None:
    """Whatever the setting of today says, which they did not have."""
    record = recorded("nanty-two-players")
    state = record.replay(0)
    assert isinstance(state, Nanty) and record.settings["two_players"] == "whole_set"
    dealt = {record.game.cards[card] for card in state.identities.cards.list()}
    assert dealt == {"moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "holmes"}


def test_an_agent_and_where_it_goes_were_one_answer() -> None:
    """Three parts, under the name that they had."""
    record = recorded("nanty-one-answer")
    asked = [len(record.answers[n]) for n, state in moments(record) if isinstance(state.choice, MoveEnemyAgent)]
    assert 3 in asked


def test_a_short_fog_was_no_failed_draw() -> None:
    """The game went on with an empty deck until somebody had to draw."""
    record = recorded("nanty-short-fog")
    states = [state.copy() for _, state in moments(record)]
    emptied = [state for state in states if isinstance(state, Nanty) and state.deck_size() == 0]
    assert emptied
    said = [event.kind for event in record.game.events(record.replay(listen=True), None)]
    assert said.count("fogged") < 5 < said[said.index("fogged") :].index("deck_out")


def test_an_exchange_of_agents_was_given_up_half_way() -> None:
    """After the first agent one could still pass."""
    record = recorded("nanty-stepping-back")
    halves = [n for n, state in moments(record) if isinstance(state.choice, SwapAgents) and state.goes_on]
    assert () in [record.answers[n] for n in halves]


def test_a_table_of_version_1_goes_on_with_whole_sets() -> None:
    """Several cards are named at once, in any order, and then it is played on as before."""
    record = recorded("nanty-buildings")
    tried = 0
    for n, state in moments(record):
        if not isinstance(state.choice, PickSeveral) or state.goes_on or not state.groups:
            continue
        group = state.groups[0]
        whole = tuple(group.elements[::-1][: group.most])
        play = Playthrough(replace(record, answers=record.answers[:n], result=()))
        play.answer(whole)
        assert not play.state.goes_on and play.record().replay() == play.state
        play.answer(play.state.offered[0])
        tried += len(whole) > 1
    assert tried


def test_a_table_of_version_1_is_asked_one_by_one() -> None:
    """In any order, and a twin is asked so, too."""
    for _, state in moments(recorded("nanty-discards")):
        if isinstance(state, Nanty) and isinstance(state.choice, PickSeveral) and state.goes_on:
            things = state.choice.all_of(state, state.me).list()
            twin = state.copy()
            assert [option for option in twin.options.list() if option >= 0] == things
