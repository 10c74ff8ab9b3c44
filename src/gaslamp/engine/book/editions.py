"""What is printed, made of its data once and shared by all games that are dealt with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from gaslamp.engine.book.data import Data

E = TypeVar("E")
MOST = 16


class Editions(Generic[E]):
    """Editions by the digest of their data; the oldest makes room."""

    def __init__(self, printed: Callable[[Data], E]) -> None:
        self.printed = printed
        self.known: dict[str, E] = {}

    def of(self, data: Data) -> E:
        """The edition with these data."""
        if data.digest not in self.known:
            if len(self.known) == MOST:
                del self.known[next(iter(self.known))]
            self.known[data.digest] = self.printed(data)
        return self.known[data.digest]
