"""Bots think in processes of their own: nobody waits for them, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gaslamp import UnknownName, games
from gaslamp.engine.play.record import Record
from gaslamp.server.bot_pool import BotPool, Thought
from tests.server.home import PATIENCE

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def bot_pool() -> AsyncIterator[BotPool]:
    """One process."""
    found = BotPool(1)
    try:
        yield found
    finally:
        found.shut_down()


def game() -> Record:
    """A game that has just begun."""
    return Record.of(games["catham"], [], seats=3, seed=7)


def processes(found: BotPool) -> list[int]:
    """The processes that think."""
    assert found.pool is not None
    return [process.pid for process in found.pool._processes.values() if process.pid is not None]


def alive(pid: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def absorbed(found: BotPool) -> asyncio.Task[Thought]:
    """A thought that is under way, and would take for ever."""
    thinking = asyncio.create_task(found.think(game(), "ismcts:999999999"))
    await asyncio.sleep(0)
    assert found.pool is not None
    while not any(item.future.running() for item in found.pool._pending_work_items.values()):
        await asyncio.sleep(0)
    return thinking


async def gone(pid: int) -> None:
    """Wait until a process is gone; it is nobody's child here, so there is nothing else to wait for."""
    async with asyncio.timeout(PATIENCE):
        while alive(pid):
            await asyncio.sleep(0.01)


async def test_answer_is_one_of_those_offered() -> None:
    """Whatever the level."""
    offered = [tuple(answer) for answer in game().replay().offered]
    async with bot_pool() as found:
        thought = await found.think(game(), "easy")
        assert thought.answer in offered and thought.seconds > 0
        assert found.busy == 0


async def test_a_thought_that_fails_says_why() -> None:
    """The process stays, and whoever asked for the thought gets its error."""
    async with bot_pool() as found:
        with pytest.raises(UnknownName):
            await found.think(game(), "nobody")
        assert await found.think(game(), "easy") and found.busy == 0


async def test_nobody_waits_for_a_bot() -> None:
    """The loop turns while a bot thinks."""
    async with bot_pool() as found:
        await found.think(game(), "easy")  # the process is there
        thinking = asyncio.create_task(found.think(game(), "ismcts:100:20"))
        ticks = 0
        while not thinking.done():
            await asyncio.sleep(0)
            ticks += 1
        assert ticks > 100


async def test_bots_do_not_agree_by_chance() -> None:
    """Each thought has luck of its own: a bot is not the same every time."""
    record = game()
    async with bot_pool() as found:
        answers = {(await found.think(record, "random")).answer for _ in range(40)}
    assert len(answers) > 1


async def test_lost_process_is_replaced_and_the_answer_still_comes() -> None:
    """Killed in the middle of a thought."""
    async with bot_pool() as found:
        await found.think(game(), "easy")
        (lost,) = processes(found)
        thinking = asyncio.create_task(found.think(game(), "ismcts:100:20"))
        await asyncio.sleep(0)
        os.kill(lost, signal.SIGKILL)
        assert await found.think(game(), "easy")
        assert lost not in processes(found)
        assert await thinking
        assert found.busy == 0


async def test_no_process_is_left_at_the_end() -> None:
    """Also none that was thinking."""
    async with bot_pool() as found:
        await found.think(game(), "easy")
        pids = processes(found)
        thinking = await absorbed(found)
        thinking.cancel()
        found.shut_down()
        for pid in pids:
            await gone(pid)
        assert found.pool is None


async def test_nobody_is_hired_after_the_dismissal() -> None:
    """A thought that was under way ends with an error, not with a new process."""
    async with bot_pool() as found:
        await found.think(game(), "easy")
        thinking = await absorbed(found)
        found.shut_down()
        with pytest.raises((RuntimeError, asyncio.CancelledError)):
            await asyncio.wait_for(thinking, PATIENCE)
        assert found.pool is None
