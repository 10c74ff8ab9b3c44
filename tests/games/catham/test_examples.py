"""M6: the worked examples of the rule book."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import (
    cards,
    choose,
    discarded,
    hand,
    influence,
    lucky,
    offers,
    play,
    revealed,
    scene,
    take,
)
from tests.games.telling import asks

LEFT, RIGHT = 1, 2


@pytest.mark.rule("M6")
@pytest.mark.rule("X1")
def test_two_hackers_on_the_right_neighbour() -> None:
    """A hacker and a scientist come out: 1 influence, the scientist changes hands, the other hacker stays."""
    state = lucky(
        lambda seed: play(scene("2 hackers", "1 mafia", "2 scientists", seed=seed), "2 hackers"),
        lambda state: revealed(state) == cards("1 hacker, 1 scientist"),
    )
    assert influence(state) == [1, 0, 0]
    assert hand(state, 0) == cards("1 scientist")
    assert hand(state, LEFT) == cards("1 mafia")
    assert hand(state, RIGHT) == cards("1 scientist, 1 hacker")
    assert discarded(state) == cards("1 hacker")


@pytest.mark.rule("M6")
@pytest.mark.rule("X1")
def test_two_hackers_cannot_be_played_on_a_single_card() -> None:
    """The left neighbour has one card: one hacker may go there, two may not."""
    state = play(scene("2 hackers", "1 mafia", "2 scientists", "3 mafia"), "1 hacker")
    assert offers(state) == [1, 2, 3]
    state = play(scene("2 hackers", "1 mafia", "2 scientists", "3 mafia"), "2 hackers")
    assert offers(state) == [2, 3]
    assert state.why_not((LEFT,)) == "M4.5"


@pytest.mark.rule("M6")
@pytest.mark.rule("X2")
def test_five_officers_and_a_journalist() -> None:
    """Two journalists, a hacker and two mafia come out: 2 influence, everything is discarded, nothing drawn."""
    rival = "3 journalists, 2 hackers, 3 mafia"
    shown = cards("2 journalists, 1 hacker, 2 mafia")
    state = lucky(
        lambda seed: play(scene("5 officers, 2 journalists", rival, seed=seed), "5 officers", "journalist"),
        lambda state: revealed(state) == shown,
    )
    assert influence(state) == [2, 0]
    assert hand(state, 0) == cards("1 journalist")
    assert hand(state, 1) == cards("1 journalist, 1 hacker, 1 mafia")
    assert discarded(state) == cards("5 officers, 3 journalists, 1 hacker, 2 mafia")


@pytest.mark.rule("M6")
@pytest.mark.rule("X3")
def test_four_officials() -> None:
    """A scientist, a hacker, an official and another scientist: 3 influence."""
    state = play(scene("4 officials", "", deck="2 scientists, 1 hacker, 1 official"), "4 officials")
    assert revealed(state) == cards("2 scientists, 1 hacker, 1 official")
    assert influence(state) == [3, 0]


@pytest.mark.rule("M6")
@pytest.mark.rule("X4")
def test_a_turn_with_two_journalists_and_two_scientists() -> None:
    """Not the scientists; the journalists, or any number of the three scientists of the pool."""
    hands = ("2 journalists, 2 scientists", "1 mafia")
    state = scene(*hands, pool="3 scientists")
    assert offers(state) == ["play 2 journalists", "take 1 science", "take 2 science", "take 3 science"]
    for count in (1, 2, 3):
        state = take(scene(*hands, pool="3 scientists"), f"{count} scientists")
        assert hand(state, 0) == cards(f"2 journalists, {2 + count} scientists")
        assert asks(state) == (1, "act")
    state = play(scene(*hands, pool="3 scientists"), "2 journalists")
    choose(state, "no")
    assert asks(state) == (1, "act")
    assert influence(state) == [2, 0]


@pytest.mark.rule("M6")
@pytest.mark.rule("X4")
def test_scientist_taken_is_played_a_turn_later() -> None:
    """One from the pool makes three."""
    state = take(scene("2 journalists, 2 scientists", "1 mafia", pool="3 scientists, 4 mafia"), "1 scientist")
    take(state, "1 mafia")
    assert "play 3 science" in offers(state)
