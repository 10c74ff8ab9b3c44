"""Rows of pieces of one kind: how many lie in the supply and in each district, four bits for each place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.piles import shift

Row = i64
SUPPLY: Final = 0  # where pieces lie that are not on the map
WIDTH: Final = 4


def among(row: Row, district: i64) -> i64:
    """How many of a row of pieces are in a district, or in the supply."""
    return row >> WIDTH * district & 15


def one_in(district: i64) -> Row:
    """A row with a single piece."""
    return shift(1, WIDTH * district)


def move_piece(row: Row, origin: i64, goal: i64) -> Row:
    """The same row with one piece elsewhere."""
    return row + one_in(goal) - one_in(origin)
