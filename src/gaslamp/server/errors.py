"""What the server refuses, with words of its own."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from gaslamp.engine.errors import GaslampError


class ServerError(GaslampError):
    """Anything that the server refuses."""

    folder: ClassVar[Path | None] = Path(__file__).parent


class Refusal(ServerError):
    """Something that cannot be done at this table, by this person, now."""


class Missing(ServerError, KeyError):
    """A table or a person that is not there, or not for these eyes."""


class Unplayable(Refusal):
    """A game that this program cannot play again: it does not know its rules, or they refuse an answer of its log."""


class BadMessage(ServerError, ValueError):
    """A message that the protocol does not have."""


class TooFast(ServerError):
    """More than the server takes from one socket or one address."""

    def __init__(self, seconds: int) -> None:
        super().__init__("error-too-fast", seconds=seconds)
        self.seconds = seconds


class Unknown(ServerError):
    """Nobody is logged in, or with other words than these."""


class Broken(ServerError):
    """The server's own fault: nothing was done."""
