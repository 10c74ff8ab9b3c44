"""How a table is drawn: by the layout that lies in the folder of the game, or as a tree by what it says of its views."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from gaslamp.cli.tables import tree
from gaslamp.cli.tables.layout import Layout, layout_of
from gaslamp.cli.tables.panel import BRIEFEST, Table
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

Drawing = Callable[[View, Voice, Texts, int], RenderableType]


def draw(view: View, voice: Voice, say: Texts, width: int, height: int | None = None) -> RenderableType:
    """A view as a table on the screen, so many columns wide, and as brief as it must be for so many lines."""
    layout = layout_of(voice.game)
    if layout is None:
        return drawing(view["game"])(view, voice, say, width)
    table = Table(layout, view, voice, width)
    if height is None:
        return table.panel(0)
    for brief in range(BRIEFEST + 1):
        lines = Lines.of(table.panel(brief), width)
        if len(lines.lines) <= height:
            break
    return lines


def drawing(game: str) -> Drawing:
    """The game's own drawing, or a tree that does for any game."""
    name = f"{__name__}.{game}"
    found: Drawing = import_module(name).draw if find_spec(name) else tree.draw
    return found


@dataclass(frozen=True)
class Lines:
    """Something that is drawn already, line by line."""

    lines: list[list[Segment]]

    @classmethod
    def of(cls, what: RenderableType, width: int) -> Lines:
        """Draw it."""
        console = Console(width=width, highlight=False, markup=False, emoji=False)
        return cls(console.render_lines(what, console.options.update(width=width)))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for line in self.lines:
            yield from line
            yield Segment.line()
