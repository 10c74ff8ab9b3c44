"""Before the game: take a free seat."""

from __future__ import annotations

import hmac
from dataclasses import replace

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.chair import unlike
from gaslamp.server.checks import Now, Visitor, a_chair, must_be
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Sit, now: Now) -> ToStore:
    """One seat is enough for a person who comes from elsewhere."""
    must_be(table, "waiting")
    if table.seats_of(who.id):
        raise Refusal("error-seat-already", seat=table.seats_of(who.id)[0] + 1)
    seat = ask.seat if ask.seat is not None else first_free(table, ask.key)
    if a_chair(table, seat).taken:
        raise Refusal("error-seat-taken", seat=seat + 1)
    if table.host != who.id and not may_sit(table, seat, ask.key):
        raise Refusal("error-seat-key")
    return ToStore.of(deeds.Sat(seat, who.id, unlike(who.name, [chair.name for chair in table.chairs])))


def first_free(table: Table, key: str) -> int:
    """The first seat that is free and that the key opens."""
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if not free:
        raise Refusal("error-table-full")
    return next((seat for seat in free if may_sit(table, seat, key)), free[0])


def may_sit(table: Table, seat: int, key: str) -> bool:
    """Whether the key opens the seat; only a private table has locks."""
    private = table.header.terms.access == "private"
    return not private or hmac.compare_digest(key.encode(), table.seat_key(seat).encode())


def fold(table: Table, deed: deeds.Sat, stamp: Stamp) -> None:
    """Whoever goes on as somebody else goes on as the host too."""
    if table.chairs[deed.seat].person == table.host:
        table.host = deed.person
    table.chairs[deed.seat] = replace(table.chairs[deed.seat], person=deed.person, name=deed.name)


ACT = Act(deeds.Sat, fold, asks.Sit, check)
