"""Get up from a running game."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Leave, now: Now) -> ToStore:
    """The seat stays one's own, and the others may have a bot keep it warm."""
    must_be(table, "playing")
    if own_chair(table, who, ask.seat).left:
        raise Refusal("error-left-already", seat=ask.seat + 1)
    return ToStore.of(deeds.Left(ask.seat))


def fold(table: Table, deed: deeds.Left, stamp: Stamp) -> None:
    """Who has got up is asked no longer; a proposal that nobody could agree to any more is dropped."""
    table.chairs[deed.seat].step_out(stamp.at)
    table.chairs[deed.seat].left = True
    if table.unheard:
        table.drop_proposal(stamp.n)


ACT = Act(deeds.Left, fold, asks.Leave, check)
