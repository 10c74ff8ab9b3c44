"""Random play to the end, or for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.state import State

FOREVER: Final = 0x10000000000


def playout(game: State, chance: Chance, most: i64) -> i64:
    """Play on at random, for at most so many answers; return how many were given."""
    count: i64 = 0
    while count < most:
        options = game.options
        n = options.size
        if n == 0:
            break
        game.take(options[chance.below(n)])
        count += 1
    return count
