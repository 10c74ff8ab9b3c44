"""A chair at a table, and who sits on it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from gaslamp.protocol import api
from gaslamp.protocol.frame import Level
from gaslamp.server.clock import Clock


@dataclass
class Chair:
    """One seat: free, a person's or a bot's; a bot may keep a person's seat warm."""

    person: str | None = None
    name: str = ""
    level: Level | None = None  # of the bot that sits here
    minder: Level | None = None  # of the bot that keeps the seat warm
    minded_since: int = 0  # the entry by which it took over
    minded_answers: list[int] = field(default_factory=list)
    out_of_time: bool = False
    left: bool = False
    away_since: int = 0  # when its person got up or a bot took over, whichever came first
    word: str = ""
    clock: Clock = field(default_factory=Clock)
    muted: set[int] = field(default_factory=set)  # the seats that are not heard here
    muted_n: int = 0  # the entry that last changed them

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return self.person is not None or self.level is not None

    @property
    def thinker(self) -> Level | None:
        """The level of the bot that answers here, None if a person does."""
        return self.level or self.minder

    @property
    def awake(self) -> bool:
        """Whether a person answers here, who is to be asked about proposals."""
        return self.person is not None and self.minder is None and not self.left

    def step_out(self, at: int) -> None:
        """The person no longer answers here, as of now unless that is so already."""
        if self.awake:
            self.away_since = at

    def public(self, host: str) -> api.Chair:
        """The chair as everybody sees it."""
        return api.Chair(
            who="bot" if self.level else "person" if self.person else "free",
            name=self.name,
            level=self.thinker,
            minded=self.minder is not None,
            left=self.left,
            host=self.person == host,
            word=bool(self.word),
        )


def unlike(name: str, others: Collection[str]) -> str:
    """The name, with a number if somebody else has it already."""
    unused, n = name, 1
    while unused in others:
        n += 1
        unused = f"{name} {n}"
    return unused
