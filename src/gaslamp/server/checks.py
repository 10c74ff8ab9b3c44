"""Who acts, when, and what every act must pass first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gaslamp.protocol.api import Status
from gaslamp.server.chair import Chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


@dataclass(frozen=True)
class Visitor:
    """A person, with or without an account."""

    id: str
    name: str


@dataclass(frozen=True)
class Now:
    """The moment of an act."""

    at: int  # milliseconds since the epoch
    thought: int  # milliseconds on the question
    absent: Callable[[int], int]  # for how many milliseconds a seat's person has been away


WAIT = {"live": 60_000, "days": 24 * 3_600_000}  # milliseconds for which people wait for somebody


def must_be(table: Table, *statuses: Status) -> None:
    """Refuse unless the table stands so."""
    if table.status not in statuses:
        raise table.closed or Refusal("error-table-status", status=table.status)


def own_chair(table: Table, who: Visitor, seat: int) -> Chair:
    """The visitor's own chair; refuse if it is not."""
    chair = a_chair(table, seat)
    if chair.person != who.id:
        raise Refusal("error-seat-not-yours", seat=seat + 1)
    return chair


def a_chair(table: Table, seat: int) -> Chair:
    """A chair of the table; refuse if there is none of that number."""
    if seat >= len(table.chairs):
        raise Refusal("error-seat-none", seat=seat + 1, n=len(table.chairs))
    return table.chairs[seat]


def must_host(table: Table, who: Visitor) -> None:
    """Refuse unless the visitor opened the table."""
    if table.host != who.id:
        raise Refusal("error-not-host")


def first_seat(table: Table, who: Visitor) -> int:
    """A seat of the visitor; refuse if there is none."""
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("error-not-seated")
    return seats[0]


def here(chair: Chair, seat: int) -> Chair:
    """The chair, if its player is at it; refuse who has got up or has a bot play for him."""
    if not chair.awake:
        raise Refusal("error-seat-minded", seat=seat + 1)
    return chair


def first_seat_here(table: Table, who: Visitor) -> int:
    """A seat of the visitor at which he plays himself."""
    first = first_seat(table, who)
    seats = [seat for seat in table.seats_of(who.id) if table.chairs[seat].awake]
    if not seats:
        raise Refusal("error-seat-minded", seat=first + 1)
    return seats[0]


def away(table: Table, seat: int, now: Now) -> bool:
    """Whether a seat's person has been away for long."""
    return now.absent(seat) >= WAIT[table.header.terms.pace]
