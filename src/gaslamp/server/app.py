"""The app: everything that the server is made of, in one place."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gaslamp.server.bot_pool import BotPool
from gaslamp.server.bucket import Buckets, Limits
from gaslamp.server.heartbeat import Heartbeat
from gaslamp.server.lobby import Lobby
from gaslamp.server.logs import log, warn
from gaslamp.server.people import People
from gaslamp.server.rooms import Rooms
from gaslamp.server.sandbox import Sandbox
from gaslamp.server.shelf import Shelf
from gaslamp.server.socket import Socket
from gaslamp.server.storage import Storage
from gaslamp.server.timing import Outage


@dataclass(frozen=True)
class Plan:
    """How the server is to be run."""

    database: str | None = None  # by default a file of the user's own
    data: Path | None = None  # an owner's corrections
    limits: Limits = field(default_factory=Limits)
    pace: float = 0.5  # seconds that a bot takes at least when people look on
    bot_processes: int = 0  # 0 is all cores but one
    secure: bool = False  # whether people come by https
    origins: tuple[str, ...] = ()  # other addresses that pages may come from
    proxies: tuple[str, ...] = ()  # addresses that are believed when they say for whom they ask


@dataclass
class App:
    """The storage, the rooms, the people, the bots."""

    plan: Plan
    storage: Storage
    key: bytes  # signs cookies
    outages: list[Outage]
    lobby: Lobby = field(default_factory=Lobby)
    sockets: set[Socket] = field(default_factory=set)
    crowd: Counter[str] = field(default_factory=Counter)  # how many of them come from each address
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    stopping: bool = False

    def __post_init__(self) -> None:
        self.limits, self.pace = self.plan.limits, self.plan.pace
        self.began = self.now()
        self.games = Shelf(self.storage, self.plan.data)
        self.rooms = Rooms(self)
        self.people = People(self.storage, self.key)
        self.bot_pool = BotPool(self.plan.bot_processes)
        self.sandbox = Sandbox()
        self.heartbeat = Heartbeat(self)
        self.reading = asyncio.Lock()  # held while a long story is made ready
        self.frames = Buckets(self.limits.address, self.tick)
        self.logins = Buckets(self.limits.logins, self.tick)
        self.openings = Buckets(self.limits.tables, self.tick)
        self.records = Buckets(self.limits.records, self.tick)
        self.replays = Buckets(self.limits.replays, self.tick)
        self.acts = Buckets(self.limits.acts, self.tick)

    @classmethod
    async def open(cls, plan: Plan) -> App:
        """Open the server, on what was stored."""
        storage = await Storage.open(plan.database)
        try:
            app = await cls.make(plan, storage)
        except BaseException:
            await storage.close()
            raise
        app.spawn(app.rooms.wake)
        app.heartbeat.begin()
        log("open", database=storage.kind)
        return app

    @classmethod
    async def make(cls, plan: Plan, storage: Storage) -> App:
        """The server, with what the storage remembers of it."""
        key = await storage.note("key")
        if key is None:
            key = secrets.token_hex(32)
            await storage.keep_note("key", key)
        await Heartbeat.account_for_outage(storage, cls.now())
        return cls(plan, storage, bytes.fromhex(key), await storage.outages(0))

    @staticmethod
    def now() -> int:
        """Milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    @staticmethod
    def tick() -> float:
        """Seconds, for measuring only."""
        return time.monotonic()

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: object) -> None:
        """Have something done beside; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work(*args))
        self.tasks.add(task)
        task.add_done_callback(self.end_task)

    def end_task(self, task: asyncio.Task[None]) -> None:
        """Forget a task that is done; what went wrong is logged."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            warn("a task failed", error)

    def let_in(self, client: Socket) -> None:
        """A client comes in."""
        self.sockets.add(client)
        self.crowd[client.address] += 1

    def let_out(self, client: Socket) -> None:
        """A client goes."""
        self.sockets.discard(client)
        self.crowd[client.address] -= 1
        if not self.crowd[client.address]:
            del self.crowd[client.address]

    def farewell(self) -> None:
        """The server is about to stop: tell everybody, and start nothing new."""
        self.stopping = True
        for room in self.rooms.rooms.values():
            room.close()
        for socket in self.sockets:
            socket.farewell()

    async def close(self) -> None:
        """Store what is to be stored, and close."""
        self.farewell()
        for task in list(self.tasks):
            task.cancel()
        self.bot_pool.shut_down()
        await self.heartbeat.end()
        await self.storage.close()
        log("closed")
