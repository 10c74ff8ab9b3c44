"""Rows of small numbers: the only module that knows how numbers are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr


def shift(x: i64, n: i64) -> i64:
    """x << n; mypyc would shift a literal x in 32 bits."""
    return x << n


def bit(n: i64) -> i64:
    """The number whose only bit is bit n."""
    return shift(1, n)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ints:
    """A growable row of small numbers that copies fast: a pile of cards, a row of counters."""

    def __init__(self, items: vec[i64]) -> None:
        self.items: vec[i64] = items  # loop over it freely; change its length only here

    @property
    def size(self) -> i64:
        """How many numbers there are."""
        return len(self.items)

    def __len__(self) -> int:
        return len(self.items)

    def __getitem__(self, i: i64) -> i64:
        return self.items[i]

    def __setitem__(self, i: i64, x: i64) -> None:
        self.items[i] = x

    def __contains__(self, x: i64) -> bool:
        return x in self.items

    def __iter__(self) -> Iterator[int]:
        return iter(self.list())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ints) and self.list() == other.list()

    __hash__ = None  # type: ignore[assignment]  # it can change

    def __reduce__(self) -> tuple[Callable[[list[int]], Ints], tuple[list[int]]]:
        return row, (self.list(),)

    def __repr__(self) -> str:
        return repr(self.list())

    def append(self, x: i64) -> None:
        """Put x on top."""
        self.items = append(self.items, x)

    def pop(self) -> i64:
        """Take the top number off."""
        self.items, x = pop(self.items)
        return x

    def remove(self, x: i64) -> None:
        """Take the first x out."""
        self.items = remove(self.items, x)

    def add(self, x: i64) -> None:
        """Put x on top, unless it is there."""
        if x not in self.items:
            self.append(x)

    def insert(self, x: i64) -> None:
        """Put x where it belongs in a rising row, unless it is there."""
        if x in self.items:
            return
        self.append(x)
        row, i = self.items, len(self.items) - 1
        while i > 0 and row[i - 1] > x:
            row[i] = row[i - 1]
            i -= 1
        row[i] = x

    def copy(self) -> Ints:
        """The same numbers in a row of their own."""
        return Ints(self.items[:])

    def part(self, begin: i64, end: i64) -> list[int]:
        """Some numbers for the outside world, from one on and before another; no others are looked at."""
        return [int(self.items[i]) for i in range(begin, end)]

    def list(self, since: i64 = 0) -> list[int]:
        """The numbers for the outside world, from one on."""
        return self.part(since, len(self.items))


def ints() -> Ints:
    """An empty row."""
    return Ints(vec[i64](capacity=16))


def repeat(n: i64, x: i64) -> Ints:
    """n times x."""
    return Ints(vec[i64]([x] * n))


def row(numbers: list[int]) -> Ints:
    """These numbers."""
    pile = ints()
    for x in numbers:
        pile.append(x)
    return pile


def first(n: i64) -> Ints:
    """The numbers 0 … n-1."""
    numbers = ints()
    for i in range(n):
        numbers.append(i)
    return numbers


def places(scores: Ints) -> Ints:
    """The place of each score, the highest first; equal scores share a place."""
    ranks = ints()
    for mine in scores.items:
        place: i64 = 1
        for other in scores.items:
            if other > mine:
                place += 1
        ranks.append(place)
    return ranks
