"""M4.7: the Journalists' Association."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import cards, choose, discarded, hand, influence, offers, play, scene, size
from tests.games.telling import asks


@pytest.mark.rule("M4.7")
def test_two_journalists_bring_two_influence() -> None:
    """The gain comes before any opponent is asked."""
    state = play(scene("2 journalists", "2 mafia"), "2 journalists")
    assert influence(state) == [2, 0]
    assert asks(state) == (1, "inform")


@pytest.mark.rule("M4.7")
def test_journalists_are_played_by_twos_only() -> None:
    """Fewer or more are no set."""
    assert offers(scene("4 journalists", "", pool="")) == ["play 2 journalists"]
    assert offers(scene("1 journalist", "", pool="1 mafia")) == ["take 1 mafia"]


@pytest.mark.rule("M4.7")
def test_opponent_may_give_one_card_and_discard_another_of_its_faction() -> None:
    """The first goes to the active player's hand, the second to the discard pile, for one influence."""
    state = play(scene("2 journalists, 1 hacker", "3 mafia, 1 scientist"), "2 journalists", "mafia")
    assert influence(state) == [2, 1]
    assert hand(state, 0) == cards("1 hacker, 1 mafia")
    assert hand(state, 1) == cards("1 mafia, 1 scientist")
    assert discarded(state) == cards("2 journalists, 1 mafia")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.7")
def test_opponent_may_refuse() -> None:
    """Nobody has to give anything."""
    state = play(scene("2 journalists", "2 mafia"), "2 journalists", "no")
    assert influence(state) == [2, 0]
    assert hand(state, 1) == cards("2 mafia")


@pytest.mark.rule("M4.7")
@pytest.mark.rule("M7")
@pytest.mark.rule("M7.5")
def test_offer_is_one_package_of_two_cards_of_one_faction() -> None:
    """A faction of which only one card is held cannot be given; two different cards are no package."""
    state = play(scene("2 journalists", "2 mafia, 1 hacker, 1 scientist, 3 robocats"), "2 journalists")
    assert offers(state) == ["no", "robocat", "mafia"]


@pytest.mark.rule("M4.7")
def test_offer_is_asked_even_of_an_empty_hand() -> None:
    """Who cannot looks like who will not."""
    state = play(scene("2 journalists", "", "1 mafia, 1 hacker"), "2 journalists")
    assert (asks(state), offers(state)) == ((1, "inform"), ["no"])
    choose(state, "no")
    assert (asks(state), offers(state)) == ((2, "inform"), ["no"])


@pytest.mark.rule("M4.7")
def test_opponents_decide_clockwise_and_give_to_the_active_player() -> None:
    """From the left round to the right; every gift reaches the player of the journalists."""
    state = scene("2 mafia", "2 hackers", "2 journalists", "2 scientists", asked=2)
    play(state, "2 journalists")
    for seat, gift in ((3, "science"), (0, "mafia"), (1, "hackers")):
        assert asks(state) == (seat, "inform")
        choose(state, gift)
    assert asks(state) == (3, "act")
    assert hand(state, 2) == cards("1 scientist, 1 mafia, 1 hacker")
    assert influence(state) == [1, 1, 2, 1]


@pytest.mark.rule("M4.7")
@pytest.mark.rule("M3.3")
def test_gifts_over_the_limit_are_discarded_when_all_have_decided() -> None:
    """A hand of eight and five gifts: three cards must go, after the last gift."""
    state = scene("2 journalists, 8 mafia", *["2 hackers"] * 5)
    play(state, "2 journalists", *["hackers"] * 5)
    assert asks(state) == (0, "hand_limit")
    choose(state, "mafia", "mafia", "hackers")
    assert size(hand(state, 0)) == 10
    assert asks(state) == (1, "act")
