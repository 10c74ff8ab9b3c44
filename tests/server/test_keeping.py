"""What is done is stored first, and a room is never out of step with the storage."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.protocol import api, asks
from gaslamp.server.app import App
from gaslamp.server.storage import EntryRow, StorageError, TableChange
from tests.server.home import an_app, begun, come, opened, until

pytestmark = pytest.mark.anyio


async def test_act_sent_twice_is_done_once(sqlite_url: str) -> None:
    """Also when the server was started again in between; the answer is the same."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        ask = asks.Say("once", room.table.id, 0, text="hi")
        first = await room.act(ann.person, ask)
        assert await room.act(ann.person, ask) == first
        n = room.table.n
        assert n == first.n
        await room.act(bob.person, asks.Say("once", room.table.id, 1, text="my own"))
        assert room.table.n == n + 1
    async with an_app(sqlite_url) as app:
        again = await app.rooms.find(room.table.id)
        assert await again.act(ann.person, ask) == first
        assert again.table.n == n + 1


async def test_acts_at_once_are_done_one_after_the_other() -> None:
    """All of them, in the storage as in the room."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        n = room.table.n
        says = [asks.Say(f"{i}", room.table.id, 0, text=f"{i}") for i in range(20)]
        done = await asyncio.gather(*(room.act(ann.person, say) for say in says))
        assert sorted(one.n for one in done) == list(range(n + 1, n + 21))
        assert len(await app.storage.entries(room.table.id)) == room.table.n


class Fails:
    """A storage that fails once, before or after it has stored what it was given."""

    def __init__(self, app: App, when: str, error: BaseException) -> None:
        self.append = app.storage.append
        self.when = when
        self.error: BaseException | None = error

    async def __call__(self, table: str, entries: list[EntryRow], change: TableChange | None = None) -> None:
        error, self.error = self.error, None
        if error is None or self.when == "after":
            await self.append(table, entries, change)
        if error is not None:
            raise error


@pytest.mark.parametrize("error", [StorageError("error-database-closed"), asyncio.CancelledError()])
async def test_deed_not_stored_has_not_happened(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    """It can be done again."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        n = room.table.n
        monkeypatch.setattr(app.storage, "append", Fails(app, "before", error))
        ask = asks.Say("1", room.table.id, 0, text="hi")
        with pytest.raises(type(error)):
            await room.act(ann.person, ask)
        assert room.table.n == n
        assert (await room.act(ann.person, ask)).n == n + 1
        assert len(await app.storage.entries(room.table.id)) == room.table.n == n + 1


@pytest.mark.parametrize("error", [StorageError("error-database-closed"), asyncio.CancelledError()])
async def test_deed_that_was_stored_has_happened(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sent again, it is not done twice; the room and the storage agree."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        n = room.table.n
        monkeypatch.setattr(app.storage, "append", Fails(app, "after", error))
        ask = asks.Say("1", room.table.id, 0, text="hi")
        with pytest.raises(type(error)):
            await room.act(ann.person, ask)
        assert (await room.act(ann.person, ask)).n == n + 1
        assert len(await app.storage.entries(room.table.id)) == room.table.n == n + 1


async def test_room_looks_by_itself_what_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to do anything for the game to go on, and for the lists to be right."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await opened(app, ann, api.You(), api.Free(), access="open")
        monkeypatch.setattr(app.storage, "append", Fails(app, "after", StorageError("error-database-closed")))
        assert await bob.refused(asks.Sit("1", room.table.id)) == "error-database-closed"
        await until(room, lambda: room.table.seats_of(bob.person.id) == [1])
        async with room.lock:
            assert await app.storage.seats_of(bob.person.id) == {room.table.id: [1]}
        assert app.lobby.tables[room.table.id].chairs[1].name == "Bob"


async def test_act_that_could_not_be_listed_is_done_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lists are brought up to date as soon as the storage answers."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await opened(app, ann, api.You(), api.Free())
        append, fails = app.storage.append, [True]

        async def unlisted(table: str, entries: list[EntryRow], change: TableChange | None = None) -> None:
            if change is not None and fails and fails.pop():
                raise StorageError("error-database-closed")
            await append(table, entries, change)

        monkeypatch.setattr(app.storage, "append", unlisted)
        await bob.does(asks.Sit, room.table.id)
        while not room.listed:
            await next(iter(app.tasks))
        assert await app.storage.seats_of(bob.person.id) == {room.table.id: [1]}
