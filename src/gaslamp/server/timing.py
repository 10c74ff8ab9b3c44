"""How long a seat may still think."""

from __future__ import annotations

from gaslamp.protocol.tells import Clocks
from gaslamp.server.table import Table

Outage = tuple[int, int]  # when the server was down: from, to


def thinking_time(table: Table, now: int, outages: list[Outage]) -> int:
    """Milliseconds of thought on the question, and on what was taken back; not those for which the server was down."""
    since, lost = table.asked_at, 0
    for begin, end in reversed(outages):
        if end <= since:
            break
        lost += max(0, min(end, now) - max(begin, since))
    carried = 0 if table.asked is None else table.chairs[table.asked].clock.carried
    return carried + max(0, now - since - lost)


def has_clocks(table: Table) -> bool:
    """Whether there are clocks."""
    return table.header.terms.clock.move > 0 or table.header.terms.clock.game > 0


def clocks(table: Table, spent_now: int) -> Clocks | None:
    """The clocks of all seats, None if there are none."""
    if not has_clocks(table):
        return None
    running = table.asked if table.asked is not None and table.chairs[table.asked].thinker is None else None
    left = [left_for(table, seat, spent_now if seat == running else 0) for seat in range(len(table.chairs))]
    return Clocks(left, running)


def left_for(table: Table, seat: int, spent_now: int) -> int | None:
    """Milliseconds that a seat has left for this move; None for a bot."""
    terms = table.header.terms.clock
    if table.chairs[seat].level is not None:
        return None
    limits = [1000 * terms.move] if terms.move else []
    if terms.game:
        limits.append(left_in_game(table, seat))
    return max(0, min(limits) - spent_now) if limits else None


def left_in_game(table: Table, seat: int) -> int:
    """Milliseconds that a seat has left for the whole game."""
    terms, clock = table.header.terms.clock, table.chairs[seat].clock
    return 1000 * (terms.game + terms.extra * clock.answers) - clock.used


def out_of_time(table: Table, seat: int) -> bool:
    """Whether the seat has no time left for the whole game."""
    return table.header.terms.clock.game > 0 and left_in_game(table, seat) <= 0
