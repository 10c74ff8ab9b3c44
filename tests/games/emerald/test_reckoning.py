"""E7: what people are told at the end: why, and which points stayed with whom."""

from __future__ import annotations

import pytest

from tests.games.emerald.scene import CITIES, GAME, choose, happened, play, rest, scene
from tests.games.emerald.test_end import ended
from tests.games.reckoned import reckoned


@pytest.mark.rule("E7.2", "E7.4")
def test_each_kind_of_points_is_kept_or_lost_by_its_side() -> None:
    """A Restorationist with the marker ahead, a Loyalist behind it."""
    state = ended("RL", [(9, 4, 3), (8, 2, 1)], (9, 4))
    assert reckoned(GAME, state, 0) == ["identity E7.2", "neutral +9 E7.2", "own +4 side=1 E7.2",
        "forfeited side=0 points=3 E7.2", "ahead +6 E7.4"]  # fmt: skip
    assert reckoned(GAME, state, 1) == ["identity E7.2", "neutral +8 E7.2", "own +1 side=0 E7.2",
        "forfeited side=1 points=2 E7.2", "behind points=6 E7.4", "punished -5 seat=1 E7.5"]  # fmt: skip
    assert state.scores == [19, 4] and reckoned(GAME, state) == ["completed_track E7.1"]


@pytest.mark.rule("E7.3")
def test_points_for_killed_agents_stay_with_a_loyalist_who_killed_a_restorationist() -> None:
    """And with nobody else."""
    loyalist = ended("LRL", [(9, 0, 0)] * 3, (9, 9), {0: "sebastian_moran:1"})
    assert "kills +4 seat=1 E7.3" in reckoned(GAME, loyalist, 0)
    restorationist = ended("LRL", [(9, 0, 0)] * 3, (9, 9), {1: "sebastian_moran:0"})
    assert "kills_lost seat=0 points=4 E7.3" in reckoned(GAME, restorationist, 1)


@pytest.mark.rule("E8.3")
def test_a_change_of_heart_is_told_beside_the_identity() -> None:
    """The points are those of the new side."""
    state = ended("LR", [(9, 1, 2), (3, 0, 0)], (9, 9), {0: "change_of_heart"})
    assert reckoned(GAME, state, 0)[:2] == ["identity E7.2", "turned side=1 E8.3"]
    assert "own +1 side=1 E7.2" in reckoned(GAME, state, 0)


@pytest.mark.rule("E7.5")
def test_the_line_of_the_punishment_names_the_weakest() -> None:
    """For all of that side, and for nobody else."""
    state = ended("LRL", [(9, 0, 0), (8, 0, 0), (1, 0, 0)], (9, 10))
    assert [any(line == "punished -5 seat=2 E7.5" for line in reckoned(GAME, state, seat)) for seat in range(3)] == [
        True, False, True,
    ]  # fmt: skip


@pytest.mark.rule("E7.6")
def test_a_tie_that_the_side_decides_is_told() -> None:
    """To the Restorationist who goes before a Loyalist."""
    state = ended("LRL", [(14, 0, 0), (9, 0, 0), (0, 0, 0)], (9, 10))
    assert state.scores[:2] == [9, 9] and state.places[:2] == [2, 1]
    assert reckoned(GAME, state, 1)[-1] == "tie E7.6" and "tie E7.6" not in reckoned(GAME, state, 0)


@pytest.mark.rule("E7.1", "E7.7")
def test_enough_points_are_the_reason() -> None:
    """As many as there were before the corrections."""
    state = choose(scene("", "", sides="LR", points=[(0, 28, 0)]), "no")
    assert reckoned(GAME, state) == ["reached_goal seat=0 points=28 E7.1"]


@pytest.mark.rule("E5.3")
def test_an_exposed_restorationist_is_the_reason() -> None:
    """Named; and nothing else is."""
    state = play(scene("stiletto", "", agents={"paris": (4, 1)}, cubes={}, sides="LR"), "assassinate", "stiletto")
    assert [event.seat for event in happened(state, "exposed")] == [1]
    assert reckoned(GAME, state) == ["exposed seat=1 E5.3"]


@pytest.mark.rule("E7.1")
def test_a_game_that_stood_still_says_so() -> None:
    """Ten rounds without a card."""
    nothing = dict.fromkeys(CITIES, "")
    state = scene("", "", tops=nothing, stacks=nothing)
    while not state.over:
        rest(state)
    assert reckoned(GAME, state) == ["stalled E7.1"]
