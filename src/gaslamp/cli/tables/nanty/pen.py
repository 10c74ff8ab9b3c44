"""How things of Nanty Narking are written: words, names, seats, and parts in lines."""

from __future__ import annotations

from rich.text import Text

from gaslamp.cli.tables.nanty.ledger import Ledger
from gaslamp.cli.tables.quill import Quill

COLOURS = ("dodger_blue1", "yellow", "green", "orchid")  # by seat
SEATS = "①②③④"
UNREST, ASLEEP, RIVER, ROAD = "bold red", "red", "blue", "bright_black"
NARROW = 80  # columns below which the map has only numbers, and a district and a player are a few lines each


class Pen(Quill):
    """What one seat sees of London."""

    least = NARROW

    @property
    def ledger(self) -> Ledger:
        """What can be counted on the table."""
        return Ledger(self.table)

    def fact(self, card: str, fact: str) -> str:
        """A word of a card, if it has one."""
        data = self.voice.game.data
        return data.word(card, fact) if data.has(card, fact) else ""

    def ability(self, district: str) -> str:
        """What a district card is good for."""
        price, amount = self.number(district, "price"), self.number(district, "amount")
        return self.word(f"ability-{self.fact(district, 'ability')}", price=price, amount=amount)


def chip(seat: int) -> Text:
    """The number of a seat in its colour."""
    return Text(SEATS[seat], style=f"bold {COLOURS[seat]}")
