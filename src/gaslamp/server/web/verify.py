"""Checking a record, each in a process of its own: whatever it holds, nobody else waits for it."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING

from msgspec.json import decode, encode

from gaslamp.engine.errors import GaslampError
from gaslamp.engine.luck import Luck
from gaslamp.engine.record import Record
from gaslamp.server.bucket import Buckets
from gaslamp.server.errors import BadMessage, TooFast
from gaslamp.server.protocol.api import Verdict
from gaslamp.server.sight import problem

if TYPE_CHECKING:
    from gaslamp.server.house import House

SECONDS = 20
MEMORY = 1 << 30  # bytes
ANSWERS = 20_000
QUEUE = 8  # records that may wait for their turn


class Verifier:
    """Checks one record at a time, and not too many of one address."""

    def __init__(self, house: House) -> None:
        self.records = Buckets(house.limits.records, house.tick)
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def verdict(self, address: str, record: bytes, language: str) -> Verdict:
        """What comes of checking a record."""
        self.records.take(address)
        if self.waiting >= QUEUE:
            raise TooFast(SECONDS)
        self.waiting += 1
        try:
            async with self.turn:
                found = await told(record, language)
        finally:
            self.waiting -= 1
        return decode(found, type=Verdict) if found else wrong(BadMessage("error-verify-much"), language)


async def told(record: bytes, language: str) -> bytes:
    """What another process says of a record; nothing if it took too long or too much."""
    command = [sys.executable, "-m", __name__, language]
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        found, _ = await asyncio.wait_for(process.communicate(record), SECONDS)
        return found
    except TimeoutError:
        return b""
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def checked(text: bytes, language: str) -> Verdict:
    """Whether every answer was legal with the luck that was promised by the hash, and the game came to its end."""
    try:
        record = Record.parse(text.decode("utf-8", "replace"))
        if len(record.answers) > ANSWERS:
            raise BadMessage("error-verify-answers", n=len(record.answers), most=ANSWERS)
        state = record.replay()
    except GaslampError as error:
        return wrong(error, language)
    hash = Luck(record.secret, record.words).hash if record.secret else ""
    return Verdict(bool(hash) and bool(state.over), hash, len(record.answers), state.places)


def wrong(error: GaslampError, language: str) -> Verdict:
    """A record that is none, or not of a legal game."""
    return Verdict(False, "", 0, [], problem(error, language))


def main() -> None:
    """Check the record that is piped in, within bounds."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    sys.stdout.buffer.write(encode(checked(sys.stdin.buffer.read(), sys.argv[1])))


if __name__ == "__main__":
    main()
