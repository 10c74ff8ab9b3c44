"""Who looks on, who is here, and who is sent away."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.protocol import api, asks, deeds, tells
from gaslamp.server.app import App
from gaslamp.server.room import Room
from tests.server.home import Guest, Time, an_app, answer, asker, begun, come, log, opened, until

pytestmark = pytest.mark.anyio


async def stored(app: App, id: str) -> Any:
    """What is stored of a table."""
    return await app.storage.table(id)


async def test_who_lost_his_seat_no_longer_looks_through_it() -> None:
    """Before somebody else sits there."""
    async with an_app() as app:
        ann, bob, cid = await come(app, "Ann Bob Cid")
        room = await opened(app, ann, api.You(), api.Free())
        await bob.does(asks.Sit, room.table.id)
        await bob.watches(room, 1)
        await ann.does(asks.Stand, room.table.id, seat=1)
        told = bob.hears()
        assert [update.deed for tell in told if isinstance(tell, tells.News) for update in tell.updates] == [
            deeds.Stood(1)
        ]
        assert [tell.problem.key for tell in told if isinstance(tell, tells.Refused)] == ["error-seat-not-yours"]
        await cid.does(asks.Sit, room.table.id)
        await ann.does(asks.Start, room.table.id)
        assert bob.hears() == [] and room.eyes == set()


async def test_spectators_go_when_a_game_without_spectators_begins() -> None:
    """A table that waits may be looked at; players stay."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        room = await opened(app, ann, api.You(), api.Free(), spectators=False)
        await bob.does(asks.Sit, room.table.id)
        await bob.watches(room)
        await bob.watches(room, 1)
        await eve.watches(room)
        await ann.does(asks.Start, room.table.id)
        assert [tell.problem.key for tell in eve.hears() if isinstance(tell, tells.Refused)] == ["error-no-spectators"]
        assert {eye.socket for eye in room.eyes} == {bob.socket} and len(room.eyes) == 2


async def test_everybody_is_told_who_is_here() -> None:
    """And who has gone."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await ann.watches(room, 0)
        await bob.watches(room, 1)
        assert [tell.here for tell in ann.hears() if isinstance(tell, tells.News)] == [[0, 1]]
        bob.leaves()
        assert [tell.here for tell in ann.hears() if isinstance(tell, tells.News)] == [[0]]


async def test_absence_counts_from_when_one_went(time: Time) -> None:
    """Not from when the game began."""
    async with an_app() as app:
        ann, bob, cid = await come(app, "Ann Bob Cid")
        room = await begun(app, ann, bob, cid)
        await play_until(room, bob, ann, cid)
        await bob.watches(room, 1)
        await cid.watches(room, 2)
        time.passes(1000)
        mind = asks.Mind("1", room.table.id, 1)
        assert await ann.refused(mind) == "error-mind-wait"
        bob.leaves()
        time.passes(59)
        assert await ann.refused(mind) == "error-mind-wait"
        time.passes(1)
        await ann.does(asks.Mind, room.table.id, seat=1)
        assert room.table.about(1)


async def test_proposal_to_mind_lapses_when_its_person_connects(time: Time) -> None:
    """He is there, and everybody is told."""
    async with an_app() as app:
        ann, bob, cid = await come(app, "Ann Bob Cid")
        room = await begun(app, ann, bob, cid)
        await play_until(room, bob, ann, cid)
        await cid.watches(room, 2)
        time.passes(60)
        await ann.does(asks.Mind, room.table.id, seat=1)
        await bob.watches(room, 1)
        await until(room, lambda: room.table.proposal is None)
        assert log(room)[-1] == deeds.Returned(1)


async def test_who_got_up_may_look_without_coming_back(time: Time) -> None:
    """The others may still have a bot mind his seat."""
    async with an_app() as app:
        ann, bob, cid = await come(app, "Ann Bob Cid")
        room = await begun(app, ann, bob, cid)
        await cid.watches(room, 2)
        await bob.does(asks.Leave, room.table.id, seat=1)
        await ann.does(asks.Mind, room.table.id, seat=1)
        await bob.watches(room, 1)
        while app.tasks:
            await next(iter(app.tasks))
        assert room.table.about(1)


async def test_proposal_comes_to_pass_when_the_last_to_be_asked_gets_up() -> None:
    """Nobody waits for ever."""
    async with an_app() as app:
        ann, bob, cid = await come(app, "Ann Bob Cid")
        room = await begun(app, ann, bob, cid)
        proposal = await ann.does(asks.End, room.table.id)
        await cid.does(asks.Vote, room.table.id, proposal=proposal.n, yes=True)
        done = await bob.does(asks.Leave, room.table.id, seat=1)
        assert log(room)[-2:] == [deeds.Left(1), deeds.Ended()]
        assert done.n == room.table.n - 1  # the number of what Bob did
        assert (await stored(app, room.table.id)).status == "ended"


async def test_absence_of_days_is_known_from_the_log(time: Time) -> None:
    """A room that was closed meanwhile has seen nobody go; at a live table one is given time to come back."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        for pace, away in (("days", 86_400_000), ("live", 0)):
            room = await begun(app, ann, bob, pace=pace)
            time.passes(86_400)
            await app.rooms.tidy()
            again = await app.rooms.find(room.table.id)
            assert again is not room and again.absence(1, app.now()) == away


async def play_until(room: Room, who: Guest, *others: Guest) -> None:
    """Everybody answers until this one is asked."""
    while (one := asker(room, who, *others)) is not who:
        await one.does(asks.Answer, room.table.id, **answer(room))
