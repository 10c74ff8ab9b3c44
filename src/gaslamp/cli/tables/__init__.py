"""How a table is drawn: by the layout that lies in the folder of the game, or as a tree by what it says of its views."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from gaslamp.cli.tables import tree
from gaslamp.cli.tables.layout import layout_of
from gaslamp.cli.tables.panel import Table
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

Drawing = Callable[[View, Voice, Texts, int], RenderableType]


def draw(view: View, voice: Voice, say: Texts, width: int, height: int | None = None) -> RenderableType:
    """A view as a table on the screen, so many columns wide, and as brief as it must be for so many lines."""
    layout = layout_of(voice.game)
    if layout is None:
        return drawing(view["game"])(view, voice, say, width)
    return Table(layout, view, voice, width).panel(height)


def drawing(game: str) -> Drawing:
    """The game's own drawing, or a tree that does for any game."""
    name = f"{__name__}.{game}"
    found: Drawing = import_module(name).draw if find_spec(name) else tree.draw
    return found

