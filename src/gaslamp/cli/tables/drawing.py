"""A map as it is drawn in the layout: letters and lines, with slots for what stands in each place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rich.text import Text

from gaslamp.cli.tables.blocks import Block
from gaslamp.cli.tables.formula import Scope
from gaslamp.cli.tables.template import Template, packed

SLOT = re.compile(r"\{(\d*)([a-z_]*) *\}")
PLAIN = "number"  # the text of a slot that names none
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
    """The first of some drawings in which everything fits; a row is repeated as often as its fullest slot needs.

    `drawn` of other blocks knows by its name which of them it is, counted from 0.
    """

    drawings: tuple[str, ...]
    texts: Mapping[str, Template]
    name: str = ""
    frame: Template | None = None  # the colour of the lines around a place
    inks: Mapping[str, str]  # colours of letters

    def body(self, scope: Scope, room: int) -> list[Text]:
        """The drawing, filled in."""
        places = [scope, *self.scopes(scope)]
        for n, drawing in enumerate(self.drawings):
            rows = drawing.strip("\n").splitlines()
            if widest(rows) <= room and self.fits(rows, places):
                scope["drawn"][self.name] = n
                return self.whole(rows, places)
        return []

    def fits(self, rows: list[str], places: list[Scope]) -> bool:
        """Whether nothing that is written is wider than its slot."""
        slots = (slot for row in rows for slot in slots_of(row))
        return all(line.cell_len <= slot.end - slot.start for slot in slots for line in self.told(slot, places))

    def whole(self, rows: list[str], places: list[Scope]) -> list[Text]:
        """Every row, with the lines around each place in its colour."""
        lines: list[Text] = []
        starts: list[int] = []
        for row in rows:
            starts.append(len(lines))
            lines += self.filled(row, places)
        starts.append(len(lines))
        for number, box in boxes(rows).items() if self.frame else ():
            self.colour(lines, starts, box, self.frame.of(places[number]).plain if self.frame else "")
        return lines

    def filled(self, row: str, places: list[Scope]) -> Iterator[Text]:
        """A row with what stands in its slots, in as many lines as that needs."""
        slots = list(slots_of(row))
        told = [self.told(slot, places) for slot in slots]
        for n in range(max(map(len, told), default=1)):
            line, end = Text(), 0
            for slot, lines in zip(slots, told):
                line.append_text(self.inked(row[end : slot.start], n))
                line.append_text(fitted(lines[n] if n < len(lines) else Text(), slot.end - slot.start))
                end = slot.end
            yield line.append_text(self.inked(row[end:], n))

    def told(self, slot: Slot, places: list[Scope]) -> list[Text]:
        """What is written in a slot, line by line; there is always one."""
        room = slot.end - slot.start
        return packed(self.texts[slot.text].items({**places[slot.place], "room": room}), room, " ") or [Text()]

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
        yield Slot(int(match[1] or 0), match[2] or PLAIN, match.start(), match.end())


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
