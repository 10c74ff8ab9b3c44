"""What is wrong with a drawing for the terminal: where, what, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from gaslamp.engine.errors import GaslampError


class BadLayout(GaslampError, ValueError):
    """A layout that cannot be drawn; the text says where and why."""

    folder = Path(__file__).parents[1]


def unknown(where: str, name: str, known: Iterable[str]) -> BadLayout:
    """A name that stands for nothing, and those most like it."""
    names = sorted({*known})
    near = get_close_matches(name, names, 3) or names[:20]
    return BadLayout("error-layout-name", where=where, value=name, near=near)
