"""What one chooses before the first turn: an overlord, and some of its influences."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.quill import INDENT, grid
from gaslamp.cli.tables.terrors.cards import Cards
from gaslamp.cli.tables.terrors.pen import FACTIONS
from gaslamp.cli.tables.terrors.players import BELOW, Players
from gaslamp.games.terrors.kinds import OVERLORDS


class Throne(Players):
    """The choices of whoever is about to begin."""

    def throne(self) -> list[RenderableType]:
        """The overlords that are left; then one's own influences."""
        if self.influences:
            return self.inspiration()
        taken = [player["overlord"] for player in self.table["players"]]
        return self.overlords([one for one in OVERLORDS if one not in taken]) if None in taken else []

    def overlords(self, left: list[str]) -> list[RenderableType]:
        """Whom one can still choose: name, faction, life and ability."""
        rows: list[RenderableType] = [Text(self.word("overlords"), style="bold")]
        if not self.narrow:
            return [*rows, Padding(grid([*self.sheet(one), self.gift(one)] for one in left), INDENT)]
        for one in left:
            rows += [Padding(self.flow(self.sheet(one)), INDENT), Padding(self.gift(one), BELOW)]
        return rows

    def sheet(self, overlord: str) -> list[Text]:
        """Name, faction and life of an overlord."""
        faction = self.fact(overlord, "faction")
        name = Text(self.name(overlord), style=f"bold {FACTIONS[faction]}")
        life = self.word("life", n=self.number(overlord, "life"))
        return [name, Text(self.word(f"faction-{faction}.all"), style=FACTIONS[faction]), Text(life)]

    def inspiration(self) -> list[RenderableType]:
        """The influences of one's overlord: those that one has taken, and those recommended for first games."""
        legend = " · ".join(self.word(f"influence-{key}") for key in ("marked", "taken"))
        title = self.flow([Text(self.word("influences"), style="bold"), Text(legend, style="dim")])
        rows = [(self.mark(card), card) for card in self.influences]
        return [title, *Cards(self.view, self.voice, self.say, self.width).rows(rows)]

    def mark(self, card: str) -> Text:
        """Whether an influence is taken, or recommended."""
        taken = card in self.table["players"][self.view["you"]]["unseen"]
        return Text("✓" if taken else "★" if self.number(card, "marked") else " ")
