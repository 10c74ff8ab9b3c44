"""A card that was put or seen on top of a deck, as one number: which one, and whether all know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId

OnTop = i64
CARD: Final = 255  # which card it is
SHOWN: Final = 256  # all have seen it
OLDER: Final = 512  # it was there before the deck under it was made anew


def on_top(card: CardId, shown: bool, older: bool) -> OnTop:
    """A card as it comes to lie on top."""
    return card | (SHOWN if shown else 0) | (OLDER if older else 0)


def top_card(entry: OnTop) -> CardId:
    """Which card it is."""
    return entry & CARD


def is_shown(entry: OnTop) -> bool:
    """Whether all know it."""
    return entry & SHOWN != 0


def is_older(entry: OnTop) -> bool:
    """Whether it is older than the deck under it."""
    return entry & OLDER != 0


def mark_shown(entry: OnTop) -> OnTop:
    """The same card, which all know now."""
    return entry | SHOWN


def mark_older(entry: OnTop) -> OnTop:
    """The same card over a deck that was made anew."""
    return entry | OLDER
