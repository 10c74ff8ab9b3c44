"""The border between packed options and the tuples that the outside world speaks in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final, overload

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import MISSHAPEN, PASS, Option, part
from gaslamp.engine.core.piles import Ints, ints

Answer = tuple[int | tuple[int, ...], ...]  # one of what is offered: numbers; or a whole set of it: tuples of such


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Offer:
    """The legal answers, or what a set may be of: each a tuple of the parts that are asked for, () to pass."""

    def __init__(self, options: Ints, parts: i64) -> None:
        self.options: Final = options
        self.parts: Final = parts

    def __len__(self) -> int:
        return len(self.options)

    @overload
    def __getitem__(self, i: int) -> tuple[int, ...]: ...
    @overload
    def __getitem__(self, i: slice) -> list[tuple[int, ...]]: ...
    def __getitem__(self, i: int | slice) -> tuple[int, ...] | list[tuple[int, ...]]:
        if isinstance(i, slice):
            return self.list()[i]
        return unpack(self.options[i], self.parts)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.list())

    def __contains__(self, answer: object) -> bool:
        return pack_answer(answer, self.parts) in self.options

    def __eq__(self, other: object) -> bool:
        return self.list() == (other.list() if isinstance(other, Offer) else other)

    def __hash__(self) -> int:
        return hash(tuple(self.list()))

    def __repr__(self) -> str:
        return repr(self.list())

    def list(self) -> list[tuple[int, ...]]:
        """All of them."""
        return [unpack(option, self.parts) for option in self.options.items]


def unpack(option: Option, parts: i64) -> tuple[int, ...]:
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


def pack_answer(answer: object, parts: i64) -> Option:
    """The option that a tuple or list of parts names, MISSHAPEN if it cannot be one."""
    if not isinstance(answer, tuple):
        return pack_answer(tuple(answer), parts) if isinstance(answer, list) else MISSHAPEN
    size: i64 = len(answer)
    if size == 0:
        return PASS
    if size != parts:
        return MISSHAPEN
    option: i64 = 0
    for i in range(size):
        x: object = answer[i]
        if not isinstance(x, int) or isinstance(x, bool) or not 0 <= x <= 32767:
            return MISSHAPEN
        value: i64 = x
        option |= value << 15 * i
    return option


def is_whole(answer: object) -> bool:
    """Whether an answer names a whole set: it has elements, and these have parts."""
    return isinstance(answer, (tuple, list)) and len(answer) > 0 and isinstance(answer[0], (tuple, list))


def pack_set(answer: object, parts: i64) -> Ints | None:
    """The elements that a whole answer names, None if it cannot be one."""
    elements = ints()
    if isinstance(answer, (tuple, list)):
        for one in answer:
            element = pack_answer(one, parts)
            if element < 0:
                return None
            elements.append(element)
    return elements
