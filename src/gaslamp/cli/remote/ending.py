"""The end of a game elsewhere: the result, and whether all was right."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gaslamp.cli.refusal import reason
from gaslamp.cli.remote.check import Checked, check_record
from gaslamp.cli.result import result
from gaslamp.cli.teller import Teller
from gaslamp.engine.book.game import View
from gaslamp.engine.book.reckoning import ReckoningLine
from gaslamp.engine.errors import GaslampError
from gaslamp.remote import Look, Visit


@dataclass(frozen=True)
class Final:
    """How the game stood at the end."""

    over: bool
    scores: Sequence[int]
    places: Sequence[int]

    @classmethod
    def of(cls, view: View) -> Final:
        """What a view says of it."""
        return cls(view["over"], view["scores"], view["places"])


@dataclass
class Ending:
    """Told once, when the game is over."""

    visit: Visit
    promised: str  # the hash of the luck, as it was first seen
    told: bool = False
    task: asyncio.Task[None] | None = None

    def tell(self, look: Look, teller: Teller, inbox: Callable[[object], None]) -> None:
        """The last table and the result; then have the game checked."""
        self.told = True
        if look.position is not None:
            view: View = {**look.position.view}
            teller.table(view)
            lines = [ReckoningLine.of(said) for said in view.get("reckoning", ())]
            teller.show(result(Final.of(view), teller.voice, teller.say, lines))
        if look.sheet is not None and look.sheet.closed is not None:
            why, now = look.sheet.closed.why, look.sheet.closed.version
            teller.show(teller.say.say("deed-closed", why=why, version=look.sheet.version, now=now))
        elif look.sheet is not None and look.sheet.status == "over":
            self.task = asyncio.create_task(self.check(look, teller, inbox))
        else:
            teller.show(teller.say.say("join-keys-over"), "dim")

    async def check(self, look: Look, teller: Teller, inbox: Callable[[object], None]) -> None:
        """Fetch the record, and play it again."""
        try:
            text = await asyncio.to_thread(self.visit.record, look.table)
        except GaslampError as error:
            inbox(Checked(False, teller.say.say("join-unchecked", why=reason(error, teller.say))))
        else:
            inbox(check_record(text, self.promised, look.seat, look.updates, teller.say))
