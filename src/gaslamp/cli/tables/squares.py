"""A board of squares side by side: a few short lines in each, with something at both ends and in the middle."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from gaslamp.cli.tables.blocks import Block
from gaslamp.cli.tables.formula import Formula, Scope
from gaslamp.cli.tables.template import Template

LINE = "bright_black"
LABEL = 2  # columns for the number of a row


@dataclass(frozen=True, kw_only=True)
class Face:
    """How a square looks when a condition holds: its lines, each left, in the middle and right."""

    lines: tuple[tuple[Template, Template, Template], ...]
    when: Formula | None = None
    style: Template | None = None


@dataclass(frozen=True, kw_only=True)
class Squares(Block):
    """The squares that there are, each in its column and row; `room` is how wide one is."""

    column: Formula
    row: Formula
    faces: tuple[Face, ...]
    letters: str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    widest: int = 17
    lined: Formula | None = None  # whether there are lines between them

    def body(self, scope: Scope, room: int) -> list[Text]:
        """The board, as far as there are squares."""
        inners = self.scopes(scope)
        squares = {(self.column.of(inner), self.row.of(inner)): inner for inner in inners}
        if not squares:
            return []
        across, down = (whole(at[axis] for at in squares) for axis in (0, 1))
        width = min(self.widest, (room - LABEL - 1) // len(across) - 1)
        lined = self.lined is None or bool(self.lined.of(scope))
        return [Text("\n").join(self.rows(squares, across, down, width, lined))]

    def rows(self, squares: dict[Any, Any], across: range, down: range, width: int, lined: bool) -> list[Text]:
        """Every line of the board."""
        height = max(len(self.face(inner, width)) for inner in squares.values())
        lines = [heading([self.letters[column] for column in across], width)]
        lines += [edge("┌┬┐", across, width)] if lined else []
        for row in down:
            faces = [self.face(squares.get((column, row)), width) for column in across]
            filled = [(face + [Text(" " * width)] * height)[:height] for face in faces]
            lines += with_number(row, filled, height, lined)
            lines += [edge("└┴┘" if row == down[-1] else "├┼┤", across, width)] if lined else []
        return lines

    def face(self, scope: Scope | None, width: int) -> list[Text]:
        """The lines of a square; none where there is no square."""
        if scope is None:
            return []
        inner = {**scope, "room": width}
        face = next((face for face in self.faces if face.when is None or face.when.of(inner)), None)
        if face is None:
            return []
        lines = [spread(line[0].of(inner), line[1].of(inner), line[2].of(inner), width) for line in face.lines]
        if face.style:
            for line in lines:
                line.stylize_before(face.style.of(inner).plain)
        return lines


def whole(numbers: Iterable[int]) -> range:
    """From the least to the greatest."""
    known = [*numbers]
    return range(min(known), max(known) + 1)


def heading(letters: list[str], width: int) -> Text:
    """The letters of the columns."""
    return Text(" " * (LABEL + 1) + " ".join(f"{letter:^{width}}" for letter in letters), style="bold")


def edge(corners: str, across: range, width: int) -> Text:
    """A line between rows, or at the edge of the board."""
    bars = corners[1].join(["─" * width] * len(across))
    return Text(" " * LABEL + corners[0] + bars + corners[2], style=LINE)


def with_number(row: int, squares: list[list[Text]], height: int, lined: bool) -> list[Text]:
    """The lines of a row, with its number beside the second, or the only one."""
    bar, blank = Text("│" if lined else " ", style=LINE), Text(" " * LABEL)
    beside = min(1, height - 1) if lined else 0
    numbers = [Text(f"{row:<{LABEL}}", style="bold") if n == beside else blank for n in range(height)]
    lines = zip(numbers, zip(*squares))
    return [Text.assemble(number, bar, *(part for square in line for part in (square, bar))) for number, line in lines]


def spread(left: Text, middle: Text, right: Text, room: int) -> Text:
    """A line with something at both ends and in the middle, cut to the room."""
    start = max((room - len(middle)) // 2, len(left) + bool(left))
    start = max(min(start, room - len(right) - len(middle)), len(left))
    gap = room - start - len(middle) - len(right)
    line = Text.assemble(left, " " * (start - len(left)), middle, " " * gap, right)
    return line[:room]
