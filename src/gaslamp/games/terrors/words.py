"""The words of the data file: factions, and what a card does when it is played, in a horde, or as a bonus."""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("", "undead", "spirit", "mortal", "beast")
DEEDS: Final = (
    "coin",
    "power",
    "regeneration",
    "draw",
    "haunt",
    "curse",
    "command",
    "frenzy",
    "sacrifice",
    "destroy",
    "rally",
    "look",
    "dearest",
    "reuse_relic",
    "coin_or_regeneration",
    "haunt_one",
)
TRIGGERS: Final = ("", "life_on_curse", "sacrifice_on_mortal")
POWERS: Final = ("alchemy", "blood_price", "claim", "hunt")  # of overlords
