"""M4.2: the Science Council."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import GAME, cards, deck, discarded, hand, influence, offers, play, scene
from tests.games.telling import asks


@pytest.mark.rule("M4.2")
def test_three_scientists_bring_two_influence_and_two_cards() -> None:
    """The cards come from the draw pile, and the scientists are discarded."""
    state = play(scene("3 scientists", "1 mafia", deck="3 hackers"), "3 scientists")
    assert influence(state) == [2, 0]
    assert hand(state, 0) == cards("2 hackers")
    assert deck(state) == cards("1 hacker")
    assert discarded(state) == cards("3 scientists")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.2")
def test_scientists_are_played_by_threes_only() -> None:
    """Fewer or more are no set."""
    assert offers(scene("7 scientists", "", pool="")) == ["play 3 science"]
    assert offers(scene("2 scientists", "", pool="1 mafia")) == ["take 1 mafia"]


@pytest.mark.rule("M4.2")
def test_scientists_draw_unseen() -> None:
    """The player sees the two cards; the others see that two were drawn."""
    state = play(scene("3 scientists", "1 mafia", deck="3 hackers"), "3 scientists")
    for seer, seen in ((0, "hackers"), (1, "back"), (None, "back")):
        drawn = [GAME.cards[event.card] for event in GAME.events(state, seer) if event.kind == "drew"]
        assert drawn == [seen, seen]


@pytest.mark.rule("M4.2")
def test_scientists_draw_at_random() -> None:
    """Not always the same cards come."""
    hands = {str(hand(play(scene("3 scientists", "", seed=seed), "3 scientists"), 0)) for seed in range(60)}
    assert len(hands) > 8
