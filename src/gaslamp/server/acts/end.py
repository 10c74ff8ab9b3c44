"""End a game without a result, or close a table that waits."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.acts.propose import propose
from gaslamp.server.checks import WAIT, Now, Visitor, first_seat_here, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.End, now: Now) -> ToStore:
    """Propose to end the game here; a table that waits is closed by its host."""
    must_be(table, "waiting", "playing")
    if table.status == "waiting":
        must_host(table, who)
        return ToStore.of(deeds.Ended())
    mine = first_seat_here(table, who)
    if table.alone(who.id):
        must_be_gone(table, table.others(who.id), now)
    return propose(table, who, deeds.Proposed("end", mine), now)


def must_be_gone(table: Table, people: set[str], now: Now) -> None:
    """Refuse to pass over who has stepped out just now."""
    wait = WAIT[table.header.terms.pace]
    for chair in table.chairs:
        if chair.person in people and now.at - chair.away_since < wait:
            raise Refusal("error-end-wait", name=chair.name, seconds=wait // 1000)


def fold(table: Table, deed: deeds.Ended, stamp: Stamp) -> None:
    """Nothing more will be played."""
    table.status, table.proposal = "ended", None


ACT = Act(deeds.Ended, fold, asks.End, check)
