"""How things of Nanty Narking are written: words, names, seats, and parts in lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from gaslamp.cli.tables.nanty.ledger import Ledger
from gaslamp.engine.game import View
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice

COLOURS = ("dodger_blue1", "yellow", "green", "orchid")  # by seat
SEATS = "①②③④"
UNREST, ASLEEP, RIVER, ROAD = "bold red", "red", "blue", "bright_black"
FRAME = 4  # columns for the frame
INDENT = (0, 0, 0, 2)
NARROW = 80  # columns below which the map has only numbers, and a district and a player are a few lines each


@dataclass(frozen=True)
class Pen:
    """What one seat sees, in one language, and how it is written."""

    view: View
    voice: Voice
    say: Texts
    width: int

    @property
    def table(self) -> View:
        """What lies on the table."""
        found: View = self.view["table"]
        return found

    @property
    def ledger(self) -> Ledger:
        """What can be counted on the table."""
        return Ledger(self.table, self.voice.game.data)

    @property
    def narrow(self) -> bool:
        """Whether a district and a player are a few lines each."""
        return self.width < NARROW

    @property
    def room(self) -> int:
        """The columns within the frame."""
        return self.width - FRAME

    def word(self, key: str, **args: str | int) -> str:
        """A word of this drawing."""
        return self.say.say(f"nanty-{key}", **args)

    def number(self, card: str, fact: str) -> int:
        """A number of a card; what is not said is 0."""
        data = self.voice.game.data
        return data.number(card, fact) if data.has(card, fact) else 0

    def fact(self, card: str, fact: str) -> str:
        """A word of a card, if it has one."""
        data = self.voice.game.data
        return data.word(card, fact) if data.has(card, fact) else ""

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.voice.card(self.voice.game.cards.index(card))

    def rule(self, card: str) -> Text:
        """The rule to look up, if the card has one."""
        return Text(self.voice.game.card_rules[self.voice.game.cards.index(card)], style="dim")

    def ability(self, district: str) -> str:
        """What a district card is good for."""
        price, amount = self.number(district, "price"), self.number(district, "amount")
        return self.word(f"ability-{self.fact(district, 'ability')}", price=price, amount=amount)

    def flow(self, parts: Iterable[Text], hang: str = "") -> Text:
        """Parts one behind the other, none broken in two if that can be helped; later lines hang back."""
        return Text(f"\n{hang}").join(packed(parts, self.room - INDENT[3], "  "))


def packed(parts: Iterable[Text], room: int, gap: str) -> list[Text]:
    """Lines of parts that are not empty, each as full as there is room."""
    lines: list[Text] = []
    for part in filter(None, parts):
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= room:
            lines[-1] = lines[-1] + gap + part
        else:
            lines.append(part)
    return lines


def chip(seat: int) -> Text:
    """The number of a seat in its colour."""
    return Text(SEATS[seat], style=f"bold {COLOURS[seat]}")


def columns(*titles: str) -> Table:
    """A table with a heading over each column."""
    found = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for title in titles:
        found.add_column(title, vertical="top")
    return found


def grid(rows: Iterable[Iterable[Text]]) -> Table:
    """A table without headings."""
    found = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        found.add_row(*row)
    return found
