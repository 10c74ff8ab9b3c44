"""The kinds of cards by number: starting cards, Acolytes, influences, monsters by faction, relics, overlords."""

from __future__ import annotations

from typing import Final

STARTERS: Final = ("cultist", "fanatic")
ACOLYTES: Final = ("undead_acolyte", "spirit_acolyte", "mortal_acolyte", "beast_acolyte")
INFLUENCES_OF: Final = {  # by overlord
    "methuselah": ("register_of_the_dead", "exhumation", "death_warrant", "funeral_procession"),
    "lilith": ("bounty", "second_wind", "blood_money", "stake_and_torch"),
    "fenris": ("scent_of_blood", "fang_and_claw", "call_of_the_pack", "full_moon"),
    "azazael": ("tithe_of_souls", "dark_pact", "possession", "black_mass"),
}
INFLUENCES: Final = tuple(card for own in INFLUENCES_OF.values() for card in own)
UNDEAD: Final = ("zombie", "ghoul", "corpse_cart", "wight", "skeleton", "mummy", "vampire", "lich")
SPIRITS: Final = ("wisp", "apparition", "poltergeist", "banshee", "phantom", "wraith", "demon", "reaper")
MORTALS: Final = (
    "pickpocket",
    "relic_hunter",
    "alchemist",
    "monster_slayer",
    "coven_witch",
    "inquisitor",
    "warlock",
    "mad_doctor",
)
BEASTS: Final = (
    "rat_swarm",
    "hellhound",
    "raven_flock",
    "giant_bat",
    "gargoyle",
    "werewolf",
    "thames_serpent",
    "alpha_wolf",
)
MONSTERS: Final = (*UNDEAD, *SPIRITS, *MORTALS, *BEASTS)  # of the market
RELICS: Final = (
    "lantern",
    "silver_dagger",
    "healers_phial",
    "iron_shield",
    "canopic_jar",
    "spell_key",
    "raven_skull",
    "bone_horn",
    "grimoire",
    "haunted_mirror",
    "plate_of_the_fallen",
    "sword_of_methuselah",
)
OVERLORDS: Final = tuple(INFLUENCES_OF)
KINDS: Final = (
    "back",
    *STARTERS,
    *ACOLYTES,
    *INFLUENCES,
    *MONSTERS,
    *RELICS,
    *OVERLORDS,
)
