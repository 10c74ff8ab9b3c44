"""One space of the board: four lines, with features on its edges and marks in its corners."""

from __future__ import annotations

from rich.text import Text

from gaslamp.cli.tables.naming import in_two
from gaslamp.cli.tables.council.pen import COLOURS, SIGNS, WAYS, Pen
from gaslamp.engine.book.game import View

HEIGHT = 4  # lines
WORDY = 11  # columns from which there is room for a name beside the features
NUMBER = "bold"
BLANK = Text()


class Square(Pen):
    """What a space looks like."""

    def square(self, space: View | None, room: int) -> list[Text]:
        """Its lines, each as wide as the room; blank where no card can come to lie."""
        if space is None:
            return [Text(" " * room)] * HEIGHT
        return self.card_square(space, room) if "card" in space else self.empty(space, room)

    def card_square(self, space: View, room: int) -> list[Text]:
        """A card: colour and gate, features as they count now, name, the way it lies and what holds for it."""
        north, east, south, west = (Text(str(feature), style=NUMBER) for feature in space["features"])
        first, second = self.title(space["card"], room - 2 - len(west) - len(east), room)
        gate = self.marks(["gate"] if self.script.gate(space["card"]) else [])
        marks = self.marks([mark for mark in ("lasting", "firm") if space.get(mark)])
        lines = [
            spread(Text(SIGNS[space["colour"]]), north, gate, room),
            spread(west, first, east, room),
            spread(BLANK, second, BLANK, room),
            spread(Text(WAYS[space["owner"]]), south, marks, room),
        ]
        for line in lines:
            line.stylize_before(COLOURS[space["colour"]])
        return lines

    def title(self, card: str, between: int, below: int) -> tuple[Text, Text]:
        """The name between two features and below them; on a narrow board its first letters, the rest is told later."""
        name = self.name(card)
        if below < WORDY:
            return BLANK, Text(name[:below].rstrip())
        first, second = in_two(name, between, below)
        return Text(first), Text(second)

    def empty(self, space: View, room: int) -> list[Text]:
        """An empty space: its name, its bonus and for which cards that is."""
        told = [self.space(space["name"])]
        if "bonus" in space:
            fits = self.fitting(space["fitting"])
            bonus = f"+{space['bonus']}"
            told += [f"{bonus} {fits}"] if len(bonus) + 1 + len(fits) <= room else [bonus, fits[:room]]
        lines = [spread(BLANK, Text(line, style="dim" if n == 0 else ""), BLANK, room) for n, line in enumerate(told)]
        return ([Text(" " * room), *lines] + [Text(" " * room)] * HEIGHT)[:HEIGHT]


def spread(left: Text, middle: Text, right: Text, room: int) -> Text:
    """A line with something at both ends and in the middle."""
    start = max((room - len(middle)) // 2, len(left) + bool(left))
    start = max(min(start, room - len(right) - len(middle)), len(left))
    gap = room - start - len(middle) - len(right)
    return Text.assemble(left, " " * (start - len(left)), middle, " " * gap, right)
