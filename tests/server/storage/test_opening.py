"""What cannot be opened is refused, by name, and left as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import Connection

from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.server.storage import BadDatabase, Storage
from gaslamp.server.storage.schema import VERSION_TABLE
from tests.server.storage.samples import a_table, entries

pytestmark = pytest.mark.anyio
NOBODY = 65534
SECOND = """
import asyncio, sys
from gaslamp.server.storage import BadDatabase, Storage

try:
    asyncio.run(Storage.open(sys.argv[1]))
except BadDatabase as refused:
    print(refused.key)
"""

NEWER = f"""
import asyncio, os, sys
from gaslamp.server.storage import Storage

async def main():
    storage = await Storage.open(sys.argv[1])
    await storage.ask(lambda database: database.exec_driver_sql("UPDATE {VERSION_TABLE} SET version_num = '9999'"))
    await storage.ask(storage.clerk.place.settle)
    await storage.keep_note("x", "1")
    os._exit(0)

asyncio.run(main())
"""


def lies_in(folder: Path) -> dict[Path, bytes | None]:
    """Everything in a folder."""
    return {path: path.read_bytes() if path.is_file() else None for path in folder.rglob("*")}


async def refused(address: str, key: str, *named: object) -> None:
    """Opening it is refused, with what is wrong, in both languages."""
    with pytest.raises(BadDatabase) as error:
        await Storage.open(address)
    assert error.value.key == key
    for language in LANGUAGES:
        assert all(str(name) in error.value.say(language) for name in named)


async def untouched(folder: Path, address: str, key: str, *named: object) -> None:
    """It is refused, and nothing in the folder is other than it was."""
    before = lies_in(folder)
    await refused(address, key, *named)
    assert lies_in(folder) == before


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root."""
    if os.geteuid():
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.mark.parametrize("content", [b"x", b"hello", b"\0" * 5000, b"SQLite format 2\0" + bytes(4080)])
async def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    """Somebody's letter stays a letter."""
    path = tmp_path / "letter"
    path.write_bytes(content)
    await untouched(tmp_path, f"sqlite:///{path}", "error-database-form", path)


async def test_a_file_that_is_damaged(tmp_path: Path) -> None:
    """It begins like a database, and no more."""
    path = tmp_path / "a.db"
    path.write_bytes(b"SQLite format 3\0" + b"\x10\0\2\2" + b"\xff" * 5000)
    await untouched(tmp_path, f"sqlite:///{path}", "error-database-form", path)


async def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    """It is named, and not made."""
    await untouched(tmp_path, f"sqlite:///{tmp_path}/no/a.db", "error-database-folder", tmp_path / "no")


async def test_a_path_that_cannot_be(tmp_path: Path) -> None:
    """A folder, a path through a file, a name without end."""
    (tmp_path / "file").write_bytes(b"")
    await untouched(tmp_path, f"sqlite:///{tmp_path}", "error-at", tmp_path)
    await untouched(tmp_path, f"sqlite:///{tmp_path}/file/a.db", "error-database-folder", tmp_path / "file")
    await untouched(tmp_path, f"sqlite:///{tmp_path}/{'a' * 300}", "error-at")
    await untouched(tmp_path, f"sqlite:///{tmp_path}/a%00b", "error-path")
    os.mkfifo(tmp_path / "pipe")
    await refused(f"sqlite:///{tmp_path}/pipe", "error-database-form")


async def test_a_file_or_folder_that_may_not_be_used() -> None:
    """Neither read nor written."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        (folder / "a.db").write_bytes(b"")
        (folder / "a.db").chmod(0)
        with as_nobody():
            await refused(f"sqlite:///{folder}/a.db", "error-at", folder / "a.db")
        folder.chmod(0o555)
        with as_nobody():
            await refused(f"sqlite:///{folder}/b.db", "error-database-write", folder)
        folder.chmod(0o777)
        assert lies_in(folder) == {folder / "a.db": b""}


async def test_a_file_of_another_program(tmp_path: Path) -> None:
    """Its tables are named."""
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name)")
    await untouched(tmp_path, f"sqlite:///{path}", "error-database-foreign", path, "recipes")


async def test_a_file_of_a_newer_gaslamp(tmp_path: Path) -> None:
    """It says how new."""
    path = tmp_path / "a.db"
    await (await Storage.open(f"sqlite:///{path}")).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        newer.commit()
    await untouched(tmp_path, f"sqlite:///{path}", "error-database-newer", path, "9999")


async def test_a_file_of_a_newer_gaslamp_that_was_killed(tmp_path: Path) -> None:
    """What it has yet to copy from its journal is left to it."""
    path = tmp_path / "a.db"
    subprocess.run([sys.executable, "-c", NEWER, f"sqlite:///{path}"], check=True)
    assert Path(f"{path}-wal").stat().st_size
    await untouched(tmp_path, f"sqlite:///{path}", "error-database-newer", path, "9999")


async def test_databases_of_others_on_a_server(postgres_url: str) -> None:
    """Another program's, and a newer Gaslamp's."""
    with psycopg.connect(postgres_url, autocommit=True) as other:
        other.execute("CREATE TABLE recipes (name text)")
        await refused(postgres_url, "error-database-foreign", "recipes")
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
        assert other.execute(tables).fetchall() == [("recipes",)]
        other.execute("DROP TABLE recipes")
        await (await Storage.open(postgres_url)).close()
        other.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'".encode())
        await refused(postgres_url, "error-database-newer", "9999")


async def test_a_server_that_refuses(postgres_url: str) -> None:
    """Nobody is there, or no such database; the password stays with us."""
    for address in (
        "postgresql://ann:pa55word@127.0.0.1:1/x",
        "postgresql://127.0.0.1:1/x?user=ann&password=pa55word",
        postgres_url.replace("/test", "/no").replace("postgres:@", "postgres:pa55word@"),
        "postgresql://ann:pa55word@127.0.0.1:1/x?nonsense=1",
    ):
        with pytest.raises(BadDatabase) as error:
            await Storage.open(address)
        assert error.value.key == "error-database-server"
        assert not any("pa55word" in error.value.say(language) for language in LANGUAGES)
        assert "pa55word" not in repr(error.value.__cause__)


@pytest.mark.parametrize(
    "address",
    ["", "a.db", "mysql://ann:pa55word@host/x", "ann:pa55word@host", "sqlite://host/a.db", "sqlite:///a.db?mode=ro"],
)
async def test_what_is_no_address(address: str) -> None:
    """It is told what would be one."""
    with pytest.raises(BadDatabase, match="sqlite:///FILE") as error:
        await Storage.open(address)
    assert "pa55word" not in str(error.value)


async def test_a_database_has_one_server(database_url: str) -> None:
    """A second one is told so at once, in this process or in another, and the first does not notice."""
    storage = await Storage.open(database_url)
    await storage.create(a_table("a"), entries(1), [])
    await refused(database_url, "error-database-busy")
    second = subprocess.run([sys.executable, "-c", SECOND, database_url], capture_output=True, text=True, check=True)
    assert second.stdout == "error-database-busy\n"
    await storage.append("a", entries(2))
    await storage.close()
    storage = await Storage.open(database_url)
    assert await storage.entries("a") == entries(1, 2)
    await storage.close()


async def test_a_new_file_is_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By default it lies in a folder of its own, which is made; closed, it is one file."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    storage = await Storage.open()
    path = tmp_path / "share" / "gaslamp" / "gaslamp.db"
    assert storage.kind == "sqlite" and path.stat().st_mode & 0o777 == 0o600
    await storage.close()
    assert [found for found in lies_in(tmp_path) if found.is_file()] == [path]


async def test_a_database_in_memory() -> None:
    """It is gone when it is closed."""
    for _ in range(2):
        storage = await Storage.open("sqlite://")
        assert await storage.note("x") is None
        await storage.keep_note("x", "1")
        await storage.close()


async def test_files_are_kept_safely(sqlite_url: str) -> None:
    """The disk has what is acknowledged, and keys hold."""
    storage = await Storage.open(sqlite_url)
    wanted = {"journal_mode": "wal", "synchronous": 2, "locking_mode": "exclusive", "foreign_keys": 1}

    def found(database: Connection) -> dict[str, object]:
        return {name: database.exec_driver_sql(f"PRAGMA {name}").scalar() for name in wanted}

    assert await storage.ask(found) == wanted
    await storage.close()
