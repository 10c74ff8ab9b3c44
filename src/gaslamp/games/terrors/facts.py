"""The printed numbers of Terrors of London, ours or corrected by somebody who owns the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.book import checks
from gaslamp.engine.book.data import Data, load
from gaslamp.engine.errors import BadData
from gaslamp.games.terrors.kinds import (
    ACOLYTES,
    INFLUENCES,
    INFLUENCES_OF,
    KINDS,
    MONSTERS,
    OVERLORDS,
    RELICS,
    STARTERS,
)
from gaslamp.games.terrors.words import DEEDS, FACTIONS, GIFTS, RESOURCES, TRIGGERS

DATA: Final[Data] = load(Path(__file__).parent / "data" / "terrors.toml")
GAME: Final = {  # numbers of the game: the least and the most
    "cultists": (1, 10),
    "fanatics": (0, 10),
    "influences": (0, 4),
    "street": (1, 8),
    "hand": (1, 10),
    "first_hand": (1, 10),
    "relics": (1, 8),
    "curse": (0, 10),
    "cheap": (0, 12),
    "blood_price": (0, 20),
    "blood_draw": (0, 10),
}
GIVEN: Final = {"sacrifice": (1, 3), "frenzy": (2, 3), "brew": (2, 3)}  # resources: how many, at least and at most
CARD: Final = {
    "cost": (1, 20),
    "copies": (0, 10),
    "armour": (0, 10),
    "summon": (0, 1),
    "marked": (0, 1),
    "life": (1, 99),
}
CHOICES: Final = {  # words of a card
    "faction": FACTIONS[1:],
    "left": FACTIONS[1:],
    "right": FACTIONS[1:],
    "trigger": TRIGGERS[1:],
    "ability": GIFTS[1:],
}
MONSTER: Final = (
    "faction",
    "left",
    "right",
    "cost",
    "copies",
    "deeds",
    "horde",
    "armour",
    "summon",
    "trigger",
    "triggered",
)
LISTS: Final = ("deeds", "horde", "bonus", "triggered")
WORDS: Final = {**CHOICES, **dict.fromkeys(LISTS, DEEDS), **dict.fromkeys(GIVEN, RESOURCES)}
WHOLES: Final = {  # what an owner's file replaces with a list, or with a trigger
    **{name: (f"{name}_amounts",) for name in (*LISTS, *GIVEN)},
    "trigger": ("triggered", "triggered_amounts"),
}
MAY: Final = {  # what may be said of a card
    **dict.fromkeys(STARTERS, ("deeds", "armour", "trigger", "triggered")),
    **dict.fromkeys(ACOLYTES, MONSTER),
    **dict.fromkeys(INFLUENCES, ("deeds", "bonus", "armour", "marked")),
    **dict.fromkeys(MONSTERS, MONSTER),
    **dict.fromkeys(RELICS, ("cost", "copies", "deeds", "armour")),
    **dict.fromkeys(OVERLORDS, ("faction", "life", "ability")),
}
MUST: Final = {  # without which it is none
    **dict.fromkeys(ACOLYTES, ("faction", "left", "right", "cost", "copies", "horde")),
    **dict.fromkeys(MONSTERS, ("faction", "left", "right", "cost", "copies", "horde")),
    **dict.fromkeys(RELICS, ("cost", "copies")),
    **dict.fromkeys(OVERLORDS, ("faction", "life", "ability")),
}
OF_MONSTERS: Final = ("haunt",)  # what no other card can do
ENDLESS: Final = ("curse", "reuse_relic", "unleash")  # what a curse must not set off, or there may be no end of it
MOST_DEEDS: Final = 6
MOST: Final = 20  # of anything that a deed brings


def check(data: Data) -> None:
    """Refuse what cannot be played."""
    checks.sections(data, ("game", *KINDS[1:]))
    checks.only(data, "game", (*GAME, *GIVEN, *(amounts(name) for name in GIVEN)))
    for name, (least, most) in GAME.items():
        checks.limit(data, "game", name, data.number("game", name), least, most)
    for name, (least, most) in GIVEN.items():
        words = check_list(data, "game", name, RESOURCES)
        checks.size(data, "game", name, len(words), least, most)
        checks.different(data, "game", name, words)
    for card in KINDS[1:]:
        check_card(data, card)
    for card in ACOLYTES:
        checks.limit(data, card, "cost", data.number(card, "cost"), *[data.number(ACOLYTES[0], "cost")] * 2)
    check_marks(data)


def check_card(data: Data, card: str) -> None:
    """A card of its kind, each number and word within reason."""
    may = MAY[card]
    checks.only(data, card, (*may, *(amounts(name) for name in LISTS if name in may)))
    for name in MUST.get(card, ()):
        data.fact(card, name)
    checks.limits(data, card, CARD)
    for name, words in CHOICES.items():
        if data.has(card, name):
            checks.one_of(data, card, name, words)
    for name in LISTS:
        if data.has(card, name) or data.has(card, amounts(name)):
            check_list(data, card, name, possible_deeds(card))
    if data.has(card, "trigger") or data.has(card, "triggered"):
        endless = data.word(card, "trigger") == "curse"
        known = [word for word in DEEDS if not (endless and word in ENDLESS)]
        checks.some_of(data, card, "triggered", known)


def possible_deeds(card: str) -> tuple[str, ...]:
    """What a card can do: only monsters haunt, and no relic has relics work."""
    barred = () if card in MONSTERS or card in ACOLYTES or card in STARTERS else OF_MONSTERS
    barred = (*barred, "reuse_relic") if card in RELICS else barred
    return tuple(word for word in DEEDS if word not in barred)


def check_list(data: Data, section: str, name: str, known: tuple[str, ...]) -> list[str]:
    """What is done or given, with as many amounts."""
    words = checks.some_of(data, section, name, known)
    checks.size(data, section, name, len(words), 1, MOST_DEEDS)
    checks.row(data, section, amounts(name), len(words), 1, MOST)
    return words


def check_marks(data: Data) -> None:
    """As many influences of each overlord are marked as one takes."""
    wanted = data.number("game", "influences")
    for overlord, own in INFLUENCES_OF.items():
        marked = [card for card in own if data.has(card, "marked") and data.number(card, "marked")]
        if len(marked) != wanted:
            raise BadData("error-data-marked", where=data.path, name=overlord, value=len(marked), wanted=wanted)


def amounts(name: str) -> str:
    """Where it stands how much of each."""
    return f"{name}_amounts"
