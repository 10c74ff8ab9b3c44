"""Before the game: the host puts a bot on a seat, or takes it away."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.chair import Chair
from gaslamp.server.checks import Now, Visitor, a_chair, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Swap, now: Now) -> ToStore:
    """A free seat gets a bot; a bot changes its level or goes."""
    must_be(table, "waiting")
    must_host(table, who)
    chair = a_chair(table, ask.seat)
    if chair.person is not None:
        raise Refusal("error-seat-taken", seat=ask.seat + 1)
    if not chair.taken and ask.level is None:
        raise Refusal("error-seat-empty", seat=ask.seat + 1)
    return ToStore.of(deeds.Placed(ask.seat, ask.level) if ask.level else deeds.Stood(ask.seat))


def fold(table: Table, deed: deeds.Placed, stamp: Stamp) -> None:
    """A bot sits there."""
    table.chairs[deed.seat] = Chair(level=deed.level)


ACT = Act(deeds.Placed, fold, asks.Swap, check)
