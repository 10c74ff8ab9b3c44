"""N2.6 and N10: whom a district card serves, and when."""

from __future__ import annotations

import pytest

from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    choose,
    event,
    grenadiers,
    hand,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    use,
)
from tests.games.telling import asks

RULES = {  # the rule of each ability
    "chelsea": "N10.1",
    "westminster": "N10.2",
    "strand": "N10.3",
    "marylebone": "N10.4",
    "city": "N10.5",
    "billingsgate": "N10.6",
    "east_end": "N10.7",
    "bermondsey": "N10.1",
    "clerkenwell": "N10.4",
    "southwark": "N10.4",
    "lambeth": "N10.4",
    "vauxhall": "N10.4",
}
USABLE = [name for name in DISTRICTS if name != "city"]  # that of the City is no deed of a turn


@pytest.mark.rule("N10", "N2.6")
@pytest.mark.parametrize("district", USABLE)
def test_an_ability_belongs_to_the_owner_of_the_building_alone(district: str) -> None:
    """No agent is needed in the district; agents without the building are of no use."""
    mine, theirs, pounds = "mr_micawber", "errand_boy", (9, 9)
    state = scene(mine, theirs, agents={"east_end": (0, 1)}, buildings={district: 0}, unrest="southwark", money=pounds)
    assert offers(state) == {"play mr_micawber", f"use {district}"}
    where = {"east_end": (1, 1), district: (3, 0)}
    state = scene(mine, theirs, agents=where, buildings={district: 1}, unrest="southwark", money=pounds)
    assert offers(state) == {"play mr_micawber"}
    refused(state, f"use {district}", "N2.6")


@pytest.mark.rule("N10", "N2.6")
@pytest.mark.parametrize("district", USABLE)
def test_an_ability_is_used_once_in_a_turn(district: str) -> None:
    """Neither again before the card nor after it, though money and occasion are there; in the next turn it is."""
    state = scene(
        "mr_micawber, dustman, bailiff",
        "errand_boy",
        agents={"east_end": (0, 1), "billingsgate": (0, 1)},
        buildings={district: 0},
        unrest="southwark, lambeth",
        money=(9, 9),
    )
    use(state, district)
    if asks(state) != (0, "act"):
        choose(state, spare_answer(offers(state)))
    assert asks(state) == (0, "act") and f"use {district}" not in offers(state)
    refused(state, f"use {district}", "N10")
    play(state, "mr_micawber" if "mr_micawber" in hand(state, 0) else "dustman")
    while asks(state) == (0, "shed") or asks(state) == (0, "place"):
        choose(state, "no")
    assert asks(state) == (1, "act")
    play(state, "errand_boy", "no")
    assert asks(state) == (0, "act") and f"use {district}" in offers(state)


def spare_answer(offered: set[str]) -> str:
    """The first answer that is not no."""
    return min(offered - {"no"})


@pytest.mark.rule("N10", "N2.6")
def test_each_ability_may_be_used_once_beside_the_others() -> None:
    """One use of each, in any order, before the card and after it."""
    state = scene("mr_micawber", "errand_boy", buildings={"lambeth": 0, "vauxhall": 0, "marylebone": 0, "southwark": 1})
    assert offers(state) == {"play mr_micawber", "use lambeth", "use vauxhall", "use marylebone"}
    use(state, "vauxhall")
    assert offers(state) == {"play mr_micawber", "use lambeth", "use marylebone"}
    play(state, "mr_micawber")
    assert (asks(state), offers(state)) == ((0, "act"), {"use lambeth", "use marylebone", "no"})
    use(state, "lambeth")
    assert offers(state) == {"use marylebone", "no"}
    refused(state, "use vauxhall", "N10")
    choose(state, "no")
    assert asks(state) == (1, "act") and money(state) == [4, 0]


@pytest.mark.rule("N10")
def test_abilities_are_used_between_two_cards_too_and_not_while_one_is_carried_out() -> None:
    """Bobby first removes his marker; the next card may still be played after the ability."""
    state = scene("bobby, errand_boy", "mr_micawber", buildings={"vauxhall": 0}, unrest="strand, city")
    play(state, "bobby")
    assert (asks(state), offers(state)) == ((0, "remove_unrest"), {"strand", "city", "no"})
    choose(state, "no")
    assert offers(state) == {"play errand_boy", "use vauxhall", "no"}
    use(state, "vauxhall")
    assert offers(state) == {"play errand_boy", "no"}
    play(state, "errand_boy", "lambeth")
    assert asks(state) == (1, "act") and money(state) == [1, 0]


@pytest.mark.rule("N10")
def test_nobody_has_to_use_an_ability() -> None:
    """Neither before the card nor after it."""
    state = play(scene("mr_micawber", "errand_boy", buildings={"lambeth": 0}), "mr_micawber", "no")
    assert asks(state) == (1, "act") and money(state) == [0, 0]


@pytest.mark.rule("N10", "N3.2")
def test_an_ability_does_not_work_in_the_turn_in_which_its_card_was_gained() -> None:
    """Built in this turn, used in the next one."""
    state = scene(
        "peabody_buildings",
        "errand_boy",
        agents={"lambeth": (1, 0)},
        buildings={"vauxhall": 0},
        money=(18,),
    )
    play(state, "peabody_buildings", "lambeth")
    assert (owner(state, "lambeth"), offers(state)) == (0, {"use vauxhall", "no"})
    choose(state, "no")
    play(state, "errand_boy", "no")
    assert {"use lambeth", "use vauxhall"} <= offers(state)
    assert money(use(state, "lambeth")) == [3, 0]


@pytest.mark.rule("N10", "N9.32")
def test_a_building_that_was_bought_serves_from_the_next_turn_on() -> None:
    """And the seller no longer."""
    state = scene("mr_merdle", "errand_boy", buildings={"vauxhall": 1}, money=(9, 0))
    play(state, "mr_merdle", "vauxhall", "no")
    assert asks(state) == (1, "act") and offers(state) == {"play errand_boy"}
    refused(state, "use vauxhall", "N2.6")
    play(state, "errand_boy", "no")
    assert "use vauxhall" in offers(state)


@pytest.mark.rule("N10", "N3.2")
def test_an_ability_goes_with_the_building_that_is_pulled_down() -> None:
    """The new one does not work yet, the old one does not any more."""
    six = dict.fromkeys(("lambeth", "vauxhall", "marylebone", "city", "southwark", "clerkenwell"), 0)
    state = scene("peabody_buildings", "mr_micawber", agents={"chelsea": (1, 0)}, buildings=six, money=(9,))
    play(state, "peabody_buildings", "lambeth chelsea")
    left = {f"use {name}" for name in ("vauxhall", "marylebone", "southwark", "clerkenwell")}
    assert offers(state) == {*left, "no"}
    refused(state, "use lambeth", "N2.6")


@pytest.mark.rule("N10")
@pytest.mark.parametrize("district", USABLE)
def test_an_ability_does_not_work_beside_a_grenadier(district: str) -> None:
    """A grenadier next door does not matter, nor do citizens or unrest in the district itself."""
    calm = "southwark" if district != "southwark" else "lambeth"
    where = {"east_end": (0, 1), "billingsgate": (0, 1)}
    state = scene(
        "mr_micawber",
        "dustman",
        agents=where,
        buildings={district: 0},
        money=(9,),
        grenadiers={district: 1},
        unrest=calm,
    )
    assert offers(state) == {"play mr_micawber"}
    state = scene(
        "mr_micawber",
        "dustman",
        agents=where,
        buildings={district: 0},
        money=(9,),
        grenadiers={calm: 1},
        citizens={district: 1},
        unrest=f"{calm}, {district}",
    )
    assert offers(state) == {"play mr_micawber", f"use {district}"}


@pytest.mark.rule("N10")
def test_an_ability_works_again_when_the_grenadier_is_gone() -> None:
    """Even in the same turn."""
    state = scene("mr_hyde", "errand_boy", buildings={"lambeth": 0}, grenadiers={"lambeth": 1}, unrest="lambeth")
    play(state, "mr_hyde", "lambeth grenadier")
    assert grenadiers(state, "lambeth") == 0
    assert offers(state) == {"use lambeth", "no"}
    assert money(use(state, "lambeth")) == [6, 0]


@pytest.mark.rule("N10", "N6.1")
@pytest.mark.parametrize("district", USABLE)
def test_an_ability_does_not_work_while_it_is_blocked(district: str) -> None:
    """Another one does."""
    other = "lambeth" if district != "lambeth" else "vauxhall"
    where = {"east_end": (0, 1), "billingsgate": (0, 1)}
    houses = {district: 0, other: 0}
    state = scene(
        "mr_micawber", "dustman", agents=where, buildings=houses, money=(9,), unrest="strand", blocked=district
    )
    assert offers(state) == {"play mr_micawber", f"use {other}"}


@pytest.mark.rule("N10", "N6.1")
def test_a_block_lasts_as_long_as_the_building() -> None:
    """After an explosion a new one serves its owner as usual."""
    state = scene(
        "seance, mr_micawber",
        "peabody_buildings",
        agents={"lambeth": (0, 1)},
        buildings={"lambeth": 0},
        blocked="lambeth",
        money=(0, 18),
    )
    play(event(state, "explosion", "lambeth"), "seance", "no", "no")
    play(state, "peabody_buildings", "lambeth")
    play(state, "mr_micawber")
    assert asks(state) == (1, "act")
    assert money(use(state, "lambeth")) == [0, 3]


@pytest.mark.rule("N10")
@pytest.mark.parametrize("reason", ["grenadier", "blocked", "gained"])
def test_who_asks_why_an_ability_sleeps_is_told_of_the_rule_of_all_abilities(reason: str) -> None:
    """A grenadier, the cursed artists, a card that is new: N10 speaks of them, and no other rule does."""
    state = scene(
        "peabody_buildings",
        "mr_micawber",
        agents={"lambeth": (1, 0)},
        buildings={"vauxhall": 0} if reason == "gained" else {"vauxhall": 0, "lambeth": 0},
        grenadiers={"lambeth": 1} if reason == "grenadier" else {},
        blocked="lambeth" if reason == "blocked" else "",
        money=(18,),
    )
    play(state, "peabody_buildings")
    if reason == "gained":
        choose(state, "lambeth")
    refused(state, "use lambeth", "N10")


@pytest.mark.rule("N10", "N1.1")
def test_every_district_card_is_told_with_its_rule() -> None:
    """So that a player can look it up."""
    assert {name: GAME.card_rules[GAME.cards.index(name)] for name in DISTRICTS} == RULES
