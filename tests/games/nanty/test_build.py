"""N3.2: buildings, where they may rise and what they cost, and buildings pulled down for others."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    CARDS,
    DISTRICTS,
    GAME,
    agents,
    choose,
    event,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    spare,
    told,
    unrest,
)
from tests.games.telling import asks

COSTS = dict(zip(DISTRICTS, (6, 18, 12, 12, 18, 6, 6, 6, 12, 12, 18, 12), strict=True))
BUILDERS = [card for card in CARDS if "build" in GAME.data.words(card, "symbols")]
ALL_OUT = dict.fromkeys(("chelsea", "westminster", "strand", "marylebone", "city", "billingsgate"), 0)


def cards(state: Nanty, seat: int) -> list[str]:
    """The district cards of a seat."""
    found: list[str] = GAME.view(state, None)["table"]["players"][seat]["cards"]
    return found


def until_built(state: Nanty) -> Nanty:
    """Say no until a site may be chosen."""
    while asks(state) != (0, "raise"):
        choose(state, "no")
    return state


@pytest.mark.rule("N3.2", "N1.1")
@pytest.mark.parametrize("district", DISTRICTS)
def test_building_costs_what_the_district_card_says(district: str) -> None:
    """The money goes to the bank, the card to the builder."""
    state = scene("peabody_buildings", "mr_micawber", agents={district: (1, 0)}, money=(COSTS[district], 5))
    play(state, "peabody_buildings")
    assert (asks(state), offers(state)) == ((0, "raise"), {district, "no"})
    choose(state, district)
    assert (owner(state, district), spare(state), money(state)) == (0, [5, 6], [0, 5])
    assert (cards(state, 0), cards(state, 1)) == ([district], [])
    assert f"built 0 {district} at {district}" in told(state)


@pytest.mark.rule("N3.2")
@pytest.mark.parametrize("district", DISTRICTS)
def test_who_cannot_pay_all_of_it_cannot_build(district: str) -> None:
    """A pound is missing; with another site that can be paid the refusal has its rule."""
    cheap = "chelsea" if district != "chelsea" else "bermondsey"
    poor = scene("peabody_buildings", "mr_micawber", agents={district: (1, 0)}, money=(COSTS[district] - 1,))
    assert asks(play(poor, "peabody_buildings")) == (1, "act")
    if COSTS[district] > COSTS[cheap]:
        state = scene(
            "peabody_buildings", "mr_micawber", agents={district: (1, 0), cheap: (1, 0)}, money=(COSTS[district] - 1,)
        )
        play(state, "peabody_buildings")
        assert offers(state) == {cheap, "no"}
        refused(state, district, "N3.2")


@pytest.mark.rule("N3.2")
@pytest.mark.parametrize("card", BUILDERS)
def test_every_card_that_builds(card: str) -> None:
    """Whatever else it shows is left out."""
    state = scene(card, "mr_micawber", "dustman", agents={"vauxhall": (1, 0, 0)}, money=(12, 0, 0))
    until_built(play(state, card))
    choose(state, "vauxhall")
    assert (owner(state, "vauxhall"), cards(state, 0), spare(state)) == (0, ["vauxhall"], [5, 6, 6])


@pytest.mark.rule("N3.2")
def test_a_site_needs_an_own_agent_and_neither_unrest_nor_a_building() -> None:
    """Each of them missing is a reason."""
    state = scene(
        "peabody_buildings",
        "mr_micawber",
        agents={"chelsea": (1, 0), "strand": (1, 0), "east_end": (1, 0), "city": (1, 0), "lambeth": (0, 1)},
        buildings={"strand": 1, "city": 0},
        unrest="east_end",
        money=(99,),
    )
    play(state, "peabody_buildings")
    assert offers(state) == {"chelsea", "no"}
    for name in ("strand", "city", "east_end", "lambeth", "vauxhall", "supply"):
        refused(state, name, "N3.2")


@pytest.mark.rule("N3.2", "N5.1")
def test_control_is_not_needed_to_build() -> None:
    """One agent among many others, citizens and a grenadier is enough."""
    state = scene(
        "peabody_buildings",
        "mr_micawber",
        agents={"strand": (1, 5)},
        grenadiers={"strand": 1},
        citizens={"strand": 3},
        money=(12,),
    )
    play(state, "peabody_buildings", "strand")
    assert owner(state, "strand") == 0


@pytest.mark.rule("N3.2", "N2.2")
def test_nobody_has_to_build() -> None:
    """The money stays."""
    state = play(scene("gin_palace", "mr_micawber", agents={"strand": (1, 0)}, money=(12,)), "gin_palace", "no")
    assert (owner(state, "strand"), money(state), spare(state)) == (None, [14, 0], [6, 6])


@pytest.mark.rule("N3.2", "N2.2")
def test_what_a_card_pays_afterwards_cannot_be_built_with() -> None:
    """The stock exchange builds first and pays then; the Diogenes Club the other way round."""
    where = {"chelsea": (1, 0)}
    state = play(scene("stock_exchange", "mr_micawber", agents=where, money=(5,)), "stock_exchange")
    assert (asks(state), money(state)) == ((1, "act"), [10, 0])
    state = play(scene("diogenes_club", "mr_micawber", agents=where, money=(4,)), "diogenes_club", "no")
    assert (asks(state), offers(state)) == ((0, "raise"), {"chelsea", "no"})


@pytest.mark.rule("N3.2")
def test_the_district_card_is_kept_without_an_agent_and_returned_with_the_building() -> None:
    """An explosion takes both; then somebody else may build there."""
    state = scene(
        "seance, mr_micawber", "peabody_buildings", agents={"strand": (0, 1)}, buildings={"strand": 0}, money=(0, 12)
    )
    assert (cards(state, 0), cards(state, 1)) == (["strand"], [])
    play(event(state, "explosion", "strand"), "seance", "no", "no")
    assert (cards(state, 0), spare(state), owner(state, "strand")) == ([], [6, 6], None)
    play(state, "peabody_buildings", "strand")
    assert (cards(state, 1), owner(state, "strand")) == (["strand"], 1)


@pytest.mark.rule("N3.2")
def test_with_one_building_left_none_is_pulled_down() -> None:
    """The sixth comes from supply, and with it the supply is empty."""
    five = {name: 0 for name in ALL_OUT if name != "city"}
    state = scene("peabody_buildings", "mr_micawber", agents={"vauxhall": (1, 0)}, buildings=five, money=(12,))
    play(state, "peabody_buildings")
    assert asks(state) == (0, "raise")
    choose(state, "vauxhall")
    assert spare(state) == [0, 6] and len(cards(state, 0)) == 6


@pytest.mark.rule("N3.2")
def test_with_all_buildings_on_the_board_one_is_pulled_down_for_another_district() -> None:
    """Its card goes back, the new one is paid in full, and nothing is paid back."""
    state = scene(
        "peabody_buildings",
        "mr_micawber",
        agents={"vauxhall": (1, 0), "lambeth": (1, 0), "city": (1, 0)},
        buildings=ALL_OUT,
        unrest="city",
        money=(13,),
    )
    play(state, "peabody_buildings")
    assert (asks(state), offers(state)) == ((0, "rebuild"), {*(f"{name} vauxhall" for name in ALL_OUT), "no"})
    choose(state, "city vauxhall")
    assert (owner(state, "city"), owner(state, "vauxhall")) == (None, 0)
    assert (money(state), spare(state), agents(state, "city")) == ([1, 0], [0, 6], [1, 0])
    assert cards(state, 0) == [*(name for name in ALL_OUT if name != "city"), "vauxhall"]


@pytest.mark.rule("N3.2")
def test_what_may_not_be_built_may_not_be_rebuilt() -> None:
    """Too dear, in unrest, without an agent, on a building; nor can another's building be pulled down."""
    state = scene(
        "peabody_buildings",
        "mr_micawber",
        agents={"vauxhall": (1, 0), "lambeth": (1, 0), "east_end": (1, 0), "clerkenwell": (1, 0), "city": (1, 0)},
        buildings=ALL_OUT | {"clerkenwell": 1},
        unrest="east_end",
        money=(17,),
    )
    play(state, "peabody_buildings")
    assert offers(state) == {*(f"{name} vauxhall" for name in ALL_OUT), "no"}
    for wrong in ("lambeth", "east_end", "southwark", "clerkenwell", "city", "chelsea"):
        refused(state, f"chelsea {wrong}", "N3.2")
    refused(state, "clerkenwell vauxhall", "N3.2")
    refused(state, "southwark vauxhall", "N3.2")


@pytest.mark.rule("N3.2", "N2.2")
def test_nobody_has_to_pull_a_building_down() -> None:
    """And nobody is asked who could not build instead."""
    state = scene("peabody_buildings", "mr_micawber", agents={"vauxhall": (1, 0)}, buildings=ALL_OUT, money=(12,))
    play(state, "peabody_buildings", "no")
    assert (spare(state), money(state), owner(state, "vauxhall")) == ([0, 6], [12, 0], None)
    state = scene("peabody_buildings", "mr_micawber", agents={"vauxhall": (1, 0)}, buildings=ALL_OUT, money=(11,))
    assert asks(play(state, "peabody_buildings")) == (0, "act"), "only abilities are left"


@pytest.mark.rule("N3.2", "N4.1")
def test_a_new_building_makes_no_unrest() -> None:
    """Though figures are there."""
    state = scene("peabody_buildings", "mr_micawber", agents={"strand": (1, 2)}, money=(12,))
    play(state, "peabody_buildings", "strand")
    assert unrest(state) == []
