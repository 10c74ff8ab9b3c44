"""What is printed on: the screen, and the error stream."""

from __future__ import annotations

import io
import json
import re
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

WIDEST = 100  # columns beyond which lines are hard to read


def screen() -> Console:
    """The screen, or a pipe or file in its place; a name with brackets in it is just a name."""
    pipe = None if sys.stdout.isatty() else Trimmed()
    return Console(file=pipe, highlight=False, markup=False, emoji=False)


class Trimmed(io.StringIO):
    """Standard output without the spaces that fill up a line."""

    def write(self, text: str) -> int:
        """Pass the text on."""
        return sys.stdout.write(re.sub(r" +(?=\n)", "", text))

    def flush(self) -> None:
        """Pass on what is still kept."""
        sys.stdout.flush()


def error_screen() -> Console:
    """The error stream."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def width(console: Console) -> int:
    """How wide to draw."""
    return min(console.width, WIDEST)


def grid(*styles: str) -> Table:
    """A table without lines, one column for each style."""
    table = Table.grid(padding=(0, 2))
    for style in styles:
        table.add_column(style=style)
    return table


def print_json(value: Any) -> None:
    """Print for programs."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def wipe(console: Console) -> None:
    """Clear the screen and what has scrolled off it, where there is a screen."""
    if console.is_terminal:
        console.clear()
        console.file.write("\x1b[3J")
        console.file.flush()
