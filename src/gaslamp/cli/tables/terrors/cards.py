"""Cards that one may read: in the Street, in one's hand, and those to choose before the first turn."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.quill import columns, packed
from gaslamp.cli.tables.terrors.hordes import Hordes
from gaslamp.cli.tables.terrors.pen import counts
from gaslamp.engine.book.game import View

COLUMNS = ("card", "faction", "horde", "play")  # what is told of a card
BELOW = (0, 0, 0, 5)  # where the names of cards begin
Row = tuple[Text, str]  # what stands before a card, and the card


class Cards(Hordes):
    """Cards, a line for each; on a narrow screen a few."""

    def street(self) -> list[RenderableType]:
        """What can be bought; nothing before it is laid out."""
        if not self.table["turn"] and not self.table["street"]:
            return []
        cost = self.number("undead_acolyte", "cost")
        piles = (("market", {"n": self.table["market"]}), ("acolytes", {"n": self.table["acolytes"], "cost": cost}))
        title = [Text(self.word("street"), style="bold"), *(Text(self.word(key, **n), style="dim") for key, n in piles)]
        rows = [(self.sign("coin", self.number(card, "cost")), card) for card in self.table["street"]]
        return [self.flow(title), *(self.rows(rows) if rows else [Text(f"  {self.word('empty')}", style="dim")])]

    def hand_table(self) -> list[RenderableType]:
        """One's own hand, a line for each kind."""
        rows = [(Text(f"{n}×"), card) for card, n in counts(self.hand)]
        return [Text(self.word("hand"), style="bold"), *self.rows(rows)] if rows else []

    def haunt_table(self, area: Iterable[View]) -> list[RenderableType]:
        """One's own monsters with a haunt token, which work more than once."""
        rows = [(marks, entry["card"]) for entry in area if (marks := self.tokens(entry))]
        return [Text(self.word("haunting"), style="bold"), *self.rows(rows, titles=False)] if rows else []

    def rows(self, rows: list[Row], titles: bool = True) -> list[RenderableType]:
        """Some cards with all that they do."""
        if self.narrow:
            return [part for row in rows for part in self.block(*row)]
        table = columns("", *(self.word(f"column-{key}") for key in COLUMNS))
        table.show_header = titles
        for column, room in zip(table.columns[1:-1], self.rooms([card for _, card in rows])):
            column.no_wrap, column.min_width = True, room
        for before, card in rows:
            table.add_row(margin(before), *self.cells(card), Text(" · ").join(self.does(card)))
        return [table]

    def rooms(self, cards: list[str]) -> list[int]:
        """How wide the columns are, so that those of the Street and of one's own cards stand below each other."""
        rows = [self.cells(card) for card in [*self.table["street"], *self.hand, *self.influences, *cards]]
        return [max(cell.cell_len for cell in column) for column in zip(*rows)]

    def cells(self, card: str) -> tuple[Text, Text, Text]:
        """The name of a card, its faction, what it does in a horde."""
        return self.coloured_name(card), self.faction(card), self.deeds_of(card, "horde", "/")

    def does(self, card: str) -> list[Text]:
        """What a card does when it is played, the last thing with the rule to look up."""
        deeds, rule = self.play(card), self.rule(card)
        return [*deeds[:-1], Text(" ").join([*deeds[-1:], rule])] if rule else deeds

    def block(self, before: Text, card: str) -> list[RenderableType]:
        """A card on a narrow screen: its name, and as much as there is room for; the rest below."""
        name, faction, horde = self.cells(card)
        label = Text(f"{self.word('column-horde')} " if horde else "", style="dim")
        parts = [name, faction, *self.does(card), label + horde]
        first, *others = packed(parts, self.room - BELOW[3])
        below: list[RenderableType] = [Padding(Text("\n").join(others), BELOW)] if others else []
        return [Text.assemble(margin(before), " ", first), *below]


def margin(before: Text) -> Text:
    """What stands before a card, to the left of its name."""
    return Text(" " * (BELOW[3] - 1 - before.cell_len)) + before
