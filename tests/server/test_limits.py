"""How much the server takes: buckets of tokens, and clients who do not listen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient
from msgspec.json import decode, encode

from gaslamp.protocol import VERSION, api, asks, tells
from gaslamp.remote import Refused, Visit, Wire
from gaslamp.server import bucket
from gaslamp.server.app import App
from gaslamp.server.bucket import Bucket, Buckets, Limits, Rate
from gaslamp.server.errors import TooFast
from gaslamp.server.socket import BACKLOG, SLOW, Socket
from gaslamp.server.web.routes import asgi_app
from gaslamp.server.web.who import household
from tests.server.launch import plan
from tests.server.running import Running

FRIENDS = api.NewTable(api.Terms("catham", access="open"), [api.You(), api.Free()])


class Clock:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


# -- buckets


def test_bucket_gives_what_it_holds_and_fills_up_again() -> None:
    """So many at once, then so many a second, never more than at first."""
    small = Bucket(Rate(3, 0.5), 0.0)
    for _ in range(3):
        small.take(0.0)
    with pytest.raises(TooFast) as refused:
        small.take(0.0)
    assert refused.value.key == "error-too-fast" and refused.value.about == {"seconds": 3}
    small.take(2.0)
    with pytest.raises(TooFast):
        small.take(3.9)
    for _ in range(3):
        small.take(1000.0)
    with pytest.raises(TooFast):
        small.take(1000.0)


def test_waiting_as_long_as_was_said_is_enough() -> None:
    """The seconds of a refusal are not too few."""
    for refill in (0.1, 0.3, 1, 20):
        one = Bucket(Rate(1, refill), 0.0)
        one.take(0.0)
        with pytest.raises(TooFast) as refused:
            one.take(0.0)
        seconds = refused.value.about["seconds"]
        assert isinstance(seconds, int)
        one.take(float(seconds))


def test_asking_while_empty_does_not_make_one_wait_longer() -> None:
    """A refusal costs nothing."""
    one = Bucket(Rate(1, 1), 0.0)
    one.take(0.0)
    for tenth in range(1, 10):
        with pytest.raises(TooFast):
            one.take(tenth / 10)
    one.take(1.0)


def test_each_address_has_a_bucket_of_its_own() -> None:
    """One who asks too much takes nothing from another."""
    buckets = Buckets(Rate(1, 1), Clock())
    buckets.take("1.2.3.4")
    with pytest.raises(TooFast):
        buckets.take("1.2.3.4")
    buckets.take("1.2.3.5")


def test_buckets_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who were quiet are forgotten first; however many come, there is an end."""
    monkeypatch.setattr(bucket, "REMEMBERED", 10)
    clock = Clock()
    buckets = Buckets(Rate(1, 0.01), clock)
    for n in range(9):
        buckets.take(f"early {n}")
    clock.now = 200.0
    buckets.take("late")
    buckets.take("latest")
    assert set(buckets.buckets) == {"late", "latest"}
    for n in range(1000):
        buckets.take(f"crowd {n}")
        assert len(buckets.buckets) <= 10


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_household_counts_as_one_address(host: str, counted: str) -> None:
    """Whoever has billions of addresses has one bucket."""
    assert household(host) == counted


# -- sockets, in this process


@asynccontextmanager
async def an_app(folder: Path, clock: Clock, limits: Limits) -> AsyncIterator[App]:
    """A server whose clock is ours."""

    class Timed(App):
        tick = staticmethod(clock)

    app = await Timed.open(replace(plan(f"sqlite:///{folder / 'gaslamp.db'}"), limits=limits))
    try:
        yield app
    finally:
        await app.close()


def replies(socket: Socket) -> list[tells.Tell]:
    """What waits to be sent, taken."""
    found = [decode(frame, type=tells.Tell) for frame in socket.frames]
    socket.frames.clear()
    return found


def too_fast(tell: tells.Tell) -> bool:
    """Whether it is a refusal for being too fast."""
    return isinstance(tell, tells.Refused) and tell.problem.key == "error-too-fast"


@pytest.mark.anyio
async def test_socket_that_is_too_fast_is_refused_and_served_again_later(tmp_path: Path) -> None:
    """Nothing is done of what was too much, each frame has its answer, and the refusal names the frame."""
    clock = Clock()
    async with an_app(tmp_path, clock, replace(Limits(), socket=Rate(3, 1))) as app:
        ann = await app.people.add("Ann", "en", 0)
        room = await app.rooms.open(ann, FRIENDS)
        socket = Socket(app, "here", await app.people.add("Bob", "en", 0))
        sit = encode(asks.Sit("sit", room.table.id))
        for frame in (encode(asks.Hello(VERSION)), *(encode(asks.Ping(id)) for id in "ab"), sit):
            await socket.hear(frame)
        *_, refused = heard = replies(socket)
        assert len(heard) == 4 and too_fast(refused)
        assert isinstance(refused, tells.Refused) and refused.id == "sit"
        assert room.table.chairs[1].person is None
        clock.now += 1
        await socket.hear(sit)
        assert [type(tell) for tell in replies(socket)] == [tells.Done]
        assert room.table.chairs[1].person is not None


@pytest.mark.anyio
async def test_sockets_of_one_address_share_a_bucket(tmp_path: Path) -> None:
    """More sockets are not more frames; another address is not touched."""
    clock = Clock()
    async with an_app(tmp_path, clock, replace(Limits(), address=Rate(4, 1))) as app:
        one, two, other = (Socket(app, address, None) for address in ("here", "here", "there"))
        for socket in (one, one, two, two, other):
            await socket.hear(encode(asks.Hello(VERSION)))
        assert not any(map(too_fast, replies(one) + replies(two)))
        await two.hear(encode(asks.Ping("x")))
        assert all(map(too_fast, replies(two)))
        await other.hear(encode(asks.Ping("x")))
        assert replies(other)[-1] == tells.Pong("x")


@pytest.mark.anyio
async def test_one_socket_watches_so_many_tables_and_no_more(tmp_path: Path) -> None:
    """A typed refusal; after leaving one there is room for another."""
    async with an_app(tmp_path, Clock(), replace(Limits(), eyes=2)) as app:
        ann = await app.people.add("Ann", "en", 0)
        tables = [(await app.rooms.open(ann, FRIENDS)).table.id for _ in range(3)]
        socket = Socket(app, "here", ann)
        await socket.hear(encode(asks.Hello(VERSION)))
        for table in tables:
            await socket.hear(encode(asks.Watch(table, id="w")))
        *_, refused = replies(socket)
        assert isinstance(refused, tells.Refused) and (refused.problem.key, refused.id) == ("error-eyes", "w")
        await socket.hear(encode(asks.Unwatch(tables[0])))
        await socket.hear(encode(asks.Watch(tables[2])))
        assert not replies(socket) and len(socket.eyes) == 2


@pytest.mark.anyio
async def test_requests_are_counted_whatever_they_ask_for(tmp_path: Path) -> None:
    """Pages that are not there count, and requests of foreign pages; a while later all is well."""
    clock = Clock()
    async with an_app(tmp_path, clock, replace(Limits(), address=Rate(4, 0.5))) as app:
        transport = ASGITransport(cast(Any, asgi_app(app)))
        async with AsyncClient(transport=transport, base_url="http://home") as client:
            asked = [("GET", "/nothing"), ("PUT", "/api/me"), ("OPTIONS", "/"), ("GET", "/icon.svg"), ("GET", "/")]
            evil = {"origin": "https://evil.example"}
            found = [await client.request(method, path, headers=evil) for method, path in asked]
            assert [one.status_code for one in found] == [404, 403, 204, 200, 429]
            assert found[-1].json()["key"] == "error-too-fast" and "3 seconds" in found[-1].json()["says"]
            clock.now += 3
            assert (await client.get("/")).status_code == 200


@pytest.mark.anyio
async def test_long_look_back_costs_more_than_a_glance(tmp_path: Path) -> None:
    """To be told a long story again and again is refused sooner than to be told what is new."""
    async with an_app(tmp_path, Clock(), replace(Limits(), socket=Rate(20, 1))) as app:
        ann = await app.people.add("Ann", "en", 0)
        room = await app.rooms.open(ann, FRIENDS)
        for n in range(400):
            await room.act(ann, asks.Say(f"{n}", room.table.id, 0, "so it goes"))
        refusals = {}
        for since in (0, room.table.n):
            socket = Socket(app, "here", ann)
            await socket.hear(encode(asks.Hello(VERSION)))
            for _ in range(10):
                await socket.hear(encode(asks.Watch(room.table.id, 0, since)))
            refusals[since] = sum(map(too_fast, replies(socket)))
        assert refusals == {0: 1, room.table.n: 0}  # hello, nine looks of two tokens, and then one is not enough


# -- clients who do not listen


async def for_ever(_: bytes) -> None:
    """A client that takes nothing."""
    await asyncio.Event().wait()


@pytest.mark.anyio
async def test_slow_client_is_told_of_the_lobby_in_one_frame(tmp_path: Path) -> None:
    """However much happens, what waits for it does not grow, and in the end it knows how things stand."""
    async with an_app(tmp_path, Clock(), Limits()) as app:
        ann = await app.people.add("Ann", "en", 0)
        socket = Socket(app, "here", None)
        await socket.hear(encode(asks.Hello(VERSION)))
        await socket.hear(encode(asks.Lobby()))
        told: list[tells.Tell] = []
        await speak_until_silent(socket, told)
        assert [type(tell) for tell in told] == [tells.Welcome, tells.LobbyNews]
        deaf = asyncio.create_task(socket.speak(for_ever))
        room = await app.rooms.open(ann, FRIENDS)
        for _ in range(1000):
            app.lobby.put(room.table.listing())
            app.lobby.tell()
        assert len(socket.frames) <= SLOW
        deaf.cancel()
        await speak_until_silent(socket, told)
        whole = told[-1]
        assert isinstance(whole, tells.LobbyNews) and whole.fresh
        assert [listing.id for listing in whole.tables] == [room.table.id]


async def speak_until_silent(socket: Socket, told: list[tells.Tell]) -> None:
    """Take all that waits."""

    async def out(frame: bytes) -> None:
        told.append(decode(frame, type=tells.Tell))

    socket.drained.clear()
    socket.wake.set()
    speaking = asyncio.create_task(socket.speak(out))
    await socket.drained.wait()
    speaking.cancel()


@pytest.mark.anyio
async def test_news_of_a_table_wait_as_one_frame(tmp_path: Path) -> None:
    """A thousand looks at a table by a client that does not listen are one frame when it does."""
    async with an_app(tmp_path, Clock(), replace(Limits(), socket=Rate(1e9, 1), address=Rate(1e9, 1))) as app:
        ann = await app.people.add("Ann", "en", 0)
        room = await app.rooms.open(ann, FRIENDS)
        socket = Socket(app, "here", ann)
        await socket.hear(encode(asks.Hello(VERSION)))
        for _ in range(1000):
            await socket.hear(encode(asks.Watch(room.table.id, 0)))
            await socket.hear(encode(asks.Lobby()))
        assert len(room.eyes) == 1
        told: list[tells.Tell] = []
        await speak_until_silent(socket, told)
        assert [type(tell) for tell in told] == [tells.Welcome, tells.News, tells.LobbyNews]


@pytest.mark.anyio
async def test_client_that_asks_and_does_not_listen_is_not_heard_any_more(tmp_path: Path) -> None:
    """The server stops reading from it; it goes on when the client has taken what waits."""
    async with an_app(tmp_path, Clock(), replace(Limits(), socket=Rate(1e9, 1), address=Rate(1e9, 1))) as app:
        socket = Socket(app, "here", None)

        async def ask_on() -> None:
            while True:
                await socket.hear(encode(asks.Ping("x")))
                await asyncio.sleep(0)

        asking = asyncio.create_task(ask_on())
        for _ in range(10 * BACKLOG):
            await asyncio.sleep(0)
        assert len(socket.frames) == BACKLOG + 1
        await speak_until_silent(socket, [])
        for _ in range(10):
            await asyncio.sleep(0)
        assert 0 < len(socket.frames) < BACKLOG
        asking.cancel()


# -- a real server with its real limits


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """A server that takes as much as servers do."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log", limited=True) as running:
        yield running


def test_tries_to_log_in_are_counted(limited: Running) -> None:
    """After a few wrong passwords the right one is not looked at either, nor is another login."""
    ann = Visit(limited.url)
    ann.call_me("Ann")
    ann.register("ann", "correct horse")
    keys = []
    for n in range(15):
        with pytest.raises(Refused) as refused:
            Visit(limited.url).log_in("ann", f"wrong horse {n}")
        keys.append(refused.value.problem.key)
    assert keys[0] == "error-login" and keys[-1] == "error-too-fast"
    for login in ("ann", "bob"):
        with pytest.raises(Refused) as refused:
            Visit(limited.url).log_in(login, "correct horse")
        assert refused.value.problem.key == "error-too-fast"


@pytest.mark.anyio
async def test_frames_are_counted_by_a_real_server(limited: Running) -> None:
    """Every ping has an answer, the last ones a refusal; after a while there is an answer again."""
    visit = Visit(limited.url)
    async with Wire(visit) as wire:
        asked = [asyncio.create_task(wire.act(asks.Ping(f"{n}"))) for n in range(150)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        refused = [one.problem.key for one in found if isinstance(one, Refused)]
        assert set(refused) == {"error-too-fast"} and len(refused) < 150
        async with asyncio.timeout(30):
            while True:
                with suppress(Refused):
                    assert await wire.act(asks.Ping("again")) == tells.Pong("again")
                    return
