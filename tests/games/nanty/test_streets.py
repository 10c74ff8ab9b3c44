"""Texts that move agents: N9.6, N9.19, N9.24, N9.37."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    RANDOM_EVENTS,
    agents,
    choose,
    event,
    grenadiers,
    happened,
    money,
    offers,
    play,
    refused,
    scene,
    unrest,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
PUSHERS = ("bailiff", "recruiting_sergeant", "false_telegram")
CABS = ("hansom_cab", "underground_railway")


def ways(origin: str, *goals: str) -> set[str]:
    """Moves from a district, in the words of an answer."""
    return {f"{origin} {goal}" for goal in goals}


def elsewhere(*origins: str) -> set[str]:
    """All moves from some districts to any other."""
    return {f"{origin} {goal}" for origin in origins for goal in DISTRICTS if goal != origin}


# -- N9.6: another player's agent is moved


@pytest.mark.rule("N9.6")
@pytest.mark.parametrize("card", PUSHERS)
def test_agent_of_another_player_is_moved_to_a_neighbour(card: str) -> None:
    """Any of the others', never one's own, and no other figure."""
    state = play(
        scene(
            card,
            "",
            "",
            agents={"city": (1, 2, 0), "vauxhall": (0, 0, 1), "bermondsey": (1, 0, 0)},
            grenadiers={"strand": 1},
            citizens={"marylebone": 1},
        ),
        card,
    )
    assert asks(state) == (0, "pick_enemy_agent")
    assert offers(state) == {"city 1", "vauxhall 2", "no"}
    refused(state, "city 0", "N9.6")
    refused(state, "chelsea 1", "N9.6")
    choose(state, "vauxhall 2")
    assert (asks(state), offers(state)) == ((0, "send_enemy_agent"), {"chelsea", "westminster", "lambeth"})
    refused(state, "no", "N9.6")
    refused(state, "city", "N9.6")
    refused(state, "vauxhall", "N9.6")
    choose(state, "lambeth")
    assert (agents(state, "vauxhall"), agents(state, "lambeth")) == ([0, 0, 0], [0, 0, 1])
    assert agents(state, "city") == [1, 2, 0]


@pytest.mark.rule("N9.6", "N4.1", "N4.2")
@pytest.mark.parametrize("card", PUSHERS)
def test_moved_agent_takes_unrest_away_and_brings_it(card: str) -> None:
    """The marker goes although others stay; one comes where any figure is, none where nobody is."""
    for goal, there in (("strand", ["strand"]), ("marylebone", ["marylebone"]), ("clerkenwell", [])):
        state = scene(
            card, "", agents={"city": (2, 1)}, grenadiers={"strand": 1}, citizens={"marylebone": 1}, unrest="city"
        )
        play(state, card, f"city 1 {goal}")
        assert unrest(state) == there
        assert (agents(state, "city"), agents(state, goal)) == ([2, 0], [0, 1])


@pytest.mark.rule("N9.6", "N2.2")
@pytest.mark.parametrize("card", PUSHERS)
def test_nobody_need_be_moved(card: str) -> None:
    """To say no leaves the map as it is, and without agents of others there is nothing to ask."""
    state = play(scene(card, "", agents={"city": (1, 1)}, unrest="city"), card, "no")
    assert (agents(state, "city"), unrest(state), happened(state, "moved")) == ([1, 1], ["city"], [])
    state = play(scene(f"{card}, bobby", "", agents={"city": (1, 0)}), card)
    assert asks(state) != (0, "pick_enemy_agent")


# -- N9.19: an own agent is moved


@pytest.mark.rule("N9.19")
@pytest.mark.parametrize("card", CABS)
def test_own_agent_moves_to_any_other_district(card: str) -> None:
    """Wherever it is, and only one's own."""
    state = play(scene(card, "", upper="", agents={"city": (2, 1), "chelsea": (1, 0), "strand": (0, 1)}), card)
    assert (asks(state), offers(state)) == ((0, "move_own_agent"), elsewhere("city", "chelsea") | {"no"})
    refused(state, "strand city", "N9.19")
    refused(state, "city city", "N9.19")
    choose(state, "city bermondsey")
    assert (agents(state, "city"), agents(state, "bermondsey")) == ([1, 1], [1, 0])


@pytest.mark.rule("N9.19", "N4.1", "N4.2")
@pytest.mark.parametrize("card", CABS)
def test_own_agent_takes_unrest_away_and_brings_it(card: str) -> None:
    """As for any move: two agents of one's own are enough for unrest."""
    state = scene(card, "", upper="", agents={"city": (2, 1), "chelsea": (1, 0)}, unrest="city, strand")
    play(state, card, "city chelsea")
    assert unrest(state) == ["chelsea", "strand"]
    assert (agents(state, "city"), agents(state, "chelsea")) == ([1, 1], [2, 0])


@pytest.mark.rule("N9.19")
def test_spring_heeled_jack_leaves_unrest_for_a_neighbour() -> None:
    """Only from a district with an unrest marker, only next door."""
    state = scene(
        "spring_heeled_jack",
        "",
        agents={"bermondsey": (1, 1), "chelsea": (1, 0), "strand": (0, 1)},
        unrest="bermondsey, strand",
        happened=UNEVENTFUL,
    )
    play(state, "spring_heeled_jack")
    assert (asks(state), offers(state)) == (
        (0, "move_own_agent"),
        ways("bermondsey", "billingsgate", "east_end", "southwark") | {"no"},
    )
    refused(state, "chelsea vauxhall", "N9.19")
    refused(state, "bermondsey strand", "N9.19")
    refused(state, "strand city", "N9.19")
    choose(state, "bermondsey southwark")
    assert (agents(state, "bermondsey"), agents(state, "southwark")) == ([0, 1], [1, 0])
    assert unrest(state) == ["strand"]


@pytest.mark.rule("N9.19")
@pytest.mark.parametrize(
    ("card", "where"), [("spring_heeled_jack", "city"), ("hansom_cab", ""), ("underground_railway", "")]
)
def test_without_an_agent_to_move_nothing_is_asked(card: str, where: str) -> None:
    """No agent on the map; or, for Spring-heeled Jack, none where there is unrest."""
    map_ = {where: (1, 0), "strand": (0, 1)} if where else {"strand": (0, 1)}
    state = play(scene(card, "", upper="", agents=map_, unrest="strand", happened=UNEVENTFUL), card)
    assert asks(state) != (0, "move_own_agent")


@pytest.mark.rule("N9.19", "N2.2", "N3.7")
def test_random_event_comes_before_the_move() -> None:
    """What it leaves of the unrest decides what may be moved."""
    state = scene("spring_heeled_jack, bobby", "", agents={"city": (1, 0), "strand": (1, 0)}, unrest="city, strand")
    play(event(state, "zeppelin", "city"), "spring_heeled_jack", "no")
    assert asks(state) == (0, "move_own_agent")
    assert offers(state) == ways("strand", "westminster", "city", "billingsgate", "southwark", "lambeth") | {"no"}
    choose(state, "no")
    assert (agents(state, "strand"), unrest(state), asks(state)) == ([1, 0], ["strand"], (0, "act"))


# -- N9.37: pay, and move an own agent


def ferry(pounds: int = 5) -> Nanty:
    """Seat 0 plays the Thames waterman."""
    state = scene(
        "thames_waterman", "", "", upper="", money=(pounds, 1, 1), agents={"city": (1, 1, 0), "chelsea": (0, 0, 1)}
    )
    return play(state, "thames_waterman")


@pytest.mark.rule("N9.37")
def test_waterman_is_paid_to_another_player_before_the_move() -> None:
    """Two pounds to a player of one's choice, then anywhere."""
    state = ferry()
    assert (asks(state), offers(state)) == ((0, "target"), {"1", "2", "no"})
    refused(state, 0, "N9.37")
    choose(state, 2)
    assert money(state) == [3, 1, 3]
    assert (asks(state), offers(state)) == ((0, "move_own_agent"), elsewhere("city") | {"no"})
    refused(state, "chelsea city", "N9.37")
    choose(state, "city chelsea")
    assert (agents(state, "city"), agents(state, "chelsea"), unrest(state)) == ([0, 1, 0], [1, 0, 1], ["chelsea"])


@pytest.mark.rule("N9.37", "N9")
def test_waterman_wants_the_whole_fare() -> None:
    """With two pounds one may go, with one pound nothing is asked; who declines keeps the money."""
    assert money(choose(ferry(2), 1, "city strand")) == [0, 3, 1]
    short = ferry(1)
    assert asks(short) != (0, "target") and money(short) == [1, 1, 1]
    declined = choose(ferry(), "no")
    assert money(declined) == [5, 1, 1] and agents(declined, "city") == [1, 1, 0]
    assert asks(declined) != (0, "move_own_agent")


@pytest.mark.rule("N9.37")
def test_waterman_is_not_paid_by_who_has_no_agent() -> None:
    """What one pays for must be possible."""
    state = scene("thames_waterman", "dock_labourers", upper="", money=(5, 1), agents={"city": (0, 1)})
    play(state, "thames_waterman")
    assert asks(state) == (1, "act") and money(state) == [5, 1]


# -- N9.24: two agents change places


def exchange(*choices: str, theirs: str = "", unruly: str = "") -> Nanty:
    """Seat 0 plays Doctor Jekyll: agents of three players, alone and in company."""
    state = scene(
        "doctor_jekyll, bobby",
        theirs,
        "",
        upper="",
        agents={"city": (1, 1, 0), "strand": (0, 0, 1), "chelsea": (0, 1, 1)},
        grenadiers={"lambeth": 1},
        unrest=unruly,
        happened=UNEVENTFUL,
    )
    return play(state, "doctor_jekyll", *choices)


@pytest.mark.rule("N9.24")
def test_any_two_agents_in_different_districts_change_places() -> None:
    """No matter whose; grenadiers stay out of it."""
    state = exchange()
    assert (asks(state), offers(state)) == (
        (0, "swap_agents"),
        {"city 0", "city 1", "strand 2", "chelsea 1", "chelsea 2", "no"},
    )
    refused(state, "strand 1", "N9.24")
    refused(state, "lambeth 0", "N9.24")
    choose(state, "city 1")
    assert (asks(state), offers(state)) == ((0, "swap_agents"), {"strand 2", "chelsea 1", "chelsea 2"})
    refused(state, "city 0", "N9.24")
    refused(state, "city 1", "N9.24")
    choose(state, "strand 2")
    assert (agents(state, "city"), agents(state, "strand")) == ([1, 0, 1], [0, 1, 0])
    assert agents(state, "chelsea") == [0, 1, 1]
    assert asks(state) == (0, "act")


@pytest.mark.rule("N9.24", "N4.1", "N4.2")
@pytest.mark.parametrize(
    ("pair", "before", "after"),
    [
        (("city 1", "strand 2"), "", ["city"]),  # one comes into company, the other into an empty district
        (("city 1", "strand 2"), "city, strand", ["city"]),  # the marker of the lonely one goes with it
        (("strand 2", "city 1"), "city, strand", ["city"]),  # in whatever order they are named
        (("city 1", "chelsea 2"), "", ["chelsea", "city"]),
        (("city 0", "chelsea 1"), "chelsea, city, vauxhall", ["chelsea", "city", "vauxhall"]),
        (("city 1", "chelsea 1"), "", ["chelsea", "city"]),  # both of one player: they move all the same
    ],
)
def test_unrest_goes_and_comes_with_an_exchange(pair: tuple[str, str], before: str, after: list[str]) -> None:
    """Both leave, then both arrive: a marker rises where somebody had stayed."""
    assert unrest(exchange(*pair, unruly=before)) == after


@pytest.mark.rule("N9.24", "N4.1")
def test_a_grenadier_who_stays_makes_unrest_in_an_exchange() -> None:
    """Any figure is company."""
    state = scene(
        "doctor_jekyll",
        "",
        upper="",
        agents={"city": (0, 1), "strand": (1, 0)},
        grenadiers={"strand": 1},
        happened=UNEVENTFUL,
    )
    play(state, "doctor_jekyll", ["strand 0", "city 1"])
    assert (agents(state, "city"), agents(state, "strand"), grenadiers(state, "strand")) == ([1, 0], [0, 1], 1)
    assert unrest(state) == ["strand"]


@pytest.mark.rule("N9.24")
def test_agents_of_one_district_have_nobody_to_change_places_with() -> None:
    """Nothing is asked."""
    state = scene("doctor_jekyll, bobby", "", upper="", agents={"city": (2, 2)}, happened=UNEVENTFUL)
    assert asks(play(state, "doctor_jekyll")) == (0, "act")


@pytest.mark.rule("N9.24", "N2.2")
def test_exchange_may_be_declined() -> None:
    """Nothing moves then; but one agent alone cannot be named."""
    state = exchange(unruly="city")
    for wrong in (["city 1"], ["city 1", "city 0"], ["city 1", "strand 2", "chelsea 1"], ["city 1", "strand 1"]):
        refused(state, wrong, "N9.24")
    choose(state, "no")
    assert (agents(state, "city"), agents(state, "strand"), unrest(state)) == ([1, 1, 0], [0, 0, 1], ["city"])
    assert asks(state) == (0, "act")
