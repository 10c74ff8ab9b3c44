"""The steward of a room: has bots answer, and rings when somebody's time is up."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import sleep
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from gaslamp.engine.core.effect import SHAPE
from gaslamp.engine.errors import Illegal
from gaslamp.protocol import deeds
from gaslamp.server.acts import ToStore
from gaslamp.server.acts.answer import check_bot
from gaslamp.server.acts.propose import MINDER
from gaslamp.server.beat import Beat
from gaslamp.server.bot_pool import Thought
from gaslamp.server.logs import warn
from gaslamp.server.timing import left_for, thinking_time

if TYPE_CHECKING:
    from gaslamp.server.room import Room

RETRY = 5.0  # seconds after which what failed is tried again
COURTESY = 30.0  # seconds that a bot waits for people to agree on taking something back
LONGEST = 86_400  # seconds that an alarm is set for; then it looks again


class Steward:
    """Sees to it that the game goes on: by a bot if one is asked, by the clock if a person is."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.beat = Beat(room.app.pace)
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot thinks or a clock runs."""
        return self.thinking is not None or self.alarm is not None

    def go_on(self) -> None:
        """Have a bot think if it is asked, and set the clock if a person is."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        seat = self.room.table.asked
        if seat is None or self.room.closed:
            return
        if self.room.table.chairs[seat].thinker is not None:
            if self.thinking is None:
                self.thinking = asyncio.create_task(self.think())
        else:
            self.set_alarm(seat)

    async def think(self) -> None:
        """Have bots answer as long as bots are asked."""
        table = self.room.table
        try:
            while (seat := table.asked) is not None and (level := table.chairs[seat].thinker):
                await self.let_bot_answer(level)
        finally:
            self.thinking = None
            self.go_on()

    async def let_bot_answer(self, level: str) -> None:
        """Have a bot think about the question, and answer it if it is still asked then."""
        room, table, loop = self.room, self.room.table, asyncio.get_running_loop()
        question, begun = table.play_n, loop.time()
        assert table.play is not None
        hidden = table.play.state.choice.always_ask
        try:
            thought = await self.bot_thought(level)
            await sleep(self.pause(thought, loop.time() - begun, hidden))
            await self.be_courteous()
            async with room.lock:
                await room.catch_up()
                await room.store(check_bot(table, question, thought.answer))
        except Exception as error:
            warn("a bot could not answer", error, table=table.id, bot=level)
            await sleep(RETRY)

    async def bot_thought(self, level: str) -> Thought:
        """What a bot answers; if its thought fails, any answer that is offered: the game goes on."""
        table, bot_pool = self.room.table, self.room.app.bot_pool
        assert table.play is not None
        offered, number = table.play.state.offered, len(table.standing) + 1
        try:
            thought = await bot_pool.think(table.record(), level, table.host)
            if thought.answer not in offered:
                raise Illegal(thought.answer, SHAPE, list(offered))
            return thought
        except Exception as error:
            if bot_pool.closed:
                raise
            warn("a bot's thought failed", error, table=table.id, number=number, bot=level)
            return Thought(tuple(secrets.choice(offered)))

    def pause(self, thought: Thought, taken: float, hidden: bool) -> float:
        """How many seconds a bot waits before it answers, so that people can follow, and learn nothing from it.

        When it answered is seen later, too: what hides in the time of an answer is hidden also when nobody looks on.
        """
        room = self.room
        if hidden and (room.eyes or any(chair.person for chair in room.table.chairs)):
            return self.beat.pause(thought.seconds)
        self.beat.heed(thought.seconds)
        return max(0.0, room.app.pace - taken) if room.eyes else 0.0

    async def be_courteous(self) -> None:
        """Let people agree on taking something back before a bot plays on, but not for ever."""
        with suppress(TimeoutError):
            async with asyncio.timeout(COURTESY):
                while self.room.table.going_back:
                    await self.room.activity.wait()

    def set_alarm(self, seat: int) -> None:
        """Ring when the seat's time is up."""
        room, app = self.room, self.room.app
        left = left_for(room.table, seat, thinking_time(room.table, app.now(), app.outages))
        if left is not None:
            ring = partial(app.spawn, self.time_up, room.table.play_n)
            self.alarm = asyncio.get_running_loop().call_later(min(left / 1000, LONGEST), ring)

    async def time_up(self, question: int) -> None:
        """A bot takes the seat over, if its time really is up."""
        room, table = self.room, self.room.table
        async with room.lock:
            await room.catch_up()
            seat, now = table.asked, room.now()
            if seat is None or question != table.play_n or table.chairs[seat].thinker:
                return
            left = left_for(table, seat, now.thought)
            if left is not None and left <= 0:
                await room.store(ToStore.of(deeds.Minded(seat, MINDER, "clock", now.thought)))
            else:
                self.go_on()

    def dismiss(self) -> None:
        """Stop thinking and ringing."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
