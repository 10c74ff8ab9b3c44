"""How Terrors of London was played by an earlier program: its tables go on so, and its records replay."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.games.terrors.state import Terrors


def answer_under_1(state: State, answer: Answer) -> None:
    """Sacrifice, Command, Destroy and the Relic Hunter's text could be left; Azazael transformed once a turn."""
    assert isinstance(state, Terrors)
    state.version = 1  # from the first answer on, which names an overlord
    state.answer(answer)
