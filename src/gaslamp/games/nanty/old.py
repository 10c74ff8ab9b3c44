"""How Nanty Narking was played by an earlier program: its tables go on so, and its records replay."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.games.nanty.state import Nanty


def answer_under_1(state: State, answer: Answer) -> None:
    """Of several cards, buildings or agents each was asked for by itself, in any order."""
    assert isinstance(state, Nanty)
    state.one_by_one = True  # from the first answer on, which is never one of several
    state.answer(answer)
