"""M4.8: the Officials."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import GAME, cards, deck, discarded, hand, influence, offers, play, revealed, scene
from tests.games.telling import asks


@pytest.mark.rule("M4.8")
def test_each_different_faction_revealed_brings_one_influence() -> None:
    """The same faction twice pays once."""
    state = play(scene("3 officials", "", deck="3 mafia"), "3 officials")
    assert influence(state) == [1, 0]
    state = play(scene("3 officials", "", deck="1 mafia, 1 hacker, 1 scientist"), "3 officials")
    assert influence(state) == [3, 0]


@pytest.mark.rule("M4.8")
def test_officials_reveal_as_many_cards_as_they_are() -> None:
    """Two officials, two cards of the draw pile, seen by all; all of them are discarded."""
    state = play(scene("3 officials", "1 hacker", deck="5 mafia"), "2 officials")
    assert revealed(state) == cards("2 mafia")
    assert deck(state) == cards("3 mafia")
    assert hand(state, 0) == cards("1 official")
    assert discarded(state) == cards("2 officials, 2 mafia")
    assert influence(state) == [1, 0]
    assert asks(state) == (1, "act")
    assert [GAME.cards[event.card] for event in GAME.events(state, 1) if event.kind == "revealed"] == ["mafia"] * 2


@pytest.mark.rule("M4.8")
def test_officials_may_reveal_officials() -> None:
    """Their own faction counts like any other."""
    state = play(scene("2 officials", "", deck="1 official, 1 mafia"), "2 officials")
    assert influence(state) == [2, 0]


@pytest.mark.rule("M4.8")
@pytest.mark.rule("M7")
@pytest.mark.rule("M7.3")
@pytest.mark.parametrize("held", [1, 2, 7, 10])
def test_any_number_of_officials_means_at_least_one(held: int) -> None:
    """From one to all that are held."""
    state = scene(f"{held} officials", "", pool="")
    assert offers(state) == [f"play {n} officials" for n in range(1, held + 1)]


@pytest.mark.rule("M4.8")
def test_ten_officials_find_at_most_five_factions() -> None:
    """There are five factions in a game, so five influence is the most."""
    gains = {influence(play(scene("10 officials", "", seed=seed), "10 officials"))[0] for seed in range(60)}
    assert max(gains) == 5
