"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Thread
from typing import NamedTuple
from weakref import WeakValueDictionary

from gaslamp.bots import bot
from gaslamp.bots.player import decide
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.play.record import Record
from gaslamp.server.logs import warn
from gaslamp.server.sandbox import lower_priority

TRIES = 3


class Thought(NamedTuple):
    """What a bot answers, and how long it thought, apart from waiting for its turn to."""

    answer: tuple[int, ...]
    seconds: float = 0.0


class BotPool:
    """A few processes, started when the first bot has to think."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None
        self.busy = 0
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.closed = False

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """What a bot answers to the question that a game has come to; one at a time for whoever opened the table."""
        self.busy += 1
        turn = self.turns.setdefault(host, asyncio.Lock())
        try:
            async with turn:
                return await self.think_or_retry(game, level)
        finally:
            self.busy -= 1

    async def think_or_retry(self, game: Record, level: str) -> Thought:
        """Think, again if the process was lost."""
        for n in range(TRIES):
            pool = self.processes_ready()
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, think_about, game, level, secrets.randbits(62))
            except BrokenProcessPool as error:
                warn("a bot's process was lost", error)
                self.pool = None if self.pool is pool else self.pool
                if n == TRIES - 1 or self.closed:
                    raise
        raise AssertionError

    def processes_ready(self) -> ProcessPoolExecutor:
        """The processes."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context(start_method()), step_back)
        return self.pool

    def shut_down(self) -> None:
        """End the processes; what they think about is of no use any more."""
        self.closed = True
        if self.pool is not None:
            for process in list(self.pool._processes.values()):
                process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def start_method() -> str:
    """How processes are started: by one that is small, where the system can."""
    return "forkserver" if "forkserver" in get_all_start_methods() else "spawn"


def step_back() -> None:
    """Let those who answer people go first; a keyboard's interrupt is the server's affair."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    """End with the server, also when it was killed and could end nothing."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def think_about(game: Record, level: str, seed: int) -> Thought:
    """A bot's answer: the game is replayed here, and the bot sees worlds imagined for its seat."""
    state = game.replay()
    question = state.question
    assert question is not None
    begun = time.perf_counter()
    option = decide(state, bot(level), seeded(seed))
    return Thought(unpack(option, len(question.names)), time.perf_counter() - begun)
