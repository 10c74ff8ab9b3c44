"""A server that stores and says what it has stored, until it is killed: python -m … ADDRESS."""

from __future__ import annotations

import asyncio
import sys

from gaslamp.server.storage import Storage
from tests.server.storage.samples import a_table, entries


async def write(storage: Storage, table: str) -> None:
    """Store entry after entry, and say which."""
    await storage.create(a_table(table), [], [])
    for n in range(1, 1_000_000):
        await storage.append(table, entries(n))
        print(table, n, flush=True)


async def main(address: str) -> None:
    """Write at several tables at once."""
    storage = await Storage.open(address)
    await asyncio.gather(*(write(storage, f"t{i}") for i in range(8)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
