"""M4.5: the Hackers."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import (
    cards,
    discarded,
    hand,
    happened,
    influence,
    lucky,
    offers,
    play,
    revealed,
    scene,
    size,
    table,
)
from tests.games.telling import asks


@pytest.mark.rule("M4.5")
@pytest.mark.parametrize("hits", [0, 1, 2])
def test_revealed_hackers_pay_and_other_cards_change_hands(hits: int) -> None:
    """Of two cards revealed each hacker brings 1 influence and is discarded, each other card is taken."""
    state = lucky(
        lambda seed: play(scene("2 hackers, 1 mafia", "3 scientists", seed=seed), "2 hackers"),
        lambda state: revealed(state).get("hackers", 0) == hits,
    )
    assert influence(state) == [hits, 0]
    assert size(revealed(state)) == 2
    assert hand(state, 0) == {name: n for name, n in cards(f"1 mafia, {2 - hits} scientists").items() if n}
    assert hand(state, 1) == {name: n for name, n in cards(f"{1 + hits} scientists, {2 - hits} hackers").items() if n}
    assert discarded(state) == ({"hackers": hits} if hits else {})
    assert table(state) == {}


@pytest.mark.rule("M4.5")
def test_opponents_own_hackers_count_too() -> None:
    """Only hackers in the hand: all that are revealed pay, and as many as were played stay away."""
    state = play(scene("2 hackers", "3 hackers"), "2 hackers")
    assert influence(state) == [2, 0]
    assert hand(state, 1) == cards("3 hackers")
    assert discarded(state) == cards("2 hackers")


@pytest.mark.rule("M4.5")
def test_hackers_are_shuffled_into_the_hand() -> None:
    """Every outcome is possible, the likely ones are more frequent."""
    gains = [influence(play(scene("1 hacker", "3 scientists", seed=seed), "1 hacker"))[0] for seed in range(300)]
    assert set(gains) == {0, 1}
    assert 45 < sum(gains) < 105


@pytest.mark.rule("M4.5")
@pytest.mark.parametrize("held", [1, 2, 3, 4, 5, 6])
def test_one_to_four_hackers_may_be_played(held: int) -> None:
    """Never more than four, whatever is held."""
    state = scene(f"{held} hackers", "9 scientists", pool="")
    assert offers(state) == [f"play {n} hackers" for n in range(1, min(held, 4) + 1)]


@pytest.mark.rule("M4.5")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_target_must_hold_as_many_cards_as_hackers_are_played(count: int) -> None:
    """Opponents with fewer cards cannot be chosen, nor can oneself."""
    state = scene("3 scientists", "4 hackers, 5 mafia", "2 scientists", "4 scientists", "1 mafia", "", asked=1)
    play(state, f"{count} hackers")
    if count < 4:
        assert asks(state) == (1, "target")
        assert offers(state) == {1: [0, 2, 3, 4], 2: [0, 2, 3], 3: [0, 3]}[count]
    else:
        assert [seat for kind, seat in happened(state, "revealed")] == [3] * 4


@pytest.mark.rule("M4.5")
def test_hackers_are_limited_by_the_richest_hand() -> None:
    """With no opponent of three cards, three hackers cannot be played; with empty hands, none."""
    assert offers(scene("4 hackers", "2 mafia", "1 mafia", pool="")) == ["play 1 hackers", "play 2 hackers"]
    assert offers(scene("4 hackers", "", "", pool="1 mafia")) == ["take 1 mafia"]


@pytest.mark.rule("M4.5")
def test_hackers_slipped_in_do_not_count_towards_the_hand() -> None:
    """A hand of one is hacked by one: only what was there before counts."""
    state = scene("2 hackers", "1 mafia", pool="")
    assert offers(state) == ["play 1 hackers"]


@pytest.mark.rule("M4.5")
def test_only_the_target_is_hacked() -> None:
    """The other hands stay as they were."""
    state = play(scene("2 hackers", "3 scientists", "3 mafia", "3 robocats"), "2 hackers", 2)
    assert hand(state, 1) == cards("3 scientists")
    assert hand(state, 3) == cards("3 robocats")
    assert size(hand(state, 2)) == 3
    assert happened(state, "revealed") == [("revealed", 2)] * 2
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.5")
def test_stolen_cards_may_lift_nobody_over_the_limit() -> None:
    """One hacker out, at most one card in: a hand of ten stays within the limit."""
    state = lucky(
        lambda seed: play(scene("2 hackers, 8 mafia", "9 scientists", seed=seed), "2 hackers"),
        lambda state: revealed(state) == cards("2 scientists"),
    )
    assert asks(state) == (1, "act")
    assert size(hand(state, 0)) == 10
    assert size(hand(state, 1)) == 9
