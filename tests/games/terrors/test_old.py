"""Games of an earlier program replay under the rules of that version, and go on so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from gaslamp import BadRecord, Record
from gaslamp.games.terrors.abilities import ReuseRelic
from gaslamp.games.terrors.keywords import Command, Destroy, Sacrifice
from gaslamp.games.terrors.state import Terrors
from tests.games.earlier import moments, recorded
from tests.games.terrors.scene import GAME, offers

ENDS = {
    "terrors-left-cards": ([0, 21], [2, 1]),
    "terrors-left-orders": ([0, 15], [2, 1]),
    "terrors-azazael": ([0, 23, 0, 14], [3, 1, 3, 1]),
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


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("terrors-left-cards", Sacrifice),
        ("terrors-left-cards", Destroy),
        ("terrors-left-orders", Command),
        ("terrors-left-orders", ReuseRelic),
    ],
)
def test_an_order_could_be_left(name: str, kind: type) -> None:
    """It was always offered, and here it was done."""
    record = recorded(name)
    asked = [(n, () in state.offered) for n, state in moments(record) if isinstance(state.choice, kind)]
    assert asked and all(left for _, left in asked)
    assert () in [record.answers[n] for n, _ in asked]


def azazaels_turns() -> Iterator[Terrors]:
    """Whenever the player of Azazael may do something in the old game."""
    for _, state in moments(recorded("terrors-azazael")):
        assert isinstance(state, Terrors)
        overlord = GAME.cards[state.players[state.me].overlord]
        if state.question and state.question.name == "act" and overlord == "azazael":
            yield state


def test_azazael_transformed_once_in_a_turn_and_only_with_a_wound() -> None:
    """It was offered with coins and a wound, until it was used."""
    offered = 0
    for state in azazaels_turns():
        player = state.players[state.me]
        possible = player.coin > 0 and state.wound(state.me) > 0 and not player.ability_used
        assert ("rule azazael" in offers(state)) == possible
        offered += possible
    assert offered
    assert any(state.players[state.me].ability_used for state in azazaels_turns())


def test_a_twin_of_an_old_game_is_old() -> None:
    """Bots think under the rules of their table."""
    for n, state in moments(recorded("terrors-left-cards")):
        if n:
            assert isinstance(state, Terrors) and state.version == state.copy().version == 1
            break
