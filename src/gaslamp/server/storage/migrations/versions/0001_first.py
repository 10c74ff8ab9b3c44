"""The first tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    people()
    tables()
    facts()


def people() -> None:
    """Who plays."""
    op.create_table(
        "people",
        Column("id", String, nullable=False),
        Column("name", String, nullable=False),
        Column("language", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "accounts",
        Column("login", String, nullable=False),
        Column("hash", String, nullable=False),
        Column("person", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("login", name="pk_accounts"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
        UniqueConstraint("person", name="uq_accounts_person"),
    )
    op.create_table(
        "sessions",
        Column("id", String, nullable=False),
        Column("person", String, nullable=False),
        Column("created", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_sessions"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def tables() -> None:
    """What they play."""
    op.create_table(
        "tables",
        Column("id", String, nullable=False),
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
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status", "changed"])
    op.create_table(
        "chairs",
        Column("table", String, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("person", String, nullable=False),
        PrimaryKeyConstraint("table", "seat", name="pk_chairs"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chairs_table"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_chairs_person"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "entries",
        Column("table", String, nullable=False),
        Column("n", Integer, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("body", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table", "n", name="pk_entries"),
        ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
        sqlite_with_rowid=False,
    )


def facts() -> None:
    """What the server knows."""
    op.create_table(
        "numbers",
        Column("digest", String, nullable=False),
        Column("values", Text, nullable=False),
        PrimaryKeyConstraint("digest", name="pk_numbers"),
    )
    op.create_table(
        "notes",
        Column("name", String, nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("name", name="pk_notes"),
    )
    op.create_table(
        "outages",
        Column("began", BigInteger, nullable=False),
        Column("ended", BigInteger, nullable=False),
    )
