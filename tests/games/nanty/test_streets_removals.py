"""Texts that remove agents: N9.21, N9.22, N9.23, N9.26, N9.31."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    citizens,
    dice,
    discarded,
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


# -- N9.21: another player is hired to kill


def hire(*choices: str | int, pounds: int = 5) -> Nanty:
    """Seat 0 plays the hired ruffians; agents of all in Westminster, unrest there and in Chelsea and Lambeth."""
    state = scene(
        "hired_ruffians, bobby",
        "",
        "",
        upper="",
        agents={"westminster": (1, 1, 1), "chelsea": (1, 0, 0), "strand": (0, 1, 1), "lambeth": (0, 0, 1)},
        grenadiers={"westminster": 1},
        citizens={"lambeth": 1},
        unrest="westminster, chelsea, lambeth",
        money=(pounds, 1, 0),
    )
    return play(state, "hired_ruffians", *choices)


@pytest.mark.rule("N9.21")
def test_hired_player_is_paid_and_removes_any_agent_but_the_payers() -> None:
    """Where there is unrest, one of their own too; no grenadier, no citizen."""
    state = hire()
    assert (asks(state), offers(state)) == ((0, "target"), {"1", "2", "no"})
    refused(state, 0, "N9.21")
    choose(state, 1)
    assert money(state) == [3, 3, 0]
    assert (asks(state), offers(state)) == (
        (1, "remove"),
        {"westminster agent 1", "westminster agent 2", "lambeth agent 2"},
    )
    refused(state, "westminster agent 0", "N9.21")
    refused(state, "chelsea agent 0", "N9.21")
    refused(state, "strand agent 2", "N9.21")
    refused(state, "westminster grenadier", "N9.21")
    refused(state, "lambeth citizen", "N9.21")
    choose(state, "westminster agent 2")
    assert (agents(state, "westminster"), agents(state, "supply")) == ([1, 1, 0], [10, 10, 10])
    assert unrest(state) == ["chelsea", "lambeth"]
    assert asks(state) == (0, "act")


@pytest.mark.rule("N9.21")
def test_hired_player_must_remove_somebody() -> None:
    """There is no way out, even if only an own agent is left to choose."""
    refused(hire(2), "no", "N9.21")
    state = scene("hired_ruffians, bobby", "", "", upper="", agents={"city": (2, 1, 0)}, unrest="city", money=(2, 0, 0))
    play(state, "hired_ruffians", 1)
    assert (agents(state, "city"), money(state), unrest(state)) == ([2, 0, 0], [0, 2, 0], [])
    assert asks(state) == (0, "act")


@pytest.mark.rule("N9.21", "N9")
def test_ruffians_want_the_whole_price() -> None:
    """With less than the card says nobody is hired; who declines pays nothing."""
    state = hire(pounds=1)
    assert (asks(state), money(state)) == ((0, "act"), [1, 1, 0])
    state = hire("no")
    assert (asks(state), money(state), happened(state, "removed")) == ((0, "act"), [5, 1, 0], [])


@pytest.mark.rule("N9.21")
def test_nobody_is_hired_when_there_is_nobody_to_remove() -> None:
    """All agents in unrest are the payer's: what one pays for must be possible."""
    state = scene(
        "hired_ruffians, bobby",
        "",
        "",
        upper="",
        agents={"city": (2, 0, 0), "strand": (0, 1, 1)},
        unrest="city",
        money=(2, 0, 0),
    )
    play(state, "hired_ruffians")
    assert (asks(state), money(state), agents(state, "city")) == ((0, "act"), [2, 0, 0], [2, 0, 0])


@pytest.mark.rule("N9.21")
def test_two_players_have_no_ruffians() -> None:
    """They stay in the box, with three players they are in the deck."""
    number = GAME.cards.index("hired_ruffians")
    assert number in scene("", "").box and number not in scene("", "").lower
    assert number in scene("", "", "").lower


# -- N9.22: an agent in the district on the card


def dynamite(agents: dict[str, tuple[int, ...]], happened: str = UNEVENTFUL, unrest: str = "") -> Nanty:
    """Seat 0 is about to play the dynamiters; a grenadier and a new citizen are in Westminster."""
    return scene(
        "dynamiters, bobby",
        "",
        "",
        upper="",
        agents=agents,
        grenadiers={"westminster": 1},
        citizens={"westminster": 1},
        unrest=unrest,
        happened=happened,
    )


@pytest.mark.rule("N9.22")
def test_dynamiters_remove_an_agent_in_westminster() -> None:
    """Whoever's, unrest or not; no grenadier, no citizen, nobody elsewhere."""
    state = play(dynamite({"westminster": (1, 1, 0), "chelsea": (0, 1, 1)}, unrest="chelsea"), "dynamiters")
    assert (asks(state), offers(state)) == ((0, "remove"), {"westminster agent 0", "westminster agent 1", "no"})
    refused(state, "westminster grenadier", "N9.22")
    refused(state, "westminster citizen", "N9.22")
    refused(state, "chelsea agent 1", "N9.22")
    refused(state, "westminster agent 2", "N9.22")
    choose(state, "westminster agent 1")
    assert (agents(state, "westminster"), unrest(state), asks(state)) == ([1, 0, 0], ["chelsea"], (0, "act"))


@pytest.mark.rule("N9.22", "N4.2", "N2.2")
def test_unrest_in_westminster_goes_with_the_agent_only() -> None:
    """An own agent may be the victim; to decline leaves everything."""
    state = play(dynamite({"westminster": (2, 1, 0)}, unrest="westminster"), "dynamiters", "westminster agent 0", "no")
    assert (agents(state, "westminster"), unrest(state)) == ([1, 1, 0], [])
    state = play(dynamite({"westminster": (2, 1, 0)}, unrest="westminster"), "dynamiters", "no")
    assert (agents(state, "westminster"), unrest(state), asks(state)) == ([2, 1, 0], ["westminster"], (0, "act"))


@pytest.mark.rule("N9.22", "N3.7")
def test_dynamiters_find_nobody_in_westminster() -> None:
    """Grenadiers and citizens alone are nothing to ask about; neither is a district that the event has emptied."""
    assert asks(play(dynamite({"chelsea": (1, 1, 0)}), "dynamiters")) == (0, "act")
    state = dynamite({"westminster": (0, 1, 1)}, happened="")
    play(event(state, "zeppelin", "westminster"), "dynamiters")
    assert (asks(state), agents(state, "westminster")) == ((0, "act"), [0, 0, 0])


# -- N9.23: pay, and assassinate


def poison(*choices: str | int, pounds: int = 5, unruly: str = "city, lambeth") -> Nanty:
    """Seat 0 plays the discreet apothecary."""
    state = scene(
        "discreet_apothecary",
        "",
        "",
        upper="",
        agents={"city": (1, 1, 0), "lambeth": (0, 0, 1), "strand": (0, 1, 1)},
        grenadiers={"city": 1},
        citizens={"lambeth": 1},
        unrest=unruly,
        money=(pounds, 0, 0),
    )
    return play(state, "discreet_apothecary", *choices)


@pytest.mark.rule("N9.23")
def test_apothecary_is_paid_to_another_player_and_kills_an_agent_in_unrest() -> None:
    """An agent of another player, and no other figure."""
    state = poison()
    assert (asks(state), offers(state)) == ((0, "target"), {"1", "2", "no"})
    refused(state, 0, "N9.23")
    choose(state, 1)
    assert money(state) == [3, 2, 0]
    assert (asks(state), offers(state)) == ((0, "remove"), {"city agent 1", "lambeth agent 2", "no"})
    refused(state, "city agent 0", "N9.23")
    refused(state, "strand agent 1", "N9.23")
    refused(state, "city grenadier", "N9.23")
    refused(state, "lambeth citizen", "N9.23")
    choose(state, "city agent 1")
    assert (agents(state, "city"), unrest(state), grenadiers(state, "city")) == ([1, 0, 0], ["lambeth"], 1)


@pytest.mark.rule("N9.23", "N9")
def test_apothecary_wants_the_whole_price() -> None:
    """Two pounds are enough, one is not; the paid may be the victim; who declines keeps the money."""
    state = poison(2, "lambeth agent 2", pounds=2)
    assert (money(state), agents(state, "lambeth")) == ([0, 0, 2], [0, 0, 0])
    assert asks(poison(pounds=1)) != (0, "target")
    declined = poison("no")
    assert money(declined) == [5, 0, 0] and happened(declined, "removed") == []


@pytest.mark.rule("N9.23")
def test_apothecary_may_be_paid_and_kill_nobody() -> None:
    """Because one will not; where there is no unrest nobody is paid."""
    spared = poison(1, "no")
    assert (money(spared), unrest(spared)) == ([3, 2, 0], ["city", "lambeth"])
    assert happened(spared, "removed") == []
    peaceful = poison(unruly="")
    assert asks(peaceful) not in ((0, "target"), (0, "remove")) and money(peaceful) == [5, 0, 0]


# -- N9.26: roll, and remove a figure from each district rolled


def pump(*rolled: str) -> Nanty:
    """Seat 0 plays the Broad Street pump, and these districts are rolled."""
    state = scene(
        "broad_street_pump, bobby",
        "",
        "",
        upper="",
        agents={"city": (1, 1, 0), "lambeth": (0, 0, 2)},
        grenadiers={"city": 1, "strand": 1},
        citizens={"city": 1},
        unrest="lambeth",
    )
    play(state, "broad_street_pump")
    assert (asks(state), offers(state)) == ((0, "read"), {"broad_street_pump", "no"})
    return choose(dice(state, *rolled), "broad_street_pump")


@pytest.mark.rule("N9.26")
def test_pump_removes_any_figure_from_each_district_rolled() -> None:
    """Agents of anybody, grenadiers, citizens; no unrest is needed."""
    state = pump("city", "lambeth")
    assert (asks(state), offers(state)) == (
        (0, "remove"),
        {"city agent 0", "city agent 1", "city grenadier", "city citizen", "no"},
    )
    refused(state, "lambeth agent 2", "N9.26")
    refused(state, "strand grenadier", "N9.26")
    choose(state, "city citizen")
    assert (citizens(state, "city"), citizens(state, "supply")) == (0, 3)
    assert (asks(state), offers(state)) == ((0, "remove"), {"lambeth agent 2", "no"})
    choose(state, "lambeth agent 2")
    assert (agents(state, "lambeth"), unrest(state), asks(state)) == ([0, 0, 1], [], (0, "act"))


@pytest.mark.rule("N9.26")
def test_district_rolled_twice_loses_two_figures() -> None:
    """One after the other, each one's choice."""
    state = choose(pump("city", "city"), "city agent 0", "no")
    assert (asks(state), offers(state)) == ((0, "remove"), {"city agent 1", "city grenadier", "city citizen", "no"})
    choose(state, "city grenadier")
    assert (agents(state, "city"), grenadiers(state, "city"), asks(state)) == ([0, 1, 0], 0, (0, "act"))


@pytest.mark.rule("N9.26", "N2.2")
def test_pump_in_empty_districts_does_nothing() -> None:
    """Nothing is asked there; and where somebody is, one may spare them."""
    assert asks(pump("chelsea", "vauxhall")) == (0, "act")
    state = choose(pump("chelsea", "strand"), "no")
    assert (grenadiers(state, "strand"), asks(state)) == (1, (0, "act"))


@pytest.mark.rule("N9.26", "N2.2")
def test_pump_need_not_be_used() -> None:
    """Then no die is rolled."""
    state = play(scene("broad_street_pump, bobby", "", upper="", agents={"city": (1, 1)}), "broad_street_pump", "no")
    assert (asks(state), happened(state, "rolled")) == ((0, "act"), [])


# -- N9.31: each other player removes an own agent


def stink(map_: dict[str, Sequence[int]], active: int = 0, unruly: str = "") -> Nanty:
    """Somebody of four players plays the great stink; nobody else has cards."""
    hands = ["great_stink" if seat == active else "" for seat in range(4)]
    state = scene(*hands, upper="", agents=map_, unrest=unruly, active=active)
    play(state, "great_stink")
    assert (asks(state), offers(state)) == ((active, "read"), {"great_stink", "no"})
    return state


@pytest.mark.rule("N9.31", "N4.2")
@pytest.mark.parametrize("active", [0, 2])
def test_each_other_player_removes_an_own_agent_in_turn(active: int) -> None:
    """Clockwise, wherever they like; who played the card loses nobody."""
    state = choose(stink({"city": (1, 1, 1, 1), "chelsea": (1, 1, 1, 1)}, active, unruly="city"), "great_stink")
    for i in range(1, 4):
        seat = (active + i) % 4
        assert (asks(state), offers(state)) == ((seat, "sacrifice"), {"city", "chelsea"})
        refused(state, "no", "N9.31")
        refused(state, "strand", "N9.31")
        choose(state, "city" if i == 2 else "chelsea")
        assert unrest(state) == (["city"] if i == 1 else [])
    left = [1, 1, 1, 1]
    left[(active + 2) % 4] = 0
    assert agents(state, "city") == left
    assert agents(state, "chelsea") == [1 if seat in (active, (active + 2) % 4) else 0 for seat in range(4)]


@pytest.mark.rule("N9.31")
def test_who_has_no_agent_removes_none() -> None:
    """And a single one goes without a question."""
    state = choose(stink({"city": (1, 0, 1, 0), "chelsea": (1, 0, 0, 1), "strand": (0, 0, 0, 1)}), "great_stink")
    assert agents(state, "city") == [1, 0, 0, 0]
    assert (asks(state), offers(state)) == ((3, "sacrifice"), {"chelsea", "strand"})
    choose(state, "strand")
    assert (agents(state, "chelsea"), agents(state, "strand")) == ([1, 0, 0, 1], [0, 0, 0, 0])


@pytest.mark.rule("N9.31", "N9.43")
def test_stink_passes_by_who_has_no_agent() -> None:
    """They are not even asked to ignore it; and if nobody else has an agent, it is no use."""
    state = scene("great_stink, bobby", "mr_jaggers", "errand_boy", upper="mudlark", agents={"city": (1, 0, 2)})
    play(state, "great_stink", "great_stink")
    assert (asks(state), offers(state)) == ((2, "ward"), {"no"})
    state = scene("great_stink, bobby", "mr_jaggers", upper="mudlark", agents={"city": (1, 0)})
    assert asks(play(state, "great_stink")) == (1, "act")


@pytest.mark.rule("N9.31", "N2.2")
def test_stink_need_not_be_used() -> None:
    """The card is discarded, and everybody stays."""
    state = choose(stink({"city": (1, 1, 1, 1)}), "no")
    assert agents(state, "city") == [1, 1, 1, 1] and discarded(state)[-1] == "great_stink"
