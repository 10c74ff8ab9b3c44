"""The blocks of a layout that are lines and tables, and what all blocks have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.cli.tables.formula import Each, Formula, Scope
from gaslamp.cli.tables.template import Template, packed

Line = Template | tuple[Template, ...]  # a text, or parts one behind the other


@dataclass(frozen=True, kw_only=True)
class Block:
    """Part of a table: there if a condition holds and there is anything to show, below its title."""

    when: Formula | None = None
    title: Line | None = None
    each: Each | None = None
    indent: int = 0
    tight: bool = False  # no empty line above it

    def drawn(self, scope: Scope, room: int) -> list[RenderableType]:
        """The whole, title and all."""
        if self.when is not None and not self.when.of(scope):
            return []
        body = self.body({**scope, "room": room - self.indent}, room - self.indent)
        if body and self.indent:
            body = [Padding(part, (0, 0, 0, self.indent)) for part in body]
        return [*(line_of(self.title, scope, room, 0) if self.title and body else []), *body]

    def body(self, scope: Scope, room: int) -> list[RenderableType]:
        """What is below the title."""
        raise NotImplementedError

    def scopes(self, scope: Scope) -> list[Any]:
        """What each turn of the loop sees; without a loop there is one."""
        return self.each.scopes(scope) if self.each else [scope]


@dataclass(frozen=True, kw_only=True)
class Lines(Block):
    """Lines of text; what is empty is left out."""

    lines: tuple[Line, ...]
    hang: int = 2  # columns by which later lines of one hang back

    def body(self, scope: Scope, room: int) -> list[RenderableType]:
        """Each line, for each turn of the loop."""
        return [part for inner in self.scopes(scope) for line in self.lines for part in line_of(line, inner, room, self.hang)]


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
    least: int = 0  # how wide it is at least


@dataclass(frozen=True, kw_only=True)
class Rows(Block):
    """A table with a row for each turn of the loop."""

    columns: tuple[Column, ...]
    gap: int = 1

    def body(self, scope: Scope, room: int) -> list[RenderableType]:
        """The table, if it has rows; with headings, if any column has one."""
        columns = [*self.columns_in(scope)]
        table = Table(box=None, padding=(0, self.gap, 0, 0), pad_edge=False, header_style="dim")
        table.show_header = any(column.head for column, _ in columns)
        for column, given in columns:
            head = column.head.of({**scope, **given}) if column.head else ""
            align = "right" if column.right else "left"
            table.add_column(head, justify=align, no_wrap=column.whole, min_width=column.least or None)
        for inner in self.scopes(scope):
            table.add_row(*(cell(column, {**inner, **given}) for column, given in columns))
        return [table] if table.rows else []

    def columns_in(self, scope: Scope) -> Iterator[tuple[Column, Scope]]:
        """The columns that there are now, each with what it is given by a loop of its own."""
        for column in self.columns:
            if column.when is None or column.when.of(scope):
                turns = column.each.rows.of(scope) if column.each else [()]
                names = column.each.names if column.each else ()
                yield from ((column, dict(zip(names, turn))) for turn in turns)


def cell(column: Column, scope: Scope) -> Text:
    """What stands in a column, in its style."""
    text = column.cell.of(scope)
    if column.style:
        text.stylize_before(column.style.of(scope).plain)
    return text


def line_of(line: Line, scope: Scope, room: int, hang: int) -> Iterator[Text]:
    """A line, or the lines of parts that are packed one behind the other."""
    if isinstance(line, Template):
        texts = line.items(scope)
        yield from texts
    else:
        parts = [item for part in line for item in part.items(scope)]
        for n, text in enumerate(packed(parts, room - hang)):
            yield Text(" " * hang) + text if n else text


def with_gaps(sections: Iterable[tuple[bool, list[RenderableType]]]) -> Iterator[RenderableType]:
    """Sections, with an empty line above those that want one."""
    for n, (tight, section) in enumerate(sections):
        yield from [""] if n and not tight else []
        yield from section
