"""A place in a hand as one number: whose hand, and which of its cards."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat

Slot = i64


def slot_of(seat: Seat, index: i64) -> Slot:
    """The place of a card in a hand."""
    return seat << 8 | index


def seat_of(slot: Slot) -> Seat:
    """Whose hand it is."""
    return slot >> 8


def index_of(slot: Slot) -> i64:
    """Which card of the hand it is."""
    return slot & 255
