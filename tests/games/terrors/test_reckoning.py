"""T7: what people are told at the end: whose overlord fell, and what life everybody has left."""

from __future__ import annotations

import pytest

from tests.games.reckoned import reckoned
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import GAME, choose, scene

PLAIN = plain()


@pytest.mark.rule("T7.1")
def test_the_fall_of_an_overlord_is_the_reason() -> None:
    """And the life of each is what it had at the start, less what it lost."""
    state = choose(scene("", "", life=(LIFE - 3, 4), power=6, game=PLAIN), "attack", "1 4")
    assert reckoned(PLAIN, state) == ["fell seat=1 T7.1"]
    assert reckoned(PLAIN, state, 0) == ["overlord T7.1", f"start +{LIFE} T7.1", "lost -3 T7.1"]
    assert reckoned(PLAIN, state, 1) == ["overlord T7.1", f"start +{LIFE} T7.1", f"lost -{LIFE} T7.1"]
    assert GAME.reckoner is not None


@pytest.mark.rule("T2.7", "T7.1")
def test_of_teams_both_that_fell_are_named() -> None:
    """Not the one on the winning side; and each line of a player says with whom."""
    state = choose(scene("", "", "", "", life=(0, 0, 4, 3), power=3, active=2, game=PLAIN), "attack", "3 3")
    assert reckoned(PLAIN, state) == ["fell seat=1 T7.1", "fell seat=3 T7.1"]
    assert [reckoned(PLAIN, state, seat)[1] for seat in range(4)] == [
        "team seat=2 T2.7", "team seat=3 T2.7", "team seat=0 T2.7", "team seat=1 T2.7",
    ]  # fmt: skip
