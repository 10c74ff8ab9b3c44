"""Open a database."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from gaslamp.server.storage.place import Place
from gaslamp.server.storage.revision import migrate


def open_connection(place: Place) -> Connection:
    """A connection that is ours alone, to a database as we know it."""
    try:
        place.glance()
        connection = place.connect()
        try:
            if migrate(connection, place.where):
                place.settle(connection)
        except BaseException:
            connection.close()
            raise
    except DBAPIError as error:
        raise place.refusal(error) from None
    return connection
