"""M4.3: the Special Unit "Robocat"."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import GAME, cards, deck, discarded, hand, influence, offers, play, scene
from tests.games.telling import asks


@pytest.mark.rule("M4.3")
def test_two_robocats_draw_five_cards() -> None:
    """They bring no influence."""
    state = play(scene("2 robocats, 1 mafia", "", deck="6 hackers"), "2 robocats")
    assert hand(state, 0) == cards("1 mafia, 5 hackers")
    assert deck(state) == cards("1 hacker")
    assert discarded(state) == cards("2 robocats")
    assert influence(state) == [0, 0]


@pytest.mark.rule("M4.3")
def test_four_robocats_bring_three_influence() -> None:
    """They draw nothing."""
    state = play(scene("4 robocats, 1 mafia", "", deck="6 hackers"), "4 robocats")
    assert influence(state) == [3, 0]
    assert hand(state, 0) == cards("1 mafia")
    assert deck(state) == cards("6 hackers")
    assert discarded(state) == cards("4 robocats")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize(("held", "sets"), [(1, []), (2, [2]), (3, [2]), (4, [2, 4]), (7, [2, 4])])
def test_robocats_are_played_by_twos_or_fours(held: int, sets: list[int]) -> None:
    """Neither three nor five are a set."""
    state = scene(f"{held} robocats", "", pool="1 mafia")
    assert offers(state) == [*(f"play {n} robocat" for n in sets), "take 1 mafia"]


@pytest.mark.rule("M4.3")
def test_robocats_draw_unseen() -> None:
    """Only the player sees what was drawn."""
    state = play(scene("2 robocats", "", deck="6 hackers"), "2 robocats")
    assert [event.card for event in GAME.events(state, 1) if event.kind == "drew"] == [0] * 5
