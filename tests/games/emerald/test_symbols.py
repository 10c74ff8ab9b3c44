"""E3.3, E4.1, E4.3, E4.4 and E4.5: cards played together for cubes, moves and markers, and none too many."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    GAME_CARDS,
    STARTING,
    VERBS,
    agents,
    cards,
    choose,
    cubes,
    discarded,
    hand,
    offers,
    play,
    refused,
    refused_whole,
    scene,
    tracks,
)
from tests.games.telling import asks

DATA = GAME.data


def shown(symbol: str) -> list[str]:
    """The cards with a symbol, as the data have it."""
    return [name for name in (*CITIES, *STARTING, *GAME_CARDS) if DATA.has(name, symbol)]


def begin(state: Emerald, verb: str, card: str) -> Emerald:
    """Play the first card of an action, and no other yet."""
    state.answer((VERBS.index(verb), GAME.cards.index(card)))
    return state


# -- every card with the symbol


@pytest.mark.rule("E1.3", "E4.1")
@pytest.mark.parametrize("card", shown("place"))
def test_every_place_symbol_places_a_cube(card: str) -> None:
    """As many as the card shows."""
    n = DATA.number(card, "place")
    state = play(scene(card, ""), "place", card, "cairo")
    assert (cubes(state, "cairo"), cubes(state, "supply")) == ([n, 0], [5 - n, 5])
    assert discarded(state, 0) == cards(card)


@pytest.mark.rule("E1.3", "E4.3")
@pytest.mark.parametrize("card", shown("retrieve"))
def test_every_retrieve_symbol_takes_a_cube_back(card: str) -> None:
    """As many as the card shows."""
    n = DATA.number(card, "retrieve")
    state = play(scene(card, ""), "retrieve", card)
    if asks(state) == (0, "retrieve"):
        choose(state, "limbo, " * n)
    assert (cubes(state, "limbo"), cubes(state, "supply")) == ([5 - n, 5], [5 + n, 5])
    assert discarded(state, 0) == cards(card)


@pytest.mark.rule("E1.3", "E4.4")
@pytest.mark.parametrize("card", shown("move"))
def test_every_move_symbol_moves_an_agent(card: str) -> None:
    """As many as the card shows, and no more."""
    n = DATA.number(card, "move")
    state = play(scene(card, "", agents={"rome": (4, 0)}), "move", card)
    for i in range(n):
        if i:
            choose(state, "rome")
        choose(state, "paris")
    assert (agents(state, "rome")[0], agents(state, "paris")[0]) == (4 - n, n)
    assert asks(state) == (0, "act") and discarded(state, 0) == cards(card)


@pytest.mark.rule("E1.3", "E4.5")
@pytest.mark.parametrize("side", ["restorationist", "loyalist"])
def test_every_marker_symbol_moves_its_marker(side: str) -> None:
    """As many steps as the card shows."""
    for card in shown(side):
        n = DATA.number(card, side)
        state = play(scene(card, ""), "advance", card)
        assert tracks(state) == ((n, 0) if side == "restorationist" else (0, n))
        assert state.scores == [n, n]
        assert discarded(state, 0) == cards(card)


@pytest.mark.rule("E1.3")
def test_a_card_without_the_symbol_cannot_begin_the_action() -> None:
    """Each is refused by the rule of the action."""
    state = scene("stiletto, hired_assassin, pamphlets", "", cubes={"rome": (1, 0)})
    refused(state, "place stiletto", "E4.1")
    refused(state, "take pamphlets", "E4.2")
    refused(state, "retrieve stiletto", "E4.3")
    refused(state, "move pamphlets", "E4.4")
    refused(state, "advance pamphlets", "E4.5")
    refused(state, "assassinate pamphlets", "E4.6")


# -- E4.1


@pytest.mark.rule("E4", "E4.1")
def test_all_cubes_go_into_one_city() -> None:
    """Any of the nine; nobody else's cubes move."""
    state = play(scene("pamphlets, 2 informers", ""), "place", "pamphlets, 2 informers")
    assert offers(state) == set(CITIES)
    choose(state, "madrid")
    assert (cubes(state, "madrid"), cubes(state, "supply")) == ([4, 0], [1, 5])
    assert asks(state) == (0, "act")


@pytest.mark.rule("E4.1")
def test_fewer_cubes_are_placed_only_if_the_supply_runs_out() -> None:
    """Two symbols and one cube."""
    state = play(scene("pamphlets", "", limbo=(9, 5)), "place", "pamphlets", "rome")
    assert (cubes(state, "rome"), cubes(state, "supply")) == ([1, 0], [0, 5])


@pytest.mark.rule("E4.1")
def test_nothing_can_be_placed_from_an_empty_supply() -> None:
    """The action is not offered."""
    refused(scene("pamphlets", "", limbo=(10, 5)), "place pamphlets", "E4.1")


@pytest.mark.rule("E4.1")
def test_there_is_no_limit_of_cubes_in_a_city() -> None:
    """All ten may stand in one."""
    state = play(scene("pamphlets", "", cubes={"rome": (8, 0)}, limbo=(0, 5)), "place", "pamphlets", "rome")
    assert cubes(state, "rome") == [10, 0]


# -- E3.3


@pytest.mark.rule("E3.3", "E4.1")
def test_no_card_too_many_is_played_for_cubes() -> None:
    """With two cubes in supply, two symbols are enough."""
    state = begin(scene("pamphlets, william_morris, informers", "", limbo=(8, 5)), "place", "pamphlets")
    assert asks(state) == (0, "place")
    state = begin(scene("pamphlets, informers, couriers, sappers", "", limbo=(8, 5)), "place", "informers")
    refused(state, "pamphlets", "G2")
    refused(state, "sappers", "E4.1")
    refused(state, "cthulhu", "E3.2")
    choose(state, "couriers")
    assert asks(state) == (0, "place")


@pytest.mark.rule("E3.3", "E4.1")
def test_a_card_is_played_while_something_is_missing() -> None:
    """Two symbols of which one finds no cube, on the last card that is needed."""
    state = begin(scene("pamphlets, william_morris", "", limbo=(7, 5)), "place", "pamphlets")
    assert offers(state) == {"no", "william_morris"}
    choose(state, "william_morris", "rome")
    assert (cubes(state, "rome"), cubes(state, "supply")) == ([3, 0], [0, 5])


@pytest.mark.rule("E3.3")
@pytest.mark.parametrize(
    ("verb", "first", "second", "limbo"),
    [("place", "pamphlets", "informers", 8), ("retrieve", "wilhelm_stieber", "couriers", 2)],
)
def test_a_card_too_many_is_refused(verb: str, first: str, second: str, limbo: int) -> None:
    """Placing and retrieving stop where cubes end; what would still be thinkable is asked for and refused."""
    state = begin(scene(f"{first}, {second}", "", limbo=(limbo, 5), cubes={}), verb, first)
    assert asks(state) != (0, f"add_{verb}")
    state = scene(f"2 {second}, {first}", "", limbo=(9 if verb == "place" else 1, 5))
    begin(state, verb, second)
    assert asks(state) != (0, f"add_{verb}")


@pytest.mark.rule("E3.3", "E4.4")
def test_no_card_too_many_is_played_for_moves() -> None:
    """With two agents on the board, two symbols are enough."""
    state = begin(scene("2 nadars_airships, sappers", "", agents={"rome": (2, 0)}), "move", "nadars_airships")
    assert asks(state) == (0, "arrive") or asks(state) == (0, "depart")
    state = begin(scene("sappers, forged_papers, ravachol", "", agents={"rome": (2, 0)}), "move", "forged_papers")
    choose(state, "sappers")
    assert asks(state) == (0, "arrive")


@pytest.mark.rule("E3.3", "E4.4")
def test_a_card_played_for_moves_must_be_needed() -> None:
    """With two cards of three moves each at least four agents move, or one card would have been enough."""
    state = play(scene("2 nadars_airships", "", agents={"rome": (6, 0)}), "move", "2 nadars_airships", "paris")
    for _ in range(3):
        choose(state, "paris")
    assert asks(state) == (0, "depart") and offers(state) == {"no", "rome"}
    choose(state, "no")
    assert agents(state, "paris") == [4, 0]


@pytest.mark.rule("E3.3", "E4.4")
def test_to_stop_moving_before_every_card_is_needed_is_refused() -> None:
    """With agents in two cities the question is asked, and no is no answer."""
    state = scene("sappers, forged_papers", "", agents={"rome": (2, 0), "paris": (2, 0)})
    play(state, "move", "sappers, forged_papers")
    refused(state, "no", "E3.3")
    choose(state, "paris", "london")
    refused(state, "no", "E3.3")
    choose(state, "rome", "london")
    assert asks(state) == (0, "act") and agents(state, "london") == [2, 0]


@pytest.mark.rule("E3.3", "E4.5")
def test_no_card_too_many_is_played_for_markers() -> None:
    """A marker at 10 by what has been played needs no more, the other may."""
    state = begin(scene("prince_kropotkin, louise_michel, okhrana", "", tracks=(8, 0)), "advance", "prince_kropotkin")
    assert offers(state) == {"no", "okhrana"}
    refused(state, "louise_michel", "E3.3")
    choose(state, "okhrana")
    assert tracks(state) == (10, 1) and state.over
    state = begin(scene("peoples_will, okhrana, holy_brotherhood", "", tracks=(0, 9)), "advance", "holy_brotherhood")
    assert offers(state) == {"no", "peoples_will"}
    refused(state, "okhrana", "E3.3")
    choose(state, "peoples_will")
    assert tracks(state) == (1, 10) and state.over


@pytest.mark.rule("E3.3", "E4.5")
def test_a_marker_one_step_short_takes_one_card_more() -> None:
    """At 8, one step leaves one to go; the excess of the last card is allowed."""
    state = begin(scene("louise_michel, peoples_will", "", tracks=(8, 0)), "advance", "louise_michel")
    assert offers(state) == {"no", "peoples_will"}
    state = play(scene("emma_goldman", "", tracks=(9, 0)), "advance", "emma_goldman")
    assert tracks(state) == (10, 0) and state.over


@pytest.mark.rule("E3.3")
def test_nobody_is_asked_for_another_card_who_cannot_have_one() -> None:
    """Neither hand nor deck holds one; whoever may hold one is asked, and may say no."""
    state = begin(scene("pamphlets, sappers", "", deck={0: "stiletto"}), "place", "pamphlets")
    assert asks(state) == (0, "place")
    state = begin(scene("pamphlets, sappers", "", deck={0: "couriers"}), "place", "pamphlets")
    assert (asks(state), offers(state)) == ((0, "add_place"), {"no"})
    state = begin(scene("pamphlets", "", deck={0: "couriers"}), "place", "pamphlets")
    assert asks(state) == (0, "place")


# -- E4.3


@pytest.mark.rule("E4", "E4.3")
def test_cubes_come_back_from_cities_and_limbo_in_any_mix() -> None:
    """To one's own supply, and only one's own."""
    state = scene("3 couriers", "", cubes={"rome": (2, 2), "paris": (1, 0)}, limbo=(3, 3))
    play(state, "retrieve", "3 couriers", "rome, paris, limbo")
    assert asks(state) == (0, "act")
    assert (cubes(state, "limbo"), cubes(state, "paris"), cubes(state, "rome")) == ([2, 3], [0, 0], [1, 2])
    assert cubes(state, "supply") == [7, 5]


@pytest.mark.rule("E4.3")
def test_every_mix_is_offered_and_leaves_enough_for_the_rest() -> None:
    """Two of three cubes: from Limbo first, then by city."""
    state = scene("2 couriers", "", cubes={"rome": (1, 0), "paris": (1, 0)}, limbo=(1, 5))
    play(state, "retrieve", "2 couriers")
    assert offers(state) == {"limbo", "paris"}
    refused(state, "rome", "E4.3")
    for places in ("limbo, paris", "rome, limbo", "rome, paris"):
        choose(state.copy(), places)
    choose(state, "paris")
    assert asks(state) == (0, "act") and cubes(state, "limbo")[0] == 1


@pytest.mark.rule("E4.3")
def test_exactly_as_many_cubes_come_back_as_symbols_are_played() -> None:
    """Neither more nor fewer nor none."""
    state = scene("2 couriers", "", cubes={"rome": (2, 0)}, limbo=(3, 5))
    play(state, "retrieve", "2 couriers")
    assert offers(state) == {"limbo", "rome"}
    for places in ("limbo, limbo, limbo", "rome,", "rome, rome, rome", "limbo, paris", "paris,"):
        refused_whole(state, places, "E4.3")
    refused(state, "no", "E4.3")


@pytest.mark.rule("E4.3", "E3.3")
def test_a_symbol_without_a_cube_is_not_played() -> None:
    """Two symbols need two cubes, as a first card and as a further one."""
    state = scene("wilhelm_stieber, couriers", "", limbo=(1, 5))
    refused(state, "retrieve wilhelm_stieber", "E4.3")
    state = begin(scene("wilhelm_stieber, yog_sothoth, couriers", "", limbo=(3, 5)), "retrieve", "wilhelm_stieber")
    assert offers(state) == {"no", "couriers"}
    refused(state, "yog_sothoth", "E3.3")


@pytest.mark.rule("E4.3")
def test_the_last_cube_can_be_taken_back() -> None:
    """One symbol, one cube."""
    state = play(scene("couriers", "", limbo=(1, 5)), "retrieve", "couriers")
    assert cubes(state, "limbo") == [0, 5] and cubes(state, "supply") == [10, 5]


# -- E4.4


@pytest.mark.rule("E4", "E4.4")
def test_an_agent_moves_from_any_city_to_any_other() -> None:
    """But not to the one that it stands in."""
    state = play(scene("sappers", "", agents={"rome": (1, 1)}), "move", "sappers")
    assert asks(state) == (0, "arrive")
    assert offers(state) == {city for city in CITIES if city != "rome"}
    refused(state, "rome", "E4.4")
    choose(state, "london")
    assert (agents(state, "rome"), agents(state, "london")) == ([0, 1], [1, 0])


@pytest.mark.rule("E4.4")
def test_only_ones_own_agents_in_cities_move() -> None:
    """Neither those in supply nor another player's, nor those on a card."""
    state = play(scene("sappers", "", agents={"rome": (1, 0), "paris": (1, 2), "cairo": (0, 1)}), "move", "sappers")
    assert offers(state) == {"paris", "rome"}
    for words in ("cairo", "london", (10,), (0,), (11,)):
        refused(state, words, "E4.4")
    state = scene("sappers", "", aloft=(2, 0), beside={0: "mi_go"})
    refused(state, "move sappers", "E4.4")


@pytest.mark.rule("E4.4")
def test_fewer_moves_than_symbols_may_be_made() -> None:
    """But not none at all."""
    state = play(scene("nadars_airships", "", agents={"rome": (2, 0), "paris": (2, 0)}), "move", "nadars_airships")
    refused(state, "no", "E3.3")
    choose(state, "rome", "cairo", "no")
    assert asks(state) == (0, "act")
    assert (agents(state, "cairo"), agents(state, "rome"), agents(state, "paris")) == ([1, 0], [1, 0], [2, 0])


@pytest.mark.rule("E4.4")
def test_each_agent_moves_at_most_once_in_an_action() -> None:
    """An agent that has come does not go on, one that was there may still leave."""
    state = play(scene("nadars_airships", "", agents={"london": (1, 0), "paris": (1, 0)}), "move", "nadars_airships")
    choose(state, "london", "paris")
    assert asks(state) == (0, "depart") and offers(state) == {"no", "paris"}
    choose(state, "paris", "london")
    assert asks(state) == (0, "act")
    assert (agents(state, "london"), agents(state, "paris")) == ([1, 0], [1, 0])


@pytest.mark.rule("E4.4")
def test_agents_depart_and_arrive_in_any_order() -> None:
    """Each once, to any other city."""
    state = play(
        scene("nadars_airships", "", agents={"london": (1, 0), "paris": (2, 0), "rome": (1, 0)}),
        "move",
        "nadars_airships",
    )
    choose(state, "paris", "vienna")
    assert offers(state) == {"no", "london", "paris", "rome"}
    refused(state, "vienna", "E4.4")
    choose(state, "paris")
    assert offers(state) == {*CITIES} - {"paris"}
    refused(state, "paris", "E4.4")


@pytest.mark.rule("E4.4")
def test_agents_rest_when_the_action_is_done() -> None:
    """In the second action the same agent may move again, and from an earlier city too."""
    state = play(scene("sappers, forged_papers", "", agents={"rome": (1, 0)}), "move", "sappers", "cairo")
    play(state, "move", "forged_papers", "paris")
    assert agents(state, "paris") == [1, 0]


@pytest.mark.rule("E4.4")
def test_there_is_no_limit_of_agents_in_a_city() -> None:
    """All ten may stand in one."""
    state = play(scene("sappers", "", agents={"rome": (9, 0), "paris": (1, 0)}), "move", "sappers", "paris", "rome")
    assert agents(state, "rome") == [10, 0]


@pytest.mark.rule("E4.4", "E3.3")
def test_all_moves_that_must_be_made_are_made() -> None:
    """With two cards of one move each, both."""
    state = scene("sappers, forged_papers", "", agents={"london": (1, 0), "rome": (1, 0)})
    play(state, "move", "sappers, forged_papers")
    choose(state, "rome", "cairo")
    assert asks(state) == (0, "arrive")
    choose(state, "cairo")
    assert agents(state, "cairo") == [2, 0]


# -- E4.5


@pytest.mark.rule("E4", "E4.5", "E1.6")
def test_both_markers_may_move_in_one_action() -> None:
    """Everybody's points change by the change of the distance."""
    state = play(scene("prince_kropotkin, okhrana", "", ""), "advance", "prince_kropotkin, okhrana")
    assert tracks(state) == (2, 1)
    assert state.scores == [1, 1, 1]


@pytest.mark.rule("E4.5", "E1.6")
@pytest.mark.parametrize(("start", "end"), [((3, 0), 2), ((0, 0), 1), ((0, 3), 4), ((2, 2), 1)])
def test_points_follow_the_distance_up_and_down(start: tuple[int, int], end: int) -> None:
    """Of whichever side the player is."""
    state = play(scene("okhrana", "", tracks=start, sides="LR"), "advance", "okhrana")
    assert state.scores == [end, end]


@pytest.mark.rule("E4.5")
def test_a_marker_never_goes_beyond_ten() -> None:
    """And all moves are carried out, even if one ends the game."""
    state = play(scene("emma_goldman, okhrana", "", tracks=(9, 4)), "advance", "emma_goldman, okhrana")
    assert tracks(state) == (10, 5)
    assert state.over


@pytest.mark.rule("E1.4", "E4.5")
def test_marker_cards_are_played_in_falling_order() -> None:
    """Two steps before one, of either marker."""
    state = begin(scene("prince_kropotkin, okhrana, louise_michel", ""), "advance", "louise_michel")
    refused(state, "prince_kropotkin", "G2")
    assert offers(state) == {"no", "okhrana"}
    choose(state, "okhrana")
    assert hand(state, 0) == cards("prince_kropotkin")
