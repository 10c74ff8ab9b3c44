"""Tables are kept with their logs and chairs."""

from __future__ import annotations

import pytest

from gaslamp.server.storage import Conflict, ListedRow, Storage, TableChange
from tests.server.storage.samples import LATE, a_table, entries, numbers

pytestmark = pytest.mark.anyio


async def test_a_table_is_found_as_it_was_made(peopled: Storage) -> None:
    """Every field of it, and its log."""
    await peopled.create(a_table("a"), entries(1, 2), ["anna", None])
    assert await peopled.table("a") == a_table("a")
    assert await peopled.entries("a") == entries(1, 2)
    assert peopled.stored == 2


async def test_what_is_not_there_is_not_found(storage: Storage) -> None:
    """No table, no log."""
    assert await storage.table("a") is None
    assert await storage.entries("a") == []
    assert await storage.list_tables(["waiting"]) == await storage.of_person("anna") == []


async def test_a_log_is_in_order(storage: Storage) -> None:
    """Of its numbers, whenever they came; each table has its own."""
    await storage.create(a_table("a"), [], [])
    await storage.create(a_table("b"), entries(1), [])
    await storage.append("a", entries(3, 10))
    await storage.append("a", entries(2, 1))
    assert await storage.entries("a") == entries(1, 2, 3, 10)
    assert await storage.entries("b") == entries(1)


async def test_a_change_comes_with_its_entry(peopled: Storage) -> None:
    """The table says what is so now; the rest of it stays."""
    await peopled.create(a_table("a"), [], ["anna", None])
    await peopled.append("a", entries(1), TableChange("playing", False, LATE + 5, b"new"))
    table = await peopled.table("a")
    assert table and (table.status, table.open, table.changed, table.listing) == ("playing", False, LATE + 5, b"new")
    assert (table.id, table.created, table.header) == ("a", LATE, b"\x00header")
    assert await peopled.of_person("anna") == [ListedRow("a", "playing", False, LATE + 5, b"new")]


async def test_nothing_of_an_entry_is_kept_without_its_change(peopled: Storage) -> None:
    """Nor the other way round."""
    await peopled.create(a_table("a"), entries(1), ["anna"])
    with pytest.raises(Conflict):
        await peopled.append("a", entries(2), TableChange("playing", True, 1, b"", ["nobody"]))
    with pytest.raises(Conflict):
        await peopled.append("a", entries(1), TableChange("playing", True, 1, b"", ["bolek"]))
    assert await peopled.table("a") == a_table("a")
    assert numbers(await peopled.entries("a")) == [1]
    assert await peopled.of_person("bolek") == [] != await peopled.of_person("anna")


async def test_a_table_that_is_not_there_cannot_change(storage: Storage) -> None:
    """With an entry or without."""
    for rows in (entries(1), []):
        with pytest.raises(Conflict):
            await storage.append("a", rows, TableChange("playing", True, 1, b""))


async def test_chairs_are_those_that_were_given_last(peopled: Storage) -> None:
    """Who left is not at the table any more."""
    await peopled.create(a_table("a"), [], ["anna", "bolek"])
    await peopled.append("a", [], TableChange("waiting", True, LATE, b"", [None, "anna"]))
    assert [row.id for row in await peopled.of_person("anna")] == ["a"]
    assert await peopled.of_person("bolek") == []


async def test_lists_begin_with_the_newest(peopled: Storage) -> None:
    """As many as asked for, of the kinds asked for."""
    for id, status, changed in [("a", "waiting", 1), ("b", "playing", 3), ("c", "over", 4), ("d", "waiting", 2)]:
        await peopled.create(a_table(id, status, changed), [], ["anna", "anna"])
    assert [row.id for row in await peopled.list_tables(["waiting", "playing"])] == ["b", "d", "a"]
    assert [row.id for row in await peopled.list_tables(["waiting", "playing"], 2)] == ["b", "d"]
    assert await peopled.list_tables([]) == []
    assert [row.id for row in await peopled.of_person("anna", 3)] == ["c", "b", "d"]


async def test_a_guest_who_logs_in_takes_the_chairs_along(peopled: Storage) -> None:
    """All of them, and nobody else's."""
    await peopled.create(a_table("b"), [], ["anna", "anna"])
    await peopled.create(a_table("a"), [], ["bolek", "anna"])
    await peopled.create(a_table("c"), [], ["bolek"])
    assert await peopled.move_chairs("anna", "bolek") == ["a", "b"]
    assert await peopled.of_person("anna") == []
    assert len(await peopled.of_person("bolek")) == 3
    assert await peopled.move_chairs("anna", "bolek") == []
