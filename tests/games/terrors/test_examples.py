"""The worked examples of the rule book."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.scene import GAME, choose, hordes, life, offers, play, pool, refuse, scene


@pytest.mark.rule("T3.3", "T9.3")
def test_ghoul_and_relic_hunter_strike_fenris_for_two() -> None:
    """Each gives a point of power; spent together they do two damage."""
    state = scene("ghoul, relic_hunter", "", overlords="methuselah, fenris")
    play(state, "ghoul")
    play(state, "relic_hunter")
    assert pool(state, 0) == (0, 2, 0)
    whole = life(state)
    choose(state, "attack", "1 2")
    assert life(state) == [whole[0], whole[1] - 2] and pool(state, 0) == (0, 0, 0)


@pytest.mark.rule("T3.4")
def test_skeleton_and_poltergeist_form_a_horde_that_the_werewolf_extends() -> None:
    """The Skeleton's ability is chosen first and is used up; then any other of the three may be chosen."""
    state = scene("", "", area={0: "skeleton, poltergeist, werewolf"})
    refuse(state, "form poltergeist skeleton", "T3.4")
    choose(state, "form skeleton poltergeist")
    assert asks(state) == (0, "unleash") and offers(state) == {"skeleton power 1 1", "poltergeist power 1 1"}
    choose(state, "skeleton power 1 1")
    assert pool(state, 0) == (0, 1, 0)
    choose(state, "extend_left werewolf skeleton 1")
    assert hordes(state, 0) == [["werewolf", "skeleton", "poltergeist"]]
    deed, amount = GAME.data.words("werewolf", "horde")[0], GAME.data.numbers("werewolf", "horde_amounts")[0]
    assert offers(state) == {f"werewolf {deed} {amount} 1", "poltergeist power 1 1"}
    refuse(state, "skeleton power 1 1", "T3.4")
    choose(state, "poltergeist power 1 1")
    assert pool(state, 0) == (0, 2, 0)
