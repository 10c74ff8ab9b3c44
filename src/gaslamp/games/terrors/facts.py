"""The printed numbers of Terrors of London, ours or corrected by somebody who owns the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.data import Data, load
from gaslamp.engine.errors import BadData
from gaslamp.games.terrors.kinds import KINDS, OVERLORDS, STARTERS
from gaslamp.games.terrors.words import DEEDS, FACTIONS, POWERS, TRIGGERS

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
    "sacrifice": (0, 10),
    "frenzy_power": (0, 10),
    "frenzy_coin": (0, 10),
    "choice_coin": (0, 10),
    "choice_regeneration": (0, 10),
    "blood_price": (0, 20),
    "blood_draw": (0, 10),
}
CARD: Final = {
    "cost": (0, 20),
    "copies": (0, 10),
    "armour": (0, 10),
    "summon": (0, 1),
    "marked": (0, 1),
    "triggered": (0, 20),
    "life": (1, 99),
}
CHOICES: Final = {
    "faction": FACTIONS[1:],
    "left": FACTIONS[1:],
    "right": FACTIONS[1:],
    "trigger": TRIGGERS[1:],
    "ability": POWERS,
}
LISTS: Final = {"deeds": "amounts", "horde": "horde_amounts", "bonus": "bonus_amounts"}
MOST_DEEDS: Final = 6
MOST: Final = 20  # of anything that a deed brings


def check(data: Data) -> None:
    """Refuse what cannot be played."""
    known = ("game", *KINDS[1:])
    for section in data.facts:
        if section not in known:
            raise BadData("error-data-section-unknown", where=data.path, name=section, known=known)
    for section in known:
        if section not in data.facts:
            raise BadData("error-data-missing", where=f"{data.path}: [{section}]")
    only(data, "game", tuple(GAME))
    for name, (least, most) in GAME.items():
        limit(data, "game", name, data.number("game", name), least, most)
    for card in KINDS[1:]:
        check_card(data, card)


def check_card(data: Data, card: str) -> None:
    """A card, each number and word within reason."""
    only(data, card, (*CARD, *CHOICES, *LISTS, *LISTS.values()))
    for name, (least, most) in CARD.items():
        if data.has(card, name):
            limit(data, card, name, data.number(card, name), least, most)
    for name, words in CHOICES.items():
        if data.has(card, name) and data.word(card, name) not in words:
            where = data.place(card, name)
            raise BadData("error-data-word-unknown", where=where, value=data.word(card, name), known=words)
    for name, amounts in LISTS.items():
        if data.has(card, name):
            check_deeds(data, card, name, amounts)
    if card in OVERLORDS:
        for name in ("faction", "life", "ability"):
            data.fact(card, name)
    elif card not in STARTERS and data.has(card, "horde"):
        for name in ("faction", "left", "right"):
            data.fact(card, name)


def check_deeds(data: Data, card: str, name: str, amounts: str) -> None:
    """What a card does, with as many amounts."""
    deeds, numbers = data.words(card, name), data.numbers(card, amounts)
    for deed in deeds:
        if deed not in DEEDS:
            raise BadData("error-data-word-unknown", where=data.place(card, name), value=deed, known=DEEDS)
    if not 1 <= len(deeds) <= MOST_DEEDS:
        raise BadData("error-data-size", where=data.place(card, name), value=len(deeds), least=1, most=MOST_DEEDS)
    if len(numbers) != len(deeds):
        raise BadData("error-data-length", where=data.place(card, amounts), value=numbers, wanted=len(deeds))
    for number in numbers:
        limit(data, card, amounts, number, 0, MOST)


def only(data: Data, section: str, known: tuple[str, ...]) -> None:
    """No other facts than these."""
    for name in data.facts[section]:
        if name not in known:
            raise BadData("error-data-symbol", where=data.place(section, name), known=known)


def limit(data: Data, section: str, name: str, value: int, least: int, most: int) -> None:
    """A number within its limits."""
    if not least <= value <= most:
        raise BadData("error-data-limit", where=data.place(section, name), value=value, least=least, most=most)
