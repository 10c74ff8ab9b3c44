"""The same people meet again."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api, asks, deeds
from gaslamp.server.app import App
from gaslamp.server.room import Room
from tests.server.home import Guest, Time, an_app, begun, come, log, opened, played_out

pytestmark = pytest.mark.anyio
numbers = count(1)


async def rematch(app: App, who: Guest, room: Room) -> Room:
    """Somebody wants to play again."""
    await who.does(asks.Rematch, room.table.id)
    assert room.table.rematch is not None
    return await app.rooms.find(room.table.rematch)


async def key_of(app: App, who: Guest, room: Room) -> str:
    """Why there is no rematch."""
    with pytest.raises(GaslampError) as caught:
        await app.rooms.rematch(who.person, asks.Rematch(f"r{next(numbers)}", room.table.id))
    return caught.value.key


async def test_same_seats_people_and_bots_with_new_luck() -> None:
    """Whoever asks for it is the host; all else is as before."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, bots=1, access="open", clock=api.Clock(move=1000))
        await played_out(room, ann, bob)
        again = (await rematch(app, bob, room)).table
        old = room.table
        assert again.status == "waiting" and again.header.terms == old.header.terms
        assert [(chair.person, chair.name, chair.level) for chair in again.chairs] == [
            (chair.person, chair.name, chair.level) for chair in old.chairs
        ]
        assert again.luck.secret != old.luck.secret and again.header.host == bob.person.id
        await bob.does(asks.Start, again.id)
        assert again.asked is not None


async def test_bot_that_minded_a_seat_does_not_keep_it(time: Time) -> None:
    """Its player is expected again."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await bob.does(asks.Leave, room.table.id, seat=1)
        await ann.does(asks.Mind, room.table.id, seat=1)
        time.passes(60)
        await ann.does(asks.End, room.table.id)
        chair = (await rematch(app, ann, room)).table.chairs[1]
        assert (chair.person, chair.minder, chair.left) == (bob.person.id, None, False)


async def test_everybody_is_told_where_to_go() -> None:
    """The news have it, and the card too."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await played_out(room, ann, bob)
        n = room.table.n
        again = await rematch(app, ann, room)
        news = room.news(1, n)
        assert [update.deed for update in news.updates] == [deeds.Rematched(again.table.id)]
        assert news.sheet is not None and news.sheet.rematch == again.table.id


async def test_two_who_ask_get_one_table() -> None:
    """At once or one after the other."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await played_out(room, ann, bob)
        await asyncio.gather(ann.does(asks.Rematch, room.table.id), bob.does(asks.Rematch, room.table.id))
        await ann.does(asks.Rematch, room.table.id)
        assert len([deed for deed in log(room) if isinstance(deed, deeds.Rematched)]) == 1
        assert len(app.rooms.rooms) == 2


async def test_there_is_no_rematch_before_the_end() -> None:
    """Neither while people wait nor while they play."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        waiting = await opened(app, ann, api.You(), api.Free())
        playing = await begun(app, ann, bob)
        assert await key_of(app, ann, waiting) == await key_of(app, ann, playing) == "error-table-status"


async def test_only_who_sat_there_asks_for_it() -> None:
    """Others open tables of their own."""
    async with an_app() as app:
        ann, eve = await come(app, "Ann Eve")
        room = await begun(app, ann, bots=1)
        await ann.does(asks.End, room.table.id)
        assert await key_of(app, eve, room) == "error-not-seated"


async def test_table_that_never_began_has_no_rematch() -> None:
    """It was closed while it waited: there was no match."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        room = await opened(app, ann, api.You(), api.Free(), api.Bot("easy"))
        await ann.does(asks.End, room.table.id)
        assert await key_of(app, ann, room) == "error-table-status"


async def test_rematch_is_there_after_a_restart(sqlite_url: str) -> None:
    """Nobody opens a second one."""
    async with an_app(sqlite_url) as app:
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, bots=1)
        await ann.does(asks.End, room.table.id)
        again = await rematch(app, ann, room)
    async with an_app(sqlite_url) as app:
        old = await app.rooms.find(room.table.id)
        await app.rooms.rematch(ann.person, asks.Rematch("again", old.table.id))
        assert old.table.rematch == again.table.id
