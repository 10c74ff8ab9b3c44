"""E9: the worked examples of the rule book; Monday to Thursday are the seats 0 to 3."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    agents,
    beside,
    cards,
    choose,
    cubes,
    discarded,
    happened,
    offers,
    play,
    points,
    refused,
    royals,
    sanity,
    scene,
    top,
    weigh,
)
from tests.games.telling import asks

MONDAY, TUESDAY, WEDNESDAY, THURSDAY = range(4)


@pytest.mark.rule("E9", "X1")
def test_monday_places_four_cubes_in_rome() -> None:
    """Three cards with four place symbols in all."""
    state = play(scene("pamphlets, 2 informers", "", "", ""), "place", "pamphlets, 2 informers", "rome")
    assert cubes(state, "rome") == [4, 0, 0, 0]
    assert discarded(state, MONDAY) == cards("pamphlets, 2 informers")


@pytest.mark.rule("E9", "X2")
@pytest.mark.parametrize("mad", [True, False])
def test_monday_takes_the_shoggoth_in_rome(mad: bool) -> None:
    """Five pieces against four; cubes leave, and Monday rolls the die."""
    state = scene(
        "informers",
        "",
        "",
        "",
        cubes={"rome": (4, 0, 0, 2)},
        agents={"rome": (1, 0, 0, 2)},
        tops={"rome": "shoggoth"},
        stacks={"rome": "okhrana"},
        limbo=(0, 0, 0, 0),
    )
    play(weigh(state, mad), "take", "informers")
    assert discarded(state, MONDAY) == cards("shoggoth, informers") and top(state, "rome") == "okhrana"
    assert cubes(state, "rome") == [0, 0, 0, 0]
    assert cubes(state, "limbo") == [4, 0, 0, 0] and cubes(state, "supply")[THURSDAY] == 10
    assert sanity(state) == [2 if mad else 3, 3, 3, 3]
    assert [event.seat for event in happened(state, "lost_sanity", "kept_sane")] == [MONDAY]


def weaver() -> Emerald:
    """Paris with the Weaver on its space, two agents and a cube of Monday, a cube of Thursday."""
    return scene(
        "hired_assassin, sappers, doctor_watson, black_hand",
        "",
        "",
        "",
        agents={"paris": (2, 0, 0, 0)},
        cubes={"paris": (1, 0, 0, 1)},
        limbo=(0, 0, 0, 0),
        royals="paris",
    )


@pytest.mark.rule("E9", "X3")
def test_monday_kills_the_weaver_in_paris() -> None:
    """Two agents are two bombs, three cards bring three more; madness costs a token and an agent."""
    state = play(weigh(weaver(), mad=True), "assassinate", "hired_assassin")
    choose(state, "symbol sappers", "symbol doctor_watson", "symbol black_hand")
    assert state.scores == [4, 0, 0, 0] and points(state, MONDAY) == (0, 4, 0, 0)
    assert sanity(state)[MONDAY] == 2 and agents(state, "paris") == [1, 0, 0, 0]
    assert cubes(state, "limbo") == [1, 0, 0, 0] and cubes(state, "supply")[THURSDAY] == 10
    assert beside(state, MONDAY) == ["weaver", "hired_assassin"] and royals(state) == []


@pytest.mark.rule("E9", "X3")
def test_three_bombs_are_needed_against_the_weaver() -> None:
    """Two cards are too few; an agent would have cost four."""
    state = scene("hired_assassin, sappers, doctor_watson", "", agents={"paris": (2, 0)}, royals="paris")
    refused(state, "assassinate hired_assassin", "E4.6")
    state = scene(
        "hired_assassin, sappers, doctor_watson", "", agents={"paris": (2, 1), "rome": (0, 1)}, royals="paris"
    )
    play(state, "assassinate", "hired_assassin", "symbol sappers", "symbol doctor_watson")
    assert agents(state, "paris") == [2, 0] and royals(state) == ["paris"]


@pytest.mark.rule("E9", "X4")
def test_wednesday_moves_the_restorationist_marker_up_three() -> None:
    """All gain three; when the Loyalist marker follows, all lose them."""
    state = scene(
        "", "", "prince_kropotkin, peoples_will", "okhrana, holy_brotherhood, wilhelm_stieber", active=WEDNESDAY
    )
    play(state, "advance", "prince_kropotkin, peoples_will")
    assert state.scores == [3, 3, 3, 3]
    choose(state, "no")
    play(state, "advance", "okhrana, holy_brotherhood, wilhelm_stieber")
    assert state.scores == [0, 0, 0, 0]


@pytest.mark.rule("E9", "X5")
@pytest.mark.parametrize(("monday", "left"), [("R", 12), ("L", 8)])
def test_tuesdays_points_at_the_end(monday: str, left: int) -> None:
    """Sixteen: cities, Louise Michel, an agent of Monday's, the tracks; here Loyalists lose five besides."""
    state = scene(
        "louise_michel",
        "",
        "",
        "",
        sides=f"{monday}LLR",
        points=[(9, 0, 0), (8, 1, 0), (0, 0, 0), (9, 0, 0)],
        beside={TUESDAY: "sebastian_moran:0"},
        tracks=(9, 7),
    )
    play(state, "advance", "louise_michel")
    assert state.over
    neutral, red, green, kills = points(state, TUESDAY)
    assert (neutral, red, green, kills, state.gap()) == (8, 1, 0, 4, 3)
    assert neutral + red + green + kills + state.gap() == 16
    assert state.scores[TUESDAY] == left - 5


@pytest.mark.rule("E9", "X6")
def test_wednesday_wins_because_thursday_is_lowest() -> None:
    """Both Restorationists lose five."""
    state = scene(
        "",
        "louise_michel",
        "",
        "",
        sides="RLLR",
        points=[(14, 0, 0), (10, 0, 0), (12, 0, 0), (3, 0, 0)],
        tracks=(9, 10),
        active=TUESDAY,
    )
    play(state, "advance", "louise_michel")
    assert state.scores == [9, 10, 12, -2]
    assert state.places == [3, 2, 1, 4]


@pytest.mark.rule("E9", "X7")
def test_thursday_takes_three_cards_in_one_action() -> None:
    """Paris, Madrid and Constantinople; not Cairo, where Thursday has no cube."""
    where = {"paris": (0, 0, 0, 1), "madrid": (1, 0, 0, 1), "constantinople": (0, 0, 1, 2)}
    state = scene(
        "",
        "",
        "",
        "3 informers",
        cubes=where,
        agents={"madrid": (0, 0, 0, 1), "cairo": (0, 0, 0, 3)},
        active=THURSDAY,
    )
    play(state, "take", "informers")
    assert offers(state) == {"paris", "madrid", "constantinople"}
    refused(state, "cairo", "E4.2")
    choose(state, "paris", "informers", "madrid", "informers")
    assert discarded(state, THURSDAY) == cards("paris, madrid, constantinople, 3 informers")
    assert top(state, "cairo") == "cairo" and asks(state) == (THURSDAY, "act")


@pytest.mark.rule("E9", "X8")
def test_tuesday_retrieves_three_cubes_and_monday_moves_three_agents() -> None:
    """Three retrieve symbols, from Limbo; three moves, all to St Petersburg."""
    state = scene("", "3 couriers", "", "", active=TUESDAY)
    play(state, "retrieve", "3 couriers")
    assert cubes(state, "limbo") == [5, 2, 5, 5] and cubes(state, "supply")[TUESDAY] == 8
    state = scene("mi_go, sappers", "", "", "", agents={"rome": (2, 0, 0, 0), "cairo": (1, 0, 0, 0)})
    play(state, "move", "mi_go, sappers")
    choose(state, "rome", "petersburg", "rome", "petersburg", "petersburg")
    assert agents(state, "petersburg") == [3, 0, 0, 0] and asks(state) == (MONDAY, "act")


@pytest.mark.rule("E9", "X9")
def test_monday_cannot_assassinate_in_london() -> None:
    """Without the most pieces there."""
    where = {"london": (3, 2, 0, 0), "rome": (4, 1, 0, 0)}
    state = scene(
        "stiletto, 2 infernal_machine", "", "", "", agents=where, cubes={"london": (0, 1, 0, 0)}, royals="rome"
    )
    play(state, "assassinate", "stiletto")
    assert offers(state) == {"rome agent", "rome royalty"}
    refused(state, "london agent", "E4.6")
    state = scene(
        "stiletto, 2 infernal_machine", "", "", "", agents={"london": (3, 2, 0, 0)}, cubes={"london": (0, 1, 0, 0)}
    )
    refused(state, "assassinate stiletto", "E4.6")
