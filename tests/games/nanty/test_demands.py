"""N9.10 and N9.11: pay what is demanded, or bear what comes of it."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    agents,
    choose,
    discarded,
    event,
    front,
    hand,
    money,
    offers,
    owner,
    pass_on,
    play,
    refused,
    scene,
    spare,
    told,
    unrest,
)
from tests.games.telling import asks

PENALTIES = ("charles_milverton", "marshalsea")
SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards


def limits(state: Nanty) -> list[int]:
    """Up to how many cards each draws."""
    return [int(player.get("limit", 5)) for player in GAME.view(state, None)["table"]["players"]]


# -- N9.10: or get the card


def demanded(card: str, cash: int, *choices: str | int) -> Nanty:
    """Seat 1, with so much money, is asked by seat 0 to pay."""
    state = scene(f"{card}, bobby", "errand_boy, gin_palace", "lamplighter", money=(1, cash, 0), discard=SPENT)
    return play(state, card, 1, *choices)


@pytest.mark.rule("N9.10", "N9")
@pytest.mark.parametrize("card", PENALTIES)
def test_penalty_strikes_anybody_else(card: str) -> None:
    """Also who has no money and no cards."""
    state = play(scene(card, "", "", "", money=(9, 0, 5, 4)), card)
    assert asks(state) == (0, "target") and offers(state) == {"1", "2", "3", "no"}


@pytest.mark.rule("N9.10")
@pytest.mark.parametrize("card", PENALTIES)
@pytest.mark.parametrize("cash", [5, 8])
def test_five_pounds_buy_one_off(card: str, cash: int) -> None:
    """The card is discarded as usual."""
    state = demanded(card, cash)
    assert asks(state) == (1, "ransom") and offers(state) == {"5", "no"}
    refused(state, 4, "N9.10")
    choose(state, 5)
    assert money(state) == [6, cash - 5, 0] and asks(state) == (0, "place")
    assert front(state, 1) == [] and limits(state) == [5, 5, 5]
    choose(state, "no")
    assert discarded(state)[-1] == card


@pytest.mark.rule("N9.10")
@pytest.mark.parametrize("card", PENALTIES)
def test_who_will_not_pay_gets_the_card(card: str) -> None:
    """It lies before that player, for all to see, and not on the discard pile; the card that is played goes on."""
    state = demanded(card, 8, "no")
    assert money(state) == [1, 8, 0] and asks(state) == (0, "place")
    assert [front(state, seat) for seat in range(3)] == [[], [card], []] and limits(state) == [5, 4, 5]
    assert told(state)[-1] == f"burdened 1 {card}"
    choose(state, "no")
    assert asks(state) == (1, "act") and card not in discarded(state)
    assert offers(state) == {"play errand_boy", "play gin_palace"}
    assert GAME.view(state, 2)["table"]["players"][1]["front"] == [card]


@pytest.mark.rule("N9.10", "N9")
@pytest.mark.parametrize("card", PENALTIES)
@pytest.mark.parametrize("cash", [0, 4])
def test_who_cannot_pay_all_of_it_gets_the_card(card: str, cash: int) -> None:
    """Without being asked, and keeps the money."""
    state = demanded(card, cash)
    assert money(state) == [1, cash, 0] and asks(state) == (0, "place") and front(state, 1) == [card]


@pytest.mark.rule("N9.10", "N2.4")
@pytest.mark.parametrize(("before", "filled"), [("", 5), ("marshalsea", 4), ("charles_milverton, marshalsea", 3)])
def test_card_before_a_player_takes_the_place_of_one_in_hand(before: str, filled: int) -> None:
    """At the end of each turn the hand is filled up to one less, for each such card."""
    state = scene("lamplighter, bobby", "errand_boy", front={0: before}, discard=SPENT)
    pass_on(play(state, "lamplighter"))
    assert (len(hand(state, 0)), limits(state)[0]) == (filled, filled)
    assert len(hand(pass_on(play(state, "errand_boy", "no")), 1)) == 5
    assert GAME.view(state, None)["table"]["players"][0]["front"] == [name for name in before.split(", ") if name]


@pytest.mark.rule("N9.10", "N2.4")
def test_who_has_more_than_the_lower_limit_keeps_the_cards() -> None:
    """Five in hand: one is played, none drawn."""
    state = scene(
        "lamplighter, bobby, errand_boy, gin_palace, costermonger", "", front={0: "marshalsea"}, discard=SPENT
    )
    pass_on(play(state, "lamplighter"))
    assert hand(state, 0) == ["bobby", "costermonger", "errand_boy", "gin_palace"]
    assert not [line for line in told(state) if line == "drew 0"]


@pytest.mark.rule("N9.10", "N9.30")
def test_limit_counts_when_a_text_fills_up_the_hand() -> None:
    """To four, not to five."""
    state = scene("old_curiosity_shop, bobby", "errand_boy", front={0: "marshalsea"}, discard=SPENT)
    play(state, "old_curiosity_shop", "old_curiosity_shop", "no")
    assert len(hand(state, 0)) == 4


@pytest.mark.rule("N9.10", "N9.13")
def test_limit_does_not_count_when_a_text_draws() -> None:
    """Four cards are four cards."""
    state = scene("mudies_library, bobby", "errand_boy", front={0: "marshalsea"}, discard=SPENT)
    play(state, "mudies_library", "mudies_library")
    assert len(hand(state, 0)) == 5


@pytest.mark.rule("N9.10", "N9.14", "N9.16", "N9.25")
@pytest.mark.parametrize(
    ("card", "choices"),
    [("dustman", ()), ("rag_and_bottle_shop", ()), ("sergeant_cuff", (1,)), ("cheap_jack", ("no", 1))],
)
def test_card_before_a_player_is_never_discarded_or_given(card: str, choices: tuple[str | int, ...]) -> None:
    """Only what is in a hand is offered."""
    state = scene(
        *(f"{card}, bobby, errand_boy", "gin_palace, costermonger"),
        front={0: "marshalsea", 1: "charles_milverton"},
        discard=SPENT,
    )
    play(state, card, *choices)
    assert offers(state) - {"no"} in ({"bobby", "errand_boy"}, {"gin_palace", "costermonger"})
    rule = {"dustman": "N9.16", "rag_and_bottle_shop": "N9.14", "sergeant_cuff": "N9.25", "cheap_jack": "N9.18"}[card]
    refused(state, "marshalsea", rule)
    refused(state, "charles_milverton", rule)


@pytest.mark.rule("N9.10", "N9.27")
def test_card_before_a_player_stays_when_hands_are_exchanged() -> None:
    """And so does its effect."""
    state = scene("miss_prisms_handbag, bobby", "errand_boy", front={0: "marshalsea"}, discard=SPENT)
    play(event(state, "riots"), "miss_prisms_handbag", 1)
    assert (hand(state, 0), hand(state, 1)) == (["errand_boy"], ["bobby"])
    assert front(state, 0) == ["marshalsea"] and limits(state) == [4, 5]


@pytest.mark.rule("N9.10", "N8.1", "N9.2")
def test_card_before_a_player_is_no_loan() -> None:
    """It costs no points."""
    assert scene("", "", money=(3, 3), front={0: "marshalsea", 1: "merryweather"}).scores == [3, -12]


@pytest.mark.rule("N9.10", "N9.43")
def test_penalty_that_is_ignored_is_discarded() -> None:
    """Nobody gets the card, and nobody pays."""
    state = scene("marshalsea, bobby", "mr_jaggers", "errand_boy", money=(0, 9, 0))
    play(state, "marshalsea", 1)
    assert asks(state) == (1, "ward")
    choose(state, "mr_jaggers")
    assert asks(state) == (0, "place") and money(state) == [0, 9, 0]
    choose(state, "no")
    assert discarded(state) == ["mr_jaggers", "marshalsea"] and limits(state) == [5, 5, 5]


@pytest.mark.rule("N9.44", "N9.10")
def test_turn_may_be_ended_after_a_card_that_somebody_got() -> None:
    """It has been carried out, but did not go to the discard pile: it does not come back to the hand."""
    state = scene("marshalsea, five_oclock_tea", "errand_boy", upper="")
    play(state, "marshalsea", 1, "no")
    assert front(state, 1) == ["marshalsea"]
    assert asks(state) == (0, "act") and offers(state) == {"interrupt five_oclock_tea", "no"}
    choose(state, "interrupt five_oclock_tea")
    assert asks(state) == (1, "act") and front(state, 1) == ["marshalsea"] and "marshalsea" not in hand(state, 0)


# -- N9.11: or lose a building


@pytest.mark.rule("N9.11", "N9")
def test_demand_is_made_to_who_has_a_building() -> None:
    """Anybody else cannot be chosen, with money or without; nor oneself."""
    state = scene("sanitary_inspector", "", "", "", money=(0, 9, 5, 4), buildings={"city": 3, "strand": 2})
    play(state, "sanitary_inspector")
    assert asks(state) == (0, "target") and offers(state) == {"2", "3", "no"}
    refused(state, 1, "N9.11")
    state = scene("sanitary_inspector, bobby", "", "", money=(9, 9, 4), buildings={"city": 0}, blocked="city")
    assert asks(play(state, "sanitary_inspector")) == (0, "act")


def inspected(cash: int, *choices: str | int) -> Nanty:
    """Seat 1, with so much money, two houses and an agent in the Strand, is asked by seat 0 to pay."""
    state = scene(
        *("sanitary_inspector, bobby", "errand_boy", "lamplighter"),
        money=(0, cash, 0),
        buildings={"city": 1, "strand": 1, "lambeth": 2},
        agents={"strand": (1, 1, 0)},
        unrest="strand",
        discard=SPENT,
    )
    return play(state, "sanitary_inspector", 1, *choices)


@pytest.mark.rule("N9.11")
def test_five_pounds_save_the_building() -> None:
    """All of it, or nothing."""
    state = inspected(6)
    assert asks(state) == (1, "ransom") and offers(state) == {"5", "no"}
    refused(state, 4, "N9.11")
    refused(state, 6, "N9.11")
    choose(state, 5)
    assert money(state) == [5, 1, 0] and asks(state) == (0, "act") and spare(state) == [6, 4, 5]


@pytest.mark.rule("N9.11", "N3.2")
def test_who_does_not_pay_may_lose_a_building() -> None:
    """One of theirs; its card goes back; figures and unrest stay."""
    state = inspected(6, "no")
    assert asks(state) == (0, "demolish") and offers(state) == {"strand", "city", "no"}
    refused(state, "lambeth", "N9.11")
    refused(state, "chelsea", "N9.11")
    choose(state, "strand")
    assert owner(state, "strand") is None and owner(state, "city") == 1 and spare(state) == [6, 5, 5]
    assert GAME.view(state, None)["table"]["players"][1]["cards"] == ["city"]
    assert money(state) == [0, 6, 0] and agents(state, "strand") == [1, 1, 0] and unrest(state) == ["strand"]
    assert asks(state) == (0, "act")


@pytest.mark.rule("N9.11", "N2.2")
def test_building_may_be_left_standing() -> None:
    """Only who demands decides."""
    state = inspected(6, "no", "no")
    assert spare(state) == [6, 4, 5] and money(state) == [0, 6, 0] and asks(state) == (0, "act")


@pytest.mark.rule("N9.11", "N9")
@pytest.mark.parametrize("cash", [0, 4])
def test_who_cannot_pay_all_of_a_demand_pays_nothing(cash: int) -> None:
    """The building is at stake at once."""
    state = inspected(cash)
    assert asks(state) == (0, "demolish") and money(state) == [0, cash, 0]
