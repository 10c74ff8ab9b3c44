"""A card that lies on the table while it works, as one number: which one, and what it was played for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId

Laid = i64
SYMBOL: Final = 0  # what a card is played for: a symbol,
TEXT: Final = 1  # its text,
STAR: Final = 2  # or to kill with
USE: Final = 8  # where that stands


def laid_for(card: CardId, use: i64) -> Laid:
    """A card played for something."""
    return card | use << USE


def card_of(entry: Laid) -> CardId:
    """Which card it is."""
    return entry & 255


def use_of(entry: Laid) -> i64:
    """What it was played for."""
    return entry >> USE
