"""Before the game: take a seat, give it up, put bots on seats, add a word to the luck."""

from __future__ import annotations

import hmac

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.now import Visitor, a_chair, must_be, must_host, own_chair
from gaslamp.server.chair import unlike
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def sit(table: Table, who: Visitor, ask: asks.Sit) -> list[deeds.LogDeed]:
    """Take a free seat; one seat is enough for a person who comes from elsewhere."""
    must_be(table, "waiting")
    if table.seats_of(who.id):
        raise Refusal("error-seat-already", seat=table.seats_of(who.id)[0] + 1)
    seat = ask.seat if ask.seat is not None else first_free(table, ask.key)
    if a_chair(table, seat).taken:
        raise Refusal("error-seat-taken", seat=seat + 1)
    if table.host != who.id and not may_sit(table, seat, ask.key):
        raise Refusal("error-seat-key")
    return [deeds.Sat(seat, who.id, unlike(who.name, [chair.name for chair in table.chairs]))]


def first_free(table: Table, key: str) -> int:
    """The first seat that is free and that the key opens."""
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.taken]
    if not free:
        raise Refusal("error-table-full")
    return next((seat for seat in free if may_sit(table, seat, key)), free[0])


def may_sit(table: Table, seat: int, key: str) -> bool:
    """Whether the key opens the seat; only a private table has locks."""
    private = table.header.terms.access == "private"
    return not private or hmac.compare_digest(key.encode(), seat_key(table, seat).encode())


def seat_key(table: Table, seat: int) -> str:
    """The key of one seat of a private table."""
    return hmac.digest(bytes.fromhex(table.luck.secret), f"seat {seat}".encode(), "sha256").hex()[:16]


def stand(table: Table, who: Visitor, ask: asks.Stand) -> list[deeds.LogDeed]:
    """Give one's seat up; the host may free a seat for somebody else."""
    must_be(table, "waiting")
    chair = a_chair(table, ask.seat)
    if chair.person is None:
        raise Refusal("error-seat-empty", seat=ask.seat + 1)
    if chair.person != who.id:
        must_host(table, who)
    return [deeds.Stood(ask.seat)]


def swap(table: Table, who: Visitor, ask: asks.Swap) -> list[deeds.LogDeed]:
    """The host puts a bot on a free seat, changes its level or takes it away."""
    must_be(table, "waiting")
    must_host(table, who)
    chair = a_chair(table, ask.seat)
    if chair.person is not None:
        raise Refusal("error-seat-taken", seat=ask.seat + 1)
    if not chair.taken and ask.level is None:
        raise Refusal("error-seat-empty", seat=ask.seat + 1)
    return [deeds.Placed(ask.seat, ask.level) if ask.level else deeds.Stood(ask.seat)]


def word(table: Table, who: Visitor, ask: asks.Word) -> list[deeds.LogDeed]:
    """Add a word to the luck."""
    must_be(table, "waiting")
    own_chair(table, who, ask.seat)
    if not ask.word.isprintable():
        raise Refusal("error-word", value=ask.word)
    return [deeds.Worded(ask.seat, ask.word)]
