"""An eye: one socket's look at a table, and how much of it the client has been told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from msgspec import Raw

from gaslamp.protocol.tells import Update
from gaslamp.server.entry import to_json
from gaslamp.server.sight import updates

if TYPE_CHECKING:
    from gaslamp.server.room import Room
    from gaslamp.server.socket import Socket

PAGE = 100  # entries that are told at once; before the next, others have a turn


@dataclass(eq=False)
class Eye:
    """A look through a seat's eyes, or as a spectator."""

    socket: Socket
    room: Room
    seat: int | None
    seen: int  # the number of the latest entry that the client has
    id: str = ""  # by which the client asked for it
    pages: list[Raw] = field(default_factory=list)  # updates that are ready to be sent
    read: int = 0  # the number of the latest entry among them

    @property
    def far_behind(self) -> bool:
        """Whether there is more to tell than is told at once."""
        return self.room.table.n - max(self.seen, self.read) > PAGE

    async def read_on(self) -> None:
        """Make a long story ready, page by page; one at a time, whoever else has one to be told.

        What is taken back meanwhile is told as it was, and then that it was taken back.
        """
        table = self.room.table
        async with self.room.app.reading:
            while self.far_behind and self in self.room.eyes:
                begin = max(self.seen, self.read)
                self.read = begin + PAGE
                self.pages += [Raw(to_json(update)) for update in updates(table, self.seat, begin, self.read)]
                await asyncio.sleep(0)

    def frame(self) -> bytes:
        """What is new since the client last heard."""
        news = self.room.news(self.seat, self.seen, self.read)
        news.updates = [*cast(list[Update], self.pages), *news.updates]
        self.seen, self.pages = news.n, []
        return to_json(news)
