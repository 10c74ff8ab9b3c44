"""N4 and N5: where unrest comes and goes, and who controls a district."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    agents,
    choose,
    citizens,
    event,
    grenadiers,
    happened,
    owner,
    place,
    play,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks

SIX = "chelsea, westminster, strand, marylebone, city, billingsgate"

# -- N4.1


@pytest.mark.rule("N4", "N4.1")
@pytest.mark.parametrize(
    ("there", "soldiers", "settlers"),
    [((1, 0), 0, 0), ((0, 1), 0, 0), ((0, 0), 1, 0), ((0, 0), 0, 1), ((2, 3), 1, 1)],
)
def test_an_agent_placed_beside_a_figure_makes_unrest(there: tuple[int, int], soldiers: int, settlers: int) -> None:
    """One's own agent, another's, a grenadier, a new citizen: any figure will do."""
    state = scene(
        "errand_boy",
        "mr_micawber",
        agents={"strand": there, "city": (1, 0)},
        grenadiers={"strand": soldiers},
        citizens={"strand": settlers},
    )
    play(state, "errand_boy", "strand")
    assert agents(state, "strand") == [there[0] + 1, there[1]]
    assert unrest(state) == ["strand"]
    assert [each.kind for each in GAME.events(state, None)[:3]] == ["played", "placed", "unrest_rose"]


@pytest.mark.rule("N4", "N4.1")
@pytest.mark.parametrize("builder", [None, 0, 1])
def test_an_agent_placed_where_no_figure_is_makes_none(builder: int | None) -> None:
    """A building is no figure, whoever owns it."""
    houses = {} if builder is None else {"strand": builder}
    state = scene("errand_boy", "mr_micawber", agents={"city": (1, 2)}, buildings=houses)
    play(state, "errand_boy", "strand")
    assert agents(state, "strand") == [1, 0]
    assert unrest(state) == []
    assert happened(state, "unrest_rose", "unrest_fell") == []


@pytest.mark.rule("N4.1")
def test_there_is_at_most_one_marker_in_a_district() -> None:
    """A third figure adds none; and one assassination takes all there is."""
    state = scene("dock_labourers", "jefferson_hope", agents={"strand": (1, 1)}, unrest="strand")
    play(state, "dock_labourers", "strand", "strand")
    assert (agents(state, "strand"), unrest(state)) == ([3, 1], ["strand"])
    assert happened(state, "unrest_rose") == []
    play(state, "jefferson_hope", "strand agent 0", "no")
    assert unrest(state) == []


@pytest.mark.rule("N4.1")
def test_unrest_of_one_district_leaves_the_others_alone() -> None:
    """There may be a marker in each of the twelve."""
    rest = ", ".join(name for name in DISTRICTS if name != "strand")
    state = scene("errand_boy", "mr_micawber", agents={"strand": (1, 0)}, unrest=rest)
    play(state, "errand_boy", "strand")
    assert unrest(state) == list(DISTRICTS)


@pytest.mark.rule("N4.1", "N4.2")
def test_an_agent_that_moves_takes_unrest_away_and_may_bring_it() -> None:
    """The hansom cab takes one agent of three to another's; both districts change."""
    state = scene("hansom_cab", "mr_micawber", agents={"strand": (2, 1), "east_end": (0, 1)}, unrest="strand")
    play(state, "hansom_cab", "strand east_end")
    assert (agents(state, "strand"), agents(state, "east_end")) == ([1, 1], [1, 1])
    assert unrest(state) == ["east_end"]
    assert [line for line in told(state) if "unrest" in line] == ["unrest_fell at strand", "unrest_rose at east_end"]


@pytest.mark.rule("N4.1", "N4.2")
@pytest.mark.parametrize(("company", "risen"), [((1, 0), ["city"]), ((0, 1), ["city"]), ((0, 0), [])])
def test_another_players_agent_that_is_moved_does_the_same(company: tuple[int, int], risen: list[str]) -> None:
    """The bailiff drives it next door, to a figure or to nobody."""
    state = scene("bailiff", "", agents={"strand": (1, 2), "city": company}, unrest="strand")
    play(state, "bailiff", "strand 1 city")
    assert (agents(state, "strand"), agents(state, "city")) == ([1, 1], [company[0], company[1] + 1])
    assert unrest(state) == risen


@pytest.mark.rule("N4.1", "N6.2")
def test_a_grenadier_beside_a_figure_makes_unrest() -> None:
    """A state of emergency makes it even where nobody was, but a district that had it gets no second."""
    state = scene("seance, mr_micawber", "dustman", agents={"strand": (1, 0), "city": (1, 0)}, unrest="city")
    play(event(state, "emergency", "strand", "city", "lambeth", "lambeth"), "seance")
    assert [grenadiers(state, name) for name in ("strand", "city", "lambeth", "supply")] == [1, 1, 2, 0]
    assert unrest(state) == ["strand", "city", "lambeth"]


@pytest.mark.rule("N4.1", "N6.9")
def test_a_new_citizen_beside_a_figure_makes_unrest() -> None:
    """Beside an agent, or beside another new citizen, but not alone."""
    state = scene("seance, mr_micawber", "dustman", agents={"strand": (1, 0)}, buildings={"city": 1})
    play(event(state, "new_citizens", "strand", "city", "vauxhall"), "seance")
    assert [citizens(state, name) for name in ("strand", "city", "vauxhall")] == [1, 1, 1]
    assert unrest(state) == ["strand"]
    state = scene("seance, mr_micawber", "dustman")
    play(event(state, "new_citizens", "vauxhall", "vauxhall", "city"), "seance")
    assert (citizens(state, "vauxhall"), unrest(state)) == (2, ["vauxhall"])


@pytest.mark.rule("N4.1", "N1.3")
def test_figures_that_have_been_there_make_no_unrest_by_themselves() -> None:
    """It comes with an arrival: a marker that was removed does not come back."""
    state = scene("lamplighter", "errand_boy", agents={"strand": (2, 2)}, unrest="strand")
    play(state, "lamplighter", "strand")
    assert (unrest(state), agents(state, "strand")) == ([], [2, 2])
    play(state, "errand_boy", "strand")
    assert unrest(state) == ["strand"]


# -- N4.2


@pytest.mark.rule("N4", "N4.2")
@pytest.mark.parametrize("victim", ["agent 1", "agent 2", "grenadier", "citizen"])
def test_when_one_of_many_figures_is_removed_the_unrest_goes(victim: str) -> None:
    """However many stay, and nowhere else."""
    state = scene(
        "jefferson_hope",
        "",
        "",
        agents={"strand": (3, 3, 3)},
        grenadiers={"strand": 2},
        citizens={"strand": 2},
        unrest="strand, vauxhall",
    )
    play(state, "jefferson_hope", f"strand {victim}")
    left = sum(agents(state, "strand")) + grenadiers(state, "strand") + citizens(state, "strand")
    assert left == 12
    assert unrest(state) == ["vauxhall"]


@pytest.mark.rule("N4.2")
def test_the_last_figure_takes_the_unrest_with_it() -> None:
    """It does not stay in an empty district."""
    state = scene("hansom_cab", "mr_micawber", agents={"strand": (1, 0)}, unrest="strand")
    play(state, "hansom_cab", "strand lambeth")
    assert (agents(state, "strand"), unrest(state)) == ([0, 0], [])


@pytest.mark.rule("N4.2", "N6.4")
def test_a_building_that_goes_leaves_the_unrest() -> None:
    """It is no figure."""
    state = scene("seance, mr_micawber", "dustman", agents={"strand": (1, 1)}, buildings={"strand": 1}, unrest="strand")
    play(event(state, "earthquake", "strand", "city"), "seance")
    assert (owner(state, "strand"), unrest(state)) == (None, ["strand"])


@pytest.mark.rule("N4.2", "N6.3")
def test_an_agent_murdered_in_a_random_event_takes_the_unrest_away() -> None:
    """Not only the symbol does that."""
    state = scene("seance, mr_micawber", "", agents={"strand": (0, 3)}, unrest="strand")
    play(event(state, "murders", "strand", "city"), "seance")
    assert (agents(state, "strand"), unrest(state)) == ([0, 2], [])


@pytest.mark.rule("N4.1", "N4.2", "N9.24")
def test_two_agents_that_change_places_renew_the_unrest() -> None:
    """Both leave first, then both come: unrest is where another figure stayed."""
    state = scene("doctor_jekyll, mr_micawber", "", agents={"strand": (2, 0), "city": (0, 1)}, unrest="strand, city")
    play(event(state, "riots"), "doctor_jekyll", ["strand 0", "city 1"])
    assert (agents(state, "strand"), agents(state, "city")) == ([1, 1], [1, 0])
    assert unrest(state) == ["strand"]


# -- N5.1


def controller(state: Nanty, district: str) -> int | None:
    """Who controls a district; never two."""
    (*found,) = (seat for seat in range(state.seats) if state.london.controls(seat, place(district)))
    assert len(found) < 2
    return found[0] if found else None


@pytest.mark.rule("N5", "N5.1")
@pytest.mark.parametrize(
    ("there", "builder", "seat"),
    [
        ((1, 0, 0), None, 0),
        ((0, 0, 1), None, 2),
        ((0, 0, 0), None, None),
        ((2, 1, 1), None, 0),
        ((1, 1, 1), None, None),
        ((2, 2, 0), None, None),
        ((2, 1, 2), None, None),
        ((0, 0, 0), 1, 1),
        ((1, 1, 0), 1, 1),
        ((2, 1, 0), 1, None),
        ((3, 1, 0), 1, 0),
        ((1, 0, 0), 0, 0),
        ((2, 1, 2), 2, 2),
    ],
)
def test_most_pieces_of_one_player_control_a_district(
    there: tuple[int, int, int], builder: int | None, seat: int | None
) -> None:
    """Agents and the building count one each; who is equalled by anybody controls nothing."""
    state = scene("", "", "", agents={"strand": there}, buildings={} if builder is None else {"strand": builder})
    assert controller(state, "strand") == seat
    assert all(controller(state, name) is None for name in DISTRICTS if name != "strand")


@pytest.mark.rule("N5.1")
@pytest.mark.parametrize(
    ("there", "builder", "settlers", "seat"),
    [
        ((1, 0), None, 1, None),
        ((2, 0), None, 1, 0),
        ((2, 0), None, 2, None),
        ((3, 2), None, 2, 0),
        ((3, 2), None, 3, None),
        ((0, 0), None, 3, None),
        ((1, 0), 0, 1, 0),
        ((1, 0), 0, 2, None),
        ((0, 0), 1, 1, None),
        ((1, 1), 1, 1, 1),
    ],
)
def test_new_citizens_are_a_side_of_their_own(
    there: tuple[int, int], builder: int | None, settlers: int, seat: int | None
) -> None:
    """One needs more pieces than there are of them together; they do not join another player."""
    houses = {} if builder is None else {"strand": builder}
    state = scene("", "", agents={"strand": there}, buildings=houses, citizens={"strand": settlers})
    assert controller(state, "strand") == seat


@pytest.mark.rule("N5.1")
@pytest.mark.parametrize("soldiers", [1, 2])
def test_nobody_controls_a_district_with_a_grenadier(soldiers: int) -> None:
    """However many pieces there are; next door it does not matter."""
    state = scene(
        "", "", agents={"strand": (9, 0), "city": (1, 0)}, buildings={"strand": 0}, grenadiers={"strand": soldiers}
    )
    assert controller(state, "strand") is None
    assert controller(state, "city") == 0


@pytest.mark.rule("N5.1")
def test_unrest_has_nothing_to_do_with_control() -> None:
    """With a marker or without."""
    for marker in ("", "strand"):
        assert controller(scene("", "", agents={"strand": (2, 1)}, unrest=marker), "strand") == 0


@pytest.mark.rule("N5", "N5.1", "N2.1", "N7.2")
@pytest.mark.parametrize(("spoiler", "won"), [({}, True), ({"city": 1}, False)])
def test_control_wins_for_a_lord_at_the_start_of_the_turn(spoiler: dict[str, int], won: bool) -> None:
    """Balmoral needs seven districts of two players, and none with a grenadier counts; buildings do."""
    state = scene(
        "mr_micawber",
        "errand_boy",
        agents={name.strip(): (0, 1) for name in SIX.split(",")} | {"vauxhall": (1, 1)},
        buildings={"vauxhall": 1},
        grenadiers=spoiler,
        identity="moriarty, balmoral",
    )
    play(state, "mr_micawber")
    assert state.over == won
    assert state.places == ([2, 1] if won else [])


@pytest.mark.rule("N4", "N5")
def test_all_can_see_unrest_and_figures() -> None:
    """Everything that is on the board is open."""
    state = scene(
        "errand_boy", "mr_micawber", agents={"strand": (1, 2)}, grenadiers={"strand": 1}, citizens={"strand": 1}
    )
    play(state, "errand_boy", "strand")
    for seer in (None, 0, 1):
        shown = GAME.view(state, seer)["table"]["districts"][2]
        assert shown["unrest"] and shown["agents"] == [2, 2]
        assert (shown["grenadiers"], shown["citizens"]) == (1, 1)
    assert asks(state) == (1, "act")
    choose(state, "play mr_micawber")
