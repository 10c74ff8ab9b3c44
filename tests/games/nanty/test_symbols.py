"""N3.1, N3.3 and N3.4: agents placed and lifted, figures assassinated, unrest removed."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    CARDS,
    DISTRICTS,
    GAME,
    agents,
    choose,
    citizens,
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

NEAR = {  # the borders as the rule lists them
    "chelsea": "westminster, marylebone, vauxhall",
    "westminster": "chelsea, strand, marylebone, city, lambeth, vauxhall",
    "strand": "westminster, city, billingsgate, southwark, lambeth",
    "marylebone": "chelsea, westminster, city",
    "city": "westminster, strand, marylebone, billingsgate, clerkenwell",
    "billingsgate": "strand, city, east_end, bermondsey, clerkenwell",
    "east_end": "billingsgate, bermondsey, clerkenwell",
    "bermondsey": "billingsgate, east_end, southwark",
    "clerkenwell": "city, billingsgate, east_end",
    "southwark": "strand, bermondsey, lambeth",
    "lambeth": "westminster, strand, southwark, vauxhall",
    "vauxhall": "chelsea, westminster, lambeth",
}


def showing(symbol: str) -> list[str]:
    """The cards with a symbol."""
    return [card for card in CARDS if symbol in GAME.data.words(card, "symbols")]


def around(*districts: str) -> set[str]:
    """These districts and their neighbours."""
    return {*districts, *(name for district in districts for name in NEAR[district].split(", "))}


def until(state: Nanty, question: str) -> Nanty:
    """Say no until something is asked."""
    while asks(state) != (0, question):
        choose(state, "no")
    return state


# -- N3.1


@pytest.mark.rule("N3.1", "N1.1")
@pytest.mark.parametrize("district", DISTRICTS)
def test_an_agent_is_placed_where_one_is_or_next_to_it(district: str) -> None:
    """And nowhere else."""
    state = play(scene("errand_boy", "mr_micawber", agents={district: (1, 0)}), "errand_boy")
    assert (asks(state), offers(state)) == ((0, "place"), {*around(district), "no"})
    for name in DISTRICTS:
        if name not in around(district):
            refused(state, name, "N3.1")
    refused(state, "supply", "N3.1")


@pytest.mark.rule("N3.1")
def test_every_own_agent_opens_its_surroundings_and_no_other_piece_does() -> None:
    """Neither others' agents, nor a building of one's own, nor a grenadier."""
    state = scene(
        "errand_boy",
        "mr_micawber",
        agents={"chelsea": (1, 0), "east_end": (2, 1), "southwark": (0, 3)},
        buildings={"lambeth": 0},
        grenadiers={"strand": 1},
    )
    play(state, "errand_boy")
    assert offers(state) == {*around("chelsea", "east_end"), "no"}


@pytest.mark.rule("N3.1")
def test_without_an_agent_on_the_board_one_is_placed_anywhere() -> None:
    """A building does not bind."""
    state = scene("errand_boy", "mr_micawber", agents={"chelsea": (0, 2)}, buildings={"chelsea": 0})
    play(state, "errand_boy")
    assert offers(state) == {*DISTRICTS, "no"}
    choose(state, "southwark")
    assert (agents(state, "southwark"), agents(state, "supply")) == ([1, 0], [11, 10])
    assert [(each.seat, each.at) for each in happened(state, "placed")] == [(0, 10)]


@pytest.mark.rule("N3.1")
@pytest.mark.parametrize("card", showing("place_agent"))
def test_every_place_symbol_places_one_agent(card: str) -> None:
    """From supply; whatever else the card shows is left out."""
    state = until(play(scene(card, "mr_micawber", "mr_jaggers", agents={"strand": (1, 0, 0)}), card), "place")
    choose(state, "southwark")
    assert agents(state, "southwark") == [1, 0, 0]
    assert agents(state, "supply") == [10, 12, 12]


@pytest.mark.rule("N3.1")
def test_two_symbols_place_two_agents_and_the_first_opens_the_way_for_the_second() -> None:
    """Dock labourers may go two districts far."""
    state = scene("dock_labourers", "mr_micawber", agents={"chelsea": (1, 0)})
    play(state, "dock_labourers", "vauxhall")
    assert offers(state) == {*around("chelsea", "vauxhall"), "no"}
    choose(state, "lambeth")
    assert [agents(state, name)[0] for name in ("chelsea", "vauxhall", "lambeth")] == [1, 1, 1]


@pytest.mark.rule("N3.1")
def test_the_last_agent_comes_from_supply() -> None:
    """With one left there is nothing to lift, with none left there is."""
    state = play(scene("dock_labourers", "mr_micawber", agents={"chelsea": (11, 0)}), "dock_labourers")
    assert asks(state) == (0, "place")
    choose(state, "vauxhall")
    assert agents(state, "supply") == [0, 12]
    assert asks(state) == (0, "transfer")


@pytest.mark.rule("N3.1")
def test_with_all_agents_on_the_board_one_is_lifted_and_placed_by_the_usual_rule() -> None:
    """As if it were not on the board: the lone agent does not open its own surroundings; back to others it may go."""
    state = play(scene("errand_boy", "mr_micawber", agents={"chelsea": (1, 0), "east_end": (11, 0)}), "errand_boy")
    lone = {f"chelsea {to}" for to in around("east_end")}
    many = {f"east_end {to}" for to in around("east_end", "chelsea")}
    assert (asks(state), offers(state)) == ((0, "transfer"), {*lone, *many, "no"})
    refused(state, "chelsea vauxhall", "N3.1")
    refused(state, "chelsea chelsea", "N3.1")
    refused(state, "east_end strand", "N3.1")
    refused(state, "strand city", "N3.1")


@pytest.mark.rule("N3.1", "N4.1", "N4.2")
def test_lifting_takes_unrest_away_and_placing_brings_it() -> None:
    """The agent leaves one district and comes to another."""
    state = scene("errand_boy", "mr_micawber", agents={"chelsea": (3, 1), "east_end": (9, 0)}, unrest="chelsea")
    play(state, "errand_boy", "chelsea east_end")
    assert (agents(state, "chelsea"), agents(state, "east_end")) == ([2, 1], [10, 0])
    assert agents(state, "supply") == [0, 11]
    assert unrest(state) == ["east_end"]
    assert asks(state) == (1, "act")


@pytest.mark.rule("N3.1", "N4.1", "N4.2")
@pytest.mark.parametrize(("company", "marked"), [((12, 0), True), ((1, 1), True), ((1, 0), False)])
def test_a_lifted_agent_may_come_home(company: tuple[int, int], marked: bool) -> None:
    """Unrest goes with it, and comes back with it where somebody else stands."""
    rest = {"westminster": (12 - company[0], 0)} if company[0] < 12 else {}
    state = scene("errand_boy", "mr_micawber", agents={"chelsea": company} | rest, unrest="chelsea")
    play(state, "errand_boy", "chelsea chelsea")
    assert agents(state, "chelsea") == list(company)
    assert unrest(state) == (["chelsea"] if marked else [])


@pytest.mark.rule("N3.1", "N2.2")
def test_nobody_has_to_lift_an_agent() -> None:
    """To leave it out changes nothing."""
    state = play(scene("errand_boy", "mr_micawber", agents={"chelsea": (12, 0)}), "errand_boy")
    assert offers(state) == {*(f"chelsea {to}" for to in around("chelsea")), "no"}
    choose(state, "no")
    assert agents(state, "chelsea") == [12, 0] and asks(state) == (1, "act")


@pytest.mark.rule("N3.1", "N9.29")
@pytest.mark.parametrize(("card", "open_"), [("mrs_hudson", ("vauxhall",)), ("sewer_hunter", DISTRICTS)])
def test_a_text_that_places_an_agent_may_lift_one_too(card: str, open_: tuple[str, ...]) -> None:
    """Where the text allows it."""
    where = {"chelsea": (1, 0), "vauxhall": (11, 0)}
    state = play(scene(card, "mr_micawber", agents=where, buildings={"vauxhall": 0}), card)
    moves = {f"{origin} {to}" for origin in where for to in open_}
    assert (asks(state), offers(state)) == ((0, "transfer"), {*moves, "no"})
    choose(state, "chelsea vauxhall")
    assert (agents(state, "chelsea"), agents(state, "vauxhall")) == ([0, 0], [12, 0])


# -- N3.3


@pytest.mark.rule("N3.3", "N4.2")
@pytest.mark.parametrize("card", showing("assassinate"))
def test_every_dagger_removes_a_figure_and_the_marker(card: str) -> None:
    """Another player's agent, though others stay there."""
    state = scene(card, "", "mr_micawber", agents={"strand": (1, 2, 1)}, unrest="strand, city")
    until(play(state, card), "remove")
    choose(state, "strand agent 1")
    assert agents(state, "strand") == [1, 1, 1]
    assert agents(state, "supply")[1] == 11
    assert "strand" not in unrest(state) and "city" in unrest(state)


@pytest.mark.rule("N3.3")
def test_agents_of_others_grenadiers_and_citizens_can_be_assassinated_where_there_is_unrest() -> None:
    """Nothing else: no agent of one's own, and nobody where there is peace."""
    state = scene(
        "jefferson_hope",
        "",
        "mr_micawber",
        agents={"strand": (2, 1, 0), "city": (1, 1, 1), "lambeth": (1, 1, 1)},
        grenadiers={"strand": 1, "lambeth": 1},
        citizens={"city": 2, "vauxhall": 1},
        buildings={"strand": 1},
        unrest="strand, city, marylebone",
    )
    play(state, "jefferson_hope")
    there = {"strand agent 1", "strand grenadier", "city agent 1", "city agent 2", "city citizen"}
    assert (asks(state), offers(state)) == ((0, "remove"), {*there, "no"})
    for wrong in ("strand agent 0", "city agent 0", "lambeth agent 1", "lambeth grenadier", "vauxhall citizen"):
        refused(state, wrong, "N3.3")
    for wrong in ("strand agent 2", "strand citizen", "city grenadier", "marylebone agent 1", "strand grenadier 1"):
        refused(state, wrong, "N3.3")


@pytest.mark.rule("N3.3", "N4.2")
def test_an_assassinated_grenadier_goes_back_to_supply_and_the_marker_goes() -> None:
    """One of two; the other stays."""
    state = scene("jefferson_hope", "mr_micawber", grenadiers={"strand": 2}, citizens={"strand": 1}, unrest="strand")
    play(state, "jefferson_hope", "strand grenadier")
    assert (grenadiers(state, "strand"), grenadiers(state, "supply")) == (1, 3)
    assert (citizens(state, "strand"), unrest(state)) == (1, [])
    assert money(state) == [1, 0]


@pytest.mark.rule("N3.3", "N4.2")
def test_an_assassinated_citizen_goes_back_to_supply_and_the_marker_goes() -> None:
    """One of two; the other stays."""
    state = scene("jefferson_hope", "mr_micawber", grenadiers={"strand": 1}, citizens={"strand": 2}, unrest="strand")
    play(state, "jefferson_hope", "strand citizen")
    assert (citizens(state, "strand"), citizens(state, "supply")) == (1, 2)
    assert (grenadiers(state, "strand"), unrest(state)) == (1, [])


@pytest.mark.rule("N3.3")
def test_with_the_marker_gone_nobody_else_there_can_be_assassinated() -> None:
    """The second dagger of Sweeney Todd needs unrest elsewhere."""
    state = scene(
        "sweeney_todd", "", "mr_micawber", agents={"strand": (0, 2, 0), "city": (0, 1, 1)}, unrest="strand, city"
    )
    play(state, "sweeney_todd", "strand agent 1")
    assert (asks(state), offers(state)) == ((0, "remove"), {"city agent 1", "city agent 2", "no"})
    refused(state, "strand agent 1", "N3.3")
    choose(state, "city agent 1")
    assert (agents(state, "strand"), agents(state, "city")) == ([0, 1, 0], [0, 0, 1])
    assert unrest(state) == []


@pytest.mark.rule("N3.3", "N2.2")
def test_nobody_has_to_assassinate() -> None:
    """Agent and marker stay."""
    state = scene("jefferson_hope", "", agents={"strand": (0, 2)}, unrest="strand")
    play(state, "jefferson_hope", "no")
    assert (agents(state, "strand"), unrest(state), money(state)) == ([0, 2], ["strand"], [1, 0])


@pytest.mark.rule("N3.3")
def test_one_needs_no_agent_of_ones_own_to_assassinate() -> None:
    """Neither there nor anywhere; and the building of the victim stays."""
    state = scene("garrotter", "", agents={"lambeth": (0, 1)}, buildings={"lambeth": 1}, unrest="lambeth")
    play(state, "garrotter", "lambeth agent 1")
    assert agents(state, "lambeth") == [0, 0]
    assert GAME.view(state, None)["table"]["players"][1]["cards"] == ["lambeth"]
    assert [(each.seat, each.at) for each in happened(state, "removed")] == [(1, 11)]


# -- N3.4


@pytest.mark.rule("N3.4")
@pytest.mark.parametrize("card", showing("remove_unrest"))
def test_every_card_that_removes_unrest_takes_one_marker_from_any_district(card: str) -> None:
    """One's own agents need not be near."""
    state = scene(card, "mr_micawber", agents={"chelsea": (1, 0), "east_end": (0, 2)}, unrest="east_end, southwark")
    until(play(state, card), "remove_unrest")
    assert offers(state) == {"east_end", "southwark", "no"}
    refused(state, "chelsea", "N3.4")
    choose(state, "east_end")
    assert unrest(state) == ["southwark"] and agents(state, "east_end") == [0, 2]


@pytest.mark.rule("N3.4")
def test_two_symbols_remove_two_markers() -> None:
    """One after the other, and a third one stays."""
    state = scene("mounted_police", "mr_micawber", unrest="chelsea, city, vauxhall")
    play(state, "mounted_police", "city")
    assert offers(state) == {"chelsea", "vauxhall", "no"}
    choose(state, "chelsea")
    assert unrest(state) == ["vauxhall"] and asks(state) == (1, "act")
