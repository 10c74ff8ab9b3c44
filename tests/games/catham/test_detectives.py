"""M4.1: the Private Detectives' Guild."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import cards, choose, discarded, hand, influence, offers, play, scene, table
from tests.games.telling import asks


@pytest.mark.rule("M4.1")
def test_three_detectives_and_a_card_bring_three_influence() -> None:
    """The gain comes before any opponent is asked."""
    state = play(scene("3 detectives, 1 mafia", "2 mafia"), "3 detectives", "mafia")
    assert influence(state) == [3, 0]
    assert asks(state) == (1, "sell")


@pytest.mark.rule("M4.1")
def test_detectives_need_an_extra_card() -> None:
    """Three detectives and nothing else cannot be played."""
    assert "play 3 detectives" not in offers(scene("3 detectives", "2 mafia"))


@pytest.mark.rule("M4.1")
@pytest.mark.rule("M7")
@pytest.mark.rule("M7.3")
def test_extra_card_may_be_a_fourth_detective() -> None:
    """Four detectives are enough, and then detectives can be sold."""
    state = play(scene("4 detectives", "1 detective, 1 mafia"), "3 detectives")
    assert asks(state) == (0, "extra")
    assert offers(state) == ["detectives"]
    choose(state, "detectives")
    assert hand(state, 0) == {}
    assert offers(state) == ["no", "detectives"]


@pytest.mark.rule("M4.1")
def test_extra_card_is_of_any_faction_held() -> None:
    """Whatever is left in the hand may be added, and nothing else."""
    state = play(scene("4 detectives, 1 scientist, 2 hackers", "2 mafia"), "3 detectives")
    assert offers(state) == ["detectives", "science", "hackers"]
    choose(state, "science")
    assert hand(state, 0) == cards("1 detective, 2 hackers")


@pytest.mark.rule("M4.1")
def test_extra_card_is_asked_even_with_one_kind_left() -> None:
    """Not to be asked would tell what the hand holds."""
    state = play(scene("3 detectives, 2 mafia", "2 mafia"), "3 detectives")
    assert asks(state) == (0, "extra")
    assert offers(state) == ["mafia"]


@pytest.mark.rule("M4.1")
def test_detectives_are_played_by_threes_only() -> None:
    """Fewer or more are no set."""
    state = scene("6 detectives, 1 mafia", "2 mafia", pool="")
    assert offers(state) == ["play 3 detectives"]


@pytest.mark.rule("M4.1")
def test_opponent_may_sell_one_card_of_the_extra_cards_faction() -> None:
    """One card goes to the discard pile for one influence, though more are held."""
    state = play(scene("3 detectives, 1 mafia", "3 mafia, 2 detectives"), "3 detectives", "mafia")
    assert offers(state) == ["no", "mafia"]
    choose(state, "mafia")
    assert asks(state) == (1, "act")
    assert influence(state) == [3, 1]
    assert hand(state, 1) == cards("2 mafia, 2 detectives")
    assert discarded(state) == cards("3 detectives, 2 mafia")


@pytest.mark.rule("M4.1")
def test_opponent_may_keep_the_card() -> None:
    """Nobody has to sell."""
    state = play(scene("3 detectives, 1 mafia", "1 mafia"), "3 detectives", "mafia", "no")
    assert influence(state) == [3, 0]
    assert hand(state, 1) == cards("1 mafia")


@pytest.mark.rule("M4.1")
def test_response_is_asked_even_with_an_empty_hand() -> None:
    """Who cannot sell looks like who will not."""
    state = play(scene("3 detectives, 1 mafia", "", "5 hackers"), "3 detectives", "mafia")
    assert (asks(state), offers(state)) == ((1, "sell"), ["no"])
    choose(state, "no")
    assert (asks(state), offers(state)) == ((2, "sell"), ["no"])


@pytest.mark.rule("M4.1")
def test_every_opponent_is_asked_clockwise() -> None:
    """From the active player's left round to the right, and the active player not at all."""
    state = scene("1 mafia", "1 mafia", "3 detectives, 3 mafia", "1 mafia", asked=2)
    play(state, "3 detectives", "mafia")
    for seat in (3, 0, 1):
        assert asks(state) == (seat, "sell")
        choose(state, "mafia")
    assert asks(state) == (3, "act")
    assert influence(state) == [1, 1, 3, 1]


@pytest.mark.rule("M4.1")
def test_played_cards_lie_on_the_table_until_all_have_answered() -> None:
    """Only then do they join the discard pile, where the sold cards lie already."""
    state = play(scene("3 detectives, 1 mafia", "1 mafia", "1 mafia"), "3 detectives", "mafia", "mafia")
    assert table(state) == cards("3 detectives, 1 mafia")
    assert discarded(state) == cards("1 mafia")
    choose(state, "no")
    assert table(state) == {}
    assert discarded(state) == cards("3 detectives, 2 mafia")
