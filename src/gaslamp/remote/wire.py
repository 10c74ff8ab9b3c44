"""A wire to a server: asks are sent until they are answered, and looks are kept up to date, over any break."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from msgspec import MsgspecError
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gaslamp.protocol import VERSION, asks, tells
from gaslamp.protocol.frame import Language
from gaslamp.remote.dial import dial
from gaslamp.remote.errors import Refused
from gaslamp.remote.look import Look
from gaslamp.remote.looks import Looks
from gaslamp.remote.visit import Visit
from gaslamp.remote.waiting import Asked, Waiting

FIRST, LONGEST = 0.1, 5.0  # seconds between attempts
TRIES = 5  # how often an ask is sent again when a refusal may pass

a_tell = Decoder(tells.Tell).decode


class Wire:
    """A connection that comes back by itself; nothing that was asked is lost or done twice."""

    def __init__(self, visit: Visit, language: Language = "en") -> None:
        self.visit = visit
        self.language = language
        self.looks = Looks(self.send, pause, TRIES)
        self.waiting = Waiting()
        self.lobby: Callable[[tells.LobbyNews], None] | None = None  # who is told of open tables
        self.socket: ClientConnection | None = None
        self.welcome: asyncio.Event = asyncio.Event()
        self.breaks = -1  # how often the connection was lost
        self.barred: Refused | None = None  # why one will never be welcome
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Wire:
        self.task = asyncio.create_task(self.stay())
        await self.welcome.wait()
        if self.barred is not None:
            await self.task
        return self

    async def __aexit__(self, *_: object) -> None:
        self.looks.rest()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError, Refused):
                await self.task

    async def watch(self, table: str, seat: int | None = None) -> Look:
        """Look at a table; the look is there when the first news is."""
        if self.barred is not None:
            raise self.barred
        return await self.looks.begin(table, seat)

    async def act(self, ask: Asked) -> Any:
        """Ask, until there is an answer: Done, Why or Pong; Refused if the server will not, now or in a while."""
        for tries in count():
            if self.barred is not None:
                raise self.barred
            try:
                return await self.waiting.answer(ask, self.send)
            except Refused as refused:
                if isinstance(ask, asks.Ping) or not refused.passing or tries == TRIES:  # a ping is about this moment
                    raise
                await asyncio.sleep(pause(tries, refused.problem.retry))

    async def stand_in_lobby(self, tell: Callable[[tells.LobbyNews], None] | None) -> None:
        """Have somebody told of open tables, as they are and as they change; nobody any longer for None."""
        self.lobby = tell
        await self.send(asks.Lobby(tell is not None))

    async def send(self, ask: asks.Ask) -> None:
        """Send, if there is a connection; what waits for an answer is sent again when there is one."""
        if self.socket is not None and self.welcome.is_set():
            with suppress(WebSocketException, OSError):
                await self.socket.send(encode(ask), text=True)

    async def stay(self) -> None:
        """Be connected, again and again; Refused if one will never be welcome."""
        tries = 0
        while True:
            retry = 0
            try:
                async with self.connection() as self.socket:
                    await self.listen(self.socket)
            except Refused as refused:
                retry = refused.problem.retry
                if refused.problem.key == "error-version":
                    await self.give_up(refused)
                    raise
            except (WebSocketException, OSError, TimeoutError):
                pass
            if self.welcome.is_set():
                tries = 0
            self.socket = None
            self.welcome.clear()
            await asyncio.sleep(pause(tries, retry))
            tries += 1

    async def give_up(self, refused: Refused) -> None:
        """Tell all who wait that nothing will come."""
        self.barred, self.socket = refused, None
        for id in list(self.waiting):
            self.settle(id, refused)
        for look in list(self.looks.values()):
            await self.looks.lose(look, refused)
        self.welcome.set()

    def connection(self) -> connect:
        """A new connection, as the same person."""
        return dial(self.visit)

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
                case tells.Refused(problem) if not self.welcome.is_set():
                    raise Refused(problem)
                case tells.Refused(problem, id):
                    if look := self.looks.of(id):
                        await self.looks.turn_away(look, Refused(problem))
                    else:
                        self.settle(id, Refused(problem))
                case tells.Done(id) | tells.Why(id) | tells.Pong(id):
                    self.settle(id, tell)
                case tells.LobbyNews() if self.lobby is not None:
                    self.lobby(tell)

    async def resume(self) -> None:
        """After a break: look again from where one was, and send what was not answered."""
        self.breaks += 1
        self.welcome.set()
        await self.looks.resume()
        if self.lobby is not None:
            await self.send(asks.Lobby())
        for ask, _ in list(self.waiting.values()):
            await self.send(ask)

    def settle(self, id: str, answer: object) -> None:
        """An ask is answered."""
        self.waiting.settle(id, answer)


def pause(tries: int, seconds: int = 0) -> float:
    """How long to wait after so many tries: as long as the server says, and longer and longer, but not too long.

    A part of it is random: those who lost a server together do not come back together.
    """
    return min(seconds, LONGEST) + min(FIRST * 2.0 ** min(tries, 10), LONGEST) * random.uniform(0.5, 1)


def new_id() -> str:
    """An id for an ask."""
    return secrets.token_hex(8)
