"""In which order cards are paid: the strongest first, equal ones by number, then by use.

A set of cards is minimal if without any one of its cards there would be too few symbols. In falling order the last card
is the weakest, so the whole set is minimal exactly if something was still missing before the last one: one comparison,
and each set is met in one order only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId

Rank = i64
FIRST: Final[i64] = 0  # before every card
MOST: Final = 255  # more symbols or bombs than any card has


def rank(strength: i64, card: CardId, use: i64 = 0) -> Rank:
    """Where a card with so many symbols or bombs stands."""
    return (MOST - strength) << 16 | card << 2 | use


def card_at(place: Rank) -> CardId:
    """Which card stands there."""
    return place >> 2 & 255


def use_at(place: Rank) -> i64:
    """For which use it stands there."""
    return place & 3
