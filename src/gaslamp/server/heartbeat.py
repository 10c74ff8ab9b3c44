"""The heartbeat: says that the server is alive, measures whether it keeps up, and tidies."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from typing import TYPE_CHECKING

from gaslamp.server.logs import warn
from gaslamp.server.storage import Storage, StorageError

if TYPE_CHECKING:
    from gaslamp.server.app import App

BEAT = 0.25  # seconds between looks at the clock
ALIVE = 40  # beats between notes that the server is alive
SWEEP = 2400  # beats between looks for what nobody needs any more
LATELY = 240  # beats that are remembered


class Heartbeat:
    """A regular beat."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.lags: deque[float] = deque(maxlen=LATELY)
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start beating."""
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        """Beat until stopped."""
        loop, n = asyncio.get_running_loop(), 0
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self.lags.append(loop.time() - due)
            n += 1
            if n % ALIVE == 0:
                await self.say_alive()
                await self.app.rooms.tidy()
            if n % SWEEP == 0:
                gc.collect(1 if self.app.sockets else 2)  # all of it only when nobody waits

    async def say_alive(self) -> None:
        """Note when the server was last seen alive."""
        try:
            await self.app.storage.keep_note("alive", str(self.app.now()))
        except StorageError as error:
            warn("the storage does not answer", error)

    async def end(self) -> None:
        """Stop, and note when."""
        if self.task is not None:
            self.task.cancel()
        await self.say_alive()

    @property
    def lag(self) -> float:
        """Milliseconds that the event loop was late at most, lately."""
        return round(1000 * max(self.lags, default=0.0), 1)

    @staticmethod
    async def account_for_outage(storage: Storage, now: int) -> None:
        """Write down how long the server was down, so that no clock counts it."""
        alive = await storage.note("alive")
        if alive is not None:
            await storage.add_outage(int(alive), now)
        await storage.keep_note("alive", str(now))
