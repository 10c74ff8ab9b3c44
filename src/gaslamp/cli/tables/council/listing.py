"""What lies where: what is printed on the cards of the board, and the rules that hold."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from gaslamp.cli.tables.council.pen import Pen
from gaslamp.cli.tables.quill import grid, packed
from gaslamp.engine.book.game import View
from gaslamp.games.council.words import TYPES

PLACE = 4  # columns for the name of a space


class Listing(Pen):
    """The cards on the board, to look up."""

    def listing(self) -> list[RenderableType]:
        """Type and keywords of each card, then the rules that hold."""
        lasting = [[self.place(space), self.holds(space)] for space in self.spaces_with_cards if space.get("lasting")]
        cards = self.one_by_one() if self.narrow else self.by_type()
        return [grid(rows) for rows in (cards, lasting) if rows]

    def by_type(self) -> list[list[Text]]:
        """A row for each type, with the cards of it."""
        groups = {
            type: [one for one in self.spaces_with_cards if self.script.fact(one["card"], "type") == type]
            for type in TYPES
        }
        names = {type: self.voice.word("type", type) for type, group in groups.items() if group}
        room = self.room - max(map(len, names.values()), default=0) - 2
        return [[Text(name, style="dim"), self.group(groups[type], room)] for type, name in names.items()]

    def group(self, spaces: list[View], room: int) -> Text:
        """Cards of a type, each by its space and keywords."""
        parts = (Text.assemble(self.place(space), " ", self.script.keywords(space["card"])) for space in spaces)
        return Text("\n").join(packed(parts, room))

    def one_by_one(self) -> list[list[Text]]:
        """A row for each card, with its name, for which a narrow board has no room."""
        return [[self.place(space), self.full(space["card"])] for space in self.spaces_with_cards]

    def full(self, card: str) -> Text:
        """A card by name, type and keywords."""
        parts = (Text(self.name(card)), Text(self.script.type(card), style="dim"), self.script.keywords(card))
        return Text("\n").join(packed(parts, self.room - PLACE))

    def place(self, space: View) -> Text:
        """A space by letter and number."""
        return Text(self.space(space["name"]), style="bold")

    def holds(self, space: View) -> Text:
        """An extra rule that holds, and whose it is."""
        card = space["card"]
        told = f" {self.name(card)} – {self.script.deed(card)}"
        return Text.assemble(self.marks(["lasting"]), told, self.script.number(card))
