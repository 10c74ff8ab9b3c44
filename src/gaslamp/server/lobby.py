"""The lobby: the open tables, told to everybody who stands there as they change."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gaslamp.protocol.api import Listing
from gaslamp.protocol.tells import LobbyNews
from gaslamp.server.entry import to_json

if TYPE_CHECKING:
    from gaslamp.server.socket import Socket

PAUSE = 0.2  # seconds for which changes are gathered
MOST = 500  # tables that are listed


class Lobby:
    """The open tables that wait or play."""

    def __init__(self) -> None:
        self.tables: dict[str, Listing] = {}
        self.sockets: set[Socket] = set()
        self.changed: set[str] = set()
        self.soon: asyncio.TimerHandle | None = None

    def put(self, listing: Listing) -> None:
        """A table changed: list it as it is now, or no longer."""
        listed = listing.terms.access == "open" and listing.status in ("waiting", "playing")
        if listed:
            self.tables[listing.id] = listing
        elif self.tables.pop(listing.id, None) is None:
            return
        self.notify(listing.id)

    def drop(self, table: str) -> None:
        """Nobody is at a table: list it no longer, until somebody comes."""
        if self.tables.pop(table, None) is not None:
            self.notify(table)

    def notify(self, table: str) -> None:
        """Have everybody told of a table, soon."""
        if not self.sockets:
            return
        self.changed.add(table)
        if self.soon is None:
            self.soon = asyncio.get_running_loop().call_later(PAUSE, self.tell)

    def newest(self) -> list[Listing]:
        """The tables, those that changed last first."""
        return sorted(self.tables.values(), key=lambda listing: -listing.changed)[:MOST]

    def enter(self, socket: Socket) -> None:
        """Somebody comes in, and is told of all tables."""
        self.sockets.add(socket)
        socket.tell_of_lobby()

    def leave(self, socket: Socket) -> None:
        """Somebody goes."""
        self.sockets.discard(socket)
        socket.behind = False

    def frame(self) -> bytes:
        """All tables."""
        return to_json(LobbyNews(self.newest(), fresh=True))

    def tell(self) -> None:
        """Tell everybody what changed."""
        self.soon = None
        changed, self.changed = self.changed, set()
        tables = [self.tables[id] for id in changed if id in self.tables]
        gone = sorted(changed - self.tables.keys())
        frame = to_json(LobbyNews(tables, gone))
        for socket in self.sockets:
            socket.tell_of_lobby(frame)
