"""The blocks of a layout that are lines and tables, and what all blocks have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from gaslamp.cli.tables.formula import Each, Formula, Scope
from gaslamp.cli.tables.template import Template, packed

CONSOLE = Console(width=80, file=StringIO())  # for rich to wrap lines with
Line = Template | tuple[Template, ...]  # a text, or parts one behind the other


@dataclass(frozen=True, kw_only=True)
class Block:
    """Part of a table: there if a condition holds and there is anything to show, below its title."""

    when: Formula | None = None
    title: Line | None = None
    each: Each | None = None
    indent: int = 0
    tight: Formula | None = None  # whether there is no empty line above it

    def drawn(self, scope: Scope, room: int) -> list[Text]:
        """The whole, title and all."""
        if self.when is not None and not self.when.of(scope):
            return []
        inner = room - self.indent
        body = [line for text in self.body({**scope, "room": inner}, inner) for line in wrap(text, inner)]
        blank = Text(" " * self.indent)
        title = line_of(self.title, scope, room, 0) if self.title and body else []
        return [*title, *(blank + line if self.indent else line for line in body)]

    def body(self, scope: Scope, room: int) -> list[Text]:
        """What is below the title."""
        raise NotImplementedError

    def is_tight(self, scope: Scope) -> bool:
        """Whether it stands close below what is above it; in a brief table everything does."""
        return scope["brief"] > 0 or (self.tight is not None and bool(self.tight.of(scope)))

    def scopes(self, scope: Scope) -> list[Any]:
        """What each turn of the loop sees; without a loop there is one."""
        return self.each.scopes(scope) if self.each else [scope]


@dataclass(frozen=True, kw_only=True)
class Lines(Block):
    """Lines of text; what is empty is left out."""

    lines: tuple[Line, ...]
    hang: int = 2  # columns by which later lines of one hang back
    between: str = "  "  # parts that stand one behind the other

    def body(self, scope: Scope, room: int) -> list[Text]:
        """Each line, for each turn of the loop."""
        return [
            part
            for inner in self.scopes(scope)
            for line in self.lines
            for part in line_of(line, inner, room, self.hang, self.between)
        ]


@dataclass(frozen=True, kw_only=True)
class Nested(Block):
    """Some blocks that belong together, for each turn of a loop."""

    blocks: tuple[Block, ...]
    apart: bool = False  # whether an empty line is between two turns

    def body(self, scope: Scope, room: int) -> list[Text]:
        """All blocks of each turn."""
        turns = [[line for block in self.blocks for line in block.drawn(inner, room)] for inner in self.scopes(scope)]
        return [*with_gaps((not self.apart or scope["brief"] > 0, turn) for turn in turns if turn)]


@dataclass(frozen=True, kw_only=True)
class Column:
    """A column of a table: its heading, and what stands in each row."""

    cell: Template
    head: Template | None = None
    when: Formula | None = None
    each: Each | None = None  # a column for each turn of a loop
    style: Template | None = None
    right: bool = False
    whole: bool = False  # never broken into lines
    least: Formula | None = None  # how wide it is at least


@dataclass(frozen=True, kw_only=True)
class Rows(Block):
    """A table with a row for each turn of the loop."""

    columns: tuple[Column, ...]
    gap: int = 1

    def body(self, scope: Scope, room: int) -> list[Text]:
        """The table, if it has rows; with headings, if any column has one."""
        columns = [*self.columns_in(scope)]
        rows = [[cell(column, {**inner, **given}) for column, given in columns] for inner in self.scopes(scope)]
        heads = [heading(column, {**scope, **given}) for column, given in columns]
        if not rows:
            return []
        table = [heads, *rows] if any(heads) else rows
        wholes = [column.whole for column, _ in columns]
        leasts = [int(column.least.of(scope)) if column.least else 0 for column, _ in columns]
        widths = widths_of(table, wholes, leasts, room - self.gap * (len(columns) - 1))
        rights = [column.right for column, _ in columns]
        return [line for row in table for line in side_by_side(row, widths, rights, self.gap, row is heads)]

    def columns_in(self, scope: Scope) -> Iterator[tuple[Column, Scope]]:
        """The columns that there are now, each with what it is given by a loop of its own."""
        for column in self.columns:
            if column.when is None or column.when.of(scope):
                turns = column.each.rows.of(scope) if column.each else [()]
                names = column.each.names if column.each else ()
                yield from ((column, dict(zip(names, turn))) for turn in turns)


def heading(column: Column, scope: Scope) -> Text:
    """What stands over a column."""
    text = column.head.of(scope) if column.head else Text()
    text.stylize_before("dim")
    return text


def cell(column: Column, scope: Scope) -> Text:
    """What stands in a column, in its style."""
    text = column.cell.of(scope)
    if column.style:
        text.stylize_before(column.style.of(scope).plain)
    return text


def widths_of(table: list[list[Text]], wholes: list[bool], leasts: list[int], room: int) -> list[int]:
    """How wide the columns are: as they need it; the widest give way first, down to their longest words."""
    columns = [[row[n] for row in table] for n in range(len(wholes))]
    widths = [max([least, *map(widest_line, texts)]) for texts, least in zip(columns, leasts)]
    words = [
        width if whole else max([least, *map(widest_word, texts)])
        for texts, width, whole, least in zip(columns, widths, wholes, leasts)
    ]
    for _ in range(sum(widths) - room):
        free = [n for n, width in enumerate(widths) if width > words[n]] or range(len(widths))
        widths[max(free, key=lambda n: widths[n])] -= 1
    return widths


def widest_line(text: Text) -> int:
    """How many columns the longest line of a text takes."""
    return max(map(cell_len, text.plain.split("\n")))


def widest_word(text: Text) -> int:
    """How many columns its longest word takes."""
    return max(map(cell_len, text.plain.split()), default=0)


def side_by_side(
    cells: list[Text], widths: list[int], rights: list[bool], gap: int, at_the_bottom: bool
) -> Iterator[Text]:
    """The lines of a row, short cells on top or at the bottom."""
    wrapped = [wrap(text, width) for text, width in zip(cells, widths)]
    height = max(map(len, wrapped))
    if at_the_bottom:
        wrapped = [[Text()] * (height - len(lines)) + lines for lines in wrapped]
    for n in range(height):
        line = Text()
        for lines, width, right in zip(wrapped, widths, rights):
            part = lines[n] if n < len(lines) else Text()
            blank = " " * (width - part.cell_len)
            line = Text.assemble(line, blank, part) if right else Text.assemble(line, part, blank)
            line.append(" " * gap)
        line.rstrip()
        yield line


def wrap(text: Text, room: int) -> list[Text]:
    """A text in lines that are not too wide."""
    lines = text.split("\n")
    return [part for line in lines for part in (line.wrap(CONSOLE, room) if line.cell_len > room else [line])]


def line_of(line: Line, scope: Scope, room: int, hang: int = 0, between: str = "  ") -> Iterator[Text]:
    """A line, or the lines of parts that are packed one behind the other."""
    if isinstance(line, Template):
        texts = line.items(scope)
        yield from texts
    else:
        yield from packed((item for part in line for item in part.items(scope)), room, between, hang)


def with_gaps(sections: Iterable[tuple[bool, list[Text]]]) -> Iterator[Text]:
    """Sections, with an empty line above those that want one."""
    for n, (tight, section) in enumerate(sections):
        yield from [Text()] if n and not tight else []
        yield from section
