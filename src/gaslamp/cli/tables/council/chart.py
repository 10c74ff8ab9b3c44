"""The board as a chart: columns by letter, rows by number."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from gaslamp.cli.tables.council.boards import Boards
from gaslamp.cli.tables.council.square import Square

LETTERS = "ABCDEFGHI"  # of the columns
LINE = "bright_black"
LABEL = 2  # columns for the number of a row
WIDEST = 17  # columns of a square


class Chart(Square):
    """The spaces that are in sight."""

    def chart(self) -> list[RenderableType]:
        """The board with its bonuses below; as long as none is chosen, the boards to choose from."""
        spaces, boards = self.table["spaces"], Boards(self.view, self.voice, self.say, self.width)
        if self.table["board"] is None and spaces[0]["name"] == self.voice.game.places[0]:
            return boards.boards()
        rows = [(space["bonus"], space["fitting"], space["name"]) for space in spaces if "bonus" in space]
        bonuses = boards.bonuses(rows, self.room)
        return [self.squares(), *([bonuses] if rows else [])]

    def squares(self) -> Text:
        """Rows of squares, as many as cards lie in or can come to lie in."""
        spaces = {self.at(space["name"]): space for space in self.table["spaces"]}
        across, down = (whole(at[axis] for at in spaces) for axis in (0, 1))
        room = min(WIDEST, (self.room - LABEL - 1) // len(across) - 1)
        lines = [heading(across, room), edge("┌┬┐", across, room)]
        for row in down:
            lines += with_number(row, [self.square(spaces.get((column, row)), room) for column in across])
            lines.append(edge("└┴┘" if row == down[-1] else "├┼┤", across, room))
        return Text("\n").join(lines)

    def at(self, name: str) -> tuple[int, int]:
        """The column and row of a space."""
        space = self.space(name)
        return LETTERS.index(space[0]), int(space[1:])


def whole(numbers: Iterable[int]) -> range:
    """From the least to the greatest."""
    known = [*numbers]
    return range(min(known), max(known) + 1)


def heading(across: range, room: int) -> Text:
    """The letters of the columns."""
    letters = (f"{LETTERS[column]:^{room}}" for column in across)
    return Text(" " * (LABEL + 1) + " ".join(letters), style="bold")


def edge(corners: str, across: range, room: int) -> Text:
    """A line between rows, or at the edge of the board."""
    bars = corners[1].join(["─" * room] * len(across))
    return Text(" " * LABEL + corners[0] + bars + corners[2], style=LINE)


def with_number(row: int, squares: list[list[Text]]) -> list[Text]:
    """The lines of a row, with its number beside the second."""
    bar, blank = Text("│", style=LINE), Text(" " * LABEL)
    numbers = [blank, Text(f"{row:<{LABEL}}", style="bold"), blank, blank]
    lines = zip(numbers, zip(*squares), strict=True)
    return [Text.assemble(number, bar, *(part for square in line for part in (square, bar))) for number, line in lines]
