"""How a table is drawn: a game's own drawing lies here under the game's name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from gaslamp.cli.tables import tree
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

Drawing = Callable[[View, Voice, Texts, int], RenderableType]


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """A view as a table on the screen, so many columns wide."""
    return drawing(view["game"])(view, voice, say, width)


def drawing(game: str) -> Drawing:
    """The game's own drawing, or a tree that does for any game."""
    name = f"{__name__}.{game}"
    found: Drawing = import_module(name).draw if find_spec(name) else tree.draw
    return found
