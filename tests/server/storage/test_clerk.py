"""The clerk does everything in order, together, and to nobody's harm."""

from __future__ import annotations

from asyncio import CancelledError, create_task, gather, sleep
from collections.abc import Awaitable
from threading import Event
from threading import enumerate as threads
from typing import Any

import pytest
from sqlalchemy import Connection

from gaslamp.server.storage import Conflict, Lost, Storage, StorageError, TableChange
from gaslamp.server.storage.clerk import Clerk
from gaslamp.server.storage.tables import Append
from tests.server.conftest import Postgres
from tests.server.storage.samples import ANNA, LATE, a_table, entries, numbers

pytestmark = pytest.mark.anyio


async def at_once(storage: Storage, *jobs: Awaitable[Any]) -> list[Any]:
    """What comes of jobs that are all there when the clerk turns to them."""
    hold = Event()
    held = storage.ask(lambda _: hold.wait())
    while storage.waiting:
        await sleep(0)
    together = gather(*jobs, return_exceptions=True)
    await sleep(0)
    waiting = storage.waiting
    hold.set()
    await held
    assert waiting == len(jobs)
    return await together


async def test_thousands_append_at_once(storage: Storage) -> None:
    """Nothing is lost, and few commits are enough."""
    for table in range(50):
        await storage.create(a_table(f"t{table}"), [], [])
    before = storage.clerk.commits
    await at_once(storage, *(storage.append(f"t{n % 50}", entries(n)) for n in range(5000)))
    assert storage.clerk.commits == before + 2  # the one that held them up, and theirs
    assert storage.stored == 5000 and storage.waiting == 0 and storage.slowest > 0
    for table in range(50):
        assert numbers(await storage.entries(f"t{table}")) == list(range(table, 5000, 50))


async def test_a_conflict_harms_only_its_own_job(storage: Storage) -> None:
    """Whatever else is done together with it is done, and reads what came before it."""
    await storage.create(a_table("a"), entries(1), [])
    results = await at_once(
        storage,
        storage.append("a", entries(2)),
        storage.append("a", entries(4, 1)),
        storage.append("a", entries(3), TableChange("over", True, LATE, b"")),
        storage.append("nowhere", entries(1)),
        storage.entries("a"),
        storage.add_person(ANNA),
        storage.person("anna"),
    )
    assert results[:1] + results[2:3] + results[4:] == [None, None, entries(1, 2, 3), None, ANNA]
    assert isinstance(results[1], Conflict) and isinstance(results[3], Conflict)
    assert await storage.entries("a") == entries(1, 2, 3)
    assert storage.stored == 3


async def test_of_two_with_the_same_number_one_is_stored(storage: Storage) -> None:
    """The first."""
    await storage.create(a_table("a"), [], [])
    results = await at_once(storage, storage.append("a", entries(1)), storage.append("a", entries(1)))
    assert results[0] is None and isinstance(results[1], Conflict)


async def test_what_a_database_cannot_hold_is_refused(storage: Storage) -> None:
    """A number that is too large, a text that is none; others do not notice."""
    results = await at_once(
        storage,
        storage.add_outage(1, 2**70),
        storage.keep_note("x", "\ud800"),
        storage.keep_note("y", "fine"),
    )
    assert isinstance(results[0], StorageError) and isinstance(results[1], StorageError) and results[2] is None
    assert await storage.note("y") == "fine"


async def test_jobs_are_done_in_the_order_of_asking(storage: Storage) -> None:
    """A table is made, changed twice and read, all at once; of several changes the last one stays."""
    changes = [TableChange("playing", True, LATE + n, b"%d" % n, ["anna"] if n == 1 else None) for n in (1, 2)]
    results = await at_once(
        storage,
        storage.add_person(ANNA),
        storage.create(a_table("a"), entries(1), []),
        *(storage.append("a", entries(n + 1), change) for n, change in enumerate(changes, 1)),
        storage.of_person("anna"),
    )
    assert [(row.changed, row.listing) for row in results[-1]] == [(LATE + 2, b"2")]
    assert await storage.entries("a") == entries(1, 2, 3)


async def test_who_stops_waiting_takes_nothing_back(storage: Storage) -> None:
    """The entry is stored, and the clerk goes on."""
    await storage.create(a_table("a"), [], [])
    impatient = create_task(storage.append("a", entries(1)))
    await sleep(0)
    impatient.cancel()
    with pytest.raises(CancelledError):
        await impatient
    assert await storage.entries("a") == entries(1)


async def test_closing_stores_all_that_was_asked(database_url: str) -> None:
    """And nothing can be asked afterwards."""
    storage = await Storage.open(database_url)
    await storage.create(a_table("a"), [], [])
    asked = [storage.ask(Append("a", entries(n))) for n in range(1, 501)]
    await storage.close()
    assert all(future.done() for future in asked)
    await storage.close()
    with pytest.raises(StorageError, match="closed"):
        await storage.entries("a")
    storage = await Storage.open(database_url)
    assert numbers(await storage.entries("a")) == list(range(1, 501))
    await storage.close()


async def test_an_opening_that_nobody_waits_for_is_undone(database_url: str) -> None:
    """The database is free again."""
    opening = create_task(Storage.open(database_url))
    await sleep(0)
    clerks = [thread for thread in threads() if isinstance(thread, Clerk)]
    opening.cancel()
    with pytest.raises(CancelledError):
        await opening
    for clerk in clerks:
        clerk.join(60)
    assert clerks
    storage = await Storage.open(database_url)
    await storage.close()


async def test_a_full_disk_is_told_to_all_and_survived(sqlite_url: str) -> None:
    """Nothing is stored by halves; when there is room again, the clerk goes on."""
    storage = await Storage.open(sqlite_url)
    await storage.create(a_table("a"), [], [])

    def most_pages(database: Connection, n: int) -> None:
        database.exec_driver_sql(f"PRAGMA max_page_count = {n}")

    await storage.ask(lambda database: most_pages(database, 1))
    big = [row.__class__(row.n, row.at, bytes(100_000)) for row in entries(1, 2)]
    results = await at_once(storage, storage.append("a", big), storage.append("a", big[:1]), storage.entries("a"))
    assert isinstance(results[0], Lost) and isinstance(results[1], Lost) and results[2] == []
    assert "disk is full" in str(results[0])
    await storage.ask(lambda database: most_pages(database, 10_000))
    await storage.append("a", big)
    assert await storage.entries("a") == big
    await storage.close()


async def test_a_server_that_went_away_is_found_again(postgres: Postgres, postgres_url: str) -> None:
    """Everybody who waited is told; nothing is stored by halves."""
    storage = await Storage.open(postgres_url)
    await storage.create(a_table("a"), [], [])
    postgres.cut(postgres_url)
    results = await at_once(
        storage, storage.append("a", entries(1)), storage.append("a", entries(2)), storage.entries("a")
    )
    assert all(isinstance(result, Lost) for result in results)
    assert await storage.entries("a") == []
    postgres.let_in(postgres_url, False)
    postgres.cut(postgres_url)
    for _ in range(2):
        with pytest.raises(Lost):
            await storage.append("a", entries(1))
    postgres.let_in(postgres_url, True)
    await storage.append("a", entries(1))
    assert await storage.entries("a") == entries(1)
    await storage.close()


async def test_a_storage_closes_even_if_its_server_is_gone(postgres: Postgres, postgres_url: str) -> None:
    """Quietly: whoever lost something has been told."""
    storage = await Storage.open(postgres_url)
    postgres.let_in(postgres_url, False)
    postgres.cut(postgres_url)
    lost = storage.ask(lambda database: database.exec_driver_sql("SELECT 1"))
    await storage.close()
    assert isinstance(lost.exception(), Lost)
