"""The border between packed options and the tuples that the outside world speaks in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.effect import PASS, Option, part
from gaslamp.engine.piles import Ints

MISSHAPEN: Final = -2  # what no choice ever offers


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """The legal answers: each a tuple of the parts that `picks` names, () to pass."""

    def __init__(self, options: Ints, parts: i64) -> None:
        self.options: Final = options
        self.parts: Final = parts

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, i: int) -> tuple[int, ...]:
        return unpacked(self.options[i], self.parts)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.list())

    def __contains__(self, answer: object) -> bool:
        return packed(answer, self.parts) in self.options

    def __eq__(self, other: object) -> bool:
        return self.list() == (other.list() if isinstance(other, Offer) else other)

    def __hash__(self) -> int:
        return hash(tuple(self.list()))

    def __repr__(self) -> str:
        return repr(self.list())

    def list(self) -> list[tuple[int, ...]]:
        """All of them."""
        return [unpacked(option, self.parts) for option in self.options.items]


def unpacked(option: Option, parts: i64) -> tuple[int, ...]:
    """An option as a tuple of its parts."""
    if option == PASS:
        return ()
    if parts == 1:
        return (int(option),)
    if parts == 2:
        return (int(part(option, 0)), int(part(option, 1)))
    if parts == 3:
        return (int(part(option, 0)), int(part(option, 1)), int(part(option, 2)))
    return (int(part(option, 0)), int(part(option, 1)), int(part(option, 2)), int(part(option, 3)))


def packed(answer: object, parts: i64) -> Option:
    """The option that a tuple or list of parts names, MISSHAPEN if it cannot be one."""
    if not isinstance(answer, tuple):
        return packed(tuple(answer), parts) if isinstance(answer, list) else MISSHAPEN
    size: i64 = len(answer)
    if size == 0:
        return PASS
    if size != parts:
        return MISSHAPEN
    found: i64 = 0
    for i in range(size):
        x: object = answer[i]
        if not isinstance(x, int) or isinstance(x, bool) or not 0 <= x <= 32767:
            return MISSHAPEN
        value: i64 = x
        found |= value << 15 * i
    return found
