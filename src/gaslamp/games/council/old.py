"""How Council of Five was played by an earlier program: its tables go on so, and its records replay."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.games.council.state import Council

RENAMED: Final = {  # what was called otherwise in version 1
    "patrol": "ashes",
    "patrol_deck": "ashes_deck",
    "federation_envoy": "peter_kaplan",
    "elias_crotal": "detective_thornton",
    "police_lantern": "firemans_lantern",
    "service_revolver": "fire_axe",
    "bulletproof_vest": "asbestos_coat",
}


def answer_under_1(state: State, answer: Answer) -> None:
    """A full board did not end the game by itself, protected cards did not stop a rule, and all lists were open."""
    assert isinstance(state, Council)
    state.version, state.unlisted = 1, 0  # from the first answer on, which is about a deck or a board
    state.answer(answer)
