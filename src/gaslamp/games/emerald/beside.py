"""A card that lies by an identity card, as one number: which one, and whose agent or which royalty lies on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, NOBODY, CardId, Seat

Beside = i64
AGENT: Final = 8  # where the owner of the agent stands
ROYALTY: Final = 12  # where the royalty card stands


def laid_with(card: CardId, agent: Seat = NOBODY, royalty: CardId = NO_CARD) -> Beside:
    """A card with an agent or a royalty card on it, or with nothing."""
    return card | agent << AGENT | royalty << ROYALTY


def card_of(entry: Beside) -> CardId:
    """Which card it is."""
    return entry & 255


def agent_on(entry: Beside) -> Seat:
    """Whose agent lies on it, NOBODY's if none does."""
    return entry >> AGENT & 15


def royalty_on(entry: Beside) -> CardId:
    """Which royalty card lies on it, NO_CARD if none does."""
    return entry >> ROYALTY
