"""A wire to a server: asks are sent until they are answered, and looks are kept up to date, over any break."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from msgspec import MsgspecError
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from gaslamp.remote.errors import Refused
from gaslamp.remote.look import Look
from gaslamp.remote.visit import PERSON, Visit
from gaslamp.server.protocol import VERSION, asks, tells
from gaslamp.server.protocol.frame import Language

FIRST, LONGEST = 0.1, 5.0  # seconds between attempts to come back

a_tell = Decoder(tells.Tell).decode


class Wire:
    """A connection that comes back by itself; nothing that was asked is lost or done twice."""

    def __init__(self, visit: Visit, language: Language = "en") -> None:
        self.visit = visit
        self.language = language
        self.looks: dict[tuple[str, int | None], Look] = {}
        self.waiting: dict[str, tuple[asks.Ask, asyncio.Future[Any]]] = {}  # asks not yet answered, by id
        self.lobby: dict[str, Any] | None = None
        self.socket: ClientConnection | None = None
        self.welcome: asyncio.Event = asyncio.Event()
        self.breaks = -1  # how often the connection was lost
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Wire:
        self.task = asyncio.create_task(self.stay())
        await self.welcome.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def watch(self, table: str, seat: int | None = None) -> Look:
        """Look at a table; the look is there when the first news is."""
        look = self.looks[table, seat] = Look(table, seat)
        refused: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        id = new_id()
        self.waiting[id] = asks.Watch(table, seat, id=id), refused
        try:
            await self.send(asks.Watch(table, seat, id=id))
            first = asyncio.ensure_future(look.changed(0))
            await asyncio.wait([first, refused], return_when=asyncio.FIRST_COMPLETED)
            if refused.done():
                first.cancel()
                del self.looks[table, seat]
                await refused
        finally:
            del self.waiting[id]
        return look

    async def act(self, ask: asks.TableAct | asks.WhyNot | asks.Ping) -> Any:
        """Ask, until there is an answer: Done, Why or Pong; Refused if the server will not."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting[ask.id] = ask, future
        try:
            await self.send(ask)
            return await future
        finally:
            self.waiting.pop(ask.id, None)

    async def send(self, ask: asks.Ask) -> None:
        """Send, if there is a connection; what waits for an answer is sent again when there is one."""
        if self.socket is not None and self.welcome.is_set():
            with suppress(WebSocketException, OSError):
                await self.socket.send(encode(ask), text=True)

    async def stay(self) -> None:
        """Be connected, again and again."""
        pause = FIRST
        while True:
            with suppress(WebSocketException, OSError, TimeoutError):
                async with self.connection() as self.socket:
                    pause = FIRST
                    await self.listen(self.socket)
            self.socket = None
            self.welcome.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    def connection(self) -> connect:
        """A new connection, as the same person."""
        url = "ws" + self.visit.origin.removeprefix("http") + "/ws"
        cookie = f"{PERSON}={self.visit.cookie}"
        return connect(
            url,
            origin=Origin(self.visit.origin),
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
            open_timeout=5,
        )

    async def listen(self, socket: ClientConnection) -> None:
        """Say hello, ask anew what was left open, and take in what is told."""
        await socket.send(encode(asks.Hello(VERSION, self.language)), text=True)
        async for frame in socket:
            try:
                tell = a_tell(frame)
            except MsgspecError:
                continue  # a message of a newer server
            match tell:
                case tells.Welcome():
                    await self.resume()
                case tells.News(table=table, seat=seat):
                    if look := self.looks.get((table, seat)):
                        await look.learn(tell)
                case tells.Refused(problem, id):
                    self.settle(id, Refused(problem))
                case tells.Done(id) | tells.Why(id) | tells.Pong(id):
                    self.settle(id, tell)
                case tells.LobbyNews() if self.lobby is not None:
                    if tell.fresh:
                        self.lobby.clear()
                    self.lobby |= {listing.id: listing for listing in tell.tables}
                    for gone in tell.gone:
                        self.lobby.pop(gone, None)

    async def resume(self) -> None:
        """After a break: look again from where one was, and send what was not answered."""
        self.breaks += 1
        self.welcome.set()
        for (table, seat), look in list(self.looks.items()):
            if look.n:  # else the first watch is still waiting for its answer, and is sent below
                await self.send(asks.Watch(table, seat, look.n))
        if self.lobby is not None:
            await self.send(asks.Lobby())
        for ask, _ in list(self.waiting.values()):
            await self.send(ask)

    def settle(self, id: str, answer: object) -> None:
        """An ask is answered."""
        _, future = self.waiting.get(id, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def new_id() -> str:
    """An id for an ask."""
    return secrets.token_hex(8)
