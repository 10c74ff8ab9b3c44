"""Commands for single games: what a game offers on the command line lies here under the game's name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from cyclopts import App

from gaslamp import games


def commands() -> Iterator[App]:
    """The commands of the games that there are."""
    for game in games:
        name = f"{__name__}.{game}"
        if find_spec(name):
            yield from import_module(name).COMMANDS
