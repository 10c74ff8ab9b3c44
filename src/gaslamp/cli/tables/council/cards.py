"""Cards that one may read, each with its features as a little cross, as it will lie on the board."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.cli.tables.council.pen import COLOURS, SIGNS, WAYS, Pen
from gaslamp.cli.tables.quill import packed

INDENT = 2
CROSS = 5  # columns of a cross
ON_BOARD = (  # rules that speak of cards on the board
    "flip_one",
    "flip_all",
    "flip_some",
    "flip_either",
    "remove",
    "recall",
    "pull",
    "push",
    "swap",
    "bonus",
    "double",
    "aura",
    "steadfast",
    "ward",
)
SAME = ("aura", "ward")  # rules for cards of the same colour


class Cards(Pen):
    """Cards before they are laid."""

    def card(self, seat: int, card: str, label: str) -> RenderableType:
        """A card of a seat: the cross, and beside it what it is and does."""
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(width=CROSS)
        rows.add_column()
        rows.add_row(self.cross(seat, card), Text("\n").join(self.lines(seat, card, label)))
        return Padding(rows, (0, 0, 0, INDENT))

    def cross(self, seat: int, card: str) -> Text:
        """The features clockwise from the north; a card of the north lies upside down."""
        features = self.script.features(card)
        north, east, south, west = features[2 * seat :] + features[: 2 * seat]
        lines = (f"  {north}  ", f"{west} {WAYS[seat]} {east}", f"  {south}  ")
        return Text("\n").join(Text(line, style=COLOURS[seat]) for line in lines)

    def lines(self, seat: int, card: str, label: str) -> Iterator[Text]:
        """What the card is, its extra rule, and which cards on the board fit it."""
        name = Text.assemble((f"{label}: ", "dim"), (self.name(card), "bold"))
        parts = (name, Text(self.script.type(card)), self.script.keywords(card))
        yield Text("\n").join(packed(parts, self.room - INDENT - CROSS - 2))
        if extra := self.script.extra(card):
            yield extra
        if fits := " ".join(self.fits(seat, card)):
            yield self.with_label("fits", fits)

    def fits(self, seat: int, card: str) -> Iterator[str]:
        """The cards on the board that the rule of a card speaks of, wherever it will lie."""
        if self.script.fact(card, "rule") not in ON_BOARD:
            return
        for space in self.spaces_with_cards:
            if space["colour"] in self.wanted(seat, card) and self.script.means(card, space["card"]):
                yield self.space(space["name"]) + SIGNS[space["colour"]]

    def wanted(self, seat: int, card: str) -> tuple[int, ...]:
        """Of which colours cards fit."""
        whose = "mine" if self.script.fact(card, "rule") in SAME else self.script.fact(card, "whose")
        return {"mine": (seat,), "rival": (1 - seat,)}.get(whose, (0, 1))
