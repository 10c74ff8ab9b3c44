"""Before the game: give a seat up."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.chair import Chair
from gaslamp.server.checks import Now, Visitor, a_chair, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Stand, now: Now) -> ToStore:
    """One's own; the host may free a seat for somebody else."""
    must_be(table, "waiting")
    chair = a_chair(table, ask.seat)
    if chair.person is None:
        raise Refusal("error-seat-empty", seat=ask.seat + 1)
    if chair.person != who.id:
        must_host(table, who)
    return ToStore.of(deeds.Stood(ask.seat))


def fold(table: Table, deed: deeds.Stood, stamp: Stamp) -> None:
    """The seat is free; whoever sits here next is somebody else, whom nobody has muted."""
    table.chairs[deed.seat] = Chair()
    for chair in table.chairs:
        chair.muted.discard(deed.seat)


ACT = Act(deeds.Stood, fold, asks.Stand, check)
