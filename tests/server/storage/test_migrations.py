"""Migrations lead to the tables that the code knows."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from gaslamp.server.storage import Storage
from gaslamp.server.storage.revision import MIGRATIONS, revisions
from gaslamp.server.storage.schema import VERSION_TABLE, metadata

AT_HEAD = """
import asyncio, sys
from gaslamp.server.storage import Storage

async def main():
    await (await Storage.open(sys.argv[1])).close()

asyncio.run(main())
print("alembic" in sys.modules)
"""


@pytest.mark.anyio
async def test_an_empty_database_becomes_what_the_code_knows(storage: Storage) -> None:
    """No table, column, key or index differs."""

    def differences(database: Connection) -> list[Any]:
        options = {"version_table": VERSION_TABLE, "compare_type": True}
        return list(compare_metadata(MigrationContext.configure(database, opts=options), metadata))

    assert await storage.ask(differences) == []


def test_the_last_step_is_the_last_file() -> None:
    """Steps are numbered in the order in which they are taken."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert steps[::-1] == revisions()


def test_a_database_that_is_up_to_date_is_opened_quickly(sqlite_url: str) -> None:
    """Without the tool that would bring it there."""
    said = [
        subprocess.run([sys.executable, "-c", AT_HEAD, sqlite_url], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said == ["True\n", "False\n"]
