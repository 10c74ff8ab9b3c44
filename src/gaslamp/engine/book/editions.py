"""What is printed, made of its data once and shared by all games that are dealt with them."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from pickle import PicklingError
from typing import Any, Generic, TypeVar

from gaslamp.engine.book.data import Data

E = TypeVar("E")
MOST = 16
BY_CLASS: dict[Any, Editions[Any]] = {}  # what one game prints, by the class of its editions


class Editions(Generic[E]):
    """Editions by the digest of their data; the oldest makes room. An edition is pickled as its data."""

    def __init__(self, printed: Callable[[Data], E]) -> None:
        self.printed = printed
        self.known: dict[str, tuple[Data, E]] = {}
        BY_CLASS[printed] = self
        copyreg.pickle(printed, self.reduce)  # type: ignore[arg-type]  # a class, though only its calls are of interest

    def of(self, data: Data) -> E:
        """The edition with these data."""
        if data.digest not in self.known:
            if len(self.known) == MOST:
                del self.known[next(iter(self.known))]
            self.known[data.digest] = data, self.printed(data)
        return self.known[data.digest][1]

    def reduce(self, edition: E) -> tuple[Any, ...]:
        """How an edition is made again in another process."""
        for data, known in self.known.values():
            if known is edition:
                return edition_of, (self.printed, data)
        raise PicklingError("an edition whose data are not known any more")


def edition_of(printed: Callable[[Data], E], data: Data) -> E:
    """The edition of that class with these data."""
    edition: E = BY_CLASS[printed].of(data)
    return edition
