"""Tables in lists."""

from __future__ import annotations

from gaslamp.protocol.api import Listing
from gaslamp.server.app import App
from gaslamp.server.entry import a_listing
from gaslamp.server.storage import ListedRow


def listing_of(app: App, row: ListedRow) -> Listing:
    """A table in a list: as its room has it, or as it was stored."""
    room = app.rooms.rooms.get(row.id)
    return room.table.listing() if room else a_listing(row.listing)
