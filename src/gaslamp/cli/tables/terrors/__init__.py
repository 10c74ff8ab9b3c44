"""The table of Terrors of London: the Street, the overlords with their hordes, one's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gaslamp.cli.tables.terrors.cards import Cards
from gaslamp.cli.tables.terrors.legend import Legend
from gaslamp.cli.tables.terrors.pen import Pen
from gaslamp.cli.tables.terrors.players import Players
from gaslamp.cli.tables.terrors.throne import Throne
from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

PILES = {"own-deck": "unseen", "own-discards": "discard"}


def draw(view: View, voice: Voice, say: Texts, width: int) -> RenderableType:
    """The table as a seat sees it."""
    return Board(view, voice, say, width).panel()


class Board(Pen):
    """The whole table in a frame."""

    def panel(self) -> Panel:
        """Everything, in a frame."""
        whole = (self.view, self.voice, self.say, self.width)
        sections = (
            Cards(*whole).street(),
            Throne(*whole).throne(),
            Players(*whole).players(),
            self.own(Cards(*whole)),
            Legend(*whole).legend(),
        )
        return Panel(
            Group(*with_gaps(section for section in sections if section)),
            title=" · ".join([self.voice.title(), *self.turn()]),
            width=self.width,
        )

    def turn(self) -> Iterator[str]:
        """Which turn it is, once the first one has begun."""
        if self.table["turn"]:
            yield self.word("turn", turn=self.table["turn"])

    def own(self, cards: Cards) -> list[RenderableType]:
        """One's own hand, and what is in one's deck and discard pile."""
        if self.view["you"] is None or not self.table["turn"]:
            return []
        player = self.table["players"][self.view["you"]]
        piles = [(self.word(key), self.list_of(player[pile])) for key, pile in PILES.items()]
        return [
            *cards.hand_table(),
            *cards.haunt_table(player["in_play"]),
            *(Text.assemble((f"{title}: ", "dim"), names) for title, names in piles if names),
        ]


def with_gaps(sections: Iterable[list[RenderableType]]) -> Iterator[RenderableType]:
    """Sections with an empty line between them."""
    for n, section in enumerate(sections):
        yield from ([""] if n else [])
        yield from section
