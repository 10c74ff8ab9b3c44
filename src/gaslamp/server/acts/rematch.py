"""The same people meet again; to open the new table takes two rooms: see rooms.py."""

from __future__ import annotations

from gaslamp.protocol import deeds
from gaslamp.server.acts.act import Act, Stamp
from gaslamp.server.checks import Visitor, first_seat, must_be
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def must_be_over(table: Table, who: Visitor) -> None:
    """Refuse who has not played here, and before a game was played."""
    first_seat(table, who)
    must_be(table, "over", "ended")
    if table.play is None and table.closed is None:
        raise Refusal("error-table-status", status="waiting")


def fold(table: Table, deed: deeds.Rematched, stamp: Stamp) -> None:
    """From now on everybody finds the other table."""
    table.rematch = deed.table


ACT = Act(deeds.Rematched, fold)
