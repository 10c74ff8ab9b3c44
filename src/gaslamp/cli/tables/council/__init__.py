"""The table of Council of Five: the board, what lies on it, and both players with their cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel

from gaslamp.cli.tables.council.chart import Chart
from gaslamp.cli.tables.council.legend import Legend
from gaslamp.cli.tables.council.listing import Listing
from gaslamp.cli.tables.council.pen import Pen
from gaslamp.cli.tables.council.players import Players
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table as a seat sees it."""
    return Board(view, voice, say, width).panel()


class Board(Pen):
    """The whole table in a frame."""

    def panel(self) -> Panel:
        """Everything, in a frame."""
        whole = (self.view, self.voice, self.say, self.width)
        sections = (
            [*Chart(*whole).chart(), *Legend(*whole).legend()],
            Listing(*whole).listing(),
            *Players(*whole).players(),
        )
        return Panel(
            Group(*with_gaps(section for section in sections if section)),
            title=" · ".join([self.voice.title(), *self.moment()]),
            width=self.width,
        )

    def moment(self) -> Iterator[str]:
        """Which turn it is, and on which board."""
        if self.table["turn"]:
            yield self.word("turn", turn=self.table["turn"])
        if self.table["board"] and not self.narrow:
            yield self.voice.texts.say(f"word-board-{self.table['board']}")


def with_gaps(sections: Iterable[list[RenderableType]]) -> Iterator[RenderableType]:
    """Sections with an empty line between them."""
    for n, section in enumerate(sections):
        yield from ([""] if n else [])
        yield from section
