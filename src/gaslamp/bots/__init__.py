"""Bots by name: `easy`, `normal`, `strong`; `random`, `ismcts:ITERATIONS[:DEPTH]`; those of others, `module:Class`."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import entry_points

from gaslamp.bots.player import Bot, Ismcts, RandomBot
from gaslamp.bots.playout import FOREVER
from gaslamp.engine.errors import GaslampError, UnknownName

GROUP = "gaslamp.bots"  # the entry point by which other packages bring theirs
LEVELS = {"easy": "ismcts:50:20", "normal": "ismcts:500:30", "strong": "ismcts:5000:40"}
KNOWN = (*LEVELS, "random", "ismcts:ITERATIONS", "ismcts:ITERATIONS:DEPTH", "module:Class")

__all__ = ["KNOWN", "LEVELS", "Bot", "bot", "known"]


def bot_names() -> tuple[str, ...]:
    """The names of bots, those that other packages bring among them."""
    return (*KNOWN, *sorted(entry_points(group=GROUP).names))


def bot(name: str, imports: bool = False) -> Bot:
    """The bot of that name or level, with its numbers; `module:Class` only where code may be imported for it."""
    kind, *numbers = LEVELS.get(name, name).split(":")
    figures = [int(number) for number in numbers if re.fullmatch("[1-9][0-9]{0,8}", number)]
    match kind, figures if len(figures) == len(numbers) else numbers:
        case "random", []:
            return RandomBot()
        case "ismcts", [int(iterations)]:
            return Ismcts(iterations, FOREVER)
        case "ismcts", [int(iterations), int(depth)]:
            return Ismcts(iterations, depth)
    return load_bot(name) if name in entry_points(group=GROUP).names else import_bot(name, imports)


def load_bot(name: str) -> Bot:
    """A bot of another package."""
    (entry,) = entry_points(group=GROUP, name=name)
    try:
        return build_bot(entry.load())
    except Exception as error:  # whatever somebody else's code may do
        raise UnknownName("bot", f"{name} ({type(error).__name__}: {error})", bot_names()) from error


def import_bot(name: str, imports: bool) -> Bot:
    """A bot of a module that can be imported."""
    module, _, kind = name.partition(":")
    if module in ("random", "ismcts") or not re.fullmatch(r"[\w.]+:[A-Za-z_]\w*", name):
        raise UnknownName("bot", name, bot_names())
    if not imports:
        raise GaslampError("error-bot-import", value=name)
    try:
        return build_bot(getattr(import_module(module), kind))
    except Exception as error:  # whatever somebody else's code may do
        raise UnknownName("bot", f"{name} ({type(error).__name__}: {error})", bot_names()) from error


def build_bot(kind: object) -> Bot:
    """One of a class of bots."""
    if isinstance(kind, type) and issubclass(kind, Bot):
        return kind()
    raise TypeError(f"{kind!r} is no Bot")
