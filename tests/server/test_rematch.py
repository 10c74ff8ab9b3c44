"""The same people meet again."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import api, asks, deeds
from gaslamp.server.house import House
from gaslamp.server.room import Room
from tests.server.home import Guest, Time, a_house, begun, come, log, opened, played_out

pytestmark = pytest.mark.anyio
numbers = count(1)


async def rematch(house: House, who: Guest, room: Room) -> Room:
    """Somebody wants to play again."""
    await who.does(asks.Rematch, room.table.id)
    assert room.table.rematch is not None
    return await house.rooms.find(room.table.rematch)


async def key_of(house: House, who: Guest, room: Room) -> str:
    """Why there is no rematch."""
    with pytest.raises(GaslampError) as caught:
        await house.rooms.rematch(who.person, asks.Rematch(f"r{next(numbers)}", room.table.id))
    return caught.value.key


async def test_same_seats_people_and_bots_with_new_luck() -> None:
    """Whoever asks for it is the host; all else is as before."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        room = await begun(house, ann, bob, bots=1, access="open", clock=api.Clock(move=1000))
        await played_out(room, ann, bob)
        again = (await rematch(house, bob, room)).table
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
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        room = await begun(house, ann, bob)
        await bob.does(asks.Leave, room.table.id, seat=1)
        await ann.does(asks.Mind, room.table.id, seat=1)
        time.passes(60)
        await ann.does(asks.End, room.table.id)
        chair = (await rematch(house, ann, room)).table.chairs[1]
        assert (chair.person, chair.minder, chair.left) == (bob.person.id, None, False)


async def test_everybody_is_told_where_to_go() -> None:
    """The news have it, and the card too."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        room = await begun(house, ann, bob)
        await played_out(room, ann, bob)
        n = room.table.n
        again = await rematch(house, ann, room)
        news = room.news(1, n)
        assert [update.deed for update in news.updates] == [deeds.Rematched(again.table.id)]
        assert news.card is not None and news.card.rematch == again.table.id


async def test_two_who_ask_get_one_table() -> None:
    """At once or one after the other."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        room = await begun(house, ann, bob)
        await played_out(room, ann, bob)
        await asyncio.gather(ann.does(asks.Rematch, room.table.id), bob.does(asks.Rematch, room.table.id))
        await ann.does(asks.Rematch, room.table.id)
        assert len([deed for deed in log(room) if isinstance(deed, deeds.Rematched)]) == 1
        assert len(house.rooms.rooms) == 2


async def test_there_is_no_rematch_before_the_end() -> None:
    """Neither while people wait nor while they play."""
    async with a_house() as house:
        ann, bob = await come(house, "Ann Bob")
        waiting = await opened(house, ann, api.You(), api.Free())
        playing = await begun(house, ann, bob)
        assert await key_of(house, ann, waiting) == await key_of(house, ann, playing) == "error-table-status"


async def test_only_who_sat_there_asks_for_it() -> None:
    """Others open tables of their own."""
    async with a_house() as house:
        ann, eve = await come(house, "Ann Eve")
        room = await begun(house, ann, bots=1)
        await ann.does(asks.End, room.table.id)
        assert await key_of(house, eve, room) == "error-not-seated"


async def test_table_that_never_began_has_no_rematch() -> None:
    """It was closed while it waited: there was no match."""
    async with a_house() as house:
        ann = await Guest.comes(house, "Ann")
        room = await opened(house, ann, api.You(), api.Free(), api.Bot("easy"))
        await ann.does(asks.End, room.table.id)
        assert await key_of(house, ann, room) == "error-table-status"


async def test_rematch_is_there_after_a_restart(sqlite_url: str) -> None:
    """Nobody opens a second one."""
    async with a_house(sqlite_url) as house:
        ann = await Guest.comes(house, "Ann")
        room = await begun(house, ann, bots=1)
        await ann.does(asks.End, room.table.id)
        again = await rematch(house, ann, room)
    async with a_house(sqlite_url) as house:
        old = await house.rooms.find(room.table.id)
        await house.rooms.rematch(ann.person, asks.Rematch("again", old.table.id))
        assert old.table.rematch == again.table.id
