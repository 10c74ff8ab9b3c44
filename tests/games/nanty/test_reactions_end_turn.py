"""N9.44: the reaction that ends one's own turn, and takes back the card that was carried out last."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    discarded,
    front,
    hand,
    happened,
    money,
    offers,
    play,
    refused,
    scene,
    told,
    use,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
TEA = "interrupt five_oclock_tea"


def teatime(mine: str, **rest: Any) -> Nanty:
    """Seat 0 holds the five o'clock tea and other cards; the upper deck is out, and seat 1 has a card to go on with."""
    return scene(f"five_oclock_tea, {mine}", "dock_labourers", **{"upper": "", "happened": UNEVENTFUL} | rest)


def hands_seen(state: Nanty, seat: int | None) -> list[str]:
    """What a seat knows of the hand of seat 0."""
    found: list[str] = GAME.view(state, seat)["table"]["players"][0]["hand"]
    return found


@pytest.mark.rule("N9.44", "N2.4")
def test_tea_ends_the_turn_and_takes_the_card_back() -> None:
    """The card is in hand again before one draws; the tea is discarded."""
    state = play(teatime("costermonger, lodging_house"), "costermonger", "city")
    assert (asks(state), offers(state)) == ((0, "act"), {TEA, "no"})
    choose(state, TEA)
    assert asks(state) == (1, "act")
    assert {"costermonger", "lodging_house"} < set(hand(state, 0)) and len(hand(state, 0)) == 5
    assert len(happened(state, "drew")) == 3
    assert discarded(state)[-1] == "five_oclock_tea" and "costermonger" not in discarded(state)
    assert (money(state), agents(state, "city")) == ([3, 0], [1, 0])
    story = told(state)
    assert story[story.index("reacted 0 five_oclock_tea") + 1] == "took_back 0 costermonger"


@pytest.mark.rule("N9.44", "N2.4")
def test_full_hand_draws_nothing_after_tea() -> None:
    """With the card that came back there are five."""
    state = play(teatime("lamplighter, lodging_house, sweeney_todd, gasworks, estate_agent"), "lamplighter")
    choose(state, TEA)
    assert hand(state, 0) == sorted(["lamplighter", "lodging_house", "sweeney_todd", "gasworks", "estate_agent"])
    assert happened(state, "drew") == []


@pytest.mark.rule("N9.44")
def test_tea_may_be_declined() -> None:
    """The card stays on the discard pile, the tea in hand."""
    state = choose(play(teatime("lamplighter"), "lamplighter"), "no")
    assert asks(state) == (1, "act") and "five_oclock_tea" in hand(state, 0)
    assert discarded(state)[-1] == "lamplighter"


@pytest.mark.rule("N9.44", "N2.7")
def test_no_tea_before_a_card_has_been_carried_out() -> None:
    """An ability is no card; the tea itself may be played as a card, and does nothing."""
    state = teatime("lamplighter", buildings={"marylebone": 0})
    assert offers(state) == {"play five_oclock_tea", "play lamplighter", "use marylebone"}
    refused(state, TEA, "N9.44")
    use(state, "marylebone")
    refused(state, TEA, "N9.44")
    play(state, "five_oclock_tea")
    assert asks(state) == (1, "act") and discarded(state)[-1] == "five_oclock_tea"
    assert happened(state, "reacted", "took_back") == []


@pytest.mark.rule("N9.44")
def test_no_tea_while_a_card_is_carried_out() -> None:
    """Its symbols come first."""
    state = play(teatime("salvation_army", unrest="city"), "salvation_army")
    assert (asks(state), offers(state)) == ((0, "remove_unrest"), {"city", "no"})
    choose(state, "city")
    assert asks(state) == (0, "place") and TEA not in offers(state)
    choose(state, "city")
    assert offers(state) == {TEA, "no"}


@pytest.mark.rule("N9.44", "N10")
def test_tea_after_an_ability_still_takes_the_card_back() -> None:
    """The card carried out last is what counts."""
    state = play(teatime("lamplighter", buildings={"marylebone": 0}), "lamplighter")
    assert offers(state) == {"use marylebone", TEA, "no"}
    use(state, "marylebone")
    assert offers(state) == {TEA, "no"}
    choose(state, TEA)
    assert money(state) == [2, 0] and "lamplighter" in hand(state, 0)


# -- after several cards


@pytest.mark.rule("N9.44", "N2.3")
def test_tea_takes_back_the_last_card_of_a_chain_only() -> None:
    """At any link; the earlier ones stay on the discard pile."""
    state = play(teatime("bobby, muffin_man, lodging_house"), "bobby")
    assert offers(state) == {"play muffin_man", "play lodging_house", "play five_oclock_tea", TEA, "no"}
    play(state, "muffin_man")
    assert offers(state) == {"play lodging_house", "play five_oclock_tea", TEA, "no"}
    choose(state, TEA)
    assert asks(state) == (1, "act") and {"muffin_man", "lodging_house"} < set(hand(state, 0))
    assert discarded(state)[-2:] == ["bobby", "five_oclock_tea"] and money(state) == [3, 0]


@pytest.mark.rule("N9.44", "N9.7")
@pytest.mark.parametrize("card", ["baker_street_irregulars", "time_machine"])
def test_tea_drops_all_cards_that_were_still_to_be_played(card: str) -> None:
    """Before the first of two cards, after it, and after the second."""
    mine = f"{card}, bobby, muffin_man, lamplighter, gasworks"
    state = play(teatime(mine), card)
    assert {TEA, "play bobby"} < offers(state)
    choose(state, TEA)
    assert asks(state) == (1, "act") and {card, "bobby", "muffin_man"} < set(hand(state, 0))
    state = play(play(teatime(mine), card), "bobby")
    choose(state, TEA)
    assert asks(state) == (1, "act") and "bobby" in hand(state, 0) and discarded(state)[-2] == card
    state = play(play(play(teatime(mine), card), "bobby"), "muffin_man")
    choose(state, TEA)
    assert asks(state) == (1, "act") and "muffin_man" in hand(state, 0) and discarded(state)[-3:-1] == [card, "bobby"]
    state = play(play(play(teatime(mine), card), "bobby"), "lamplighter")
    assert {TEA, "play muffin_man"} < offers(state)  # the second of the two is still to come
    choose(state, TEA)
    assert asks(state) == (1, "act") and "lamplighter" in hand(state, 0)


@pytest.mark.rule("N9.44", "N9.2")
@pytest.mark.parametrize("loan", ["merryweather", "suburban_bank"])
def test_tea_after_a_loan_takes_nothing_back(loan: str) -> None:
    """The loan did not go to the discard pile; the turn ends all the same, and no earlier card comes back."""
    state = play(teatime(f"{loan}, bobby, lodging_house"), "bobby")
    play(state, loan, loan)
    assert offers(state) == {"play lodging_house", "play five_oclock_tea", TEA, "no"}
    choose(state, TEA)
    assert asks(state) == (1, "act") and front(state, 0) == [loan] and money(state) == [10, 0]
    assert discarded(state)[-2:] == ["bobby", "five_oclock_tea"] and "lodging_house" in hand(state, 0)
    assert happened(state, "took_back") == []


@pytest.mark.rule("N9.44", "N9.2")
@pytest.mark.parametrize("loan", ["merryweather", "suburban_bank"])
def test_loan_that_was_not_taken_comes_back(loan: str) -> None:
    """Its text was not used, so it went to the discard pile; so does a card played after a loan."""
    state = choose(play(teatime(f"{loan}, lodging_house"), loan, "no"), TEA)
    assert loan in hand(state, 0) and front(state, 0) == [] and money(state) == [0, 0]
    state = choose(play(play(teatime(f"{loan}, muffin_man"), loan, loan), "muffin_man"), TEA)
    assert "muffin_man" in hand(state, 0) and front(state, 0) == [loan] and money(state) == [13, 0]


@pytest.mark.rule("N9.44", "N9.10")
@pytest.mark.parametrize("card", ["charles_milverton", "marshalsea"])
def test_tea_after_a_penalty_leaves_it_with_who_got_it(card: str) -> None:
    """It lies before another player; the turn ends all the same. Paid off, it comes back."""
    state = play(teatime(f"{card}, lodging_house"), card, 1, "no")
    assert front(state, 1) == [card]
    assert (asks(state), offers(state)) == ((0, "act"), {TEA, "no"})
    choose(state, TEA)
    assert asks(state) == (1, "act") and front(state, 1) == [card] and happened(state, "took_back") == []
    state = choose(play(teatime(f"{card}, lodging_house", money=(0, 5)), card, 1, 5, "no"), TEA)
    assert card in hand(state, 0) and money(state) == [5, 0]


# -- who is asked, and what the others learn


@pytest.mark.rule("N9.44", "N3.9")
def test_who_may_hold_the_tea_is_asked_after_a_card() -> None:
    """Also without it; not when all know better."""
    state = play(scene("lamplighter, gasworks", "dock_labourers", upper=""), "lamplighter")
    assert (asks(state), offers(state)) == ((0, "act"), {"no"})
    refused(state, TEA, "N9.44")
    for other in (
        scene("lamplighter, gasworks", "dock_labourers", upper="", discard="five_oclock_tea"),
        scene("lamplighter, gasworks", "dock_labourers", upper="", front={1: "five_oclock_tea"}),
        scene("lamplighter, gasworks", "dock_labourers", upper="bobby"),
        scene("lamplighter", "dock_labourers", upper=""),
        scene("lamplighter, gasworks", "dock_labourers, five_oclock_tea", upper="", known="five_oclock_tea"),
    ):
        assert asks(play(other, "lamplighter")) == (1, "act")
    state = scene("lamplighter, gasworks", "dock_labourers, five_oclock_tea", upper="")
    assert asks(play(state, "lamplighter")) == (0, "act")


@pytest.mark.rule("N9.44", "N3.9")
def test_hand_that_all_know_is_not_asked_for_tea() -> None:
    """All see that it is not among these cards."""
    state = play(scene("lamplighter, gasworks", "dock_labourers", upper="", known="gasworks"), "lamplighter")
    assert asks(state) == (1, "act")


@pytest.mark.rule("N9.44")
def test_tea_is_for_the_own_turn() -> None:
    """In another's turn its holder is not asked, whatever is played."""
    gone = "st_bartholomews, reichenbach_falls"
    state = scene("great_stink", "five_oclock_tea", upper="", agents={"city": (1, 1)}, discard=gone)
    play(state, "great_stink", "great_stink")
    assert agents(state, "city") == [1, 0]
    assert (asks(state), offers(state)) == ((1, "act"), {"play five_oclock_tea"})


@pytest.mark.rule("N9.44", "N3.9")
def test_who_has_no_tea_looks_like_who_does_not_want_it() -> None:
    """The others see the same, in the game and in the worlds that they imagine."""
    able = play(scene("lamplighter, five_oclock_tea", "dock_labourers", upper=""), "lamplighter")
    unable = play(scene("lamplighter, gasworks", "dock_labourers", upper=""), "lamplighter")
    for seat in (1, None):
        assert GAME.view(able, seat) == GAME.view(unable, seat)
    short = play(
        scene("lamplighter, five_oclock_tea", "dock_labourers", upper="", lower="gasworks, bill_sikes"), "lamplighter"
    )
    found = set()
    for seed in range(30):
        world = GAME.imagine(short, 1, seed)
        assert isinstance(world, Nanty) and asks(world) == (0, "act")
        assert GAME.view(world, 1) == GAME.view(short, 1)
        found.add(len(offers(world)))
    assert found == {1, 2}


@pytest.mark.rule("N9.44", "N3.9")
def test_all_know_the_card_that_came_back() -> None:
    """And if it is a reaction, its holder is asked for it from then on."""
    state = scene(
        "five_oclock_tea, st_bartholomews, lamplighter",
        "sweeney_todd",
        upper="",
        agents={"city": (1, 1)},
        unrest="city",
        discard="reichenbach_falls",
    )
    choose(play(state, "st_bartholomews"), TEA)
    assert hands_seen(state, 1) == hands_seen(state, None) == ["st_bartholomews"]
    assert len(hands_seen(state, 0)) == 5
    play(state, "sweeney_todd", "city agent 0")
    assert (asks(state), offers(state)) == ((0, "save"), {"no", "st_bartholomews"})
