"""Where a database lies."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from gaslamp import folders
from gaslamp.engine.errors import system
from gaslamp.server.storage.errors import BadDatabase
from gaslamp.server.storage.postgresql import PostgreSQL
from gaslamp.server.storage.sqlite import SQLite

POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


class Place(Protocol):
    """A file or a server that keeps a database."""

    kind: str
    where: str  # as people are told: without a password

    def glance(self) -> None:
        """Refuse what can be refused before anything is touched."""

    def connect(self) -> Connection:
        """A connection that is ours alone."""

    def settle(self, connection: Connection) -> None:
        """Make a migration part of the database at once, so that the next glance sees it."""

    def refusal(self, error: DBAPIError) -> BadDatabase:
        """Why it cannot be opened."""


def place(address: str | None) -> Place:
    """The place of an address; by default a file of the user's own, in a folder that is made for it."""
    if address is None:
        return SQLite(home() / "gaslamp.db")
    url = parse_address(address)
    if url.drivername in POSTGRESQL:
        return PostgreSQL(url)
    if url.drivername != "sqlite" or url.host or url.query:
        raise bad(address)
    return SQLite(file(url.database or ""))


def file(path: str) -> Path | None:
    """The file of a path, unless the database lies in memory."""
    if "\0" in path:
        raise BadDatabase("error-path", value=path)
    return None if path in ("", ":memory:") else Path(path).absolute()


def parse_address(address: str) -> URL:
    """An address, if it is one."""
    try:
        return make_url(address)
    except (ArgumentError, ValueError):
        raise bad(address) from None


def bad(address: str) -> BadDatabase:
    """An address that is none; only its beginning is told, for there may be a password in the rest."""
    return BadDatabase("error-database-address", value=address.partition(":")[0])


def home() -> Path:
    """The folder where the user's data are kept, made if it is not there."""
    folder = folders.data()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("error-at", where=folder, why=system(error)) from None
    return folder
