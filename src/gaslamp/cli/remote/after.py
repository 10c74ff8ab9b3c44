"""Keys after the game: another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gaslamp.cli.remote.seats import acting
from gaslamp.protocol import asks
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay


def rematch(stay: Stay, rest: str) -> None:
    """Meet again: open the next table, or follow whoever has; with an id, a rule."""
    if rest:
        stay.teller.rule(rest)
    elif stay.presence.card.rematch:
        stay.follow()
    elif acting(stay) is not None:
        stay.following = True
        stay.presence.do(asks.Rematch(new_id(), stay.table))


KEYS = {"r": rematch}
