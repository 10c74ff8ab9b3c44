"""Whatever is acknowledged is stored."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from gaslamp.server.storage import Storage
from tests.server.storage.samples import a_table, entries, numbers

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]


async def test_an_append_returns_after_its_commit(postgres_url: str) -> None:
    """Somebody else sees it at once."""
    storage = await Storage.open(postgres_url)
    await storage.create(a_table("a"), [], [])
    with psycopg.connect(postgres_url, autocommit=True) as other:
        for n in range(1, 20):
            await storage.append("a", entries(n))
            assert other.execute("SELECT max(n) FROM entries").fetchone() == (n,)
    await storage.close()


async def test_what_was_acknowledged_survives_a_kill(database_url: str) -> None:
    """All of it, in whichever moment the server was killed, and without gaps."""
    said = killed(database_url, 400)
    storage = await Storage.open(database_url)
    for table in {line.split()[0] for line in said}:
        found = numbers(await storage.entries(table))
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= max(int(line.split()[1]) for line in said if line.startswith(f"{table} "))
    await storage.close()


def killed(address: str, after: int) -> list[str]:
    """What a server said before it was killed."""
    command = [sys.executable, "-m", "tests.server.storage.scribe", address]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout
        said = [server.stdout.readline() for _ in range(after)]
        server.kill()
        said += server.stdout.read().splitlines(keepends=True)
    return [line for line in said if line.endswith("\n")]
