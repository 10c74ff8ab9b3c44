"""The printed player aid tried out sentence by sentence: the twelve district cards."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    agents,
    choose,
    discarded,
    event,
    hand,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    unrest,
    use,
)
from tests.games.telling import asks

POLICE = "bobby, lamplighter, mounted_police, scotland_yard, salvation_army"  # a hand of five for who only looks on
CHELSEA = {"chelsea", "westminster", "marylebone", "vauxhall"}
BERMONDSEY = {"bermondsey", "billingsgate", "east_end", "southwark"}


def struck(name: str, *rolls: str, pounds: int = 9, **where: dict[str, int]) -> Nanty:
    """Seat 0 plays a random event upon seat 1, who holds the City: so many `agents` in districts, and `buildings`."""
    homes = {each: (0, count) for each, count in where.get("agents", {}).items()}
    houses = {"city": 1} | where.get("buildings", {})
    state = scene("seance", POLICE, agents=homes, buildings=houses, money=[0, pounds])
    return play(event(state, name, *rolls), "seance")


def pay_for(state: Nanty, *pieces: str) -> Nanty:
    """Seat 1 pays for these, "agent" or "building" and the district, and for nothing else; the state, for chains."""
    wanted = list(pieces)
    while (asked := asks(state)) and asked[1] in ("save", "insure_agent", "insure_building"):
        kind = asked[1].removeprefix("insure_")
        paid = next((place for place in offers(state) if f"{kind} {place}" in wanted), "no")
        choose(state, paid)
        if paid != "no":
            wanted.remove(f"{kind} {paid}")
    assert not wanted
    return state


# -- pay and place, pay and calm, stir


@pytest.mark.rule("N10.1")
@pytest.mark.parametrize(("district", "reach"), [("chelsea", CHELSEA), ("bermondsey", BERMONDSEY)])
def test_three_pounds_place_an_agent_there_or_next_door(district: str, reach: set[str]) -> None:
    """The only other agent is far away, which does not matter."""
    state = scene("errand_boy", POLICE, agents={"clerkenwell": [1, 0]}, buildings={district: 0}, money=[3, 0])
    use(state, district)
    assert offers(state) - {"no"} == reach
    choose(state, district)
    assert (agents(state, district), money(state)) == ([1, 0], [0, 0])


@pytest.mark.rule("N10.1")
@pytest.mark.parametrize("district", ["chelsea", "bermondsey"])
def test_with_two_pounds_no_agent_is_placed(district: str) -> None:
    """The ability has its price."""
    state = scene("errand_boy", POLICE, buildings={district: 0}, money=[2, 0])
    assert offers(state) == {"play errand_boy"}
    refused(state, f"use {district}", "N10.1")


@pytest.mark.rule("N10.1", "N4.1")
def test_an_agent_of_an_ability_stirs_unrest_like_any_other() -> None:
    """Somebody is in Vauxhall already."""
    state = scene("errand_boy", POLICE, agents={"vauxhall": [0, 1]}, buildings={"chelsea": 0}, money=[3, 0])
    assert unrest(use(state, "chelsea", "vauxhall")) == ["vauxhall"]


@pytest.mark.rule("N10.3")
def test_two_pounds_calm_any_district() -> None:
    """The holder of the third card has nobody there; without £2, or without unrest, it is of no use."""
    state = scene("errand_boy", POLICE, buildings={"strand": 0}, unrest="east_end, chelsea", money=[2, 0])
    use(state, "strand")
    assert offers(state) - {"no"} == {"east_end", "chelsea"}
    assert (unrest(choose(state, "east_end")), money(state)) == (["chelsea"], [0, 0])
    poor = scene("errand_boy", POLICE, buildings={"strand": 0}, unrest="east_end", money=[1, 0])
    assert offers(poor) == {"play errand_boy"}


@pytest.mark.rule("N10.7")
def test_unrest_is_stirred_in_the_east_end_or_next_door_beside_an_agent() -> None:
    """Anybody's agent will do, a grenadier or a new citizen alone will not, and the Strand is too far away."""
    state = scene(
        "errand_boy",
        POLICE,
        agents={"east_end": [1, 0], "bermondsey": [0, 1], "strand": [1, 1]},
        grenadiers={"billingsgate": 1},
        citizens={"clerkenwell": 1},
        buildings={"east_end": 0},
    )
    use(state, "east_end")
    assert offers(state) - {"no"} == {"east_end", "bermondsey"}
    refused(state, "billingsgate", "N10.7")
    refused(state, "strand", "N10.7")
    assert unrest(choose(state, "bermondsey")) == ["bermondsey"]


# -- money and cards


@pytest.mark.rule("N10.4")
@pytest.mark.parametrize(("number", "pounds"), [(4, 2), (9, 2), (10, 1), (11, 3), (12, 1)])
def test_the_bank_pays_the_holder_of_a_district_once_a_turn(number: int, pounds: int) -> None:
    """Districts 4, 9, 10, 11 and 12, before the card or after it."""
    district = DISTRICTS[number - 1]
    before = scene("errand_boy", POLICE, buildings={district: 0})
    assert money(use(before, district)) == [pounds, 0]
    assert offers(before) == {"play errand_boy"}
    refused(before, f"use {district}", "N10")
    after = scene("mr_micawber", POLICE, buildings={district: 0})
    play(after, "mr_micawber")
    assert money(use(after, district)) == [pounds, 0] and asks(after) == (1, "act")


@pytest.mark.rule("N2.6", "N10")
def test_the_ability_belongs_to_who_has_the_building() -> None:
    """An agent there gives nobody else a share."""
    state = scene("errand_boy", POLICE, agents={"lambeth": [2, 0]}, buildings={"lambeth": 1})
    assert offers(state) == {"play errand_boy"}


@pytest.mark.rule("N10.2")
def test_the_second_district_draws_a_card_and_discards_one() -> None:
    """Any card may go, the drawn one or an older one; the hand is as large as before."""
    state = scene("errand_boy", POLICE, buildings={"westminster": 0}, upper="muffin_man")
    use(state, "westminster")
    assert offers(state) == {"errand_boy", "muffin_man"}  # to draw was one's choice, to discard is not
    choose(state, "errand_boy")
    assert hand(state, 0) == ["muffin_man"] and discarded(state)[-1] == "errand_boy"


@pytest.mark.rule("N10.6")
def test_the_sixth_district_turns_a_card_into_two_pounds() -> None:
    """One card, £2, once in a turn; not even the drawn hand is filled up in between."""
    state = scene("errand_boy, muffin_man", POLICE, buildings={"billingsgate": 0})
    use(state, "billingsgate", "muffin_man")
    assert (money(state)[0], hand(state, 0), discarded(state)) == (2, ["errand_boy"], ["muffin_man"])
    assert offers(state) == {"play errand_boy"}


# -- the fifth district: protection from random events


@pytest.mark.rule("N10.5")
def test_each_piece_is_protected_for_three_pounds() -> None:
    """With £9 two of three agents and the building outlive the airship; the third agent does not."""
    state = struck("zeppelin", "city", agents={"city": 3})
    pay_for(state, "agent city", "agent city", "building city")
    assert (agents(state, "city"), owner(state, "city"), money(state)[1]) == ([0, 2], 1, 0)


@pytest.mark.rule("N10.5")
def test_protection_is_a_choice_and_must_be_paid() -> None:
    """Who declines loses the piece and keeps the money; with £2 nothing can be saved."""
    declined = pay_for(struck("zeppelin", "lambeth", agents={"lambeth": 1}))
    assert (agents(declined, "lambeth"), money(declined)[1]) == ([0, 0], 9)
    poor = struck("explosion", "strand", buildings={"strand": 1}, pounds=2)
    assert asks(poor) == (0, "read") and owner(poor, "strand") is None


@pytest.mark.rule("N10.5")
@pytest.mark.parametrize(
    ("name", "rolls"),
    [("explosion", ["strand"]), ("earthquake", ["strand", "lambeth"]), ("fire", ["strand", "vauxhall"])],
)
def test_a_building_is_protected_from_every_event_that_razes_it(name: str, rolls: list[str]) -> None:
    """Explosion, earthquake and fire spare what is paid for."""
    state = pay_for(struck(name, *rolls, buildings={"strand": 1}), "building strand")
    assert (owner(state, "strand"), money(state)[1]) == (1, 6)


@pytest.mark.rule("N10.5")
def test_an_agent_is_protected_from_the_flood() -> None:
    """For £3 it stays in the flooded district, and the other one goes."""
    state = struck("flood", "lambeth", "vauxhall", agents={"lambeth": 2})
    pay_for(state, "agent lambeth")
    assert asks(state) == (1, "flee")
    choose(state, "southwark")
    assert (agents(state, "lambeth"), agents(state, "southwark"), money(state)[1]) == ([0, 1], [0, 1], 6)


@pytest.mark.rule("N10.5")
def test_an_agent_is_protected_from_murderers_and_artists() -> None:
    """Both for £3 each, in the turn of somebody else."""
    murder = struck("murders", "lambeth", "chelsea", agents={"lambeth": 1})
    if asks(murder) == (0, "remove"):
        choose(murder, "lambeth agent 1")
    pay_for(murder, "agent lambeth")
    assert (agents(murder, "lambeth"), money(murder)[1]) == ([0, 1], 6)
    artists = struck("cursed_artists", "lambeth", agents={"lambeth": 1}, buildings={"lambeth": 1})
    while asks(artists) == (1, "insure_building"):
        choose(artists, "no")
    pay_for(artists, "agent lambeth")
    assert (agents(artists, "lambeth"), money(artists)[1]) == ([0, 1], 6)


@pytest.mark.rule("N10.5", "N6.4")
@pytest.mark.parametrize("other", ["strand", "lambeth"])
def test_another_building_is_protected_though_the_fifth_district_falls(other: str) -> None:
    """Both are struck by one event, and £3 are enough for one: whichever number the other district has."""
    state = pay_for(struck("earthquake", "city", other, buildings={other: 1}, pounds=3), f"building {other}")
    assert (owner(state, "city"), owner(state, other), money(state)[1]) == (None, 1, 0)


@pytest.mark.rule("N10.5", "N6.1")
def test_an_agent_is_protected_though_artists_block_the_fifth_district() -> None:
    """The agent is struck by the same event, in which the ability was still free."""
    state = pay_for(struck("cursed_artists", "city", agents={"city": 1}, pounds=3), "agent city")
    assert (agents(state, "city"), money(state)[1]) == ([0, 1], 0)


@pytest.mark.rule("N10.5")
def test_nobody_else_is_protected() -> None:
    """The district card shelters the pieces of its holder only."""
    state = scene("seance", POLICE, agents={"lambeth": [1, 0]}, buildings={"city": 1}, money=[9, 9])
    play(event(state, "zeppelin", "lambeth"), "seance")
    assert asks(state) == (0, "read") and agents(state, "lambeth") == [0, 0] and money(state) == [9, 9]
