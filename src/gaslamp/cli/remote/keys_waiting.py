"""Keys before the game: bots, seats, a word for the luck, the start."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from gaslamp.cli.remote.seats import acting_seat, seat_named
from gaslamp.protocol import asks
from gaslamp.protocol.frame import Level
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen

LEVELS: dict[str, Level] = {level: level for level in get_args(Level)}


def start(screen: TableScreen, _: str) -> None:
    """The host begins."""
    screen.client.do(asks.Start(new_id(), screen.table))


def bot(screen: TableScreen, rest: str) -> None:
    """The host puts bots on all free seats, or one on this seat; a level may be named."""
    *where, last = rest.split() or [""]
    level = LEVELS.get(last.lower())
    seat_name = " ".join([*where, last] if level is None else where)
    if seat_name:
        seat = seat_named(screen, seat_name)
        seats = [] if seat is None else [seat]
    else:
        seats = [seat for seat, chair in enumerate(screen.client.sheet.chairs) if chair.who == "free"]
    for seat in seats:
        screen.client.do(asks.Swap(new_id(), screen.table, seat, level or "normal"))


def free(screen: TableScreen, rest: str) -> None:
    """Give one's seat up; the host may free any."""
    seat = seat_named(screen, rest) if rest else acting_seat(screen)
    if seat is None:
        return
    if screen.client.sheet.chairs[seat].who == "bot":
        screen.client.do(asks.Swap(new_id(), screen.table, seat))
    else:
        screen.client.do(asks.Stand(new_id(), screen.table, seat))


def word(screen: TableScreen, rest: str) -> None:
    """Add a word to the luck."""
    seat = acting_seat(screen)
    if seat is not None:
        screen.client.do(asks.Word(new_id(), screen.table, seat, rest))


def close(screen: TableScreen, _: str) -> None:
    """The host closes the table."""
    screen.client.do(asks.End(new_id(), screen.table))


KEYS = {"s": start, "b": bot, "x": free, "w": word, "e": close}
