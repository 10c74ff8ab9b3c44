"""A map as it is drawn in the layout: letters and lines, with slots for what stands in each place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from gaslamp.cli.tables.blocks import Block
from gaslamp.cli.tables.formula import Formula, Scope
from gaslamp.cli.tables.template import Template, packed

SLOT = re.compile(r"\{(\d*)([a-z_]+) *\}")
DOWN = "│├┤┼┬╭╮"  # lines that go on in a row below which one is put in
LINE = "bright_black"


class Slot(NamedTuple):
    """Where something is written: which place, which of its texts, from which column to which."""

    place: int  # by its number in the list, from 1; 0: none
    text: str
    start: int
    end: int


@dataclass(frozen=True, kw_only=True)
class Drawing(Block):
    """The first of some drawings that fits; a row is repeated as often as its fullest slot needs."""

    drawings: tuple[str, ...]
    texts: Mapping[str, Template]
    frame: Template | None = None  # the colour of the lines around a place
    inks: Mapping[str, str]  # colours of letters

    def body(self, scope: Scope, room: int) -> list[Text]:
        """The drawing, filled in."""
        fitting = [rows for rows in (one.strip("\n").splitlines() for one in self.drawings) if widest(rows) <= room]
        if not fitting:
            return []
        places = self.scopes(scope)
        lines: list[Text] = []
        starts: list[int] = []
        for row in fitting[0]:
            starts.append(len(lines))
            lines += self.filled(row, [scope, *places])
        starts.append(len(lines))
        if self.frame:
            for number, box in boxes(fitting[0]).items():
                self.colour(lines, starts, box, self.frame.of(places[number - 1]).plain)
        return [*lines]

    def filled(self, row: str, scopes: list[Scope]) -> Iterator[Text]:
        """A row with what stands in its slots, in as many lines as that needs."""
        slots = list(slots_of(row))
        told = [self.told(slot, scopes[slot.place]) for slot in slots]
        for n in range(max(map(len, told), default=1)):
            line, end = Text(), 0
            for slot, lines in zip(slots, told):
                line.append_text(self.inked(row[end : slot.start], n))
                line.append_text(fitted(lines[n] if n < len(lines) else Text(), slot.end - slot.start))
                end = slot.end
            yield line.append_text(self.inked(row[end:], n))

    def told(self, slot: Slot, scope: Scope) -> list[Text]:
        """What is written in a slot, line by line; there is always one."""
        room = slot.end - slot.start
        return packed(self.texts[slot.text].items({**scope, "room": room}), room, " ") or [Text()]

    def inked(self, letters: str, n: int) -> Text:
        """Letters of the drawing; in a row that is put in only lines that go down."""
        if n:
            letters = "".join("│" if letter in DOWN else letter if letter in self.inks else " " for letter in letters)
        text = Text(letters, style=LINE)
        for letter, style in self.inks.items():
            text.highlight_regex(re.escape(letter) + "+", style)
        return text

    def colour(self, lines: list[Text], starts: list[int], box: tuple[int, int, int, int], style: str) -> None:
        """Colour the lines around a place."""
        if not style:
            return
        left, right, top, bottom = box
        for row in range(starts[top], starts[bottom + 1]):
            if starts[top] < row < starts[bottom]:
                lines[row].stylize(style, left, left + 1)
                lines[row].stylize(style, right, right + 1)
            else:
                lines[row].stylize(style, left, right + 1)


def slots_of(row: str) -> Iterator[Slot]:
    """The slots of a row of a drawing."""
    for match in SLOT.finditer(row):
        yield Slot(int(match[1] or 0), match[2], match.start(), match.end())


def boxes(rows: list[str]) -> dict[int, tuple[int, int, int, int]]:
    """The lines around each place: columns on the left and on the right, rows above and below."""
    found: dict[int, tuple[int, int, int, int]] = {}
    for n, row in enumerate(rows):
        for slot in slots_of(row):
            if slot.place:
                left, right, top, _ = found.get(slot.place, (slot.start - 1, slot.end, n - 1, n))
                found[slot.place] = min(left, slot.start - 1), max(right, slot.end), top, n + 1
    return found


def widest(rows: list[str]) -> int:
    """How wide a drawing is."""
    return max(map(len, rows))


def fitted(text: Text, room: int) -> Text:
    """A text that fills its room."""
    fitting = text[:room] if text.cell_len > room else text.copy()
    fitting.pad_right(room - fitting.cell_len)
    return fitting
