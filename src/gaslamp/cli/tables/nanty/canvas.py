"""A sheet of letters to draw a map on: texts anywhere, boxes, and lines that join the lines they meet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.text import Text

Point = tuple[int, int]  # column and row

ARMS = {  # where the lines of a letter lead
    " ": "",
    "≈": "",
    "─": "EW",
    "│": "NS",
    "╭": "ES",
    "╮": "SW",
    "╰": "EN",
    "╯": "NW",
    "├": "ENS",
    "┤": "NSW",
    "┬": "ESW",
    "┴": "ENW",
    "┼": "ENSW",
}
LINES = {frozenset(arms): letter for letter, arms in ARMS.items() if arms}


class Canvas:
    """Rows of letters, each of them one column wide."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[Text(" ")] * width for _ in range(height)]

    @property
    def rows(self) -> list[Text]:
        """What is drawn, line by line."""
        return [Text().join(row) for row in self.letters]

    def write(self, at: Point, text: Text) -> None:
        """A text over whatever is there."""
        x, y = at
        self.letters[y][x : x + len(text)] = text.divide(range(1, len(text)))

    def box(self, at: Point, width: int, height: int, style: str) -> None:
        """A frame with nothing in it."""
        x, y = at
        bar, inside = "─" * (width - 2), " " * (width - 2)
        for row, line in enumerate((f"╭{bar}╮", *[f"│{inside}│"] * (height - 2), f"╰{bar}╯"), y):
            self.write((x, row), Text(line, style=style))

    def line(self, corners: Sequence[Point], style: str) -> None:
        """A line from corner to corner, each in the same column or row as the last."""
        path = [corners[0], *(at for pair in pairwise(corners) for at in steps(*pair))]
        for before, here, after in zip([path[0], *path], path, [*path[1:], path[-1]]):
            self.join(here, arm(here, before) + arm(here, after), style)

    def join(self, at: Point, arms: str, style: str) -> None:
        """Add some lines to a letter; words stay as they are."""
        x, y = at
        letter = self.letters[y][x].plain
        if letter in ARMS:
            self.write(at, Text(LINES[frozenset(ARMS[letter] + arms)], style=style))


def steps(start: Point, end: Point) -> Iterator[Point]:
    """The letters after one corner up to the next."""
    (x, y), (to_x, to_y) = start, end
    across, down = sign(to_x - x), sign(to_y - y)
    for n in range(1, abs(to_x - x) + abs(to_y - y) + 1):
        yield x + n * across, y + n * down


def arm(here: Point, there: Point) -> str:
    """On which side of a letter its neighbour is."""
    across, down = there[0] - here[0], there[1] - here[1]
    return "E" * (across > 0) + "W" * (across < 0) + "S" * (down > 0) + "N" * (down < 0)


def sign(n: int) -> int:
    """-1, 0 or 1."""
    return (n > 0) - (n < 0)
