"""Work on what strangers send, each in a process of its own: whatever they sent, nobody else waits for it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from subprocess import DEVNULL, PIPE

from gaslamp.extras import optional
from gaslamp.server.errors import TooFast

SECONDS = 20
MEMORY = 1 << 30  # bytes
QUEUE = 8  # works that are done or wait for their turn


class Sandbox:
    """Has one work done at a time."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def run(self, module: str, sent: bytes, *more: str) -> bytes:
        """What a module that is run by itself says of what was sent; nothing if that took too long or too much."""
        if self.waiting >= QUEUE:
            raise TooFast(SECONDS)
        self.waiting += 1
        try:
            async with self.turn:
                return await run_module(module, sent, *more)
        finally:
            self.waiting -= 1


async def run_module(module: str, sent: bytes, *more: str) -> bytes:
    """What another process says, if it comes to its end."""
    command = [sys.executable, "-m", module, *more]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        said, _ = await asyncio.wait_for(process.communicate(sent), SECONDS)
        return said if process.returncode == 0 else b""
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def run_bounded(work: Callable[..., bytes]) -> None:
    """Do a work on what is piped in, within bounds; for a module that is run by itself."""
    lower_priority()
    limit()
    sys.stdout.buffer.write(work(sys.stdin.buffer.read(), *sys.argv[1:]))


def lower_priority() -> None:
    """Let those who answer people go first."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)


def limit() -> None:
    """Bound memory and time, where the system can; elsewhere `run_module` alone looks at the clock."""
    resource = optional("resource")  # not on Windows
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
