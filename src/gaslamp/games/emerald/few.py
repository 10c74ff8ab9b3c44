"""Several small counts in one number: at most fifteen of each of up to fifteen things, such as cities or seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.piles import shift

Few = i64
WIDTH: Final = 4  # bits for each


def count_of(few: Few, which: i64) -> i64:
    """How many there are of one thing."""
    return few >> WIDTH * which & 15


def one_more(few: Few, which: i64) -> Few:
    """The same with one more of a thing."""
    return few + shift(1, WIDTH * which)


def total(few: Few) -> i64:
    """How many there are of all things."""
    sum_of_all: i64 = 0
    while few > 0:
        sum_of_all += few & 15
        few >>= WIDTH
    return sum_of_all
