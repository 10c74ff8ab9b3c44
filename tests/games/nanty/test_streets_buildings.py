"""Texts about buildings and unrest: N9.32, N9.33, N9.36."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from gaslamp import Game
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    event,
    happened,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    spare,
    told,
    unrest,
    use,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
SIX = {"chelsea": 0, "westminster": 0, "strand": 0, "marylebone": 0, "city": 0, "billingsgate": 0}


def priced(folder: Path, **costs: int) -> Game:
    """The game with other prices of districts."""
    path = folder / "nanty.toml"
    lines = [f'[{name}]\ncost = {{ is = {cost}, source = "printed" }}\n' for name, cost in costs.items()]
    path.write_text("".join(lines), encoding="utf-8")
    return GAME.with_file(path)


# -- N9.32: another player's building is bought


def purchase(card: str, pounds: int, mine: Mapping[str, int] | None = None) -> Nanty:
    """Seat 0 plays a card to buy buildings of the others, in peace and in unrest."""
    theirs = {"chelsea": 1, "lambeth": 2, "bermondsey": 1, "southwark": 2}
    state = scene(
        f"{card}, bobby",
        "",
        "",
        upper="",
        buildings={**theirs, **({"vauxhall": 0, "clerkenwell": 0} if mine is None else mine)},
        unrest="bermondsey, southwark, clerkenwell, city",
        money=(pounds, 1, 1),
    )
    return play(state, card)


@pytest.mark.rule("N9.32")
@pytest.mark.parametrize(
    ("card", "pounds", "wanted", "other"),
    [
        ("mr_merdle", 37, {"chelsea", "lambeth"}, "bermondsey"),
        ("slum_landlord", 40, {"bermondsey", "southwark"}, "chelsea"),
    ],
)
def test_buildings_of_others_are_for_sale_in_peace_or_in_unrest(
    card: str, pounds: int, wanted: set[str], other: str
) -> None:
    """As the card says; not one's own, not where there is none, and no agent is needed."""
    state = purchase(card, pounds)
    assert (asks(state), offers(state)) == ((0, "buy_building"), wanted | {"no"})
    refused(state, other, "N9.32")
    refused(state, "vauxhall", "N9.32")
    refused(state, "clerkenwell", "N9.32")
    refused(state, "city", "N9.32")


@pytest.mark.rule("N9.32")
@pytest.mark.parametrize(
    ("card", "pounds", "place", "seller", "cost"),
    [
        ("mr_merdle", 37, "lambeth", 2, 18),
        ("mr_merdle", 3, "chelsea", 1, 6),
        ("slum_landlord", 12, "southwark", 2, 12),
        ("slum_landlord", 40, "bermondsey", 1, 6),
    ],
)
def test_seller_gets_the_price_and_the_piece_back(card: str, pounds: int, place: str, seller: int, cost: int) -> None:
    """One's own from supply takes its place, with the district card; the unrest stays as it is."""
    state = purchase(card, pounds)
    before = unrest(state)
    choose(state, place)
    assert owner(state, place) == 0
    wanted = [pounds + (3 if card == "mr_merdle" else 0) - cost, 1, 1]
    wanted[seller] += cost
    assert money(state) == wanted
    assert spare(state) == [3, 5 if seller == 1 else 4, 5 if seller == 2 else 4]
    assert (unrest(state), agents(state, place)) == (before, [0, 0, 0])
    assert f"bought 0 at {place} against {seller}" in told(state)


@pytest.mark.rule("N9.32", "N9")
@pytest.mark.parametrize(
    ("card", "pounds", "wanted"),
    [
        ("mr_merdle", 15, {"chelsea", "lambeth", "no"}),  # with the three pounds of the card
        ("mr_merdle", 14, {"chelsea", "no"}),
        ("slum_landlord", 12, {"bermondsey", "southwark", "no"}),
        ("slum_landlord", 11, {"bermondsey", "no"}),
    ],
)
def test_buyer_pays_in_full(card: str, pounds: int, wanted: set[str]) -> None:
    """Only what one can pay is offered."""
    state = purchase(card, pounds)
    assert offers(state) == wanted
    for place in {"chelsea", "lambeth", "bermondsey", "southwark"} - wanted:
        refused(state, place, "N9.32")


@pytest.mark.rule("N9.32")
@pytest.mark.parametrize(("card", "pounds"), [("mr_merdle", 2), ("slum_landlord", 5)])
def test_nothing_is_offered_to_who_can_buy_nothing(card: str, pounds: int) -> None:
    """Without the money, or without a building in supply."""
    assert asks(purchase(card, pounds)) != (0, "buy_building")
    six = {"westminster": 0, "strand": 0, "marylebone": 0, "billingsgate": 0, "clerkenwell": 0, "vauxhall": 0}
    assert asks(purchase(card, 50, mine=six)) != (0, "buy_building")


@pytest.mark.rule("N9.32", "N2.2")
@pytest.mark.parametrize("card", ["mr_merdle", "slum_landlord"])
def test_nothing_need_be_bought(card: str) -> None:
    """Nobody pays then."""
    state = choose(purchase(card, 40), "no")
    assert money(state) == [43 if card == "mr_merdle" else 40, 1, 1]
    assert spare(state) == [4, 4, 4] and happened(state, "built", "razed", "bought") == []


@pytest.mark.rule("N9.32", "N10")
def test_bought_district_serves_from_the_next_turn_on() -> None:
    """Not in the turn in which its card was gained; and what blocked it is forgotten."""
    state = scene(
        "mr_merdle", "", upper="", buildings={"lambeth": 1}, blocked="lambeth", money=(15, 0), discard="five_oclock_tea"
    )
    play(state, "mr_merdle", "lambeth")
    assert (owner(state, "lambeth"), money(state), asks(state)) == (0, [0, 18], (0, "act"))
    use(state, "lambeth")
    assert money(state) == [3, 18] and "turn_began 0" in told(state)


# -- N9.33: half the price


def bargain(pounds: int) -> Nanty:
    """Seat 0 plays the jerry-builder with agents in four districts."""
    state = scene(
        "jerry_builder",
        "",
        upper="",
        agents={"chelsea": (1, 0), "westminster": (1, 1), "strand": (1, 0), "southwark": (1, 0), "city": (0, 1)},
        buildings={"southwark": 1},
        unrest="strand",
        money=(pounds, 0),
    )
    return play(state, "jerry_builder")


@pytest.mark.rule("N9.33", "N3.2")
def test_building_at_half_the_price_by_the_usual_rule() -> None:
    """An own agent, no building, no unrest; the money goes to the bank."""
    state = bargain(9)
    assert (asks(state), offers(state)) == ((0, "raise"), {"chelsea", "westminster", "no"})
    for place in ("strand", "southwark", "city", "lambeth"):
        refused(state, place, "N9.33")
    choose(state, "westminster")
    assert (owner(state, "westminster"), money(state), spare(state)) == (0, [0, 0], [5, 5])
    assert state.scores[0] == 4 * 5 + 18  # worth its whole price


@pytest.mark.rule("N9.33")
@pytest.mark.parametrize(("pounds", "wanted"), [(8, {"chelsea", "no"}), (3, {"chelsea", "no"})])
def test_half_the_price_must_be_there(pounds: int, wanted: set[str]) -> None:
    """Three pounds for Chelsea, nine for Westminster."""
    state = bargain(pounds)
    assert offers(state) == wanted
    assert money(choose(state, "chelsea")) == [pounds - 3, 0]


@pytest.mark.rule("N9.33", "N2.2")
def test_bargain_may_be_declined_or_out_of_reach() -> None:
    """Nothing is built then."""
    assert asks(bargain(2)) != (0, "raise")
    state = choose(bargain(9), "no")
    assert money(state) == [9, 0] and happened(state, "built") == []


@pytest.mark.rule("N9.33")
def test_half_an_odd_price_is_rounded_up(tmp_path: Path) -> None:
    """Half of seven is four."""
    for pounds, wanted in ((4, [0, 0]), (3, [3, 0])):
        state = scene(
            "jerry_builder",
            "",
            upper="",
            agents={"chelsea": (1, 0)},
            money=(pounds, 0),
            game=priced(tmp_path, chelsea=7),
        )
        play(state, "jerry_builder")
        if asks(state) == (0, "raise"):
            choose(state, "chelsea")
        assert money(state) == wanted


@pytest.mark.rule("N9.33", "N3.2")
def test_with_all_buildings_out_one_is_pulled_down_for_half_the_price_of_another() -> None:
    """The old district card goes back."""
    state = scene(
        "jerry_builder", "", upper="", agents={"lambeth": (1, 0), "southwark": (1, 0)}, buildings=SIX, money=(8, 0)
    )
    play(state, "jerry_builder")
    assert (asks(state), offers(state)) == ((0, "rebuild"), {f"{old} southwark" for old in SIX} | {"no"})
    refused(state, "city lambeth", "N9.33")
    choose(state, "city southwark")
    assert (owner(state, "city"), owner(state, "southwark"), money(state)) == (None, 0, [2, 0])
    assert spare(state) == [0, 6]


# -- N9.36: unrest is put


@pytest.mark.rule("N9.36")
def test_martians_put_unrest_anywhere() -> None:
    """Where there is none yet, even in an empty district."""
    state = scene("martians, bobby", "", upper="", agents={"city": (1, 0)}, unrest="city, chelsea", happened=UNEVENTFUL)
    play(state, "martians")
    assert (asks(state), offers(state)) == ((0, "place_unrest"), {*DISTRICTS, "no"} - {"city", "chelsea"})
    refused(state, "city", "N9.36")
    choose(state, "vauxhall")
    assert unrest(state) == ["chelsea", "city", "vauxhall"]


@pytest.mark.rule("N9.36")
def test_orator_puts_unrest_beside_unrest() -> None:
    """In a neighbour that has none, not in the district itself."""
    state = scene("soapbox_orator, bobby", "", upper="", unrest="chelsea, westminster, bermondsey")
    play(state, "soapbox_orator")
    near = {"marylebone", "vauxhall", "strand", "city", "lambeth", "billingsgate", "east_end", "southwark"}
    assert (asks(state), offers(state)) == ((0, "place_unrest"), near | {"no"})
    refused(state, "chelsea", "N9.36")
    refused(state, "clerkenwell", "N9.36")
    choose(state, "east_end")
    assert unrest(state) == ["chelsea", "westminster", "east_end", "bermondsey"]


@pytest.mark.rule("N9.36", "N2.2")
@pytest.mark.parametrize("card", ["martians", "soapbox_orator"])
def test_unrest_need_not_be_put_and_sometimes_cannot(card: str) -> None:
    """Nowhere is left; or, for the orator, there is no unrest at all to begin with."""
    state = scene(card, "", upper="", unrest="chelsea", happened=UNEVENTFUL)
    assert unrest(choose(play(state, card), "no")) == ["chelsea"]
    state = scene(card, "", upper="", unrest=", ".join(DISTRICTS), happened=UNEVENTFUL)
    assert asks(play(state, card)) != (0, "place_unrest")
    state = scene(card, "", upper="", happened=UNEVENTFUL)
    assert (asks(play(state, card)) == (0, "place_unrest")) == (card == "martians")


@pytest.mark.rule("N9.36", "N3.7")
def test_martians_come_after_the_random_event() -> None:
    """Unrest that the event has made is there already."""
    state = scene("martians", "", upper="", agents={})
    play(event(state, "emergency", "city", "strand"), "martians")
    assert asks(state) == (0, "place_unrest")
    assert {"city", "strand"} <= set(unrest(state))
    assert offers(state) == {*DISTRICTS, "no"} - set(unrest(state))
