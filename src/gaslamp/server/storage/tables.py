"""Tables, their chairs and their logs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from gaslamp.server.storage import schema
from gaslamp.server.storage.errors import Conflict
from gaslamp.server.storage.rows import EntryRow, ListedRow, TableChange, TableRow

STORE = insert(schema.entries)
CHANGE = update(schema.tables).where(schema.tables.c.id == bindparam("table"))
LISTED = select(*(schema.tables.c[name] for name in ListedRow.__struct_fields__))


class Append(Struct, frozen=True):
    """Entries to be stored, and what they change."""

    table: str
    entries: Sequence[EntryRow]
    change: TableChange | None = None

    def __call__(self, connection: Connection) -> None:
        """Store them alone."""
        store(connection, [self])


def store(connection: Connection, appends: list[Append]) -> None:
    """Store them together; of several changes to a table the last one stays."""
    rows = [
        {"table": append.table, "n": entry.n, "at": entry.at, "body": entry.body}
        for append in appends
        for entry in append.entries
    ]
    if rows:
        connection.execute(STORE, rows)
    changes = {append.table: append.change for append in appends if append.change}
    if changes:
        change(connection, changes)
    seated = [(append.table, append.change.chairs) for append in appends if append.change]
    seat(connection, {table: chairs for table, chairs in seated if chairs is not None})


def change(connection: Connection, changes: dict[str, TableChange]) -> None:
    """Let the rows of tables say what is so now."""
    rows = [
        {"table": table, "status": new.status, "open": new.open, "changed": new.changed, "listing": new.listing}
        for table, new in changes.items()
    ]
    if connection.execute(CHANGE, rows).rowcount != len(rows):
        raise Conflict("error-database-missing", value=next(iter(changes)))


def seat(connection: Connection, seated: dict[str, Sequence[str | None]]) -> None:
    """Let people sit where they sit now."""
    if not seated:
        return
    connection.execute(delete(schema.chairs).where(schema.chairs.c.table.in_(list(seated))))
    rows = [
        {"table": table, "seat": number, "person": person}
        for table, chairs in seated.items()
        for number, person in enumerate(chairs)
        if person is not None
    ]
    if rows:
        connection.execute(insert(schema.chairs), rows)


def create(connection: Connection, row: TableRow, entries: Sequence[EntryRow], chairs: Sequence[str | None]) -> None:
    """A new table."""
    connection.execute(insert(schema.tables), asdict(row))
    store(connection, [Append(row.id, entries)])
    seat(connection, {row.id: chairs})


def find(connection: Connection, id: str) -> TableRow | None:
    """A table."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    return TableRow(*row) if row else None


def log(connection: Connection, id: str) -> list[EntryRow]:
    """The entries of a table, in order."""
    entries = schema.entries.c
    query = select(entries.n, entries.at, entries.body).where(entries.table == id).order_by(entries.n)
    return [EntryRow(*row) for row in connection.execute(query)]


def list_tables(connection: Connection, statuses: Collection[str], limit: int | None) -> list[ListedRow]:
    """Tables that stand so."""
    return newest(connection, LISTED.where(schema.tables.c.status.in_(list(statuses))), limit)


def of_person(connection: Connection, person: str, limit: int | None) -> list[ListedRow]:
    """Tables at which somebody sits."""
    chairs = select(schema.chairs.c.table).where(schema.chairs.c.person == person)
    return newest(connection, LISTED.where(schema.tables.c.id.in_(chairs)), limit)


def seats_of(connection: Connection, person: str) -> dict[str, list[int]]:
    """The seats of somebody, table by table."""
    chairs = schema.chairs.c
    query = select(chairs.table, chairs.seat).where(chairs.person == person).order_by(chairs.seat)
    seats: dict[str, list[int]] = defaultdict(list)
    for table, number in connection.execute(query):
        seats[table].append(number)
    return seats


def newest(connection: Connection, query: Select[*tuple[Any, ...]], limit: int | None) -> list[ListedRow]:
    """What a query finds, the latest change first."""
    query = query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id).limit(limit)
    return [ListedRow(*row) for row in connection.execute(query)]


def move_chairs(connection: Connection, mover: str, heir: str) -> list[str]:
    """Let one person sit where another did; the tables at which that was."""
    chairs = schema.chairs.c
    tables = list(connection.scalars(select(chairs.table).where(chairs.person == mover).distinct()))
    connection.execute(update(schema.chairs).where(chairs.person == mover).values(person=heir))
    return sorted(tables)
