"""The game begins."""

from __future__ import annotations

from gaslamp.protocol import deeds
from gaslamp.server.acts.now import Visitor, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def start(table: Table, who: Visitor) -> list[deeds.LogDeed]:
    """The host begins once every seat is taken, by one person at least."""
    must_be(table, "waiting")
    must_host(table, who)
    free = [seat + 1 for seat, chair in enumerate(table.chairs) if not chair.taken]
    if free:
        raise Refusal("error-seats-free", seats=free, n=len(free))
    if not any(chair.person for chair in table.chairs):
        raise Refusal("error-seats-bots")
    return [deeds.Began([chair.word for chair in table.chairs])]
