"""M5: what people are told at the end: who is mayor, and which sets brought the influence."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import GAME, play, scene
from tests.games.reckoned import reckoned


@pytest.mark.rule("M5.1", "M4.3")
def test_influence_is_told_by_the_sets_that_brought_it() -> None:
    """What was there before anybody listened is told as it is."""
    state = play(scene("4 robocats", "", influence=[13, 5]), "4 robocats")
    assert reckoned(GAME, state) == ["elected seat=0 goal=16 M5.1"]
    assert reckoned(GAME, state, 0) == ["influence +13 M5.1", "gained +3 M4.3"]
    assert reckoned(GAME, state, 1) == ["influence +5 M5.1"]


@pytest.mark.rule("M5.1")
def test_what_was_given_back_is_told() -> None:
    """In a whole game the lines by faction are all there is."""
    losses = 0
    for seed in range(12):
        state = GAME.new(3, seed, listen=True)
        while not state.over:
            state.answer(state.offered[(seed * 7 + state.turns) % len(state.offered)])
        for seat, score in enumerate(state.scores):
            lines = [line for line in GAME.reckoning(state) if line.seat == seat]
            assert sum(line.amount or 0 for line in lines) == score
            assert {line.kind for line in lines} <= {"gained", "lost"}
            losses += sum(line.kind == "lost" for line in lines)
    assert losses
