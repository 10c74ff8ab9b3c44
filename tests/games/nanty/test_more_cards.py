"""N9.7: a text that lets one play more cards."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import agents, choose, discarded, event, hand, money, offers, play, refused, scene, told
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards
CARDS = ("baker_street_irregulars", "time_machine")


def opened(card: str, cards: str) -> Nanty:
    """Seat 0 has played such a card, and has some others."""
    state = scene(", ".join(filter(None, [card, cards])), "errand_boy", agents={"city": (1, 0)}, discard=SPENT)
    return play(event(state, "riots") if card == "time_machine" else state, card)


@pytest.mark.rule("N9.7", "N2.3")
@pytest.mark.parametrize("card", CARDS)
def test_two_more_cards_may_be_played(card: str) -> None:
    """One after the other, this one is discarded before; then the turn is over."""
    state = opened(card, "costermonger, music_hall_star, gin_palace")
    assert discarded(state)[-1] == card and asks(state) == (0, "act")
    assert offers(state) == {"play costermonger", "play music_hall_star", "play gin_palace", "no"}
    refused(state, f"play {card}", "N2.2")
    play(state, "costermonger", "no")
    assert offers(state) == {"play music_hall_star", "play gin_palace", "no"} and discarded(state)[-1] == "costermonger"
    play(state, "music_hall_star", "strand")
    assert money(state) == [6, 0] and agents(state, "strand") == [1, 0]
    assert asks(state) == (1, "act") and "gin_palace" in hand(state, 0) and len(hand(state, 0)) == 5


@pytest.mark.rule("N9.7", "N2.3", "N3.8")
@pytest.mark.parametrize("card", CARDS)
def test_first_card_is_carried_out_with_all_that_follows_before_the_second(card: str) -> None:
    """A card that lets one play another does not use up the second."""
    state = opened(card, "muffin_man, costermonger, music_hall_star, gin_palace")
    play(play(state, "muffin_man"), "costermonger")
    assert asks(state) == (0, "place") and money(state) == [6, 0]
    choose(state, "no")
    assert asks(state) == (0, "act") and offers(state) == {"play music_hall_star", "play gin_palace", "no"}
    play(state, "music_hall_star", "no")
    assert asks(state) == (1, "act") and money(state) == [9, 0]
    played = [line for line in told(state) if line.startswith("played")]
    assert played == [f"played 0 {name}" for name in (card, "muffin_man", "costermonger", "music_hall_star")]


@pytest.mark.rule("N9.7")
@pytest.mark.parametrize("card", CARDS)
def test_such_a_card_may_follow_another(card: str) -> None:
    """Two, one of which gives two more: three in all."""
    other = next(name for name in CARDS if name != card)
    state = opened(card, f"{other}, costermonger, music_hall_star, gin_palace, stock_exchange")
    play(event(state, "fog") if other == "time_machine" else state, other)
    play(play(state, "costermonger", "no"), "music_hall_star", "no")
    assert offers(state) == {"play gin_palace", "play stock_exchange", "no"}
    play(state, "gin_palace")
    assert asks(state) == (1, "act") and "stock_exchange" in hand(state, 0) and money(state) == [8, 0]


@pytest.mark.rule("N9.7", "N2.7")
@pytest.mark.parametrize("card", CARDS)
def test_neither_has_to_be_played(card: str) -> None:
    """One, or none."""
    state = choose(opened(card, "costermonger, music_hall_star"), "no")
    while asks(state) == (0, "act"):
        choose(state, "no")
    assert asks(state) == (1, "act") and {"costermonger", "music_hall_star"} <= set(hand(state, 0))
    state = play(opened(card, "costermonger, music_hall_star"), "costermonger", "no", "no")
    assert asks(state) == (1, "act") and "music_hall_star" in hand(state, 0) and money(state) == [3, 0]


@pytest.mark.rule("N9.7", "N2.3", "N2.4")
@pytest.mark.parametrize(("card", "cards"), [(card, cards) for card in CARDS for cards in ("", "costermonger")])
def test_with_no_card_left_one_cannot_go_on(card: str, cards: str) -> None:
    """The hand is filled up, and the next player's turn begins."""
    state = opened(card, cards)
    if cards:
        play(state, "costermonger", "no")
    assert asks(state) == (1, "act") and len(hand(state, 0)) == 5
