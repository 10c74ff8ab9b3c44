"""What keys have in common: the seat that acts, and the seat that is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen


def acting_seat(screen: TableScreen) -> int | None:
    """The seat that one acts for; whoever only looks on is told so."""
    if screen.seat is None:
        screen.teller.complain(screen.say("join-spectator"))
    return screen.seat


def seat_named(screen: TableScreen, text: str) -> int | None:
    """The seat of a number or a name; anything else gets a clear word."""
    seats = range(len(screen.client.sheet.chairs))
    names = {screen.teller.voice.name(seat).casefold(): seat for seat in seats}
    numbers = {str(seat + 1): seat for seat in seats}
    seat = (names | numbers).get(text.casefold())
    if seat is None:
        screen.teller.complain(screen.say("join-which-seat", n=len(seats)))
    return seat
