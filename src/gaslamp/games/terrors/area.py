"""A card in play, as one number: which one, its haunt token, its place in a horde, and what was used of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.effect import CardId

InPlay = i64
HAUNT: Final = 1 << 8  # its token shows “Haunt”,
BANISH: Final = 2 << 8  # or “Banish”
TOKEN: Final = 3 << 8
BEGAN: Final = 1 << 10  # it was in play when the turn began
HAUNTED: Final = 1 << 11  # it has been haunted this turn
USED: Final = 1 << 12  # a bit for each of its horde abilities that was used in this phase
HORDE: Final = 14  # where the number of its horde stands; 0 for none
PLACE: Final = 18  # where its place in the horde stands, from left to right
MIDDLE: Final = 32  # the place of the first one


def card_of(entry: InPlay) -> CardId:
    """Which card it is."""
    return entry & 255


def horde_of(entry: InPlay) -> i64:
    """The number of its horde, 0 for none."""
    return entry >> HORDE & 15


def place_of(entry: InPlay) -> i64:
    """Its place in the horde."""
    return entry >> PLACE & 63


def joined(entry: InPlay, horde: i64, place: i64) -> InPlay:
    """The same card in a horde; a haunt token is turned over."""
    if entry & TOKEN:
        entry = entry & ~TOKEN | BANISH
    return entry | horde << HORDE | place << PLACE


def rested(entry: InPlay) -> InPlay:
    """A card that stays in play into its owner's next turn."""
    return card_of(entry) | BANISH
