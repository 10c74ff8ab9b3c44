"""Some factions, as one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.piles import bit

Factions = i64
NO_FACTIONS: Final[i64] = 0


def has_faction(factions: Factions, faction: i64) -> bool:
    """Whether a faction is among them."""
    return factions & bit(faction) != 0


def with_faction(factions: Factions, faction: i64) -> Factions:
    """They and one more."""
    return factions | bit(faction)
