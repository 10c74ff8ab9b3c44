"""Bots by name: `easy`, `normal` and `strong`; or `random`, `ismcts:ITERATIONS` and `ismcts:ITERATIONS:DEPTH`."""

from __future__ import annotations

import re

from gaslamp.bots.player import Bot, Ismcts, RandomBot
from gaslamp.bots.playout import FOREVER
from gaslamp.engine.errors import UnknownName

LEVELS = {"easy": "ismcts:50:20", "normal": "ismcts:500:30", "strong": "ismcts:5000:40"}
KNOWN = (*LEVELS, "random", "ismcts:ITERATIONS", "ismcts:ITERATIONS:DEPTH")

__all__ = ["KNOWN", "LEVELS", "Bot", "bot"]


def bot(name: str) -> Bot:
    """The bot of that name or level, with its numbers."""
    kind, *numbers = LEVELS.get(name, name).split(":")
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
