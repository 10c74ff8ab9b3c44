"""M4.4: the Mafia."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import (
    cards,
    choose,
    discard,
    discarded,
    hand,
    happened,
    influence,
    offers,
    play,
    scene,
    why_not_discard,
)
from tests.games.telling import asks


@pytest.mark.rule("M4.4")
def test_four_mafia_bring_two_influence() -> None:
    """The gain comes before any opponent pays."""
    state = play(scene("4 mafia", "3 hackers", influence=[5, 5]), "4 mafia")
    assert influence(state) == [7, 5]
    assert asks(state) == (1, "squeeze")


@pytest.mark.rule("M4.4")
def test_mafia_is_played_by_fours_only() -> None:
    """Fewer or more are no set."""
    assert offers(scene("9 mafia", "", pool="")) == ["play 4 mafia"]
    assert offers(scene("3 mafia", "", pool="1 hacker")) == ["take 1 hackers"]


@pytest.mark.rule("M4.4")
def test_opponent_pays_with_two_cards_of_their_choice() -> None:
    """Two cards go to the discard pile, the influence stays."""
    state = play(scene("4 mafia", "2 hackers, 1 scientist", influence=[0, 5]), "4 mafia")
    assert offers(state) == ["cards", "influence"]
    choose(state, "cards")
    assert asks(state) == (1, "discard")
    assert offers(state) == ["science", "hackers"]
    choose(state, "science", "hackers")
    assert asks(state) == (1, "act")
    assert hand(state, 1) == cards("1 hacker")
    assert influence(state) == [2, 5]
    assert discarded(state) == cards("4 mafia, 1 hacker, 1 scientist")


@pytest.mark.rule("M4.4")
def test_opponent_pays_with_one_influence() -> None:
    """It goes back to the bank, not to the active player; the cards stay."""
    state = play(scene("4 mafia", "3 hackers", influence=[0, 5]), "4 mafia", "influence")
    assert influence(state) == [2, 4]
    assert hand(state, 1) == cards("3 hackers")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.4")
def test_opponent_with_a_single_card_returns_influence() -> None:
    """They have no choice, and are not asked: all can see it."""
    state = play(scene("4 mafia", "1 hacker", influence=[0, 3]), "4 mafia")
    assert asks(state) == (1, "act")
    assert influence(state) == [2, 2]
    assert hand(state, 1) == cards("1 hacker")


@pytest.mark.rule("M4.4")
def test_opponent_with_a_single_card_and_no_influence_discards_it() -> None:
    """The last card goes."""
    state = play(scene("4 mafia", "1 hacker"), "4 mafia")
    assert asks(state) == (1, "act")
    assert hand(state, 1) == {}
    assert discarded(state) == cards("4 mafia, 1 hacker")
    assert influence(state) == [2, 0]


@pytest.mark.rule("M4.4")
def test_opponent_with_nothing_loses_nothing() -> None:
    """Neither cards nor influence: nothing happens, and nothing is asked."""
    state = play(scene("4 mafia", ""), "4 mafia")
    assert asks(state) == (1, "act")
    assert influence(state) == [2, 0]
    assert happened(state, "lost", "discarded") == []


@pytest.mark.rule("M4.4")
def test_opponent_without_influence_discards_two_cards() -> None:
    """They choose only which."""
    state = play(scene("4 mafia", "2 hackers, 1 scientist"), "4 mafia")
    assert asks(state) == (1, "discard")
    choose(state, "hackers", "hackers")
    assert hand(state, 1) == cards("1 scientist")
    assert influence(state) == [2, 0]


@pytest.mark.rule("M4.4")
def test_opponent_without_cards_returns_influence() -> None:
    """An empty hand does not save them."""
    state = play(scene("4 mafia", "", influence=[0, 1]), "4 mafia")
    assert asks(state) == (1, "act")
    assert influence(state) == [2, 0]


@pytest.mark.rule("M4.4")
def test_opponent_with_exactly_two_cards_is_not_asked_which() -> None:
    """Both go, and all can see it."""
    state = play(scene("4 mafia", "1 hacker, 1 scientist"), "4 mafia")
    assert asks(state) == (1, "act")
    assert hand(state, 1) == {}
    state = play(scene("4 mafia", "1 hacker, 1 scientist", influence=[0, 2]), "4 mafia")
    assert offers(state) == ["cards", "influence"]
    choose(state, "cards")
    assert asks(state) == (1, "act")
    assert (hand(state, 1), influence(state)) == ({}, [2, 2])


@pytest.mark.rule("M4.4")
def test_discard_for_the_mafia_is_asked_even_with_one_kind() -> None:
    """Not to be asked would tell that the hand is all of one faction."""
    state = play(scene("4 mafia", "3 hackers"), "4 mafia")
    assert (asks(state), offers(state)) == ((1, "discard"), ["hackers"])
    choose(state, "hackers")
    assert (asks(state), offers(state)) == ((1, "discard"), ["hackers"])


@pytest.mark.rule("M4.4")
def test_opponents_pay_clockwise_and_the_active_player_does_not() -> None:
    """Each pays in full before the next is asked."""
    state = scene("3 hackers", "3 hackers", "4 mafia, 3 hackers", "3 hackers", influence=[1, 1, 1, 1], asked=2)
    play(state, "4 mafia")
    for seat in (3, 0, 1):
        assert asks(state) == (seat, "squeeze")
        choose(state, "cards")
        assert asks(state) == (seat, "discard")
        choose(state, "hackers", "hackers")
    assert asks(state) == (3, "act")
    assert influence(state) == [1, 1, 3, 1]
    assert hand(state, 2) == cards("3 hackers")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.7")
def test_influence_never_falls_below_zero() -> None:
    """Whoever has none is never asked for any."""
    state = play(scene("8 mafia", "6 hackers", "", "1 hacker", influence=[0, 1]), "4 mafia", "influence")
    assert influence(state) == [2, 0, 0, 0]
    for seat in (1, 2, 3):
        assert asks(state) == (seat, "act")
        state.answer(state.offered[-1])
    play(state, "4 mafia")
    assert asks(state) == (1, "discard")


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("names", [("police", "science"), ("science", "police"), ("science", "science")])
def test_two_cards_are_discarded_at_once_and_in_any_order(names: tuple[str, str]) -> None:
    """Of one faction or of two."""
    state = play(scene("4 mafia", "2 scientists, 1 officer", influence=[0, 1]), "4 mafia", "cards")
    assert why_not_discard(state, "science") == why_not_discard(state, "science", "mafia") == "M4.4"
    discard(state, *names)
    assert asks(state) == (1, "act")
    assert hand(state, 1) == cards("1 scientist" if "police" in names else "1 officer")
