"""A database in a file, or in memory."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from gaslamp.engine.errors import system
from gaslamp.server.storage.errors import BadDatabase
from gaslamp.server.storage.reason import reason
from gaslamp.server.storage.revision import look

PRAGMAS = ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
BEGINNING = b"SQLite format 3\0"
HELD: set[Path] = set()  # files of this process: POSIX drops its locks on a file when it closes it, however opened


class SQLite:
    """A file that is ours as long as it is open."""

    kind = "sqlite"

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.where = ":memory:" if path is None else str(path)

    def glance(self) -> None:
        """Refuse a file that is not ours; reading it so leaves no lock, no journal, nothing."""
        if self.path is None:
            return
        try:
            written = self.has_content(self.path)
        except OSError as error:
            raise BadDatabase("error-at", where=self.where, why=system(error)) from None
        if written:
            self.peep(self.path)

    def has_content(self, path: Path) -> bool:
        """Whether something is in the file; whether there can be."""
        if not path.parent.is_dir():
            raise BadDatabase("error-database-folder", where=self.where, value=str(path.parent))
        if not os.access(path.parent, os.W_OK | os.X_OK):
            raise BadDatabase("error-database-write", where=self.where, value=str(path.parent))
        if not path.exists():
            return False
        if path.resolve() in HELD:
            raise BadDatabase("error-database-busy", where=self.where)
        if not path.is_file() and not path.is_dir():
            raise BadDatabase("error-database-form", where=self.where)
        with open(path, "r+b", buffering=0) as file:
            beginning = file.read(len(BEGINNING))
        if beginning not in (b"", BEGINNING):
            raise BadDatabase("error-database-form", where=self.where)
        return beginning != b""

    def peep(self, path: Path) -> None:
        """Look at a file as if nobody could ever change it."""
        try:
            with self.engine(f"{path.as_uri()}?mode=ro&immutable=1").connect() as connection:
                look(connection, self.where)
        except DBAPIError as error:
            if errorname(error) != "SQLITE_CORRUPT" or not Path(f"{path}-wal").exists():
                raise  # else a server was killed while it copied the journal, and opening the file will mend it

    def connect(self) -> Connection:
        """A connection with the lock; a new file is for its owner's eyes only."""
        if self.path is None:
            return self.engine(":memory:", *PRAGMAS).connect()
        try:
            self.path.touch(mode=0o600)
        except OSError as error:
            raise BadDatabase("error-at", where=self.where, why=system(error)) from None
        engine, file = self.engine(f"{self.path.as_uri()}?mode=rw", *PRAGMAS), self.path.resolve()
        event.listen(engine, "connect", lambda *_: HELD.add(file))
        event.listen(engine, "close", lambda *_: HELD.discard(file))
        return engine.connect()

    def engine(self, uri: str, *pragmas: str) -> Engine:
        """A way to connect in which transactions begin when we say so, also those that make tables."""

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)
            try:
                for pragma in pragmas:
                    connection.execute(f"PRAGMA {pragma}")
            except BaseException:
                connection.close()
                raise
            return connection

        engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def settle(self, connection: Connection) -> None:
        """Copy the journal into the file."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def refusal(self, error: DBAPIError) -> BadDatabase:
        """Why it cannot be opened."""
        match errorname(error):
            case "SQLITE_BUSY" | "SQLITE_LOCKED":
                return BadDatabase("error-database-busy", where=self.where)
            case "SQLITE_NOTADB":
                return BadDatabase("error-database-form", where=self.where)
        return BadDatabase("error-database-file", where=self.where, reason=reason(error))


def errorname(error: DBAPIError) -> str:
    """What SQLite calls it."""
    return str(getattr(error.orig, "sqlite_errorname", ""))
