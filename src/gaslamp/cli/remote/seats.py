"""What keys have in common: the seat that acts, and the seat that is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay


def acting(stay: Stay) -> int | None:
    """The seat that one acts for; whoever only looks on is told so."""
    if stay.seat is None:
        stay.teller.complain(stay.say("join-spectator"))
    return stay.seat


def meant(stay: Stay, text: str) -> int | None:
    """The seat of a number or a name; anything else gets a clear word."""
    seats = range(len(stay.presence.card.chairs))
    names = {stay.teller.voice.name(seat).casefold(): seat for seat in seats}
    numbers = {str(seat + 1): seat for seat in seats}
    found = (names | numbers).get(text.casefold())
    if found is None:
        stay.teller.complain(stay.say("join-which-seat", n=len(seats)))
    return found
