"""Bots by name: `random`, `ismcts:ITERATIONS` and `ismcts:ITERATIONS:DEPTH`."""

from __future__ import annotations

import re

from gaslamp.bots.player import Bot, Ismcts, RandomBot
from gaslamp.bots.playout import FOREVER
from gaslamp.engine.errors import UnknownName

KNOWN = ("random", "ismcts:ITERATIONS", "ismcts:ITERATIONS:DEPTH")

__all__ = ["KNOWN", "Bot", "bot"]


def bot(name: str) -> Bot:
    """The bot of that name, with its numbers."""
    kind, *numbers = name.split(":")
    if not all(re.fullmatch("[1-9][0-9]{0,8}", number) for number in numbers):
        raise UnknownName("bot", name, KNOWN)
    match kind, [int(number) for number in numbers]:
        case "random", []:
            return RandomBot()
        case "ismcts", [iterations]:
            return Ismcts(iterations, FOREVER)
        case "ismcts", [iterations, depth]:
            return Ismcts(iterations, depth)
    raise UnknownName("bot", name, KNOWN)
