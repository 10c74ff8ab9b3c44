"""How Council of Five was played by an earlier program: its tables go on so, and its records replay."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.games.council.state import Council


def answer_under_1(state: State, answer: Answer) -> None:
    """A full board did not end the game by itself, protected cards did not stop a rule, and all lists were open."""
    assert isinstance(state, Council)
    state.version, state.unlisted = 1, 0  # from the first answer on, which is about a deck or a board
    state.answer(answer)
