"""How a table is drawn: by the layout in the folder of the game, or as a tree by what the game says of its views."""

from __future__ import annotations

from rich.console import RenderableType

from gaslamp.cli.tables import tree
from gaslamp.cli.tables.layout import layout_of
from gaslamp.cli.tables.panel import Table
from gaslamp.engine.book.game import View
from gaslamp.engine.words.voice import Voice


def draw(view: View, voice: Voice, width: int, height: int | None = None) -> RenderableType:
    """A view as a table on the screen, so many columns wide, and as brief as it must be for so many lines."""
    layout = layout_of(voice.game)
    return Table(layout, view, voice, width).panel(height) if layout else tree.draw(view, voice)
