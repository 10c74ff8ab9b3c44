"""Hear no more of what a player says."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, a_chair, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Mute, now: Now) -> ToStore:
    """Another person can be muted; a bot says nothing."""
    own_chair(table, who, ask.seat)
    if a_chair(table, ask.whom).person in (None, who.id):
        raise Refusal("error-mute-whom", seat=ask.whom + 1)
    return ToStore.of(deeds.Muted(ask.seat, ask.whom, ask.on))


def fold(table: Table, deed: deeds.Muted, stamp: Stamp) -> None:
    """It is on one's own sheet alone."""
    chair = table.chairs[deed.seat]
    chair.muted_n = stamp.n
    (chair.muted.add if deed.on else chair.muted.discard)(deed.whom)


def show(table: Table, seat: int | None, deed: deeds.Muted, n: int) -> deeds.Deed | None:
    """To whoever did it; others see at most that a number was skipped."""
    return deed if deed.seat == seat else None


ACT = Act(deeds.Muted, fold, asks.Mute, check, show)
