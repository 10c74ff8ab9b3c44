"""The printed player aid tried out sentence by sentence: the twelve random events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    agents,
    choose,
    citizens,
    discarded,
    event,
    grenadiers,
    happened,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    spare,
    unrest,
    use,
)
from tests.games.telling import asks

POLICE = "bobby, lamplighter, mounted_police, scotland_yard, salvation_army"
STREET = "muffin_man, costermonger, errand_boy, gin_palace, music_hall_star"


def strike(
    name: str,
    *rolls: str,
    where: Mapping[str, Sequence[int]] | None = None,
    houses: Mapping[str, int] | None = None,
    soldiers: Mapping[str, int] | None = None,
    settlers: Mapping[str, int] | None = None,
    quarrels: str = "",
    purses: Sequence[int] = (),
) -> Nanty:
    """Seat 0 of three plays a card with a random event, which is this one; the die falls so."""
    state = scene(
        "seance, mr_micawber",
        POLICE,
        STREET,
        agents=where or {},
        buildings=houses or {},
        grenadiers=soldiers or {},
        citizens=settlers or {},
        unrest=quarrels,
        money=purses,
        identity="balmoral, bellinger, holdhurst",
    )
    return play(event(state, name, *rolls), "seance")


def let_be(state: Nanty) -> Nanty:
    """Nobody reacts to it; the state, for chains."""
    while (asked := asks(state)) and asked[1] == "save":
        choose(state, "no")
    return state


def settled(state: Nanty) -> bool:
    """The event is over, and it is the text of its card that is asked about."""
    return asks(state) == (0, "read") and len(happened(state, "happened")) == 1


def titles(state: Nanty, seat: int) -> list[str]:
    """The district cards of a seat."""
    return list(GAME.view(state, None)["table"]["players"][seat]["cards"])


# -- cursed artists


@pytest.mark.rule("N6.1")
def test_artists_block_the_ability_and_drive_out_one_agent() -> None:
    """Of the owner's two agents one goes, rivals' agents stay, and the card stays with its owner."""
    state = let_be(strike("cursed_artists", "lambeth", where={"lambeth": [1, 2, 0]}, houses={"lambeth": 1}))
    assert settled(state) and agents(state, "lambeth") == [1, 1, 0]
    assert (owner(state, "lambeth"), titles(state, 1)) == (1, ["lambeth"])
    play(choose(state, "no"), "mr_micawber")
    assert asks(state) == (1, "act") and "use lambeth" not in offers(state)


@pytest.mark.rule("N6.1", "N8.1")
def test_a_building_blocked_by_artists_keeps_its_value() -> None:
    """It still counts its £18 for the points."""
    state = strike("cursed_artists", "lambeth", houses={"lambeth": 1})
    assert settled(state) and GAME.view(state, None)["scores"] == [0, 18, 0]


@pytest.mark.rule("N6.1")
def test_artists_pass_by_where_nobody_holds_the_card() -> None:
    """Agents without a building are left alone."""
    state = strike("cursed_artists", "lambeth", where={"lambeth": [1, 1, 1]}, quarrels="lambeth")
    assert settled(state) and agents(state, "lambeth") == [1, 1, 1] and unrest(state) == ["lambeth"]


# -- state of emergency


@pytest.mark.rule("N6.2")
def test_an_emergency_brings_four_grenadiers_and_unrest_even_to_empty_districts() -> None:
    """The Strand is rolled twice and gets two; the City had a marker already."""
    rolls = ("strand", "city", "strand", "chelsea")
    state = strike("emergency", *rolls, where={"city": [1, 1, 0]}, quarrels="city")
    assert settled(state)
    assert [grenadiers(state, name) for name in ("strand", "city", "chelsea", "supply")] == [2, 1, 1, 0]
    assert unrest(state) == ["chelsea", "strand", "city"]


# -- mysterious murders


@pytest.mark.rule("N6.3")
def test_each_player_rolls_once_and_picks_a_victim_there() -> None:
    """The die goes round: the first picks in the Strand, the second in the City, the third finds nobody."""
    state = strike(
        "murders", "strand", "city", "chelsea", where={"strand": [1, 1, 0], "city": [1, 1, 1]}, quarrels="strand, city"
    )
    assert asks(state) == (0, "remove") and offers(state) == {"strand agent 0", "strand agent 1"}
    let_be(choose(state, "strand agent 1"))
    assert asks(state) == (1, "remove") and offers(state) == {f"city agent {seat}" for seat in range(3)}
    let_be(choose(state, "city agent 2"))
    assert settled(state)
    assert (agents(state, "strand"), agents(state, "city"), unrest(state)) == ([1, 0, 0], [1, 1, 0], [])
    assert [each.seat for each in happened(state, "rolled")] == [0, 1, 2]


@pytest.mark.rule("N6.3")
def test_grenadiers_and_new_citizens_are_no_agents_to_murder() -> None:
    """The Strand has only those: nobody dies there, three times over."""
    state = strike("murders", "strand", "strand", "strand", soldiers={"strand": 1}, settlers={"strand": 1})
    assert settled(state) and (grenadiers(state, "strand"), citizens(state, "strand")) == (1, 1)


@pytest.mark.rule("N6.3")
def test_no_unrest_is_needed_for_a_mysterious_murder_and_it_may_take_an_own_agent() -> None:
    """The only agent of the district dies by the hand of its owner."""
    state = let_be(strike("murders", "lambeth", "chelsea", "chelsea", where={"lambeth": [1, 0, 0]}))
    while asks(state) == (0, "remove"):
        let_be(choose(state, "lambeth agent 0"))
    assert settled(state) and agents(state, "lambeth") == [0, 0, 0]


# -- earthquake, explosion, fire


@pytest.mark.rule("N6.4")
def test_an_earthquake_razes_the_buildings_of_two_rolls() -> None:
    """Everybody's buildings, but not the one that was not rolled, and no agent."""
    state = strike(
        "earthquake", "strand", "city", where={"city": [0, 1, 0]}, houses={"strand": 0, "city": 1, "lambeth": 2}
    )
    assert settled(state) and [owner(state, name) for name in ("strand", "city", "lambeth")] == [None, None, 2]
    assert (spare(state), titles(state, 0), titles(state, 1)) == ([6, 6, 5], [], [])
    assert agents(state, "city") == [0, 1, 0]


@pytest.mark.rule("N6.6")
@pytest.mark.parametrize("rolled", ["strand", "chelsea"])
def test_an_explosion_razes_the_building_of_one_roll(rolled: str) -> None:
    """If there is one."""
    state = strike("explosion", rolled, houses={"strand": 0, "city": 1})
    assert settled(state) and owner(state, "city") == 1
    assert owner(state, "strand") == (None if rolled == "strand" else 0)


@pytest.mark.rule("N6.7")
def test_a_fire_needs_a_building_to_begin() -> None:
    """The first roll finds none: nothing happens, and there is no second."""
    state = strike("fire", "chelsea", "strand", houses={"strand": 0})
    assert settled(state) and owner(state, "strand") == 0 and len(happened(state, "rolled")) == 1


@pytest.mark.rule("N6.7")
def test_a_fire_spreads_to_neighbours_until_it_finds_no_building() -> None:
    """Strand, City, Clerkenwell burn one after the other; Chelsea has no building and stops it."""
    houses = {"strand": 0, "city": 1, "clerkenwell": 2, "lambeth": 0}
    state = strike("fire", "strand", "city", "clerkenwell", "chelsea", "lambeth", houses=houses)
    assert settled(state) and [owner(state, name) for name in houses] == [None, None, None, 0]
    assert len(happened(state, "rolled")) == 4


@pytest.mark.rule("N6.7")
def test_a_fire_leaps_over_a_building_that_is_no_neighbour_and_goes_on() -> None:
    """Chelsea is far from the Strand and is spared; the roll after it burns the City all the same."""
    houses = {"strand": 0, "chelsea": 1, "city": 2}
    state = strike("fire", "strand", "chelsea", "city", "vauxhall", houses=houses)
    assert settled(state) and [owner(state, name) for name in houses] == [None, 1, None]


@pytest.mark.rule("N6.7")
def test_a_fire_stops_at_a_district_that_it_has_burnt_down() -> None:
    """There is no building left in the Strand."""
    state = strike("fire", "strand", "strand", "city", houses={"strand": 0, "city": 1})
    assert settled(state) and (owner(state, "strand"), owner(state, "city")) == (None, 1)


@pytest.mark.rule("N6.7", "N10.5")
def test_a_fire_spreads_from_the_district_that_burnt_last_not_from_one_that_was_protected() -> None:
    """The Strand burns, the City is paid for; Lambeth is next to the Strand and not to the City, and burns."""
    state = strike(
        "fire", "strand", "city", "lambeth", "vauxhall", houses={"strand": 0, "city": 1, "lambeth": 0}, purses=[0, 3]
    )
    assert asks(state) == (1, "insure_building")
    choose(state, "city")
    assert settled(state) and [owner(state, name) for name in ("strand", "city", "lambeth")] == [None, 1, None]


# -- fog


@pytest.mark.rule("N6.5")
def test_the_fog_swallows_five_cards_before_all_eyes() -> None:
    """They come off the top, everybody sees them, and they lie on the discard pile."""
    state = scene("seance", POLICE, upper="gin_palace, errand_boy, muffin_man, costermonger, bill_sikes, pickpocket")
    pile = len(discarded(state))
    play(event(state, "fog"), "seance")
    assert (len(state.upper), len(discarded(state))) == (1, pile + 5)
    shown = {GAME.cards[each.card] for each in happened(state, "fogged")}
    assert shown == set(discarded(state)[-5:])


# -- flood


@pytest.mark.rule("N6.8")
def test_a_flood_drives_agents_to_dry_neighbours_one_player_after_the_other() -> None:
    """Lambeth and Vauxhall are under water: nobody may flee from the one into the other."""
    state = strike("flood", "lambeth", "vauxhall", where={"lambeth": [1, 0, 1], "vauxhall": [0, 1, 0]})
    assert asks(state) == (0, "flee") and offers(state) == {"westminster", "strand", "southwark"}
    refused(state, "vauxhall", "N6.8")
    assert asks(choose(state, "strand")) == (1, "flee") and offers(state) == {"chelsea", "westminster"}
    assert asks(choose(state, "chelsea")) == (2, "flee")
    choose(state, "strand")
    assert settled(state) and agents(state, "strand") == [1, 0, 1] and unrest(state) == ["strand"]
    assert [sum(agents(state, name)) for name in ("lambeth", "vauxhall")] == [0, 0]


@pytest.mark.rule("N6.8")
def test_a_district_away_from_the_river_is_not_flooded() -> None:
    """Marylebone and Clerkenwell stay dry."""
    state = strike("flood", "marylebone", "clerkenwell", where={"marylebone": [1, 1, 1], "clerkenwell": [1, 0, 0]})
    assert settled(state) and agents(state, "marylebone") == [1, 1, 1]


@pytest.mark.rule("N6.8", "N4.2")
def test_the_marker_is_washed_away_with_the_first_to_flee() -> None:
    """Grenadiers and new citizens stay, and so do buildings."""
    state = strike(
        "flood",
        "lambeth",
        "lambeth",
        where={"lambeth": [1, 0, 0]},
        houses={"lambeth": 1},
        soldiers={"lambeth": 1},
        settlers={"lambeth": 1},
        quarrels="lambeth",
    )
    choose(state, "southwark")
    assert settled(state) and unrest(state) == []
    assert (grenadiers(state, "lambeth"), citizens(state, "lambeth"), owner(state, "lambeth")) == (1, 1, 1)


# -- new citizens


@pytest.mark.rule("N6.9")
def test_new_citizens_stir_unrest_only_where_somebody_was() -> None:
    """An agent is in the City; the Strand and Chelsea were empty."""
    state = strike("new_citizens", "strand", "city", "chelsea", where={"city": [0, 1, 0]}, houses={"chelsea": 1})
    assert settled(state) and unrest(state) == ["city"]
    assert [citizens(state, name) for name in ("strand", "city", "chelsea", "supply")] == [1, 1, 1, 0]


@pytest.mark.rule("N6.9", "N4.1")
def test_a_second_new_citizen_in_a_district_meets_the_first() -> None:
    """One citizen for each roll, two in the Strand."""
    state = strike("new_citizens", "strand", "strand", "chelsea")
    assert settled(state) and citizens(state, "strand") == 2 and unrest(state) == ["strand"]


# -- riots


@pytest.mark.rule("N6.10", "N8.1")
def test_riots_with_eight_markers_end_the_game_by_points() -> None:
    """At once: nobody draws any more, and the richest wins."""
    state = strike("riots", quarrels=", ".join(DISTRICTS[:8]), purses=[5, 9, 7])
    assert state.over and asks(state) is None and happened(state, "drew") == []
    assert (GAME.view(state, None)["scores"], GAME.view(state, None)["places"]) == ([5, 9, 7], [3, 1, 2])


@pytest.mark.rule("N6.10")
def test_seven_markers_are_no_riots() -> None:
    """Nothing happens, and the card goes on."""
    state = strike("riots", quarrels=", ".join(DISTRICTS[:7]))
    assert settled(state) and len(unrest(state)) == 7


# -- subsidence


@pytest.mark.rule("N6.11")
def test_everybody_pays_two_pounds_for_each_building() -> None:
    """Two buildings, one building, none."""
    state = strike("subsidence", houses={"strand": 0, "city": 0, "lambeth": 1}, purses=[9, 9, 9])
    assert settled(state) and money(state) == [5, 7, 9] and owner(state, "strand") == 0


# -- zeppelin


@pytest.mark.rule("N6.12")
def test_the_airship_leaves_nothing_in_its_district() -> None:
    """Agents of all, grenadiers, new citizens, the marker and the building are gone; next door all is well."""
    state = strike(
        "zeppelin",
        "strand",
        where={"strand": [2, 1, 1], "city": [1, 1, 0]},
        houses={"strand": 2, "city": 1},
        soldiers={"strand": 2},
        settlers={"strand": 1},
        quarrels="strand, city",
    )
    let_be(state)
    assert settled(state) and (agents(state, "strand"), owner(state, "strand")) == ([0, 0, 0], None)
    assert (grenadiers(state, "strand"), citizens(state, "strand"), unrest(state)) == (0, 0, ["city"])
    assert (agents(state, "city"), owner(state, "city"), titles(state, 2)) == ([1, 1, 0], 1, [])


@pytest.mark.rule("N6.12")
def test_the_airship_takes_a_marker_where_nobody_is() -> None:
    """A marker may lie in an empty district, and goes too."""
    state = strike("zeppelin", "strand", quarrels="strand")
    assert settled(state) and unrest(state) == []


@pytest.mark.rule("N10", "N6.2")
def test_a_grenadier_does_not_take_the_district_card_away() -> None:
    """The building stays its owner's, worth nothing while the grenadier is there and all of it afterwards."""
    state = scene("seance, garrotter", POLICE, buildings={"lambeth": 0})
    play(event(state, "emergency", "lambeth", "lambeth", "chelsea", "chelsea"), "seance", "no")
    assert titles(state, 0) == ["lambeth"] and GAME.view(state, None)["scores"] == [0, 0]
    play(state, "garrotter", "lambeth grenadier")
    assert GAME.view(state, None)["scores"][0] == 1  # one grenadier is left


@pytest.mark.rule("N6.1", "N3.2")
def test_a_new_building_is_free_of_the_artists_curse() -> None:
    """Once the cursed building is gone, the next owner of the card has its ability again."""
    where, houses = {"lambeth": [0, 1]}, {"lambeth": 0}
    hands = ("seance, mr_micawber", "gin_palace")
    state = scene(*hands, agents=where, buildings=houses, blocked="lambeth", money=[0, 18])
    play(event(state, "explosion", "lambeth"), "seance", "no", "no")
    choose(play(state, "gin_palace"), "lambeth")
    play(state, "mr_micawber")
    assert asks(state) == (1, "act") and money(use(state, "lambeth"))[1] == 5
