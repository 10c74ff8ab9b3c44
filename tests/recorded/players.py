"""Who plays games that are to be recorded: at random, but more or less eager for what looks promising."""

from __future__ import annotations

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import Option
from gaslamp.engine.core.state import State
from tests.recorded.plan import Player


def anyhow(state: State, chance: Chance) -> Option:
    """Any answer."""
    return state.options[chance.below(state.options.size)]


def best(state: State, chance: Chance) -> Option:
    """One of the most promising answers."""
    options = state.options.list()
    hopes = [state.choice.hope(state, state.me, option) for option in options]
    promising = [option for option, hope in zip(options, hopes, strict=True) if hope == max(hopes)]
    return promising[chance.below(len(promising))]


def eager(often: int) -> Player:
    """So often out of ten times one of the most promising answers, else any."""

    def answer(state: State, chance: Chance) -> Option:
        return best(state, chance) if chance.below(10) < often else anyhow(state, chance)

    return answer
