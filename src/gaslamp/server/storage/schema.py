"""The tables of the database as they are now; migrations lead here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

VERSION_TABLE = "gaslamp_version"  # Alembic's own: its name tells our databases from others
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_name)s",
}
metadata = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)
accounts = Table(
    "accounts",
    metadata,
    Column("login", String, primary_key=True),
    Column("hash", String, nullable=False),
    Column("person", String, ForeignKey("people.id"), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", String, nullable=False),
    Column("numbers", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("status", String, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("listing", LargeBinary, nullable=False),
    Index(None, "status", "changed"),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
)
entries = Table(
    "entries",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # a log lies together
)
numbers = Table(
    "numbers",
    metadata,
    Column("digest", String, primary_key=True),
    Column("values", Text, nullable=False),
)
notes = Table(
    "notes",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)
outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
