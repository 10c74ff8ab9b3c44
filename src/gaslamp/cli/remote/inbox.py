"""What can happen at a table elsewhere, besides lines being typed."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import asks, tells


@dataclass(frozen=True)
class Stirred:
    """There is news of the table."""


@dataclass(frozen=True)
class Silence:
    """Nothing has happened for a while since a question was put."""

    question: int


@dataclass(frozen=True)
class Absence:
    """Somebody may have been away for a while."""

    seat: int


@dataclass(frozen=True)
class Cut:
    """The line was cut, or is mended."""

    mended: bool


@dataclass(frozen=True)
class Settled:
    """Everything that was asked of the server has come about, or not."""


@dataclass(frozen=True)
class Declined:
    """The server will not."""

    ask: asks.Ask
    error: GaslampError


@dataclass(frozen=True)
class Reason:
    """Why an answer is forbidden, or that it is not."""

    ask: asks.WhyNot
    why: tells.Why
