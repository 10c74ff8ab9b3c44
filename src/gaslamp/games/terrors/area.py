"""A card in play, as one number: which one, its haunt token, its place in a horde, and what was used of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints

InPlay = i64
TOKEN: Final = 8  # where its haunt token stands:
NO_TOKEN: Final[i64] = 0
HAUNT: Final[i64] = 1
BANISH: Final[i64] = 2
BEGAN: Final = 1 << 10  # it was in play when the turn began
HAUNTED: Final = 1 << 11  # it has been haunted this turn
HORDE: Final = 12  # where the number of its horde stands; 0 for none
PLACE: Final = 16  # where its place in the horde stands, from left to right
MIDDLE: Final = 32  # the place of the first one
USED: Final = 1 << 23  # a bit for each of its horde abilities, of six at most, that was used in this phase
WAITING: Final = 1 << 29  # as often as its triggered ability was set off and has not been carried out
NOWHERE: Final[i64] = -1


def card_of(entry: InPlay) -> CardId:
    """Which card it is."""
    return entry & 255


def token_of(entry: InPlay) -> i64:
    """Which side of a haunt token it shows, if it has one."""
    return entry >> TOKEN & 3


def horde_of(entry: InPlay) -> i64:
    """The number of its horde, 0 for none."""
    return entry >> HORDE & 15


def place_of(entry: InPlay) -> i64:
    """Its place in the horde."""
    return entry >> PLACE & 127


def restless(entry: InPlay) -> bool:
    """Whether it can be haunted."""
    return entry & (BEGAN | HAUNTED) == BEGAN and token_of(entry) == BANISH


def turned(entry: InPlay, token: i64) -> InPlay:
    """The same card with its token on a side."""
    return entry & ~(3 << TOKEN) | token << TOKEN


def joined(entry: InPlay, horde: i64, place: i64) -> InPlay:
    """The same card in a horde; a haunt token is turned over."""
    if token_of(entry) != NO_TOKEN:
        entry = turned(entry, BANISH)
    return entry | horde << HORDE | place << PLACE


def rested(entry: InPlay) -> InPlay:
    """A card that stays in play into its owner's next turn."""
    return turned(card_of(entry), BANISH)


def find(area: Ints, card: CardId, token: i64, horde: i64) -> i64:
    """Where a card with such a token lies in such a horde."""
    for i in range(area.size):
        if card_of(area[i]) == card and token_of(area[i]) == token and horde_of(area[i]) == horde:
            return i
    return NOWHERE
