"""Keys after the game: another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote.seats import acting_seat
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen


def rematch(screen: TableScreen, rest: str) -> None:
    """Meet again: open the next table, or follow whoever has; with an id, a rule."""
    if rest:
        screen.teller.rule(rest)
    elif screen.client.sheet.rematch:
        screen.follow()
    elif acting_seat(screen) is not None:
        screen.following = True
        screen.client.do(asks.Rematch(new_id(), screen.table))


KEYS = {"r": rematch}
