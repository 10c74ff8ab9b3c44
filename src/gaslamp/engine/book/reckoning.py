"""How a game ended, line by line: why it ended, who everybody was, and where the points come from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from gaslamp.engine.core.event import Event
from gaslamp.engine.core.parts import Part


@dataclass(frozen=True)
class ReckoningLine:
    """One line: its text is `reckoning-KIND`, and the rule says why it is so."""

    kind: str
    rule: str
    seat: int | None = None  # of whom; None: it tells why the game is over
    amount: int | None = None  # points; None: it adds nothing
    about: tuple[tuple[Part, int], ...] = ()  # what the text speaks of

    def json(self) -> dict[str, Any]:
        """For the wire: what is not None, and what it is about."""
        said: dict[str, Any] = {"kind": self.kind, "rule": self.rule}
        if self.seat is not None:
            said["seat"] = self.seat
        if self.amount is not None:
            said["amount"] = self.amount
        if self.about:
            said["about"] = [part.json() | {"value": value} for part, value in self.about]
        return said

    @classmethod
    def of(cls, said: dict[str, Any]) -> ReckoningLine:
        """What `json` wrote."""
        about = tuple((part_of(one), one["value"]) for one in said.get("about", ()))
        return cls(said["kind"], said["rule"], said.get("seat"), said.get("amount"), about)


def part_of(said: dict[str, Any]) -> Part:
    """A part, as the wire has it."""
    return Part(said["name"], said["kind"], tuple(said.get("words", ())))


@dataclass(frozen=True)
class Reckoning:
    """How a game reckons: all kinds of its lines, and the lines of a game that is over.

    They are made of the state and of what all have seen happen, which is nothing where nobody listened. The amounts
    of a seat come to its score.
    """

    kinds: tuple[str, ...]
    lines: Callable[[Any, list[Event]], Iterable[ReckoningLine]]
