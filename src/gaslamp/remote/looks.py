"""The looks of a wire: each goes on after a break, and after a refusal that may pass."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from gaslamp.protocol import asks
from gaslamp.remote.errors import Refused
from gaslamp.remote.look import Look

Send = Callable[[asks.Watch], Awaitable[None]]
Pause = Callable[[int, int], float]


class Looks(dict[tuple[str, int | None], Look]):
    """Looks by table and seat; one that is refused for good is lost, the others go on."""

    def __init__(self, send: Send, pause: Pause, tries: int) -> None:
        super().__init__()
        self.send = send
        self.pause = pause
        self.tries = tries  # for a look that has not seen anything yet
        self.retries: set[asyncio.Task[None]] = set()

    async def begin(self, table: str, seat: int | None) -> Look:
        """Look at a table; the look is there when the first news is."""
        look = self[table, seat] = Look(table, seat)
        await self.send(look.watch())
        await look.wait_for_news(0)
        return look

    async def resume(self) -> None:
        """After a break: look again from where one was."""
        self.rest()
        for look in list(self.values()):
            await self.send(look.watch())

    def of(self, id: str) -> Look | None:
        """The look that was asked for by that id."""
        return next((look for look in self.values() if look.id == id), None)

    async def turn_away(self, look: Look, refused: Refused) -> None:
        """A look is refused: try again if that may pass."""
        if not refused.passing or (look.n == 0 and look.tries >= self.tries):
            await self.lose(look, refused)
            return
        retry = asyncio.create_task(self.try_again(look, refused.problem.retry))
        self.retries.add(retry)
        retry.add_done_callback(self.retries.discard)

    async def try_again(self, look: Look, seconds: int) -> None:
        """Ask again after a pause, unless nobody wants to look any longer."""
        tries, look.tries = look.tries, look.tries + 1
        await asyncio.sleep(self.pause(tries, seconds))
        if self.get((look.table, look.seat)) is look:
            await self.send(look.watch())

    async def lose(self, look: Look, refused: Refused) -> None:
        """Nothing more will be seen here."""
        self.pop((look.table, look.seat), None)
        await look.lose(refused)

    def rest(self) -> None:
        """Try nothing again."""
        for retry in self.retries:
            retry.cancel()
