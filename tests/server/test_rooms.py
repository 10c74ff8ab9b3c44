"""Rooms: tables in use, opened from their logs, and closed when nobody needs them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api, asks
from gaslamp.server.app import App
from gaslamp.server.entry import a_listing
from gaslamp.server.room import IDLE
from gaslamp.server.storage import EntryRow, schema
from tests.server.home import Time, an_app, answer, asker, begun, come, opened, played_out

pytestmark = pytest.mark.anyio


async def key_of(app: App, id: str) -> str:
    """Why a table cannot be opened."""
    with pytest.raises(GaslampError) as caught:
        await app.rooms.find(id)
    return caught.value.key


async def test_unknown_table_is_said_to_be_unknown() -> None:
    """There is no room without a table."""
    async with an_app() as app:
        assert await key_of(app, "a" * 12) == "error-table-unknown"
        assert app.rooms.opening == {}


@pytest.mark.parametrize("over", [True, False])
async def test_room_that_nobody_uses_is_closed_and_opens_again(time: Time, over: bool) -> None:
    """What was in it comes from the storage."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        if over:
            await played_out(room, ann, bob)
        time.passes(IDLE / 1000 - 1)
        await app.rooms.tidy()
        assert room.table.id in app.rooms.rooms
        time.passes(1)
        await app.rooms.tidy()
        assert room.table.id not in app.rooms.rooms
        again = await app.rooms.find(room.table.id)
        assert again is not room
        assert again.news(0, 0) == room.news(0, 0)
        assert again.table.record() == room.table.record()


async def test_room_that_is_needed_stays_open(time: Time) -> None:
    """While somebody looks, and while a clock runs."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        watched, timed = await begun(app, ann, bob), await begun(app, ann, bob, clock=api.Clock(move=86_400))
        await ann.watches(watched, 0)
        time.passes(IDLE / 1000)
        await app.rooms.tidy()
        assert {watched.table.id, timed.table.id} <= set(app.rooms.rooms)
        ann.leaves()
        await app.rooms.tidy()
        assert watched.table.id in app.rooms.rooms  # she may come back
        time.passes(IDLE / 1000)
        await app.rooms.tidy()
        assert watched.table.id not in app.rooms.rooms and timed.table.id in app.rooms.rooms


async def test_two_who_come_at_once_find_one_room(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is read once."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        del app.rooms.rooms[room.table.id]
        reads, read = [], app.storage.entries

        async def counted(id: str) -> list[EntryRow]:
            reads.append(id)
            return await read(id)

        monkeypatch.setattr(app.storage, "entries", counted)
        first, second = await asyncio.gather(app.rooms.find(room.table.id), app.rooms.find(room.table.id))
        assert first is second and reads == [room.table.id]


async def test_who_stops_waiting_for_a_room_does_not_keep_others_from_it() -> None:
    """One cancels, the other gets it."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        del app.rooms.rooms[room.table.id]
        waits = asyncio.create_task(app.rooms.find(room.table.id))
        stays = asyncio.create_task(app.rooms.find(room.table.id))
        await asyncio.sleep(0)
        waits.cancel()
        assert (await stays).table.n == room.table.n


async def spoilt(app: App, what: Any, id: str) -> None:
    """Change what is stored of a table."""
    await app.storage.ask(lambda database: database.execute(what.where(what.table.c.id == id)) and None)


async def test_table_of_other_rules_says_so_and_stops_nobody_else(sqlite_url: str) -> None:
    """The rules have changed since it was begun; all other tables open."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        rooms = [await begun(app, ann, bob) for _ in range(3)]
        old = rooms[1].table
        header = json.loads((await stored(app, old.id)).header) | {"version": "0.0.1"}
        await spoilt(app, update(schema.tables).values(header=json.dumps(header).encode()), old.id)
    async with an_app(sqlite_url) as app:
        statuses = [app.rooms.rooms[room.table.id].table.status for room in rooms]
        assert statuses == ["playing", "ended", "playing"]
        closed = app.rooms.rooms[old.id].table.closed
        assert closed is not None and closed.key == "error-table-rules"


async def test_table_with_an_unreadable_log_stops_nobody_else(sqlite_url: str) -> None:
    """Whatever is wrong with it."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        rooms = [await begun(app, ann, bob) for _ in range(3)]
        entries = schema.entries.c
        spoil = update(schema.entries).where(entries.table == rooms[1].table.id, entries.n == 2).values(body=b"{}")
        await app.storage.ask(lambda database: database.execute(spoil) and None)
    async with an_app(sqlite_url) as app:
        assert set(app.rooms.rooms) == {rooms[0].table.id, rooms[2].table.id}


async def stored(app: App, id: str) -> Any:
    """What is stored of a table."""
    return await app.storage.table(id)


CORRECTED = '[london]\ncost = { is = 6, source = "printed" }\n'


async def test_table_keeps_the_numbers_that_it_was_begun_with(sqlite_url: str, tmp_path: Path) -> None:
    """An owner's file that changes, or goes, changes new tables only."""
    folder = tmp_path / "numbers"
    folder.mkdir()
    async with an_app(sqlite_url, data=folder) as app:
        ann, bob = await come(app, "Ann Bob")
        plain = await begun(app, ann, bob, game="emerald")
    (folder / "emerald.toml").write_text(CORRECTED)
    async with an_app(sqlite_url, data=folder) as app:
        ann, bob = await come(app, "Ann Bob")
        owned = await begun(app, ann, bob, game="emerald")
        await asker(owned, ann, bob).does(asks.Answer, owned.table.id, **answer(owned))
        assert owned.table.game.data.digest != plain.table.game.data.digest
    (folder / "emerald.toml").unlink()
    async with an_app(sqlite_url, data=folder) as app:
        for room in (plain, owned):
            again = await app.rooms.find(room.table.id)
            assert again.table.game.data.digest == room.table.header.data == room.table.game.data.digest
            assert again.table.record().json() == room.table.record().json()


async def test_table_whose_numbers_are_lost_says_so(sqlite_url: str, tmp_path: Path) -> None:
    """And the others open."""
    (tmp_path / "emerald.toml").write_text(CORRECTED)
    async with an_app(sqlite_url, data=tmp_path) as app:
        ann, bob = await come(app, "Ann Bob")
        owned = await begun(app, ann, bob, game="emerald")
        catham = await begun(app, ann, bob)
        forget = delete(schema.numbers).where(schema.numbers.c.digest == owned.table.header.data)
        await app.storage.ask(lambda database: database.execute(forget) and None)
    (tmp_path / "emerald.toml").unlink()
    async with an_app(sqlite_url, data=tmp_path) as app:
        assert set(app.rooms.rooms) == {catham.table.id}
        assert await key_of(app, owned.table.id) == "error-table-numbers"


async def test_lists_catch_up_with_the_log_when_a_room_is_opened(sqlite_url: str) -> None:
    """The server was stopped between the two."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await spoilt(app, update(schema.tables).values(status="waiting"), room.table.id)
    async with an_app(sqlite_url) as app:
        assert (await stored(app, room.table.id)).status == "playing"


async def test_lists_know_of_a_room_that_was_closed(time: Time) -> None:
    """Who is asked, and when something last happened; an old list is renewed while the room is open too."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await ann.watches(room, 0)
        for away in (False, True):
            time.passes(IDLE / 1000)
            await asker(room, ann, bob).does(asks.Answer, room.table.id, **answer(room))
            if away:
                ann.leaves()
                time.passes(IDLE / 1000)
            await app.rooms.tidy()
            assert (room.table.id in app.rooms.rooms) != away
            (listed,) = await app.storage.of_person(ann.person.id)
            assert a_listing(listed.listing) == room.table.listing()


async def test_open_table_that_nobody_is_at_leaves_the_lobby(time: Time) -> None:
    """Until somebody comes; one that takes days stays."""
    async with an_app() as app:
        (ann,) = await come(app, "Ann")
        live = await opened(app, ann, api.You(), api.Free(), access="open")
        slow = await opened(app, ann, api.You(), api.Free(), access="open", pace="days")
        time.passes(IDLE / 1000)
        await app.rooms.tidy()
        assert [listing.id for listing in app.lobby.newest()] == [slow.table.id]
        await app.rooms.find(live.table.id)
        assert len(app.lobby.newest()) == 2
