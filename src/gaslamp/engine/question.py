"""What is asked: the name of the choice, of each part of an answer, and of the rule that asks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from gaslamp.engine.effect import NOBODY


@dataclass(frozen=True)
class Question:
    """A choice as a player meets it, with the small numbers that it speaks of."""

    name: str
    picks: tuple[str, ...]
    rule: str
    card: int = 0
    at: int = 0
    n: int = 0
    to: int = NOBODY

    def json(self) -> dict[str, object]:
        """Only what the question speaks of, for the wire."""
        found: dict[str, object] = {"name": self.name, "picks": list(self.picks), "rule": self.rule}
        spoken = {"card": self.card, "at": self.at, "n": self.n}
        found.update({name: number for name, number in spoken.items() if number})
        if self.to != NOBODY:
            found["to"] = self.to
        return found

    @classmethod
    def of(cls, found: Mapping[str, Any]) -> Question:
        """What `json` wrote."""
        return cls(**{**found, "picks": tuple(found["picks"])})


@cache
def plain(name: str) -> str:
    """A class name as the texts spell it: HandLimit is hand_limit."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
