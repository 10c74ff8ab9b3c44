"""What a server elsewhere refuses, in its own words."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol.api import Problem

TROUBLE = ("database", "server")  # what the keys of the server's own faults are about


class RemoteError(GaslampError):
    """Anything that goes wrong between here and there."""

    folder: ClassVar[Path | None] = Path(__file__).parent


class Refused(RemoteError):
    """What the server refused: a key for programs, words for people, the rule if it is one of the game's."""

    def __init__(self, problem: Problem) -> None:
        super().__init__("error-refused", says=problem.says)
        self.problem = problem

    @property
    def passing(self) -> bool:
        """Whether the same may be taken on a socket later: it was too much at once, or the server is in trouble."""
        trouble = self.problem.key.split("-")[1] in TROUBLE
        return self.problem.retry > 0 or trouble


class Unreachable(RemoteError):
    """A server that does not answer."""
