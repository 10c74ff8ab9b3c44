"""The nine cities: cards, royalty and pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.emerald.pen import COLOURS, RESTORATIONIST, SEATS, Pen, counted
from gaslamp.cli.tables.quill import INDENT, columns


class Cities(Pen):
    """The middle of the board."""

    def cities(self) -> list[RenderableType]:
        """A row for each city, and another for royalty on its space."""
        rows = columns(*(self.word(key) for key in ("city", "under", "card")), "", self.word("pieces"))
        rows.columns[0].no_wrap = True
        rows.columns[1].justify = "right"
        for city in self.table["cities"]:
            rows.add_row(self.title(city), str(city["under"]), *self.top(city), self.pieces(city))
            for royal in self.royal(city):
                rows.add_row("", "", *royal)
        return [rows]

    def city_blocks(self) -> list[RenderableType]:
        """The same on a narrow screen: some lines for each city."""
        blocks: list[RenderableType] = [Text(self.word("pieces"), style="dim")]
        for city in self.table["cities"]:
            under = Text(self.word("under-n", n=city["under"]), style="dim")
            blocks.append(self.flow([self.title(city), under, self.pieces(city)], hang="  "))
            blocks += [Padding(Text("  ").join(card), INDENT) for card in (self.top(city), *self.royal(city))]
        return blocks

    def title(self, city: Mapping[str, Any]) -> Text:
        """A city, and how many bombs kill an agent there."""
        cost = self.symbol("cost", self.number(city["name"], "cost"))
        return Text.assemble((self.name(city["name"]), "bold"), " ", cost)

    def top(self, city: Mapping[str, Any]) -> tuple[Text, Text]:
        """The card that lies face up: its name and its symbols."""
        card = city["card"]
        if card is None:
            return Text(self.word("empty"), style="dim"), Text()
        return Text(self.name(card)), self.symbols(card)

    def royal(self, city: Mapping[str, Any]) -> list[tuple[Text, Text]]:
        """The royalty on its space, if there is any."""
        if city["royalty"] is None:
            return []
        return [(Text(self.noble(city["royalty"]), style=RESTORATIONIST), self.symbols(city["royalty"]))]

    def pieces(self, city: Mapping[str, Any]) -> Text:
        """Everybody's cubes and agents, who has the most of them, and the zombies."""
        both = list(zip(city["cubes"], city["agents"]))
        ahead = leader([sum(pieces) for pieces in both])
        forces = [force(seat, *pieces, seat == ahead) for seat, pieces in enumerate(both) if any(pieces)]
        return Text(" ").join([*forces, Text(counted("☠", city["zombies"]), style="bold")])


def force(seat: int, cubes: int, agents: int, ahead: bool) -> Text:
    """A player's pieces in a city, with a mark if nobody has as many."""
    return Text(f"{'▴' * ahead}{SEATS[seat]}{counted('■', cubes)}{counted('♟', agents)}", style=COLOURS[seat])


def leader(pieces: list[int]) -> int | None:
    """Who has more pieces than each other player, if anybody."""
    most = max(pieces)
    return pieces.index(most) if most and pieces.count(most) == 1 else None
