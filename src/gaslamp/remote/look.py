"""A look at a table: all that one pair of eyes has been told of it, brought up to date by news."""

from __future__ import annotations

import asyncio
import secrets

from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Clocks, News, Position, TableSheet, Update
from gaslamp.remote.errors import Refused


class Look:
    """A table as a seat sees it, None is a spectator."""

    def __init__(self, table: str, seat: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.id = secrets.token_hex(8)  # comes back with a refusal
        self.tries = 0  # refusals since the latest news
        self.refused: Refused | None = None  # why nothing more will be seen
        self.n = 0  # the number of the latest entry that is known here
        self.updates: list[Update] = []
        self.sheet: TableSheet | None = None
        self.position: Position | None = None
        self.here: list[int] = []
        self.clock: Clocks | None = None
        self.stirred = asyncio.Condition()

    def watch(self) -> asks.Watch:
        """What to ask for all that is new here."""
        return asks.Watch(self.table, self.seat, self.n, self.id)

    async def learn(self, news: News) -> None:
        """Take news in; a server that knows less than before tells everything anew."""
        if news.n < self.n:
            self.updates.clear()
        for update in news.updates:
            if isinstance(update.deed, deeds.Undone):
                self.take_back(update.deed.answers)
            self.updates.append(update)
        self.n, self.tries = news.n, 0
        self.sheet = news.sheet or self.sheet
        self.position = news.position or self.position
        self.here, self.clock = news.here, news.clock
        async with self.stirred:
            self.stirred.notify_all()

    async def lose(self, refused: Refused) -> None:
        """See nothing more; whoever waits for news is told why."""
        self.refused = refused
        async with self.stirred:
            self.stirred.notify_all()

    def take_back(self, answers: int) -> None:
        """Forget what came of answers that were taken back."""
        for update in self.updates:
            if isinstance(update.deed, deeds.Played) and update.deed.index >= answers:
                update.deed = deeds.Played(update.deed.seat, -1, update.deed.ms, update.deed.bot, taken_back=True)

    @property
    def asked(self) -> bool:
        """Whether something is asked of this seat now."""
        playing = self.sheet is not None and self.sheet.status == "playing"
        return playing and self.position is not None and self.position.view["asked"] == self.seat and self.at_seat

    @property
    def at_seat(self) -> bool:
        """Whether one answers for the seat oneself: no bot minds it, and one has not got up."""
        if self.sheet is None or self.seat is None:
            return False
        chair = self.sheet.chairs[self.seat]
        return not chair.minded and not chair.left

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.sheet is not None and self.sheet.status in ("over", "ended")

    async def wait_for_news(self, n: int) -> None:
        """Wait until something came after an entry; Refused if nothing will."""
        async with self.stirred:
            await self.stirred.wait_for(lambda: self.n > n or self.refused is not None)
        if self.n <= n and self.refused is not None:
            raise self.refused
