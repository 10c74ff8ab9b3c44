"""E7: how the game ends, which points stay, who is punished and who wins."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    choose,
    happened,
    play,
    points,
    refused,
    rest,
    revealed,
    scene,
    tracks,
    weigh,
)

GOALS = [(2, 28), (3, 24), (4, 22), (5, 20)]


def ended(
    sides: str,
    scored: list[tuple[int, int, int]],
    markers: tuple[int, int] = (9, 9),
    beside: dict[int, str] | None = None,
) -> Emerald:
    """A game that the Restorationist marker ends at ten, after one step; with (9, 9) the difference is 1 then."""
    hands = ["louise_michel", *[""] * (len(sides) - 1)]
    state = scene(*hands, sides=sides, points=scored, tracks=markers, beside=beside or {})
    play(state, "advance", "louise_michel")
    assert state.over
    return state


# -- E7.1


@pytest.mark.rule("E7", "E7.1")
@pytest.mark.parametrize(("seats", "goal"), GOALS)
def test_the_game_ends_when_somebody_has_enough_points(seats: int, goal: int) -> None:
    """28, 24, 22 and 20; one fewer is not enough."""
    for short in (1, 0):
        state = scene(*[""] * seats, points=[(0, 0, 0), (goal - short, 0, 0)])
        choose(state, "no")
        assert state.over == (short == 0)


@pytest.mark.rule("E7.1", "E1.6")
def test_points_of_every_kind_count_towards_the_end() -> None:
    """Neutral, Restorationist and Loyalist ones, those for agents and those of the tracks."""
    state = scene("", "", points=[(7, 6, 5)], beside={0: "sebastian_moran:1"}, tracks=(2, 8))
    assert points(state, 0) == (7, 6, 5, 4) and state.scores == [28, 6]
    assert choose(state, "no").over


@pytest.mark.rule("E7.1")
def test_whoever_reaches_the_points_ends_the_game() -> None:
    """Also by another's action."""
    state = play(scene("okhrana", "", points=[(0, 0, 0), (27, 0, 0)]), "advance", "okhrana")
    assert state.over


@pytest.mark.rule("E7.1")
def test_points_are_checked_when_the_action_is_fully_carried_out() -> None:
    """Two cards taken: the second may still be, and so may a killing after a killing."""
    state = scene("2 informers", "", cubes={"rome": (1, 0), "paris": (1, 0)}, points=[(26, 0, 0)])
    play(state, "take", "informers", "rome")
    assert not state.over and state.scores[0] >= 28
    choose(state, "informers")
    assert state.over


@pytest.mark.rule("E7.1")
def test_the_game_ends_at_once_and_the_round_is_not_finished() -> None:
    """After the first action there is no second."""
    state = play(scene("louise_michel, okhrana", "", points=[(27, 0, 0)]), "advance", "louise_michel")
    assert state.over
    assert GAME.why_not(state, ()) == "G3"


@pytest.mark.rule("E7.1")
def test_points_are_checked_after_a_free_action() -> None:
    """Though it costs none."""
    state = play(scene("diogenes_club", "", points=[(28, 0, 0)]), "free", "diogenes_club")
    assert state.over


@pytest.mark.rule("E7.1", "E4.5")
@pytest.mark.parametrize(("markers", "card"), [((9, 8), "louise_michel"), ((8, 9), "okhrana")])
def test_the_game_ends_when_a_marker_reaches_ten(markers: tuple[int, int], card: str) -> None:
    """Either of them."""
    assert play(scene(card, "", tracks=markers), "advance", card).over


@pytest.mark.rule("E7.1")
def test_a_marker_at_nine_does_not_end_the_game() -> None:
    """There is a step to go."""
    state = play(scene("louise_michel", "", tracks=(8, 8)), "advance", "louise_michel")
    assert tracks(state) == (9, 8) and not state.over


def turns(state: Emerald, most: int) -> int:
    """How many turns are passed until the game is over, or as many as may be."""
    for n in range(most):
        if state.over:
            return n
        rest(state)
    return most


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_that_stands_still_ends_after_ten_rounds(seats: int) -> None:
    """With no card left in any city and nothing changed; at the latest a turn after them."""
    nothing = dict.fromkeys(CITIES, "")
    state = rest(scene(*[""] * seats, tops=nothing, stacks=nothing))
    assert turns(state, 20 * seats) in (10 * seats, 10 * seats + 1)
    assert state.over and len(happened(state, "ended")) == 1


@pytest.mark.rule("E7.1")
def test_a_game_with_a_card_left_goes_on() -> None:
    """However long nothing happens."""
    state = scene("", "", tops=dict.fromkeys(CITIES[1:], ""), stacks=dict.fromkeys(CITIES, ""))
    assert turns(state, 60) == 60 and not state.over


@pytest.mark.rule("E7.1")
def test_a_change_begins_the_ten_rounds_anew() -> None:
    """A marker moved half-way, and ten more rounds are played."""
    nothing = dict.fromkeys(CITIES, "")
    state = rest(scene("okhrana", "", tops=nothing, stacks=nothing))
    assert turns(state, 15) == 15
    play(state, "advance", "okhrana")
    rest(state)
    assert turns(state, 19) == 19 and not state.over
    assert turns(state, 5) < 4 and state.over


# -- E7.2


@pytest.mark.rule("E7", "E7.2")
def test_all_reveal_at_the_end() -> None:
    """Each identity is told once."""
    state = ended("LRL", [(5, 0, 0)] * 3)
    assert revealed(state) == [0, 1, 2]
    assert [event.to for event in happened(state, "revealed")] == [0, 1, 2]


@pytest.mark.rule("E7.2")
def test_loyalists_keep_neutral_and_loyalist_points() -> None:
    """And lose the Restorationist ones; the others the other way round."""
    state = ended("LRR", [(9, 4, 2), (9, 4, 2), (0, 0, 0)], markers=(9, 10))
    assert state.scores == [11, 13 - 5, 0 - 5]


@pytest.mark.rule("E7.2", "E8.3")
def test_a_change_of_heart_counts_at_the_end() -> None:
    """The Loyalist is a Restorationist then."""
    state = ended("LLR", [(9, 4, 2), (0, 0, 0), (9, 0, 0)], markers=(9, 10), beside={0: "change_of_heart"})
    assert state.scores == [13, -5, 9]


# -- E7.3


@pytest.mark.rule("E7.3")
@pytest.mark.parametrize(
    ("killer", "victim", "kept"),
    [("L", "R", 4), ("L", "L", 0), ("R", "R", 0), ("R", "L", 0)],
)
def test_points_for_agents_stay_only_with_a_loyalist_for_a_restorationists_agent(
    killer: str, victim: str, kept: int
) -> None:
    """In every other case they are lost."""
    state = ended(
        f"{killer}{victim}LR",
        [(20, 0, 0), (20, 0, 0), (0, 0, 0), (20, 0, 0)],
        markers=(9, 10),
        beside={0: "sebastian_moran:1"},
    )
    assert state.scores[0] == 20 + kept - (5 if killer == "L" else 0)


@pytest.mark.rule("E7.3")
def test_a_single_point_for_an_agent_is_kept_too(tmp_path: Path) -> None:
    """In a box where the Hired Assassin is worth one."""
    path = tmp_path / "emerald.toml"
    path.write_text('[hired_assassin]\nkill_points = { is = 1, source = "printed" }\n', encoding="utf-8")
    state = scene("", "", sides="LR", points=[(27, 0, 0)], beside={0: "hired_assassin:1"}, game=GAME.with_file(path))
    choose(state, "no")
    assert state.scores == [28, -5]


@pytest.mark.rule("E7.3", "E8.3", "E8.16")
def test_the_victims_side_counts_with_every_change_of_heart() -> None:
    """A Loyalist who changed is a Restorationist, and a Shoggoth's victim counts as killed."""
    state = ended("LLR", [(9, 0, 0), (9, 0, 0), (0, 0, 0)], (9, 10), {0: "shoggoth:1", 1: "change_of_heart"})
    assert state.scores == [9 + GAME.data.number("shoggoth", "kill_points"), 4, -5]


# -- E7.4


@pytest.mark.rule("E7.4")
@pytest.mark.parametrize(("markers", "loyal", "other"), [((9, 3), 0, 7), ((9, 10), 0, 0), ((9, 9), 0, 1)])
def test_the_side_whose_marker_is_higher_keeps_the_difference(markers: tuple[int, int], loyal: int, other: int) -> None:
    """The other side loses it; nobody has any if they are level."""
    state = ended("LRL", [(9, 0, 0), (9, 0, 0), (0, 0, 0)], markers)
    assert state.scores == [9 + loyal - 5, 9 + other, loyal - 5]


@pytest.mark.rule("E7.4")
def test_loyalists_keep_the_difference_if_theirs_is_higher() -> None:
    """And the Restorationists lose it."""
    state = play(scene("okhrana", "", "", sides="LRL", points=[(9, 0, 0)] * 3, tracks=(3, 9)), "advance", "okhrana")
    assert state.scores == [16, 9 - 5, 16]


# -- E7.5


@pytest.mark.rule("E7", "E7.5")
def test_the_side_of_the_player_with_the_fewest_points_loses_five() -> None:
    """That player and all others of the same side."""
    state = ended("LRLR", [(9, 0, 0), (8, 0, 0), (7, 0, 0), (6, 0, 0)], (9, 10))
    assert state.scores == [9, 3, 7, 1]


@pytest.mark.rule("E7.5")
@pytest.mark.parametrize("sides", ["LRLR", "RLRL"])
def test_of_equal_lowest_a_loyalist_counts_as_lower(sides: str) -> None:
    """Wherever they sit."""
    state = ended(sides, [(9, 0, 0), (9, 0, 0), (6, 0, 0), (6, 0, 0)], (9, 10))
    assert state.scores == [points - 5 * (side == "L") for points, side in zip([9, 9, 6, 6], sides, strict=True)]


@pytest.mark.rule("E7.5")
def test_the_fewest_points_are_found_after_the_corrections() -> None:
    """Many points of the wrong side do not help."""
    state = ended("LRL", [(2, 15, 0), (5, 0, 0), (9, 0, 0)], (9, 10))
    assert state.scores == [2 - 5, 5, 9 - 5]


@pytest.mark.rule("E7.5")
def test_players_of_one_side_only_all_lose_five() -> None:
    """There is no other side."""
    state = ended("LL", [(9, 0, 0), (3, 0, 0)], (9, 10))
    assert state.scores == [4, -2]
    assert [(event.kind, event.n) for event in happened(state, "scored", "sank")] == [("scored", 4), ("sank", 2)]


@pytest.mark.rule("E7.2", "E8.3")
def test_nobody_changes_sides_when_all_reveal() -> None:
    """A change of heart in hand is too late then."""
    state = choose(scene("change_of_heart", "", points=[(28, 0, 0)]), "no")
    assert state.over and not state.players[0].restorationist


# -- E7.6, E7.7


@pytest.mark.rule("E7", "E7.6")
def test_most_points_win() -> None:
    """After the penalty."""
    state = ended("LRLR", [(9, 0, 0), (12, 0, 0), (7, 0, 0), (6, 0, 0)], (9, 10))
    assert state.scores == [9, 7, 7, 1]
    assert state.places == [1, 2, 3, 4]


@pytest.mark.rule("E7.6")
@pytest.mark.parametrize("sides", ["LRLR", "RLRL"])
def test_in_a_tie_a_restorationist_is_before_a_loyalist(sides: str) -> None:
    """Both have nine when the Loyalists have lost five."""
    scored = [(14, 0, 0) if side == "L" else (9, 0, 0) for side in sides[:2]]
    state = ended(f"{sides}L", [*scored, (6, 0, 0), (6, 0, 0), (0, 0, 0)], (9, 10))
    assert state.scores[:2] == [9, 9]
    assert state.places[:2] == ([1, 2] if sides[0] == "R" else [2, 1])


@pytest.mark.rule("E7.6")
def test_those_still_tied_share_the_victory() -> None:
    """Two of the same side with the same points."""
    state = ended("RRL", [(9, 0, 0), (9, 0, 0), (2, 0, 0)], (9, 10))
    assert state.scores == [9, 9, -3]
    assert state.places == [1, 1, 3]


@pytest.mark.rule("E7.7")
def test_a_game_ended_by_points_stays_ended() -> None:
    """Though nobody has so many after the corrections."""
    state = choose(scene("", "", sides="LR", points=[(0, 28, 0)]), "no")
    assert state.over and max(state.scores) < 28
    assert state.scores == [-5, 0]


@pytest.mark.rule("E7")
def test_scores_are_what_the_discs_show_until_the_end() -> None:
    """All points together, whatever their kind."""
    state = scene("", "", points=[(1, 2, 3)], tracks=(4, 2), sides="LR")
    assert state.scores == [8, 2]


@pytest.mark.rule("E7.1", "E6")
def test_points_gained_by_the_killing_that_ends_the_game_count() -> None:
    """Royalty is slain, the mind is lost, the points stay."""
    state = scene("stiletto", "", agents={"paris": (5, 0)}, royals="paris", points=[(24, 0, 0)], sides="RL")
    play(weigh(state, mad=False), "assassinate", "stiletto")
    assert state.over and state.scores == [28, -5]


@pytest.mark.rule("E7", "G3")
def test_nothing_is_asked_after_the_end() -> None:
    """Every answer is refused."""
    state = choose(scene("", "", points=[(28, 0, 0)]), "no")
    refused(state, (1, 1), "G3")


def burnt_out(quiet: int) -> Emerald:
    """A game without a card in any city that has stood still for so many turns, the last of them about to end."""
    state = scene("couriers", "couriers", action=2)
    for city in range(1, 10):
        state.tops[city] = 0
        state.stacks.clear(city)
    state.quiet, state.progress = quiet, state.so_far()
    state.reoffer()
    return state


@pytest.mark.rule("E7.1")
def test_a_war_that_has_burnt_out_is_over() -> None:
    """No card in any city, and ten rounds in which nothing changed."""
    state = burnt_out(19)
    state.answer(())
    assert state.over and state.scores
    state = burnt_out(18)
    state.answer(())
    assert not state.over and state.quiet == 19


@pytest.mark.rule("E7.1")
def test_any_change_and_any_card_keeps_the_war_alive() -> None:
    """Points, sanity, an identity, a marker, or a card that can be taken."""
    changes: list[Callable[[Emerald], None]] = [
        lambda state: state.gain(1, 1),
        lambda state: setattr(state.players[1], "sanity", 2),
        lambda state: setattr(state.players[1], "revealed", True),
        lambda state: state.raise_markers(1, 0),
        lambda state: state.tops.__setitem__(9, 9),
    ]
    for change in changes:
        state = burnt_out(20)
        change(state)
        state.answer(())
        assert not state.over and state.quiet == 0
