"""N6: random events that strike buildings and districts: earthquake, explosion, fire, flood, subsidence, zeppelin."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall, on_map, rolls
from tests.games.nanty.scene import (
    GAME,
    agents,
    choose,
    citizens,
    grenadiers,
    happened,
    money,
    offers,
    owner,
    refused,
    scene,
    spare,
    unrest,
)
from tests.games.telling import asks

# -- N6.4


@pytest.mark.rule("N6.4")
def test_an_earthquake_removes_the_buildings_of_two_districts() -> None:
    """Whoever owns them; figures and unrest stay, and so do all other buildings."""
    houses = {"city": 0, "strand": 1, "lambeth": 1}
    state = scene("martians", "", agents={"city": (1, 1)}, citizens={"strand": 1}, buildings=houses, unrest="city")
    befall(state, "earthquake", "strand", "city")
    assert [owner(state, district) for district in houses] == [None, None, 1]
    assert spare(state) == [6, 5]
    assert agents(state, "city") == [1, 1] and citizens(state, "strand") == 1 and unrest(state) == ["city"]
    assert len(rolls(state)) == 2 and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.4")
@pytest.mark.parametrize("second", ["city", "vauxhall"])
def test_an_earthquake_may_strike_a_single_building(second: str) -> None:
    """The same district twice, or one where nothing stands."""
    state = befall(scene("martians", "", buildings={"city": 0, "strand": 1}), "earthquake", "city", second)
    assert owner(state, "city") is None and owner(state, "strand") == 1
    assert spare(state) == [6, 5] and len(happened(state, "razed")) == 1 and len(rolls(state)) == 2


# -- N6.6


@pytest.mark.rule("N6.6", "N3.2")
def test_an_explosion_removes_the_building_of_the_district_rolled() -> None:
    """Only that, and its district card is nobody's again."""
    state = scene("martians", "", agents={"city": (1, 1)}, buildings={"city": 1, "strand": 1}, unrest="city")
    befall(state, "explosion", "city")
    assert owner(state, "city") is None and owner(state, "strand") == 1 and spare(state) == [6, 5]
    assert agents(state, "city") == [1, 1] and unrest(state) == ["city"]
    assert GAME.view(state, 0)["table"]["players"][1]["cards"] == ["strand"]
    assert rolls(state) == [(0, "city")]


@pytest.mark.rule("N6.6")
def test_an_explosion_where_nothing_stands_does_nothing() -> None:
    """The figures there are safe."""
    state = scene("martians", "", agents={"city": (1, 1)}, buildings={"strand": 1}, unrest="city")
    before = on_map(state)
    assert on_map(befall(state, "explosion", "city")) == before


# -- N6.7: Westminster (2) borders on 1, 3, 4, 5, 11 and 12, the Strand (3) on 2, 5, 6, 10 and 11


def burn(fire: str, buildings: str, *rolled: str) -> Nanty:
    """A fire with these rolls over buildings of seats 0 and 1 by turns."""
    houses = {name: n % 2 for n, name in enumerate(buildings.split(", "))}
    return befall(scene("martians", "", fire=fire, buildings=houses), "fire", *rolled)


def burnt(state: Nanty) -> list[str]:
    """Where buildings burnt, in this order."""
    return [GAME.places[each.at] for each in happened(state, "razed")]


@pytest.mark.rule("N6.7")
@pytest.mark.parametrize("fire", ["spreads", "stops"])
def test_a_fire_where_nothing_stands_is_out_at_once(fire: str) -> None:
    """The die is rolled only once, though there is a building next door."""
    state = burn(fire, "westminster, strand", "lambeth", "strand", "westminster")
    assert burnt(state) == [] and rolls(state) == [(0, "lambeth")]
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.7")
@pytest.mark.parametrize("fire", ["spreads", "stops"])
def test_a_fire_spreads_to_neighbours_until_a_district_without_a_building(fire: str) -> None:
    """From neighbour to neighbour, of whatever colour; what is not rolled stays."""
    state = burn(fire, "westminster, strand, billingsgate, city", "westminster", "strand", "billingsgate", "vauxhall")
    assert burnt(state) == ["westminster", "strand", "billingsgate"]
    assert owner(state, "city") == 1 and spare(state) == [6, 5]
    assert len(rolls(state)) == 4


@pytest.mark.rule("N6.7")
@pytest.mark.parametrize("fire", ["spreads", "stops"])
def test_a_burnt_district_rolled_again_stops_the_fire(fire: str) -> None:
    """There is no building any more."""
    state = burn(fire, "westminster, strand, city", "westminster", "strand", "westminster", "city")
    assert burnt(state) == ["westminster", "strand"] and len(rolls(state)) == 3
    state = burn(fire, "westminster, strand", "westminster", "westminster", "strand")
    assert burnt(state) == ["westminster"] and len(rolls(state)) == 2


@pytest.mark.rule("N6.7")
def test_a_building_that_is_no_neighbour_is_passed_over_and_the_die_rolled_again() -> None:
    """Bermondsey does not border on Westminster; the Strand does, though another was rolled between."""
    state = burn("spreads", "westminster, bermondsey, strand", "westminster", "bermondsey", "strand", "marylebone")
    assert burnt(state) == ["westminster", "strand"] and owner(state, "bermondsey") == 1
    assert len(rolls(state)) == 4


@pytest.mark.rule("N6.7")
def test_with_the_option_a_building_that_is_no_neighbour_stops_the_fire() -> None:
    """It does not burn, and nothing else does."""
    state = burn("stops", "westminster, bermondsey, strand", "westminster", "bermondsey", "strand")
    assert burnt(state) == ["westminster"] and len(rolls(state)) == 2
    assert owner(state, "bermondsey") == 1 and owner(state, "strand") == 0


@pytest.mark.rule("N6.7")
def test_the_fire_spreads_from_where_it_burnt_last() -> None:
    """Marylebone borders on Westminster, but not on the Strand, and it is the Strand that burnt last."""
    state = burn("spreads", "westminster, strand, marylebone", "westminster", "strand", "marylebone", "vauxhall")
    assert burnt(state) == ["westminster", "strand"] and owner(state, "marylebone") == 0
    assert len(rolls(state)) == 4


@pytest.mark.rule("N6.7")
def test_a_district_passed_over_is_not_where_the_fire_is() -> None:
    """Bermondsey is ignored, and so is Southwark beyond it."""
    state = burn("spreads", "westminster, bermondsey, southwark", "westminster", "bermondsey", "southwark", "vauxhall")
    assert burnt(state) == ["westminster"] and len(rolls(state)) == 4


# -- N6.8: all districts but Marylebone (4) and Clerkenwell (9) lie on the river


@pytest.mark.rule("N6.8")
def test_agents_flee_from_a_flood_to_neighbours_that_are_dry() -> None:
    """Chelsea borders on Westminster, Marylebone and Vauxhall; with Westminster flooded two of them are left."""
    state = scene("martians", "", agents={"chelsea": (1, 0)})
    befall(state, "flood", "chelsea", "westminster")
    assert asks(state) == (0, "flee") and offers(state) == {"marylebone", "vauxhall"}
    for goal in ("westminster", "chelsea", "southwark", "no"):
        refused(state, goal, "N6.8")
    choose(state, "vauxhall")
    assert agents(state, "vauxhall") == [1, 0] and agents(state, "chelsea") == [0, 0]
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.8")
def test_both_districts_are_flooded_and_everybody_flees_in_turn() -> None:
    """Seat 1 drew the event and moves all of its own, then seat 2, then seat 0."""
    here = {"chelsea": (1, 1, 0), "southwark": (0, 1, 1)}
    state = befall(scene("", "martians", "", active=1, agents=here), "flood", "southwark", "chelsea")
    asked = []
    for _ in range(4):
        assert state.question is not None and state.question.name == "flee"
        asked.append((state.asked, GAME.places[state.question.number("district")]))
        choose(state, "vauxhall" if asked[-1][1] == "chelsea" else "lambeth")
    assert sorted(asked[:2]) == [(1, "chelsea"), (1, "southwark")]
    assert asked[2:] == [(2, "southwark"), (0, "chelsea")]
    assert agents(state, "vauxhall") == [1, 1, 0] and agents(state, "lambeth") == [0, 1, 1]
    assert agents(state, "chelsea") == agents(state, "southwark") == [0, 0, 0]
    assert asks(state) == (1, "place_unrest")


@pytest.mark.rule("N6.8")
def test_districts_off_the_river_are_not_flooded() -> None:
    """Nobody moves from Marylebone or Clerkenwell."""
    state = scene("martians", "", agents={"marylebone": (1, 1), "clerkenwell": (0, 1)}, unrest="marylebone")
    before = on_map(state)
    assert on_map(befall(state, "flood", "marylebone", "clerkenwell")) == before
    assert happened(state, "flooded") == [] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.8")
def test_a_district_off_the_river_is_a_refuge_even_if_it_was_rolled() -> None:
    """Only the City is flooded, and Clerkenwell is dry."""
    state = befall(
        scene("martians", "", agents={"city": (1, 0), "clerkenwell": (0, 1)}), "flood", "clerkenwell", "city"
    )
    assert offers(state) == {"westminster", "strand", "marylebone", "billingsgate", "clerkenwell"}
    choose(state, "clerkenwell")
    assert agents(state, "clerkenwell") == [1, 1] and unrest(state) == ["clerkenwell"]
    assert [each.at for each in happened(state, "flooded")] == [GAME.places.index("city")]


@pytest.mark.rule("N6.8")
def test_the_same_district_twice_is_one_flood() -> None:
    """Each agent moves once."""
    state = befall(scene("martians", "", agents={"east_end": (1, 0)}), "flood", "east_end", "east_end")
    assert offers(state) == {"billingsgate", "bermondsey", "clerkenwell"}
    assert asks(choose(state, "clerkenwell")) == (0, "place_unrest")
    assert agents(state, "clerkenwell") == [1, 0]


@pytest.mark.rule("N6.8", "N4.1", "N4.2")
def test_agents_may_part_and_unrest_goes_and_comes_with_them() -> None:
    """It leaves Chelsea with the first; where two arrive, or one was before, it breaks out."""
    state = scene("martians", "", agents={"chelsea": (3, 0), "vauxhall": (0, 1)}, unrest="chelsea")
    befall(state, "flood", "chelsea", "chelsea")
    assert unrest(choose(state, "marylebone")) == []
    assert unrest(choose(state, "marylebone")) == ["marylebone"]
    assert unrest(choose(state, "vauxhall")) == ["marylebone", "vauxhall"]
    assert agents(state, "marylebone") == [2, 0] and agents(state, "vauxhall") == [1, 1]


@pytest.mark.rule("N6.8")
def test_grenadiers_new_citizens_and_buildings_stay_in_a_flood() -> None:
    """Where no agent is, even the unrest stays."""
    state = scene(
        "martians", "", grenadiers={"strand": 1}, citizens={"strand": 2}, buildings={"strand": 1}, unrest="strand"
    )
    before = on_map(state)
    assert on_map(befall(state, "flood", "strand", "lambeth")) == before
    assert len(happened(state, "flooded")) == 2 and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.8")
def test_an_agent_that_can_reach_no_dry_district_stays(tmp_path: Path) -> None:
    """On a map where Chelsea borders on Westminster only, and both are under water."""
    path = tmp_path / "nanty.toml"
    borders = {"chelsea": [2], "westminster": [1, 3, 4, 5, 11, 12], "marylebone": [2, 5], "vauxhall": [2, 11]}
    lines = [f'[{name}]\nneighbours = {{ is = {near}, source = "printed" }}\n' for name, near in borders.items()]
    path.write_text("".join(lines), encoding="utf-8")
    state = scene(
        "martians", "", agents={"chelsea": (1, 1), "westminster": (0, 1)}, unrest="chelsea", game=GAME.with_file(path)
    )
    befall(state, "flood", "chelsea", "westminster")
    assert agents(state, "chelsea") == [1, 1] and unrest(state) == ["chelsea"]
    assert asks(state) == (1, "flee") and offers(state) == {"strand", "marylebone", "city", "lambeth", "vauxhall"}


# -- N6.11


@pytest.mark.rule("N6.11")
def test_everybody_pays_two_pounds_for_each_building() -> None:
    """Exactly enough is enough; who has none pays nothing."""
    houses = {"city": 0, "strand": 1, "lambeth": 1, "chelsea": 1}
    state = befall(scene("martians", "", "", buildings=houses, money=[5, 6, 7]), "subsidence")
    assert money(state) == [3, 0, 7]
    assert [owner(state, district) for district in houses] == [0, 1, 1, 1]
    assert asks(state) == (0, "place_unrest") and rolls(state) == []


@pytest.mark.rule("N6.11")
def test_who_cannot_pay_for_all_chooses_what_to_pay_for() -> None:
    """With £5 two of three buildings are kept; any of them may be the one that sinks."""
    houses = {"city": 1, "strand": 1, "lambeth": 1, "chelsea": 0}
    state = befall(scene("martians", "", buildings=houses, money=[2, 5]), "subsidence")
    assert asks(state) == (1, "abandon") and offers(state) == {"city", "strand", "lambeth"}
    refused(state, "chelsea", "N6.11")
    refused(state, "vauxhall", "N6.11")
    refused(state, "no", "N6.11")
    choose(state, "strand")
    assert [owner(state, district) for district in houses] == [1, None, 1, 0]
    assert money(state) == [0, 1] and spare(state) == [5, 4]
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.11")
def test_several_buildings_may_sink() -> None:
    """£3 keep one of four."""
    houses = {"city": 0, "strand": 0, "lambeth": 0, "chelsea": 0}
    state = befall(scene("martians", "", buildings=houses, money=[3]), "subsidence")
    assert asks(state) == (0, "abandon")
    refused(state, ["lambeth", "city"], "N6.11")
    choose(state, ["lambeth", "city", "strand"])
    assert [owner(state, district) for district in houses] == [None, None, None, 0] and money(state) == [1, 0]
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.11")
@pytest.mark.parametrize("pounds", [0, 1])
def test_without_two_pounds_the_only_building_sinks(pounds: int) -> None:
    """And the pound is kept."""
    state = befall(scene("martians", "", buildings={"city": 1}, money=[9, pounds]), "subsidence")
    assert owner(state, "city") is None and money(state) == [9, pounds]


@pytest.mark.rule("N6.11")
def test_without_two_pounds_all_buildings_sink_unasked() -> None:
    """There is nothing to choose; the others pay for theirs."""
    houses = {"city": 0, "strand": 0, "lambeth": 0, "chelsea": 1}
    state = befall(scene("martians", "", buildings=houses, money=[1, 2]), "subsidence")
    assert [owner(state, district) for district in houses] == [None, None, None, 1]
    assert money(state) == [1, 0] and spare(state) == [6, 5] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.11", "N6")
def test_everybody_settles_in_turn() -> None:
    """From who drew the event clockwise."""
    houses = {"city": 0, "strand": 0, "lambeth": 1, "chelsea": 1, "southwark": 2, "vauxhall": 2}
    state = befall(scene("", "", "martians", active=2, buildings=houses, money=[2, 2, 2]), "subsidence")
    for seat, goes in ((2, "vauxhall"), (0, "strand"), (1, "lambeth")):
        assert asks(state) == (seat, "abandon")
        choose(state, goes)
    assert [owner(state, district) for district in houses] == [0, None, None, 1, 2, None]
    assert money(state) == [0, 0, 0]


# -- N6.12


@pytest.mark.rule("N6.12", "N1.2")
def test_a_zeppelin_removes_everything_in_a_district() -> None:
    """Agents of all, grenadiers, new citizens, unrest and the building go back to supply; elsewhere nothing changes."""
    state = scene(
        "martians",
        "",
        "",
        agents={"city": (2, 1, 3), "strand": (1, 1, 1)},
        grenadiers={"city": 2, "strand": 1},
        citizens={"city": 2, "strand": 1},
        buildings={"city": 1, "strand": 2},
        unrest="city, strand",
    )
    befall(state, "zeppelin", "city")
    assert agents(state, "city") == [0, 0, 0] and agents(state, "supply") == [11, 11, 11]
    assert grenadiers(state, "city") == citizens(state, "city") == 0 and owner(state, "city") is None
    assert grenadiers(state, "supply") == 3 and citizens(state, "supply") == 2 and spare(state) == [6, 6, 5]
    assert agents(state, "strand") == [1, 1, 1] and grenadiers(state, "strand") == citizens(state, "strand") == 1
    assert owner(state, "strand") == 2 and unrest(state) == ["strand"]
    assert rolls(state) == [(0, "city")] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.12")
def test_a_zeppelin_removes_a_lone_marker_and_a_lone_building() -> None:
    """There need be no figure for it."""
    state = befall(scene("martians", "", unrest="city", buildings={"city": 0}), "zeppelin", "city")
    assert unrest(state) == [] and owner(state, "city") is None


@pytest.mark.rule("N6.12")
def test_a_zeppelin_over_an_empty_district_removes_nothing() -> None:
    """The neighbours are safe."""
    state = scene("martians", "", agents={"strand": (1, 1)}, unrest="strand", buildings={"strand": 0})
    before = on_map(state)
    assert on_map(befall(state, "zeppelin", "city")) == before
