"""A server without a door: everything that the server is made of, without HTTP, and people who come and go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

from msgspec.json import Decoder

from gaslamp.engine.play.record import Record
from gaslamp.protocol import api, asks, deeds, tells
from gaslamp.server.app import App
from gaslamp.server.bot_pool import BotPool, Thought
from gaslamp.server.entry import to_json
from gaslamp.server.people import Person
from gaslamp.server.room import Room
from gaslamp.server.socket import Socket
from tests.server.launch import plan

PATIENCE = 60  # seconds after which a test that waits has failed

a_tell: Callable[[bytes], tells.Tell] = Decoder(tells.Tell).decode


class Time:
    """A clock that only the test turns; `App.now` in its stead."""

    def __init__(self) -> None:
        self.at = 1_000_000_000_000

    def __call__(self) -> int:
        return self.at

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self.at += int(1000 * seconds)


@asynccontextmanager
async def an_app(database: str = "sqlite://", **more: Any) -> AsyncIterator[App]:
    """A server with all tables open, by default on a database in memory; its bots take the first answer offered."""
    app = await App.open(plan(database, **more))
    app.bot_pool = Quick(1)
    while app.tasks:
        await next(iter(app.tasks))
    try:
        yield app
    finally:
        await app.close()


class Quick(BotPool):
    """Bots that take the first answer offered."""

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Do not think."""
        return Thought(tuple(game.replay().offered[0]))


class Slow(BotPool):
    """Bots that never come to an end."""

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Think for ever."""
        answer: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        return await answer


class Guest:
    """Somebody with a socket."""

    numbers = count(1)

    def __init__(self, app: App, person: Person) -> None:
        self.app = app
        self.person = person
        self.socket = Socket(app, "127.0.0.1", person)
        self.socket.met = True
        app.let_in(self.socket)

    @classmethod
    async def comes(cls, app: App, name: str) -> Guest:
        """Somebody new comes."""
        return cls(app, await app.people.add(name, "en", app.now()))

    async def sends(self, ask: asks.Ask) -> list[tells.Tell]:
        """Ask something; all that one is told by then."""
        await self.socket.hear(to_json(ask))
        return self.hears()

    def hears(self) -> list[tells.Tell]:
        """All that one has been told since one last listened."""
        found = []
        while self.socket.frames or self.socket.stale or self.socket.behind:
            found.append(a_tell(self.socket.next_frame()))
        return found

    async def does(self, what: type[asks.Act], table: str, **how: Any) -> tells.Done:
        """Do something at a table; it must be done."""
        ask: Any = what(f"act {next(self.numbers)}", table, **how)
        told = await self.sends(ask)
        (done,) = [tell for tell in told if isinstance(tell, tells.Done | tells.Refused)]
        assert isinstance(done, tells.Done), done
        return done

    async def refused(self, ask: asks.Ask) -> str:
        """Ask what is refused: the key."""
        (found,) = [tell for tell in await self.sends(ask) if isinstance(tell, tells.Refused)]
        return found.problem.key

    async def watches(self, room: Room, seat: int | None = None) -> None:
        """Look at a table."""
        told = await self.sends(asks.Watch(room.table.id, seat))
        assert any(isinstance(tell, tells.News) for tell in told), told

    def leaves(self) -> None:
        """The connection is lost."""
        self.app.let_out(self.socket)
        self.socket.close()


async def opened(app: App, host: Guest, *seats: api.Plan, game: str = "catham", **terms: Any) -> Room:
    """A new table."""
    return await app.rooms.open(host.person, api.NewTable(api.Terms(game, **terms), list(seats)))


async def begun(app: App, *guests: Guest, game: str = "catham", bots: int = 0, **terms: Any) -> Room:
    """A table at which these people play; the first is the host."""
    seats: list[api.Plan] = [api.You(), *(api.Free() for _ in guests[1:]), *(api.Bot("easy") for _ in range(bots))]
    room = await opened(app, guests[0], *seats, game=game, **terms)
    for guest in guests[1:]:
        await guest.does(asks.Sit, room.table.id)
    await guests[0].does(asks.Start, room.table.id)
    return room


def answer(room: Room) -> dict[str, Any]:
    """The first answer that is offered, for who is asked."""
    assert room.table.play is not None
    return {
        "seat": room.table.asked,
        "question": room.table.play_n,
        "answer": list(room.table.play.state.offered[0]),
    }


async def until(room: Room, reached: Callable[[], bool]) -> None:
    """Wait until something has come about at a table."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await room.activity.wait()


def moved(room: Room, question: int) -> bool:
    """Whether another question is put."""
    return room.table.play_n != question


async def played_out(room: Room, *guests: Guest) -> None:
    """Everybody answers until the game is over."""
    people = {guest.person.id: guest for guest in guests}
    while room.table.status == "playing":
        seat = room.table.asked
        assert seat is not None
        guest = people.get(room.table.chairs[seat].person or "")
        if guest and room.table.chairs[seat].thinker is None:
            await guest.does(asks.Answer, room.table.id, **answer(room))
        else:
            await until(room, partial(moved, room, room.table.play_n))


def log(room: Room) -> list[deeds.LogDeed]:
    """What happened at a table."""
    return [entry.deed for entry in room.table.log]


def asker(room: Room, *guests: Guest) -> Guest:
    """Who is asked."""
    assert room.table.asked is not None
    person = room.table.chairs[room.table.asked].person
    return next(guest for guest in guests if guest.person.id == person)


async def come(app: App, names: str) -> list[Guest]:
    """Some people come."""
    return [await Guest.comes(app, name) for name in names.split()]
