"""The words of the data file and of answers: factions, what a card does, what sets it off, what a player does."""

from __future__ import annotations

from typing import Final

FACTIONS: Final = ("", "undead", "spirit", "mortal", "beast")
RESOURCES: Final = ("coin", "power", "regeneration")
KEYWORDS: Final = (
    "draw",
    "curse",
    "haunt",
    "sacrifice",
    "command",
    "frenzy",
    "destroy",
    "rally",
    "reveal",
)
TEXTS: Final = ("life", "dearest", "reuse_relic", "coin_or_regeneration", "haunt_one", "look_and_discard", "unleash")
DEEDS: Final = (*RESOURCES, *KEYWORDS, *TEXTS)  # in the order in which a card carries them out
TRIGGERS: Final = ("", "curse", "first_undead", "first_spirit", "first_mortal", "first_beast")
GIFTS: Final = ("", "alchemy", "blood_price", "claim", "hunt")  # abilities of overlords
TOKENS: Final = ("none", "haunt", "banish")  # on a monster in play
VERBS: Final = (  # what one can do in a turn
    "play",
    "buy",
    "recruit",
    "attack",
    "form",
    "extend_left",
    "extend_right",
    "relic",
    "rule",
    "haunt",
)
