"""N10.1 to N10.7: what each district does for the owner of its card, and what it costs."""

from __future__ import annotations

import pytest

from tests.games.nanty.scene import (
    DISTRICTS,
    agents,
    choose,
    discarded,
    hand,
    happened,
    money,
    offers,
    refused,
    scene,
    told,
    unrest,
    use,
)
from tests.games.telling import asks

INCOME = {"marylebone": 2, "clerkenwell": 2, "southwark": 1, "lambeth": 3, "vauxhall": 1}
NEAR = {
    "chelsea": ["chelsea", "westminster", "marylebone", "vauxhall"],
    "bermondsey": ["bermondsey", "billingsgate", "east_end", "southwark"],
}
TROUBLE = ["billingsgate", "east_end", "bermondsey", "clerkenwell"]

# -- N10.1


@pytest.mark.rule("N10.1")
@pytest.mark.parametrize("district", NEAR)
def test_three_pounds_place_an_agent_in_the_district_or_next_to_it(district: str) -> None:
    """Without an agent anywhere, or with agents elsewhere, it is the same."""
    for where in ({}, {"city": (1, 0)}, {"lambeth": (2, 1)}):
        state = scene("mr_micawber", "errand_boy", buildings={district: 0}, agents=where, money=(4,))
        use(state, district)
        assert asks(state) == (0, "place")
        assert offers(state) == set(NEAR[district])
        refused(state, "no", "N10.1")
        choose(state, NEAR[district][3])
        assert (agents(state, NEAR[district][3]), money(state)) == ([1, 0], [1, 0])
        assert (asks(state), offers(state)) == ((0, "act"), {"play mr_micawber"})


@pytest.mark.rule("N10.1")
@pytest.mark.parametrize("district", NEAR)
def test_without_three_pounds_no_agent_is_placed(district: str) -> None:
    """Two are not enough."""
    state = scene("mr_micawber", "errand_boy", buildings={district: 0}, money=(2,))
    assert offers(state) == {"play mr_micawber"}
    refused(state, f"use {district}", "N10.1")


@pytest.mark.rule("N10.1")
@pytest.mark.parametrize("district", NEAR)
def test_where_an_ability_places_no_agent_its_own_rule_says_so(district: str) -> None:
    """Next to one's own agent the usual rule would have allowed it."""
    state = scene("mr_micawber", "errand_boy", buildings={district: 0}, agents={"city": (1, 0)}, money=(3,))
    use(state, district)
    refused(state, "strand", "N10.1")


@pytest.mark.rule("N10.1", "N4.1")
def test_an_agent_placed_by_an_ability_makes_unrest_like_any_other() -> None:
    """Beside another figure."""
    state = scene("mr_micawber", "errand_boy", buildings={"chelsea": 0}, agents={"vauxhall": (0, 1)}, money=(3,))
    use(state, "chelsea", "vauxhall")
    assert (agents(state, "vauxhall"), unrest(state)) == ([1, 1], ["vauxhall"])


@pytest.mark.rule("N10.1", "N3.1")
def test_with_all_agents_on_the_board_an_ability_moves_one() -> None:
    """From anywhere to the district or next to it, and back if it was there."""
    where = {"strand": (11, 0), "vauxhall": (1, 0)}
    state = scene("mr_micawber", "errand_boy", buildings={"chelsea": 0}, agents=where, money=(3,))
    use(state, "chelsea")
    far = {f"strand {name}" for name in NEAR["chelsea"]}
    near = {f"vauxhall {name}" for name in NEAR["chelsea"]}
    assert asks(state) == (0, "transfer") and offers(state) == far | near
    refused(state, "no", "N10.1")
    refused(state, "strand strand", "N10.1")
    choose(state, "strand marylebone")
    assert (agents(state, "strand"), agents(state, "marylebone"), money(state)) == ([10, 0], [1, 0], [0, 0])


# -- N10.2


@pytest.mark.rule("N10.2")
def test_a_card_is_drawn_and_then_one_is_discarded() -> None:
    """Any of the hand, also the one just drawn; the others see only what is discarded."""
    for i in range(3):
        state = scene("mr_micawber, dustman", "errand_boy", buildings={"westminster": 0})
        use(state, "westminster")
        (drawn,) = set(hand(state, 0)) - {"mr_micawber", "dustman"}
        assert (asks(state), offers(state)) == ((0, "discard_one"), {"mr_micawber", "dustman", drawn})
        refused(state, "no", "N10.2")
        refused(state, "errand_boy", "N10.2")
        gone = ("mr_micawber", "dustman", drawn)[i]
        choose(state, gone)
        assert discarded(state) == [gone] and set(hand(state, 0)) == {"mr_micawber", "dustman", drawn} - {gone}
        assert told(state)[:3] == ["used 0 westminster at westminster", "drew 0", f"discarded 0 {gone}"]
        assert money(state) == [0, 0]


@pytest.mark.rule("N10.2")
def test_with_an_empty_hand_the_drawn_card_is_discarded() -> None:
    """There is no other."""
    state = use(scene("", "errand_boy", buildings={"westminster": 0}), "westminster")
    assert len(discarded(state)) == 1 and len(happened(state, "discarded")) == 1


@pytest.mark.rule("N10.2", "N8.3")
def test_the_last_card_drawn_by_an_ability_ends_the_game() -> None:
    """At once, before anything is discarded."""
    state = scene("mr_micawber", "errand_boy", buildings={"westminster": 0}, upper="", lower="seance")
    use(state, "westminster")
    assert state.over and hand(state, 0) == ["mr_micawber", "seance"]


# -- N10.3


@pytest.mark.rule("N10.3")
def test_two_pounds_remove_a_marker_from_any_district() -> None:
    """One of them, wherever it is."""
    state = scene("mr_micawber", "errand_boy", buildings={"strand": 0}, unrest="strand, east_end", money=(3,))
    use(state, "strand")
    assert asks(state) == (0, "remove_unrest") and offers(state) == {"strand", "east_end"}
    refused(state, "no", "N10.3")
    choose(state, "east_end")
    assert (unrest(state), money(state)) == (["strand"], [1, 0])


@pytest.mark.rule("N10.3")
def test_without_two_pounds_or_without_unrest_there_is_nothing_to_calm() -> None:
    """Each is a reason."""
    for pounds, marker in ((1, "east_end"), (9, "")):
        state = scene("mr_micawber", "errand_boy", buildings={"strand": 0}, unrest=marker, money=(pounds,))
        assert offers(state) == {"play mr_micawber"}
        refused(state, "use strand", "N10.3")


@pytest.mark.rule("N10.3")
def test_where_an_ability_finds_no_marker_its_own_rule_says_so() -> None:
    """It is no symbol of a card."""
    state = scene("mr_micawber", "errand_boy", buildings={"strand": 0}, unrest="east_end, vauxhall", money=(2,))
    use(state, "strand")
    refused(state, "city", "N10.3")


# -- N10.4, N10.5


@pytest.mark.rule("N10.4")
@pytest.mark.parametrize("district", INCOME)
def test_the_bank_pays_the_owner(district: str) -> None:
    """What the card says; it costs nothing."""
    state = use(scene("mr_micawber", "errand_boy", buildings={district: 0}, money=(1, 1)), district)
    assert money(state) == [1 + INCOME[district], 1]
    assert told(state) == [f"used 0 {district} at {district}", f"got 0 x{INCOME[district]}"]
    assert (asks(state), offers(state)) == ((0, "act"), {"play mr_micawber"})


@pytest.mark.rule("N10.5", "N2.6")
def test_the_city_is_no_deed_of_a_turn() -> None:
    """It serves when a random event is carried out, and then only."""
    state = scene("mr_micawber", "errand_boy", buildings={"city": 0}, agents={"city": (1, 0)}, money=(9,))
    assert offers(state) == {"play mr_micawber"}
    refused(state, "use city", "N10.5")


# -- N10.6


@pytest.mark.rule("N10.6")
def test_one_card_is_discarded_for_two_pounds() -> None:
    """Any of the hand, and no second one."""
    state = scene("mr_micawber, dustman, bailiff", "errand_boy", buildings={"billingsgate": 0})
    use(state, "billingsgate")
    assert asks(state) == (0, "shed") and offers(state) == {"mr_micawber", "dustman", "bailiff"}
    refused(state, "no", "N10.6")
    refused(state, "errand_boy", "N10.6")
    choose(state, "dustman")
    assert (discarded(state), money(state)) == (["dustman"], [2, 0])
    assert (asks(state), offers(state)) == ((0, "act"), {"play mr_micawber", "play bailiff"})


@pytest.mark.rule("N10.6", "N2.7")
def test_the_last_card_may_be_discarded_for_money_too() -> None:
    """Then there is none to be played, and the turn ends."""
    state = use(scene("mr_micawber", "errand_boy", buildings={"billingsgate": 0}), "billingsgate")
    assert (asks(state), money(state)) == ((1, "act"), [2, 0])
    assert discarded(state) == ["mr_micawber"] and len(hand(state, 0)) == 5


@pytest.mark.rule("N10.6")
def test_an_empty_hand_brings_no_money() -> None:
    """There is nothing to discard."""
    state = scene("", "errand_boy", buildings={"billingsgate": 0, "vauxhall": 0})
    assert offers(state) == {"use vauxhall", "no"}
    refused(state, "use billingsgate", "N10.6")


# -- N10.7


@pytest.mark.rule("N10.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_unrest_is_stirred_in_the_east_end_or_next_to_it_where_an_agent_is(seat: int) -> None:
    """Whose agent it is does not matter; it costs nothing."""
    one = (1, 0) if seat == 0 else (0, 1)
    state = scene("mr_micawber", "errand_boy", buildings={"east_end": 0}, agents=dict.fromkeys(DISTRICTS, one))
    use(state, "east_end")
    assert (asks(state), offers(state)) == ((0, "stir"), set(TROUBLE))
    for name in DISTRICTS:
        if name not in TROUBLE:
            refused(state, name, "N10.7")
    choose(state, "clerkenwell")
    assert (unrest(state), money(state)) == (["clerkenwell"], [0, 0])
    assert agents(state, "clerkenwell") == list(one)


@pytest.mark.rule("N10.7")
def test_no_unrest_is_stirred_where_there_is_no_agent_or_unrest_already() -> None:
    """Grenadiers and citizens are no agents; the East End itself needs none."""
    state = scene(
        "mr_micawber",
        "errand_boy",
        buildings={"east_end": 0},
        agents={"billingsgate": (1, 1), "clerkenwell": (0, 2), "bermondsey": (0, 1)},
        grenadiers={"clerkenwell": 1},
        citizens={"east_end": 2},
        unrest="billingsgate",
    )
    use(state, "east_end")
    assert offers(state) == {"clerkenwell", "bermondsey", "east_end"}
    refused(state, "billingsgate", "N10.7")
    choose(state, "east_end")
    assert unrest(state) == ["billingsgate", "east_end"]


@pytest.mark.rule("N10.7")
@pytest.mark.parametrize(("where", "marker"), [({}, "east_end"), ({"city": (1, 1)}, "east_end")])
def test_where_no_unrest_can_be_stirred_the_ability_is_not_offered(
    where: dict[str, tuple[int, int]], marker: str
) -> None:
    """Unrest in the East End already, and nobody next door."""
    state = scene("mr_micawber", "errand_boy", buildings={"east_end": 0}, agents=where, unrest=marker)
    assert offers(state) == {"play mr_micawber"}
    refused(state, "use east_end", "N10.7")
