"""What signs mean: those that can be seen on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from gaslamp.cli.tables.council.pen import MARKS, SIDES, SIGNS, WAYS, Pen


class Legend(Pen):
    """The small print below the table."""

    def legend(self) -> list[RenderableType]:
        """Colours, ways to lie, marks."""
        return [self.flow(self.signs())]

    def signs(self) -> Iterator[Text]:
        """Each sign with its meaning."""
        for seat, side in enumerate(SIDES):
            yield self.entry(Text(SIGNS[seat]), f"legend-{side}")
        for seat, side in enumerate(SIDES):
            yield self.entry(Text(WAYS[seat]), f"legend-of-{side}")
        shown = {mark for space in self.spaces_with_cards for mark in MARKS if space.get(mark)}
        gates = {"gate" for space in self.spaces_with_cards if self.script.gate(space["card"])}
        for mark in MARKS:
            if mark in shown | gates:
                yield self.entry(self.marks([mark]), f"legend-{mark}")

    def entry(self, sign: Text, key: str) -> Text:
        """A sign and its meaning."""
        return Text.assemble(sign, (f" {self.word(key)}", "dim"))
