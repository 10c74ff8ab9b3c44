"""What librt.vecs offers, made of lists, for when the engine runs interpreted."""

from collections.abc import Iterable
from typing import Any, TypeVar

T = TypeVar("T")


class vec(list[T]):
    """A row of numbers; a slice of it is a plain list, which serves as well."""

    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, kind: object, /) -> Any:
        """The same row whatever it holds: lists need no kind."""
        return cls


def append(row: list[T], item: T, /) -> list[T]:
    """The row with the item at its end."""
    row.append(item)
    return row


def extend(row: list[T], items: Iterable[T], /) -> list[T]:
    """The row with the items at its end."""
    row.extend(items)
    return row


def pop(row: list[T], place: int = -1, /) -> tuple[list[T], T]:
    """The row without the item at that place, and the item."""
    item = row.pop(place)
    return row, item


def remove(row: list[T], item: T, /) -> list[T]:
    """The row without the first such item."""
    row.remove(item)
    return row
