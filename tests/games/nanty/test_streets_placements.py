"""N9.29: agents placed where a card allows it, from supply or, when all are out, from the map."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import DISTRICTS, RANDOM_EVENTS, agents, choose, offers, play, refused, scene, unrest
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
WESTMINSTER = {"westminster", "chelsea", "strand", "marylebone", "city", "lambeth", "vauxhall"}  # and all around it
PLACEMENTS = {
    "invisible_man": set(DISTRICTS),
    "sewer_hunter": set(DISTRICTS),
    "mrs_hudson": {"marylebone", "southwark"},
    "chartist_march": WESTMINSTER,
    "match_girls_strike": WESTMINSTER,
    "prize_fighter": {"strand", "vauxhall"},
}
QUIET = ("invisible_man", "sewer_hunter")


def ways(origin: str, *goals: str) -> set[str]:
    """Moves from a district, in the words of an answer."""
    return {f"{origin} {goal}" for goal in goals}


def placing(card: str, mine: dict[str, int], more: dict[str, tuple[int, int]] | None = None) -> Nanty:
    """Seat 0 plays a card that places agents: buildings in Marylebone and Southwark, unrest in two districts."""
    state = scene(
        f"{card}, bobby",
        "",
        upper="",
        agents={**{name: (n, 0) for name, n in mine.items()}, **(more or {})},
        buildings={"marylebone": 0, "southwark": 0, "city": 1},
        unrest="strand, vauxhall",
        happened=UNEVENTFUL,
    )
    return play(state, card)


@pytest.mark.rule("N9.29")
@pytest.mark.parametrize("card", PLACEMENTS)
def test_agent_is_placed_where_the_card_allows_it(card: str) -> None:
    """One needs no agent there or nearby."""
    state = placing(card, {"bermondsey": 1})
    assert (asks(state), offers(state)) == ((0, "place"), PLACEMENTS[card] | {"no"})
    goal = sorted(PLACEMENTS[card] - {"bermondsey"})[0]
    choose(state, goal)
    assert (agents(state, goal), agents(state, "supply")) == ([1, 0], [10, 12])


@pytest.mark.rule("N9.29")
@pytest.mark.parametrize("card", [card for card in PLACEMENTS if card not in QUIET])
def test_placement_elsewhere_breaks_the_text_of_the_card(card: str) -> None:
    """By the symbol's rule Bermondsey, with an own agent, would be open; the card does not name it."""
    state = placing(card, {"bermondsey": 1})
    refused(state, "bermondsey", "N9.29")


@pytest.mark.rule("N9.29", "N2.2")
@pytest.mark.parametrize("card", PLACEMENTS)
def test_placement_may_be_declined(card: str) -> None:
    """No agent comes, and the unrest stays as it is."""
    state = placing(card, {"bermondsey": 1})
    while asks(state) == (0, "place"):
        choose(state, "no")
    assert (agents(state, "supply"), unrest(state)) == ([11, 12], ["strand", "vauxhall"])


@pytest.mark.rule("N9.29", "N4.1")
@pytest.mark.parametrize("card", PLACEMENTS)
@pytest.mark.parametrize("crowd", [(1, 0), (0, 1)])
def test_quiet_cards_make_no_unrest_and_others_do(card: str, crowd: tuple[int, int]) -> None:
    """Whoever is there already; a marker that is there stays."""
    goal = "marylebone" if "marylebone" in PLACEMENTS[card] else "strand"
    state = choose(placing(card, {"bermondsey": 1}, {goal: crowd}), goal)
    assert agents(state, goal) == [crowd[0] + 1, crowd[1]]
    quiet = card in QUIET or goal == "strand"
    assert unrest(state) == (["strand", "vauxhall"] if quiet else ["strand", "marylebone", "vauxhall"])


@pytest.mark.rule("N9.29")
@pytest.mark.parametrize("card", ["mrs_hudson", "prize_fighter"])
def test_without_a_building_or_unrest_nothing_is_placed(card: str) -> None:
    """There is nothing to choose."""
    state = play(scene(card, "", upper="", agents={"city": (1, 0)}, buildings={"city": 1}), card)
    assert asks(state) != (0, "place") and agents(state, "supply") == [11, 12]


@pytest.mark.rule("N9.29")
def test_chartists_place_two_agents_and_match_girls_one() -> None:
    """The second may follow the first, and makes unrest beside it; or stay away."""
    state = choose(placing("chartist_march", {}), "lambeth")
    assert (asks(state), offers(state)) == ((0, "place"), WESTMINSTER | {"no"})
    choose(state, "lambeth")
    assert (agents(state, "lambeth"), unrest(state)) == ([2, 0], ["strand", "lambeth", "vauxhall"])
    assert asks(state) != (0, "place")
    assert agents(choose(placing("chartist_march", {}), "lambeth", "no"), "supply") == [11, 12]
    assert agents(choose(placing("chartist_march", {}), "no", "chelsea"), "supply") == [11, 12]
    state = choose(placing("match_girls_strike", {}), "lambeth")
    assert asks(state) == (0, "act") and agents(state, "lambeth") == [1, 0]


@pytest.mark.rule("N9.29", "N3.1")
@pytest.mark.parametrize("card", PLACEMENTS)
def test_with_all_agents_out_one_is_moved_instead(card: str) -> None:
    """To any district that the card allows, its own among them."""
    state = placing(card, {"marylebone": 7, "strand": 5})
    wanted = {f"{origin} {goal}" for origin in ("marylebone", "strand") for goal in PLACEMENTS[card]}
    assert (asks(state), offers(state)) == ((0, "transfer"), wanted | {"no"})
    choose(state, "no")
    assert agents(state, "marylebone") == [7, 0]


@pytest.mark.rule("N9.29", "N3.1", "N4.1", "N4.2")
@pytest.mark.parametrize("card", PLACEMENTS)
def test_agent_moved_by_a_placement_takes_its_unrest_along(card: str) -> None:
    """The marker it leaves goes; one comes with it unless the card is quiet."""
    goal = "marylebone" if "marylebone" in PLACEMENTS[card] else "vauxhall"
    state = choose(placing(card, {"marylebone": 6, "strand": 5, "vauxhall": 1}), f"strand {goal}")
    assert (agents(state, "strand"), agents(state, "supply")) == ([4, 0], [0, 12])
    assert agents(state, goal) == ([7, 0] if goal == "marylebone" else [2, 0])
    loud = goal == "marylebone" and card not in QUIET
    assert unrest(state) == (["marylebone", "vauxhall"] if loud else ["vauxhall"])


@pytest.mark.rule("N9.29", "N3.1")
def test_chartists_place_the_last_agent_and_then_move_one() -> None:
    """The second of the two comes from the map when the supply is empty."""
    state = choose(placing("chartist_march", {"bermondsey": 11}), "chelsea")
    assert (asks(state), offers(state)) == (
        (0, "transfer"),
        ways("bermondsey", *WESTMINSTER) | ways("chelsea", *WESTMINSTER) | {"no"},
    )
    choose(state, "bermondsey vauxhall")
    assert (agents(state, "bermondsey"), agents(state, "vauxhall"), agents(state, "chelsea")) == (
        [10, 0],
        [1, 0],
        [1, 0],
    )
