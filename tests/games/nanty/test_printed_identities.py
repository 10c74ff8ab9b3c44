"""The printed player aid tried out sentence by sentence: each identity with each number of players, and the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import DISTRICTS, GAME, RANDOM_EVENTS, happened, pass_on, play, scene

DEAR = ("westminster", "city", "lambeth")  # £18 each
FAIR = ("strand", "marylebone", "clerkenwell", "southwark", "vauxhall")  # £12 each
CHEAP = ("chelsea", "billingsgate", "east_end", "bermondsey")  # £6 each
BANK = "merryweather"
TWO, THREE, FOUR = 2, 3, 4
IDLE = ("lamplighter", "errand_boy", "costermonger")

LORDS = ("balmoral", "bellinger", "holdhurst")
COUNTS = [(TWO, 0), (THREE, 1), (FOUR, 2)]


def dawn(
    identity: str,
    seats: int = TWO,
    one: str = "standard",
    where: Mapping[str, Sequence[int]] | None = None,
    houses: Mapping[str, int] | None = None,
    soldiers: Mapping[str, int] | None = None,
    settlers: Mapping[str, int] | None = None,
    quarrels: int = 0,
    pounds: int = 0,
    loans: str = "",
) -> bool:
    """Does the turn of seat 0 begin with a victory? The last player before it has played a card without symbols."""
    state = scene(
        *IDLE[: seats - 1],
        "mr_micawber",
        agents=where or {},
        buildings=houses or {},
        grenadiers=soldiers or {},
        citizens=settlers or {},
        unrest=", ".join(DISTRICTS[:quarrels]),
        money=[pounds],
        front={0: loans},
        identity=identity,
        one=one,
        active=seats - 1,
    )
    pass_on(play(state, "mr_micawber"))
    assert state.over == (winners(state) == [0])
    return bool(state.over)


def winners(state: Nanty) -> list[int]:
    """Who has won, by an identity or by points."""
    return [each.seat for each in happened(state, "won", "won_by_points", "won_tie", "shared_win")]


def spread(count: int, each: int = 1) -> dict[str, list[int]]:
    """Agents of seat 0 in so many districts."""
    return {name: [each] for name in DISTRICTS[:count]}


def sold_out(
    *identities: str,
    one: str = "standard",
    where: Mapping[str, Sequence[int]] | None = None,
    houses: Mapping[str, int] | None = None,
    soldiers: Mapping[str, int] | None = None,
    quarrels: int = 0,
    purses: Sequence[int] = (),
    front: Mapping[int, str] | None = None,
) -> Nanty:
    """Seat 0 draws the last action card, and cannot draw more."""
    state = scene(
        "mr_micawber",
        *IDLE[: max(len(identities), 2) - 1],
        agents=where or {},
        buildings=houses or {},
        grenadiers=soldiers or {},
        unrest=", ".join(DISTRICTS[:quarrels]),
        money=purses,
        front=front or {},
        identity=", ".join(identities),
        one=one,
        upper="",
        lower="gasworks",
    )
    pass_on(play(state, "mr_micawber"))
    assert state.over
    return state


def points(state: Nanty) -> list[int]:
    """The points of all."""
    return list(GAME.view(state, None)["scores"])


# -- agents in different districts


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(("one", "goals"), [("standard", (10, 9, 8)), ("classic", (11, 10, 9))])
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_moriarty_wins_with_agents_in_many_districts(one: str, goals: tuple[int, ...], seats: int, column: int) -> None:
    """One district fewer is not enough, and neither is one with a grenadier in it."""
    goal = goals[column]
    assert dawn("moriarty", seats, one, spread(goal))
    assert not dawn("moriarty", seats, one, spread(goal - 1))
    assert not dawn("moriarty", seats, one, spread(goal), soldiers={"chelsea": 1})
    assert not dawn("moriarty", seats, one, {**spread(goal - 1), "westminster": [2]})


@pytest.mark.rule("N7.2")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_extended_balmoral_wins_with_agents_in_many_districts(seats: int, column: int) -> None:
    """Rivals are in most of them, so that control does not help; nothing is printed about grenadiers here."""
    goal = (11, 10, 9)[column]

    def crowded(count: int) -> dict[str, list[int]]:
        return {name: [1, 1] if at < 11 else [1] for at, name in enumerate(DISTRICTS[:count])}

    assert dawn("balmoral", seats, "extended", crowded(goal))
    assert not dawn("balmoral", seats, "extended", crowded(goal - 1))
    assert dawn("balmoral", seats, "extended", crowded(goal), soldiers={"chelsea": 1})


@pytest.mark.rule("N7.9")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_gradgrind_wins_with_money_or_with_agents_in_many_districts(seats: int, column: int) -> None:
    """Either of the two."""
    goal, wealth = (11, 10, 9)[column], (70, 54, 46)[column]
    assert dawn("gradgrind", seats, "extended", spread(goal))
    assert not dawn("gradgrind", seats, "extended", spread(goal - 1), pounds=wealth - 1)
    assert dawn("gradgrind", seats, "extended", pounds=wealth)
    assert dawn("gradgrind", seats, "extended", pounds=wealth - 18, houses={"city": 0})
    assert not dawn("gradgrind", seats, "extended", pounds=wealth, houses={"city": 0}, loans=f"{BANK}, suburban_bank")
    assert not dawn("gradgrind", seats, "extended", pounds=wealth - 18, houses={"city": 0}, soldiers={"city": 1})


# -- control


@pytest.mark.rule("N7.2", "N7.3", "N7.4", "N5.1")
@pytest.mark.parametrize("one", ["standard", "classic", "extended"])
@pytest.mark.parametrize("lord", LORDS)
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_a_lord_wins_with_controlled_districts(lord: str, one: str, seats: int, column: int) -> None:
    """One fewer is not enough; a rival with as many pieces, a grenadier or a new citizen take the control away."""
    goal = ((6, 5, 4) if one == "extended" else (7, 5, 4))[column]
    assert dawn(lord, seats, one, spread(goal))
    assert not dawn(lord, seats, one, spread(goal - 1))
    assert not dawn(lord, seats, one, {**spread(goal), "chelsea": [1, 1]})
    assert not dawn(lord, seats, one, {**spread(goal), "chelsea": [5, 0]}, soldiers={"chelsea": 1})
    assert not dawn(lord, seats, one, spread(goal), settlers={"chelsea": 1})
    assert dawn(lord, seats, one, {**spread(goal), "chelsea": [2]}, settlers={"chelsea": 1})


@pytest.mark.rule("N5.1")
def test_new_citizens_are_counted_apart_from_the_rivals() -> None:
    """Two pieces beat one of a rival and one citizen, though these are two together; a building is a piece."""
    where = {**spread(7), "chelsea": [2, 1]}
    assert dawn("balmoral", where=where, settlers={"chelsea": 1})
    assert not dawn("balmoral", where=where, settlers={"chelsea": 2})
    assert dawn("balmoral", where={**spread(7), "chelsea": [1, 1]}, houses={"chelsea": 0})
    assert not dawn("balmoral", where={**spread(7), "chelsea": [1, 0]}, houses={"chelsea": 1})
    assert dawn("balmoral", where={name: [1] for name in DISTRICTS[:6]}, houses={"vauxhall": 0})


@pytest.mark.rule("N7.3")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_extended_bellinger_wins_with_own_buildings(seats: int, column: int) -> None:
    """Rivals' agents keep the control from him."""
    goal = (6, 5, 4)[column]
    names = (*CHEAP, *FAIR)[:goal]
    shared = {name: [0, 1] for name in names}
    assert dawn("bellinger", seats, "extended", shared, dict.fromkeys(names, 0))
    assert not dawn("bellinger", seats, "extended", shared, dict.fromkeys(names[:-1], 0))
    assert not dawn("bellinger", seats, "extended", shared, dict.fromkeys(names, 0) | {names[0]: 1})


@pytest.mark.rule("N7.4")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_extended_holdhurst_wins_with_the_value_of_buildings(seats: int, column: int) -> None:
    """Money does not count, each loan takes £12 off, and a building beside a grenadier is worth nothing."""
    names = [DEAR, (*DEAR[:2], "chelsea"), DEAR[:2]][column]  # £54, £42, £36
    shared = {name: [0, 1] for name in DISTRICTS}
    houses = dict.fromkeys(names, 0)
    assert dawn("holdhurst", seats, "extended", shared, houses)
    assert not dawn("holdhurst", seats, "extended", shared, dict.fromkeys(names[:-1], 0), pounds=99)
    assert not dawn("holdhurst", seats, "extended", shared, houses, loans=BANK)
    assert dawn("holdhurst", seats, "extended", shared, houses | {"strand": 0}, loans=BANK)
    assert not dawn("holdhurst", seats, "extended", shared, houses, soldiers={"westminster": 1})


# -- money, pieces, buildings, unrest


@pytest.mark.rule("N7.6")
@pytest.mark.parametrize(
    ("one", "seats", "goal"),
    [
        ("standard", TWO, 66),
        ("standard", THREE, 50),
        ("standard", FOUR, 42),
        ("classic", THREE, 50),
        ("classic", FOUR, 50),
    ],
)
def test_sidonia_wins_with_money_and_the_value_of_buildings(one: str, seats: int, goal: int) -> None:
    """£1 less is not enough; each loan takes £12 off, and a building beside a grenadier is worth nothing."""
    assert dawn("sidonia", seats, one, pounds=goal)
    assert not dawn("sidonia", seats, one, pounds=goal - 1)
    assert dawn("sidonia", seats, one, pounds=goal - 24, houses={"city": 0, "chelsea": 0})
    assert not dawn("sidonia", seats, one, pounds=goal - 24, houses={"city": 0, "chelsea": 1})
    assert not dawn("sidonia", seats, one, pounds=goal - 18, houses={"city": 0}, soldiers={"city": 1})
    assert dawn("sidonia", seats, one, pounds=goal + 12, loans=BANK)
    assert not dawn("sidonia", seats, one, pounds=goal + 11, loans=BANK)
    assert not dawn("sidonia", seats, one, pounds=goal + 23, loans=f"{BANK}, suburban_bank")


@pytest.mark.rule("N7.8")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_scrooge_wins_with_agents_and_buildings_together(seats: int, column: int) -> None:
    """Many in one district count each; one fewer is not enough, and rivals' buildings do not help."""
    goal = (14, 12, 11)[column]
    assert dawn("scrooge", seats, "extended", {"strand": [goal - 3]}, {"city": 0, "lambeth": 0, "strand": 0})
    assert not dawn("scrooge", seats, "extended", {"strand": [goal - 4]}, {"city": 0, "lambeth": 0, "strand": 0})
    assert not dawn("scrooge", seats, "extended", {"strand": [goal - 3]}, {"city": 0, "lambeth": 0, "strand": 1})


@pytest.mark.rule("N7.10")
@pytest.mark.parametrize(("seats", "column"), COUNTS)
def test_lloyd_wins_with_buildings_of_any_colour(seats: int, column: int) -> None:
    """The more players, the more buildings; not one of them need be her own."""
    goal = (8, 9, 10)[column]
    houses = {name: at // 6 for at, name in enumerate(DISTRICTS[:goal])}
    others = {name: 1 for name in DISTRICTS[:6]} | {name: seats - 1 for name in DISTRICTS[6:goal]}
    assert dawn("lloyd", seats, "extended", houses=houses)
    assert not dawn("lloyd", seats, "extended", houses=dict(list(houses.items())[:-1]))
    assert seats == TWO or dawn("lloyd", seats, "extended", houses=others)


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize("one", ["standard", "classic", "extended"])
@pytest.mark.parametrize("seats", [TWO, THREE, FOUR])
def test_fagin_wins_with_eight_unrest_markers(one: str, seats: int) -> None:
    """Eight or more, whoever caused them; with seven not."""
    assert dawn("fagin", seats, one, quarrels=8)
    assert dawn("fagin", seats, one, quarrels=9)
    assert not dawn("fagin", seats, one, quarrels=7)


# -- the end of the deck


@pytest.mark.rule("N7.7", "N8.2")
@pytest.mark.parametrize("one", ["standard", "classic"])
def test_holmes_wins_when_the_deck_is_out(one: str) -> None:
    """No matter who has the most points."""
    state = sold_out("moriarty", "holmes", "fagin", one=one, purses=[30, 0, 40])
    assert winners(state) == [1]


@pytest.mark.rule("N8.2", "N8.1")
@pytest.mark.parametrize("one", ["standard", "classic", "extended"])
def test_without_holmes_the_points_decide_when_the_deck_is_out(one: str) -> None:
    """The richest wins."""
    state = sold_out("balmoral", "bellinger", "holdhurst", one=one, purses=[30, 0, 40])
    assert winners(state) == [2] and GAME.view(state, None)["places"] == [2, 3, 1]


@pytest.mark.rule("N7.7", "N8.2")
def test_extended_holmes_needs_more_agents_than_there_are_markers() -> None:
    """Four agents against three markers win, three against three do not."""
    fine = sold_out("holmes", "bellinger", one="extended", where={"vauxhall": [4]}, quarrels=3, purses=[0, 99])
    assert winners(fine) == [0]
    even = sold_out("holmes", "bellinger", one="extended", where={"vauxhall": [3]}, quarrels=3, purses=[0, 99])
    assert winners(even) == [1]


@pytest.mark.rule("N7.7", "N8.3")
@pytest.mark.parametrize(("one", "ended"), [("standard", True), ("classic", True), ("extended", False)])
def test_extended_holmes_waits_for_a_draw_that_fails(one: str, ended: bool) -> None:
    """Seat 0 draws exactly the last five cards; in the extended set somebody still has to find the deck empty."""
    last = "gasworks, seance, raffles, count_fosco, great_stink"
    state = scene("mr_micawber", "bobby, pickpocket", identity="holmes", one=one, upper="", lower=last)
    play(state, "mr_micawber")
    assert bool(state.over) == ended and len(happened(state, "deck_out")) == int(ended)


@pytest.mark.rule("N7.7", "N6.10")
def test_extended_holmes_loses_in_riots_even_with_the_most_points() -> None:
    """The second in points has won; the same Holmes in the standard set would not have lost."""
    for one, winner in (("extended", 1), ("standard", 0)):
        state = scene(
            "seance",
            "errand_boy",
            identity="holmes, bellinger",
            one=one,
            unrest=", ".join(DISTRICTS[:8]),
            money=[50, 10],
            happened=", ".join(name for name in RANDOM_EVENTS if name != "riots"),
        )
        play(state, "seance")
        assert state.over and winners(state) == [winner]


@pytest.mark.rule("N7.5", "N8.2")
def test_extended_fagin_wins_when_markers_outnumber_the_agents_of_each_player() -> None:
    """Four markers against three agents of each, six together; with four agents of one player it is too few."""
    fine = sold_out("fagin", "bellinger", one="extended", where={"strand": [3, 3]}, quarrels=4, purses=[0, 99])
    assert winners(fine) == [0]
    even = sold_out("fagin", "bellinger", one="extended", where={"strand": [0, 4]}, quarrels=4, purses=[0, 99])
    assert winners(even) == [1]


@pytest.mark.rule("N7.5")
@pytest.mark.parametrize("one", ["standard", "classic"])
def test_only_extended_fagin_wins_by_the_end_of_the_deck(one: str) -> None:
    """In the other sets the points decide."""
    assert winners(sold_out("fagin", "bellinger", one=one, quarrels=7, purses=[0, 1])) == [1]


# -- points


@pytest.mark.rule("N8.1")
def test_points_are_five_for_an_agent_the_price_of_a_building_and_one_for_a_pound() -> None:
    """Three agents, £18 and £6 of buildings, and £4: 43."""
    where, houses = {"strand": [2, 1], "city": [1, 0]}, {"city": 0, "chelsea": 0}
    state = sold_out("balmoral", "bellinger", where=where, houses=houses, purses=[4, 0])
    assert points(state) == [43, 5] and winners(state) == [0]


@pytest.mark.rule("N8.1")
def test_beside_a_grenadier_agents_and_buildings_are_worth_nothing() -> None:
    """Two agents and a building are lost, the agent elsewhere and the money count."""
    where, houses = {"city": [2, 0], "strand": [1, 0]}, {"city": 0}
    state = sold_out("balmoral", "bellinger", where=where, houses=houses, soldiers={"city": 1}, purses=[4, 0])
    assert points(state) == [9, 0]


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize("loan", [BANK, "suburban_bank"])
def test_a_loan_that_is_not_repaid_costs_fifteen_points(loan: str) -> None:
    """Who has nothing to repay it with loses 15; who has, is only the money short."""
    poor = sold_out("balmoral", "bellinger", where={"strand": [4, 0]}, purses=[0, 9], front={0: loan})
    assert points(poor) == [5, 9] and winners(poor) == [1]
    rich = sold_out("balmoral", "bellinger", where={"strand": [4, 0]}, purses=[12, 9], front={0: loan})
    assert points(rich) == [20, 9] and winners(rich) == [0]


@pytest.mark.rule("N8.1")
def test_two_loans_are_repaid_one_by_one() -> None:
    """Money for one of the two: £12 and 15 points go."""
    both = f"{BANK}, suburban_bank"
    state = sold_out("balmoral", "bellinger", where={"strand": [4, 0]}, purses=[13, 0], front={0: both})
    assert points(state) == [20 + 13 - 12 - 15, 0]
