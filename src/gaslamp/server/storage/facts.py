"""Data sets, notes and outages: what the server itself has to know."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from gaslamp.server.storage.schema import notes, numbers, outages


def keep_numbers(connection: Connection, digest: str, values: str) -> None:
    """A data set, which its digest names once and for all."""
    if find_numbers(connection, digest) is None:
        connection.execute(insert(numbers), {"digest": digest, "values": values})


def find_numbers(connection: Connection, digest: str) -> str | None:
    """The data set with a digest."""
    return connection.scalar(select(numbers.c["values"]).where(numbers.c.digest == digest))


def keep_note(connection: Connection, name: str, value: str) -> None:
    """A note, in place of what it said before."""
    if not connection.execute(update(notes).where(notes.c.name == name).values(value=value)).rowcount:
        connection.execute(insert(notes), {"name": name, "value": value})


def note(connection: Connection, name: str) -> str | None:
    """What a note says."""
    return connection.scalar(select(notes.c.value).where(notes.c.name == name))


def add_outage(connection: Connection, began: int, ended: int) -> None:
    """The server was not there."""
    connection.execute(insert(outages), {"began": began, "ended": ended})


def find_outages(connection: Connection, since: int) -> list[tuple[int, int]]:
    """When the server was not there, as far as it matters after a moment, in order."""
    query = select(outages.c.began, outages.c.ended).where(outages.c.ended > since).order_by(outages.c.began)
    return [(began, ended) for began, ended in connection.execute(query)]
