"""The lobby: who stands there is told of open tables as they change."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.protocol import api, asks, tells
from gaslamp.server.app import App
from gaslamp.server.room import Room
from tests.server.home import Guest, an_app, begun, come, opened, played_out

pytestmark = pytest.mark.anyio


def listed(told: list[tells.Tell]) -> list[tells.LobbyNews]:
    """What was told of the lobby."""
    return [tell for tell in told if isinstance(tell, tells.LobbyNews)]


def tell_now(app: App) -> None:
    """Tell what was gathered, without waiting for it."""
    assert app.lobby.soon is not None
    app.lobby.soon.cancel()
    app.lobby.tell()


async def waits(app: App, host: Guest, access: str = "open") -> Room:
    """A table that waits for somebody."""
    return await opened(app, host, api.You(), api.Free(), access=access)


async def test_who_comes_in_is_told_of_all_open_tables() -> None:
    """The latest first; those by link and private ones are not for everybody."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        rooms = [await waits(app, ann, access) for access in ("open", "link", "private", "open")]
        rooms[0].table.changed += 60_000
        app.lobby.put(rooms[0].table.listing())
        (news,) = listed(await ann.sends(asks.Lobby()))
        assert news.fresh and [table.id for table in news.tables] == [rooms[0].table.id, rooms[3].table.id]


async def test_changes_are_gathered_and_told_once() -> None:
    """However much happens at a table, it is one line."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        await eve.sends(asks.Lobby())
        room, soon = await waits(app, ann), app.lobby.soon
        other = await waits(app, ann)
        assert app.lobby.soon is soon
        await bob.does(asks.Sit, room.table.id)
        await ann.does(asks.Start, room.table.id)
        assert listed(eve.hears()) == []
        tell_now(app)
        (news,) = listed(eve.hears())
        assert not news.fresh and not news.gone
        assert {table.id: table.status for table in news.tables} == {
            room.table.id: "playing",
            other.table.id: "waiting",
        }


async def test_gathered_changes_are_told_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a moment."""
    monkeypatch.setattr("gaslamp.server.lobby.PAUSE", 0.0)
    async with an_app() as app:
        ann, eve = await come(app, "Ann Eve")
        await eve.sends(asks.Lobby())
        eve.socket.wake.clear()
        await waits(app, ann)
        await eve.socket.wake.wait()
        assert len(listed(eve.hears())) == 1


@pytest.mark.parametrize("how", ["over", "ended"])
async def test_table_is_gone_when_its_game_is(how: str) -> None:
    """Played out or ended."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        room = await begun(app, ann, bob, access="open")
        await eve.sends(asks.Lobby())
        if how == "over":
            await played_out(room, ann, bob)
        else:
            await ann.does(asks.End, room.table.id)
            await bob.does(asks.Vote, room.table.id, proposal=room.table.n, yes=True)
        tell_now(app)
        (news,) = listed(eve.hears())
        assert news.gone == [room.table.id] and news.tables == []
        assert app.lobby.newest() == []


async def test_tables_that_are_not_open_never_show() -> None:
    """Not when they change, and not when they go."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        await eve.sends(asks.Lobby())
        room = await begun(app, ann, bob, access="link")
        await played_out(room, ann, bob)
        assert app.lobby.soon is None and app.lobby.changed == set()


async def test_who_has_gone_out_is_told_no_more() -> None:
    """Neither who says so nor who is disconnected."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        for guest in (bob, eve):
            await guest.sends(asks.Lobby())
        await bob.sends(asks.Lobby(on=False))
        eve.leaves()
        await waits(app, ann)
        assert listed(bob.hears()) == [] == listed(eve.hears())
        assert app.lobby.sockets == set() and app.lobby.changed == set()


async def test_answers_do_not_stir_the_lobby() -> None:
    """Only what the list shows."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, access="open", bots=1)
        await ann.sends(asks.Lobby())
        await ann.does(asks.Say, room.table.id, seat=0, text="Hm.")
        assert app.lobby.soon is None


async def test_open_tables_are_there_after_a_restart(sqlite_url: str) -> None:
    """They are in the storage."""
    async with an_app(sqlite_url) as app:
        ann = await Guest.comes(app, "Ann")
        room, hidden = await waits(app, ann), await waits(app, ann, "link")
        assert hidden.table.id not in app.lobby.tables
    async with an_app(sqlite_url) as app:
        assert [table.id for table in app.lobby.newest()] == [room.table.id]
        await asyncio.sleep(0)
