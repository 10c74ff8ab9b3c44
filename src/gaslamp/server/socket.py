"""A socket: what one client asks, and all that it is told, in frames of JSON."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import VERSION, asks
from gaslamp.protocol.tells import Bye, Done, Pong, Refused, Tell, Welcome, Why
from gaslamp.server.acts.answer import why_not
from gaslamp.server.bucket import Bucket
from gaslamp.server.checks import Visitor
from gaslamp.server.entry import to_json
from gaslamp.server.errors import BadMessage, TooFast, Unknown
from gaslamp.server.eye import Eye
from gaslamp.server.logs import warn
from gaslamp.server.sight import must_see, problem, reason
from gaslamp.software import number

if TYPE_CHECKING:
    from gaslamp.server.app import App

BACKLOG = 256  # replies that may wait for a slow client
LONG = 250  # entries and events that cost as much to tell as another frame
SLOW = 16  # replies that wait for a client that is told of the lobby later

an_ask: Callable[[bytes], asks.Ask] = Decoder(asks.Ask).decode


class Socket:
    """A client."""

    def __init__(self, app: App, address: str, who: Visitor | None, session: str | None = None) -> None:
        self.app = app
        self.address = address
        self.who = who
        self.session = session
        self.language = "en"
        self.met = False  # whether the client has said hello
        self.bucket = Bucket(app.limits.socket, app.tick())
        self.eyes: dict[tuple[str, int | None], Eye] = {}
        self.frames: deque[bytes] = deque()
        self.stale: dict[Eye, None] = {}  # the eyes that have something new to see, in order
        self.behind = False  # whether the whole lobby is to be told
        self.wake = asyncio.Event()
        self.drained = asyncio.Event()

    # -- what the client is told

    def send(self, frame: bytes) -> None:
        """Have a frame sent."""
        self.frames.append(frame)
        self.wake.set()

    def reply(self, tell: Tell) -> None:
        """Have a message sent."""
        self.send(to_json(tell))

    def tell(self, eye: Eye) -> None:
        """Have an eye's news sent; however much happens meanwhile, it is one frame."""
        self.stale[eye] = None
        self.wake.set()

    def tell_of_lobby(self, news: bytes | None = None) -> None:
        """Have what is new in the lobby sent; the whole lobby, in one frame, to who comes in and who is slow."""
        if news is None or len(self.frames) >= SLOW:
            self.behind = True
            self.wake.set()
        elif not self.behind:
            self.send(news)

    async def speak(self, out: Callable[[bytes], Awaitable[None]]) -> None:
        """Send whatever there is to send, for ever."""
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                while self.frames or self.stale or self.behind:
                    eye = None if self.frames else next(iter(self.stale), None)
                    if eye is not None and eye.far_behind:
                        await eye.read_on()  # then look again: the client may have asked for other things
                    else:
                        await out(self.next_frame())
                self.drained.set()
        finally:
            self.drained.set()  # nobody waits for a client that is gone

    def next_frame(self) -> bytes:
        """What is sent next: replies first, then what is new at tables, then the lobby."""
        if self.frames:
            return self.frames.popleft()
        if self.stale:
            eye = next(iter(self.stale))
            del self.stale[eye]
            return eye.frame()
        self.behind = False
        return self.app.lobby.frame()

    # -- what the client asks

    async def hear(self, frame: bytes) -> None:
        """Do what a frame asks; whatever it is, it gets an answer."""
        ask: asks.Ask | None = None
        try:
            self.pay(1)
            ask = self.parse(frame)
            await self.obey(ask)
        except TooFast as error:
            self.refuse(error, frame_id(frame))
            await asyncio.sleep(0.05)
        except Exception as error:
            if not isinstance(error, GaslampError):
                warn("a frame could not be served", error)
            self.refuse(error, getattr(ask, "id", "") or frame_id(frame))
        if len(self.frames) > BACKLOG:
            self.drained.clear()
            await self.drained.wait()

    def pay(self, tokens: int) -> None:
        """Take tokens for what is asked; TooFast if there are not enough."""
        self.bucket.take(self.app.tick(), tokens)
        self.app.frames.take(self.address, tokens)

    def refuse(self, error: Exception, id: str) -> None:
        """Say that nothing was done, and why."""
        self.reply(Refused(problem(error, self.language), id))

    def parse(self, frame: bytes) -> asks.Ask:
        """The message in a frame."""
        limits = self.app.limits
        if len(frame) > limits.frame:
            raise BadMessage("error-frame-size", n=len(frame), most=limits.frame)
        if frame.count(b"[") + frame.count(b"{") > limits.brackets:
            raise BadMessage("error-frame-depth", most=limits.brackets)
        try:
            ask = an_ask(frame)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadMessage("error-frame", reason=str(error)) from None
        if not self.met and not isinstance(ask, asks.Hello):
            raise BadMessage("error-hello")
        return ask

    async def obey(self, ask: asks.Ask) -> None:
        """Do what is asked."""
        match ask:
            case asks.Hello():
                self.greet(ask)
            case asks.Lobby(on, _):
                self.app.lobby.enter(self) if on else self.app.lobby.leave(self)
            case asks.Watch():
                await self.watch(ask)
            case asks.Unwatch(table, seat, _):
                self.unwatch(table, seat)
            case asks.Ping(id):
                self.reply(Pong(id))
            case asks.WhyNot():
                room = await self.app.rooms.find(ask.table)
                rule = why_not(room.table, self.visitor(), ask)
                self.reply(Why(ask.id, rule or "", reason(room.table, rule, self.language)))
            case _:
                self.reply(await self.act(ask))

    def greet(self, hello: asks.Hello) -> None:
        """Say who we take the client for."""
        if hello.v != VERSION:
            raise BadMessage("error-version", value=hello.v, mine=VERSION)
        self.met, self.language = True, hello.language
        who = self.who
        self.reply(Welcome(VERSION, number(), who.id if who else None, who.name if who else ""))

    async def watch(self, ask: asks.Watch) -> None:
        """Look at a table from now on."""
        if len(self.eyes) >= self.app.limits.eyes and (ask.table, ask.seat) not in self.eyes:
            raise BadMessage("error-eyes", most=self.app.limits.eyes)
        room = await self.app.rooms.find(ask.table)
        must_see(room.table, self.who.id if self.who else None, ask.seat)
        since = ask.since if ask.since <= room.table.n else 0  # a number that never was: the client has nothing
        self.pay(room.table.amount(since) // LONG)
        self.unwatch(ask.table, ask.seat)
        eye = self.eyes[ask.table, ask.seat] = Eye(self, room, ask.seat, since, ask.id)
        room.arrive(eye)
        self.tell(eye)

    def unwatch(self, table: str, seat: int | None) -> None:
        """Look at a table no longer."""
        eye = self.eyes.pop((table, seat), None)
        if eye is not None:
            self.stale.pop(eye, None)
            eye.room.depart(eye)

    async def act(self, ask: asks.TableAct) -> Done:
        """Do something at a table."""
        who = self.visitor()
        if not isinstance(ask, asks.Answer):
            self.app.acts.take(who.id)
        if isinstance(ask, asks.Rematch):
            self.app.openings.take(self.address)
            return await self.app.rooms.rematch(who, ask)
        room = await self.app.rooms.find(ask.table)
        return await room.act(who, ask)

    def visitor(self) -> Visitor:
        """Who asks; only people with a name act."""
        if self.who is None:
            raise Unknown("error-nobody")
        return self.who

    def close(self) -> None:
        """The client is gone."""
        self.app.lobby.leave(self)
        for table, seat in list(self.eyes):
            self.unwatch(table, seat)

    def forget(self) -> None:
        """The client has logged out: it is a stranger's from now on."""
        for table, seat in list(self.eyes):
            self.unwatch(table, seat)
        self.who = None

    def farewell(self) -> None:
        """The server stops."""
        self.reply(Bye())


def frame_id(frame: bytes) -> str:
    """The id in a frame that could not be understood, so that the client knows what was refused."""
    match = re.search(rb'"id"\s*:\s*"([^"\\]*)"', frame[:4096])  # some write spaces there
    id = match[1].decode("utf-8", "ignore") if match else ""
    return id if len(id) <= 40 else ""
