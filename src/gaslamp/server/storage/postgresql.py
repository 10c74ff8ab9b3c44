"""A database on a PostgreSQL server."""

from __future__ import annotations

from sqlalchemy import URL, Connection, NullPool, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from gaslamp.extras import needs
from gaslamp.server.storage.errors import BadDatabase
from gaslamp.server.storage.reason import reason

PATIENCE = {  # of connections, unless the address says otherwise: a server that is gone is noticed
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
NOTICE = {  # what the server is asked to do, so that it notices if we are gone, and gives the lock to another
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
LOCK = 0x6761736C616D70  # "gaslamp": whoever has it, has the database
GHOST = "1s"  # for which a server that was killed may still have it
BUSY = "55P03"


class PostgreSQL:
    """A database that is ours as long as our session lasts."""

    kind = "postgresql"

    def __init__(self, url: URL) -> None:
        missing = {name: value for name, value in PATIENCE.items() if name not in url.query}
        self.url = url.set(drivername="postgresql+psycopg").update_query_dict(missing)
        host = url.host or str(url.query.get("host", ""))
        self.where = f"postgresql://{host}{f':{url.port}' if url.port else ''}/{url.database or ''}"

    def glance(self) -> None:
        """A server is asked, not looked at."""

    def connect(self) -> Connection:
        """A session with the lock; what it commits is on the disk, even if the server is used to less."""
        with needs("postgresql", "--db postgresql://…"):
            engine = create_engine(self.url, poolclass=NullPool, hide_parameters=True)
        connection = engine.connect()
        try:
            connection.execute(select(*(func.set_config(name, value, False) for name, value in NOTICE.items())))
            connection.execute(select(func.set_config("lock_timeout", GHOST, True)))
            connection.execute(select(func.pg_advisory_lock(LOCK)))
            if connection.scalar(select(func.current_setting("synchronous_commit"))) == "off":
                connection.execute(select(func.set_config("synchronous_commit", "on", False)))
            connection.commit()
        except BaseException:
            connection.close()
            raise
        return connection

    def settle(self, connection: Connection) -> None:
        """What is committed, everybody sees."""

    def refusal(self, error: DBAPIError) -> BadDatabase:
        """Why it cannot be opened, in the server's own words."""
        if getattr(error.orig, "sqlstate", None) == BUSY:
            return BadDatabase("error-database-busy", where=self.where)
        return BadDatabase("error-database-server", where=self.where, reason=reason(error))
