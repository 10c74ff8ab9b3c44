"""What the drawings of games share: names, numbers and words, and parts in lines and columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from rich.table import Table
from rich.text import Text

from gaslamp.engine.book.game import View
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

FRAME = 4  # columns for the frame
INDENT = (0, 0, 0, 2)
GAP = "  "


@dataclass(frozen=True)
class Quill:
    """What one seat sees, in one language, and how it is written."""

    view: View
    voice: Voice
    say: Texts
    width: int
    least: ClassVar[int]  # columns below which a place and a player are a few lines each

    @property
    def table(self) -> View:
        """What lies on the table."""
        table: View = self.view["table"]
        return table

    @property
    def narrow(self) -> bool:
        """Whether a place and a player are a few lines each."""
        return self.width < self.least

    @property
    def room(self) -> int:
        """The columns within the frame."""
        return self.width - FRAME

    def word(self, key: str, **args: str | int) -> str:
        """A word of the game's drawing."""
        return self.say.say(f"{self.view['game']}-{key}", **args)

    def number(self, card: str, fact: str) -> int:
        """A number of a card; what is not said is 0."""
        data = self.voice.game.data
        return data.number(card, fact) if data.has(card, fact) else 0

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.voice.card(self.voice.game.cards.index(card))

    def rule(self, card: str) -> Text:
        """The rule to look up, if the card has one."""
        return Text(self.voice.game.card_rules[self.voice.game.cards.index(card)], style="dim")

    def flow(self, parts: Iterable[Text], hang: str = "") -> Text:
        """Parts one behind the other, none broken in two if that can be helped; later lines hang back."""
        return Text(f"\n{hang}").join(packed(parts, self.room - INDENT[3]))


def packed(parts: Iterable[Text], room: int, gap: str = GAP) -> list[Text]:
    """Lines of parts that are not empty, each as full as there is room."""
    lines: list[Text] = []
    for part in filter(None, parts):
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= room:
            lines[-1] = lines[-1] + gap + part
        else:
            lines.append(part)
    return lines


def columns(*titles: str) -> Table:
    """A table with a heading over each column."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for title in titles:
        table.add_column(title, vertical="top")
    return table


def grid(rows: Iterable[Iterable[Text]]) -> Table:
    """A table without headings."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*row)
    return table
