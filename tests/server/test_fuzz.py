"""A hundred thousand frames that no honest client sends: each is answered once, and nothing comes of them."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from msgspec.json import Decoder, encode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from gaslamp.protocol import VERSION, api, asks, tells
from gaslamp.remote import Visit, Wire
from gaslamp.remote.wire import new_id
from gaslamp.server.bucket import Limits
from gaslamp.server.serve import LARGEST
from tests.server.frames import Kitchen, expected
from tests.server.running import Running

FRAMES = int(os.environ.get("GASLAMP_FRAMES", "100000"))
SOCKETS = 3  # of a stranger; one more is of somebody who sits at a table
IN_FLIGHT = 200
MOST = Limits().frame

a_tell = Decoder(tells.Tell).decode


@dataclass
class Attacked:
    """A server with tables at which the attacker may do nothing, and one at which he sits."""

    running: Running
    database: Path
    tables: list[str]
    stranger: Visit
    seated: Visit

    def entries(self) -> list[tuple[str, int, bytes]]:
        """All that is stored of all tables; the server, which lets nobody else read, is down meanwhile."""
        assert self.running.stop() == 0
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            found = database.execute('select "table", n, body from entries order by 1, 2').fetchall()
        self.running.start()
        return found

    def line(self, visit: Visit) -> connect:
        """A connection as somebody."""
        url = self.running.url.replace("http", "ws") + "/ws"
        cookie = {"cookie": f"gaslamp={visit.cookie}"}
        origin = Origin(self.running.url)
        return connect(url, origin=origin, additional_headers=cookie, compression=None, max_size=None)

    def errors(self) -> list[str]:
        """What the server worried about."""
        return [line for line in self.running.log.read_text().splitlines() if json.loads(line)["level"] == "error"]


@pytest.fixture
def attacked(tmp_path: Path) -> Iterator[Attacked]:
    """A game under way, a private table with a free seat, and a full table that waits."""
    database = tmp_path / "gaslamp.db"
    with Running(f"sqlite:///{database}", tmp_path / "log") as running:
        host, seated, stranger = (named(running.url, name) for name in ("Ann", "Bob", "Mallory"))
        seats: list[list[api.Plan]] = [[api.You(), api.Free()], [api.You(), api.Free()], [api.You(), api.Bot()]]
        terms = [api.Terms("catham"), api.Terms("catham", access="private"), api.Terms("catham", access="open")]
        tables = [host.open(api.NewTable(term, seat)).table for term, seat in zip(terms, seats)]
        asyncio.run(begin(host, seated, tables[0]))
        yield Attacked(running, database, tables, stranger, seated)


def named(url: str, name: str) -> Visit:
    """A guest."""
    visit = Visit(url)
    visit.call_me(name)
    return visit


async def begin(host: Visit, guest: Visit, table: str) -> None:
    """Have a game begin."""
    async with Wire(guest) as wire:
        await wire.act(asks.Sit(new_id(), table))
    async with Wire(host) as wire:
        await wire.act(asks.Start(new_id(), table))


@pytest.mark.anyio
async def test_every_frame_is_answered_once_and_nothing_comes_of_it(attacked: Attacked) -> None:
    """Whatever is sent, the answer is typed, tables stay as they were, and others are served meanwhile."""
    before, share, trips = attacked.entries(), FRAMES // (SOCKETS + 1), list[float]()
    kitchens = [Kitchen(seed, attacked.tables) for seed in range(SOCKETS)]
    async with Wire(attacked.stranger) as bystander:
        pinging = asyncio.create_task(ping(bystander, trips))
        floods = [flood(attacked.line(attacked.stranger), [it.frame() for _ in range(share)]) for it in kitchens]
        floods.append(flood(attacked.line(attacked.seated), await sulks(attacked, share)))
        await asyncio.gather(*floods)
        pinging.cancel()
    assert attacked.stranger.ask("GET", "/health", None, api.Health).ok
    assert attacked.entries() == before
    assert attacked.errors() == []
    assert len(trips) >= FRAMES / 1000
    print(f"{FRAMES} frames, {len(trips)} pings meanwhile, the slowest took {1000 * max(trips):.0f} ms")


async def ping(wire: Wire, trips: list[float]) -> None:
    """Ask all the time whether anybody is there."""
    while True:
        begun = perf_counter()
        await wire.act(asks.Ping(new_id()))
        trips.append(perf_counter() - begun)


async def flood(line: connect, frames: list[bytes]) -> None:
    """Send frames, many before the first is answered; the answers come in the same order."""
    slots = asyncio.Semaphore(IN_FLIGHT)
    async with line as socket:
        await socket.send(encode(asks.Hello(VERSION)))
        assert isinstance(a_tell(await socket.recv()), tells.Welcome)
        sending = asyncio.create_task(send_all(socket, frames, slots))
        for frame in frames:
            tell = a_tell(await socket.recv())
            slots.release()
            assert isinstance(tell, expected(frame, MOST)), (frame[:200], tell)
            if isinstance(tell, tells.Refused):
                assert (tell.problem.key == "error-frame-size") == (len(frame) > MOST)
        await sending
        await socket.send(encode(asks.Ping("the end")))
        assert a_tell(await socket.recv()) == tells.Pong("the end")


async def send_all(socket: ClientConnection, frames: list[bytes], slots: asyncio.Semaphore) -> None:
    """Send frames as text if they are one, else as they are."""
    for frame in frames:
        await slots.acquire()
        await socket.send(frame, text=is_text(frame))


def is_text(frame: bytes) -> bool:
    """Whether the bytes are letters."""
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


async def sulks(attacked: Attacked, n: int) -> list[bytes]:
    """What somebody who sits at a table may not do there."""
    table, luck = attacked.tables[0], Random(0)
    async with Wire(attacked.seated) as wire:
        look = await wire.watch(table, 1)
    assert look.position is not None
    now, text = look.position.question, "hear me"
    wrong: list[asks.Ask] = [
        *(asks.Answer("a", table, 1, now, [32767] * parts) for parts in range(5)),
        *(asks.Answer("a", table, 0, now, [part]) for part in range(20)),  # of the other seat
        *(asks.Answer("a", table, 1, now + ahead, [0]) for ahead in (-1, 1)),
        *(asks.Sit("a", table), asks.Stand("a", table, 1), asks.Swap("a", table, 0), asks.Word("a", table, 1, "x")),
        *(asks.Start("a", table), asks.Vote("a", table, 1, True), asks.Leave("a", table, 0), asks.Back("a", table, 1)),
        *(asks.Say("a", table, 1), asks.Say("a", table, 1, text, "phrase-x"), asks.Say("a", table, 0, text)),
        *(asks.Say("a", table, 1, "\u202e"), asks.Mute("a", table, 1, 1), asks.Rematch("a", table)),
        *(asks.Watch(table, 0), asks.Watch(attacked.tables[1], 0)),
    ]
    return [encode(luck.choice(wrong)) for _ in range(n)]


@pytest.mark.anyio
@pytest.mark.parametrize("text", [True, False])
async def test_a_frame_that_is_too_long_for_the_wire_ends_its_own_connection_only(
    attacked: Attacked, text: bool
) -> None:
    """It is not even read to its end."""
    async with Wire(attacked.seated) as bystander:
        async with attacked.line(attacked.stranger) as socket:
            await socket.send(encode(asks.Hello(VERSION)))
            await socket.recv()
            await socket.send(b"x" * (LARGEST + 1), text=text)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        assert await bystander.act(asks.Ping("x")) == tells.Pong("x")
        assert bystander.breaks == 0
    assert attacked.errors() == []


@pytest.mark.anyio
async def test_text_that_is_no_text_ends_its_own_connection_only(attacked: Attacked) -> None:
    """The wire's own rules forbid it: there is nothing to answer."""
    async with Wire(attacked.seated) as bystander:
        async with attacked.line(attacked.stranger) as socket:
            await socket.send(b'{"type":"ping","id":"\xff"}', text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
        assert await bystander.act(asks.Ping("x")) == tells.Pong("x")
        assert bystander.breaks == 0
    assert all("ping" not in line for line in attacked.errors())


@pytest.mark.anyio
async def test_whoever_vanishes_in_mid_sentence_leaves_nothing_behind(attacked: Attacked) -> None:
    """Connections that break off, with frames unread, are forgotten."""
    for _ in range(20):
        async with attacked.line(attacked.stranger) as socket:
            for _ in range(50):
                await socket.send(encode(asks.Watch(attacked.tables[2])))
            socket.transport.abort()
    async with Wire(attacked.seated) as bystander:
        await bystander.act(asks.Ping("x"))
        async with asyncio.timeout(20):
            while attacked.stranger.ask("GET", "/health", None, api.Health).sockets > 1:
                await bystander.act(asks.Ping("x"))
    assert attacked.errors() == []
