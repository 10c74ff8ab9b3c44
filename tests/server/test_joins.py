"""Joining a long table: each entry is looked at once, others have their turns, and it has its price."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from gaslamp import mode
from gaslamp.engine.core.piles import Ints
from gaslamp.protocol import asks, deeds, tells
from gaslamp.server import eye, rooms
from gaslamp.server.app import App
from gaslamp.server.bucket import Bucket, Rate
from gaslamp.server.entry import Entry, to_json
from gaslamp.server.errors import TooFast
from gaslamp.server.eye import PAGE
from gaslamp.server.room import Room
from gaslamp.server.sight import updates
from gaslamp.server.socket import LONG
from tests.server.home import Guest, a_tell, an_app, begun, come

pytestmark = pytest.mark.anyio


class Same:
    """Luck that is the same at every table, so that each of its games is as long as the others."""

    secret = "5e" * 32

    @classmethod
    def new(cls) -> Same:
        """The luck of a new table."""
        return cls()


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables do not differ."""
    monkeypatch.setattr(rooms, "Luck", Same)


def play_on(room: Room, entries: int, seed: int = 1) -> None:
    """Answers at random until the log is so long, and talk when the game is over."""
    luck, table = Random(seed), room.table
    while table.n < entries:
        deed: deeds.LogDeed = deeds.Said(0, "so it goes")
        if table.play is not None and table.asked is not None:
            deed = deeds.Answered(table.asked, luck.choice(table.play.state.offered.list()))
        room.happen([Entry(table.n + 1, 0, deed)])


async def long_table(app: App, entries: int) -> tuple[Guest, Room]:
    """Somebody, and a table with a long story behind it at which she plays with others."""
    ann, *others = await come(app, "Ann Bob Cid Dan Eve")
    room = await begun(app, ann, *others, game="emerald")
    play_on(room, entries)
    return ann, room


@asynccontextmanager
async def listening(guest: Guest) -> AsyncIterator[asyncio.Queue[tells.Tell]]:
    """What a guest is told, over a wire that takes everything."""
    told: asyncio.Queue[tells.Tell] = asyncio.Queue()

    async def out(frame: bytes) -> None:
        told.put_nowait(a_tell(frame))

    speaking = asyncio.create_task(guest.socket.speak(out))
    try:
        yield told
    finally:
        speaking.cancel()


async def joined(guest: Guest, room: Room, seat: int | None = None) -> tells.News:
    """The first news of a table for somebody who has nothing of it."""
    async with listening(guest) as told:
        await guest.socket.hear(to_json(asks.Watch(room.table.id, seat)))
        news = await told.get()
        assert isinstance(news, tells.News)
        return news


# -- each entry once


@pytest.mark.both_modes
@pytest.mark.skipif(mode.compiled(), reason="rows of numbers are counted where they can be replaced")
async def test_join_looks_at_each_event_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the table: twice the story is twice the numbers that are copied, not four times."""
    copied, part = list[int](), Ints.part

    def counted(self: Ints, begin: int, end: int) -> list[int]:
        if room.table.play is not None and self is room.table.play.state.log:
            copied.extend(range(begin, end))
        return part(self, begin, end)

    async with an_app() as app:
        ann, room = await long_table(app, 3 * PAGE)
        for entries in (3 * PAGE, 6 * PAGE):
            play_on(room, entries)
            with monkeypatch.context() as patch:
                patch.setattr(Ints, "part", counted)
                await joined(ann, room)
            assert copied == list(range(room.table.stretches[-1].events[1]))
            copied.clear()


async def test_others_have_their_turns_during_a_join(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than a page is told between two turns of somebody else, however many join at once."""
    turns, pages, tell = count(1), list[tuple[int, int]](), updates
    now = 0

    def counted(table: Any, seat: int | None, since: int, upto: int | None = None) -> list[tells.Update]:
        told = tell(table, seat, since, upto)
        pages.append((now, len(told)))
        return told

    async def somebody_else() -> None:
        nonlocal now
        while True:
            now = next(turns)
            await asyncio.sleep(0)

    monkeypatch.setattr(eye, "updates", counted)
    async with an_app() as app:
        ann, room = await long_table(app, 6 * PAGE)
        guests = [ann, *await come(app, "Flo Gus Hal")]
        other = asyncio.create_task(somebody_else())
        await asyncio.gather(*(joined(guest, room) for guest in guests))
        other.cancel()
    assert sum(n for _, n in pages) >= len(guests) * 5 * PAGE
    assert all(n <= PAGE for _, n in pages)
    assert len({turn for turn, _ in pages}) == len(pages)  # never two of them in one turn


async def test_what_is_told_in_pages_is_told_whole() -> None:
    """The same as in one go, to every viewer: all entries in order, the card, the position."""
    async with an_app() as app:
        ann, room = await long_table(app, 5 * PAGE + 7)
        viewers: list[tuple[Guest, int | None]] = [(ann, 0), (ann, None), (await Guest.comes(app, "Flo"), None)]
        for guest, seat in viewers:
            news = await joined(guest, room, seat)
            assert news == a_tell(to_json(room.news(seat, 0)))
            assert [update.n for update in news.updates] == list(range(1, room.table.n + 1))


# -- what happens meanwhile


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is done after the second page of a join; put it in."""
    deeds_to_do, pages, tell = list[Any](), count(1), updates

    def telling(*args: Any) -> list[tells.Update]:
        told = tell(*args)
        if next(pages) == 2:
            asyncio.get_running_loop().call_soon(deeds_to_do[0])
        return told

    monkeypatch.setattr(eye, "updates", telling)
    return deeds_to_do


async def test_what_happens_during_a_join_is_in_it(interrupted: list[Any]) -> None:
    """The position is that of the latest entry, and no entry is missing or told twice."""
    async with an_app() as app:
        ann, room = await long_table(app, 5 * PAGE)
        interrupted.append(lambda: play_on(room, 5 * PAGE + 3))
        news = await joined(ann, room, 0)
        assert [update.n for update in news.updates] == list(range(1, 5 * PAGE + 4)) and news.n == room.table.n
        assert news.position is not None and news.position.answers == len(room.table.standing)


async def test_what_is_taken_back_during_a_join_is_told_as_such(interrupted: list[Any]) -> None:
    """First what was, then that it was taken back: whoever takes it in order has the game as it stands."""
    async with an_app() as app:
        ann, room = await long_table(app, 5 * PAGE)
        answers = PAGE // 2
        interrupted.append(lambda: room.happen([Entry(room.table.n + 1, 0, deeds.Undone(0, answers))]))
        news = await joined(ann, room, 0)
        last = news.updates[-1].deed
        assert isinstance(last, deeds.Undone) and last.answers == answers
        told = [update.deed for update in news.updates if isinstance(update.deed, deeds.Played)]
        assert [deed.index for deed in told if 0 <= deed.index < answers] == list(range(answers))
        assert news.position is not None and news.position.answers == answers


async def test_who_looks_away_during_a_join_is_told_nothing_of_it(interrupted: list[Any]) -> None:
    """Nor who may no longer look; the rest of the story is not even made ready."""
    async with an_app() as app:
        ann, room = await long_table(app, 9 * PAGE)
        interrupted.append(lambda: ann.socket.unwatch(room.table.id, None))
        async with listening(ann) as told:
            await ann.socket.hear(to_json(asks.Watch(room.table.id)))
            (look,) = ann.socket.eyes.values()
            while ann.socket.eyes or app.reading.locked():
                await asyncio.sleep(0)
            await ann.socket.hear(to_json(asks.Ping("x")))
            assert await told.get() == tells.Pong("x") and told.empty()
            assert look.read == 2 * PAGE


# -- the price


def test_what_costs_more_than_a_bucket_holds_is_owed() -> None:
    """It is given for a full bucket, and nothing more until it is paid off."""
    one = Bucket(Rate(10, 2), 0.0)
    one.take(0.0, 30)
    with pytest.raises(TooFast) as refused:
        one.take(0.0)
    assert refused.value.seconds == 11  # twenty owed and one to take, two a second
    with pytest.raises(TooFast):
        one.take(10.0)
    one.take(10.5)
    with pytest.raises(TooFast) as refused:
        one.take(10.5, 30)
    assert refused.value.seconds == 6  # a full bucket is enough
    one.take(15.5, 30)


async def test_join_costs_what_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token for so many entries and events, without an end; a number that never was is the whole story."""
    monkeypatch.setattr(App, "tick", staticmethod(lambda: 0.0))
    async with an_app(limited=True) as app:
        ann, room = await long_table(app, 12 * LONG)
        assert room.table.play is not None
        events, dealt = room.table.stretches[-1].events[1], room.table.stretches[0].events[1]
        whole = (room.table.n + events - dealt) // LONG
        assert whole > 10 and room.table.amount(0) == len(room.table.log) + events - dealt
        for since, price in ((0, whole), (room.table.n + 1, whole), (2**53, whole), (room.table.n, 0)):
            socket = Guest(app, ann.person).socket
            await socket.hear(to_json(asks.Watch(room.table.id, 0, since)))
            assert app.limits.socket.burst - socket.bucket.tokens == 1 + price


async def test_refused_join_costs_the_address_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a socket may not ask is not counted against the others behind the same address."""
    monkeypatch.setattr(App, "tick", staticmethod(lambda: 0.0))
    async with an_app(limited=True) as app:
        app.limits = replace(app.limits, socket=Rate(3, 1))
        ann, room = await long_table(app, 12 * LONG)
        socket = Guest(app, ann.person).socket
        app.frames.buckets.clear()
        await socket.hear(to_json(asks.Watch(room.table.id, 0)))
        assert not room.eyes and app.frames.buckets[socket.address].tokens == app.limits.address.burst - 1
