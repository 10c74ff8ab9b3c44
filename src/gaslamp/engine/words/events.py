"""Events heard from elsewhere: what the wire told, as the texts need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from gaslamp.engine.core.effect import NO_CARD, NOBODY


class EventLike(Protocol):
    """Something that happened, as one seat saw it: here or elsewhere."""

    @property
    def kind(self) -> str:
        """What kind of thing."""

    @property
    def seat(self) -> int:
        """Whom it is about."""

    @property
    def to(self) -> int:
        """Whom it was done to."""

    @property
    def card(self) -> int:
        """The card in it."""

    @property
    def at(self) -> int:
        """Where."""

    @property
    def n(self) -> int:
        """How much."""


@dataclass(frozen=True)
class WireEvent:
    """An event as it came over the wire."""

    kind: str
    seat: int = NOBODY
    to: int = NOBODY
    card: int = NO_CARD
    at: int = 0
    n: int = 0

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> WireEvent:
        """What `Event.json` wrote."""
        return cls(**said)
