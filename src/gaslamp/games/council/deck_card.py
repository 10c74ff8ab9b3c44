"""A card off the board as one number: in the stash, set aside, or at a known place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId

DeckCard = i64  # which card, whether both have seen it, whether it came this turn, and whose rule chose it
FACE: Final = 127
SHOWN: Final = 128  # both have seen it there
FRESH: Final = 256  # it came to the stash this turn
CHOOSER: Final = 9  # where the card stands whose rule had it chosen: whoever has not seen it knows that it fits


def deck_card(card: CardId, both_saw: bool = False, fresh: bool = False, chooser: CardId = 0) -> DeckCard:
    """A card off the board."""
    return card | (SHOWN if both_saw else 0) | (FRESH if fresh else 0) | chooser << CHOOSER


def face_of(entry: DeckCard) -> CardId:
    """Which card it is."""
    return entry & FACE


def is_known(entry: DeckCard) -> bool:
    """Whether both have seen it there."""
    return entry & SHOWN != 0


def is_fresh(entry: DeckCard) -> bool:
    """Whether it came to the stash this turn."""
    return entry & FRESH != 0


def chooser_of(entry: DeckCard) -> CardId:
    """The card whose rule had it chosen unseen, 0 if none did."""
    return entry >> CHOOSER


def with_face(entry: DeckCard, card: CardId) -> DeckCard:
    """Another card in its place."""
    return entry & ~FACE | card


def as_known(entry: DeckCard) -> DeckCard:
    """The same card once both have seen it."""
    return entry | SHOWN


def as_fresh(entry: DeckCard) -> DeckCard:
    """The same card as it comes to the stash."""
    return entry | FRESH


def as_old(entry: DeckCard) -> DeckCard:
    """The same card in a later turn, or away from the stash."""
    return entry & ~FRESH
