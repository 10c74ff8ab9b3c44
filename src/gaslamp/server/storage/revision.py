"""Which step of the migrations a database has reached."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, column, inspect, select, table

from gaslamp.server.storage.errors import BadDatabase
from gaslamp.server.storage.schema import VERSION_TABLE

MIGRATIONS = Path(__file__).parent / "migrations"
MOST = 5  # tables of others that a refusal names


def revisions() -> list[str]:
    """The steps that we know, in order."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def look(connection: Connection, where: str) -> str | None:
    """The step that the database has reached, or none if it is empty; others' databases are refused."""
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise BadDatabase("error-database-foreign", where=where, names=sorted(names)[:MOST])
        return None
    version = connection.scalar(select(column("version_num")).select_from(table(VERSION_TABLE)))
    if version not in revisions():
        raise BadDatabase("error-database-newer", where=where, value=version, mine=revisions()[-1])
    return str(version)


def migrate(connection: Connection, where: str) -> bool:
    """Take the steps that are left, all or none; whether there were any."""
    with connection.begin():
        behind = look(connection, where) != revisions()[-1]
        if behind:
            upgrade(connection)
    return behind


def upgrade(connection: Connection) -> None:
    """Take the steps; Alembic is slow to import and seldom needed."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
