"""A card: what it costs and does; and an edition: everything that is printed, as some data file has it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.data import Data
from gaslamp.engine.effect import CardId
from gaslamp.engine.piles import Ints, ints, row
from gaslamp.games.terrors.kinds import (
    ACOLYTES,
    BEASTS,
    INFLUENCES,
    KINDS,
    MORTALS,
    OVERLORDS,
    RELICS,
    SPIRITS,
    STARTERS,
)
from gaslamp.games.terrors.kinds import UNDEAD as UNDEAD_MONSTERS
from gaslamp.games.terrors.words import DEEDS, FACTIONS, POWERS, TRIGGERS

CULTIST: Final[CardId] = KINDS.index("cultist")
FANATIC: Final[CardId] = KINDS.index("fanatic")
FIRST_ACOLYTE: Final[CardId] = KINDS.index(ACOLYTES[0])
FIRST_INFLUENCE: Final[CardId] = KINDS.index(INFLUENCES[0])
FIRST_MONSTER: Final[CardId] = KINDS.index(UNDEAD_MONSTERS[0])
FIRST_RELIC: Final[CardId] = KINDS.index(RELICS[0])
FIRST_OVERLORD: Final[CardId] = KINDS.index(OVERLORDS[0])
OVERLORD_COUNT: Final[i64] = len(OVERLORDS)
INFLUENCES_EACH: Final[i64] = len(INFLUENCES) // len(OVERLORDS)
MORTAL: Final[i64] = FACTIONS.index("mortal")
LIFE_ON_CURSE: Final[i64] = TRIGGERS.index("life_on_curse")
SACRIFICE_ON_MORTAL: Final[i64] = TRIGGERS.index("sacrifice_on_mortal")


def is_influence(card: CardId) -> bool:
    """Whether a card is an influence."""
    return FIRST_INFLUENCE <= card < FIRST_MONSTER


def is_relic(card: CardId) -> bool:
    """Whether a card is a relic."""
    return FIRST_RELIC <= card < FIRST_OVERLORD


def is_monster(card: CardId) -> bool:
    """Whether a card is a monster: starters and acolytes are."""
    return 0 < card < FIRST_RELIC and not is_influence(card)


@final
class Card:
    """What is printed on a card."""

    def __init__(self, name: str, data: Data) -> None:
        self.copies: Final[i64] = number(data, name, "copies")
        self.cost: Final[i64] = number(data, name, "cost")
        self.priced: Final[bool] = data.has(name, "cost")
        self.faction: Final[i64] = word(data, name, "faction", FACTIONS)
        self.left: Final[i64] = word(data, name, "left", FACTIONS)
        self.right: Final[i64] = word(data, name, "right", FACTIONS)
        self.armour: Final[i64] = number(data, name, "armour")
        self.summon: Final[i64] = number(data, name, "summon")
        self.marked: Final[i64] = number(data, name, "marked")
        self.trigger: Final[i64] = word(data, name, "trigger", TRIGGERS)
        self.triggered: Final[i64] = number(data, name, "triggered")
        self.deeds: Final[Ints] = deeds(data, name, "deeds")
        self.amounts: Final[Ints] = amounts(data, name, "amounts")
        self.horde: Final[Ints] = deeds(data, name, "horde")
        self.horde_amounts: Final[Ints] = amounts(data, name, "horde_amounts")
        self.bonus: Final[Ints] = deeds(data, name, "bonus")
        self.bonus_amounts: Final[Ints] = amounts(data, name, "bonus_amounts")
        self.life: Final[i64] = number(data, name, "life")
        self.gift: Final[i64] = word(data, name, "ability", POWERS)


def number(data: Data, name: str, sort: str) -> i64:
    """A number of a card; what is not said is 0."""
    return data.number(name, sort) if data.has(name, sort) else 0


def word(data: Data, name: str, sort: str, words: tuple[str, ...]) -> i64:
    """A word of a card, by number; what is not said is the first."""
    return words.index(data.word(name, sort)) if data.has(name, sort) else 0


def deeds(data: Data, name: str, sort: str) -> Ints:
    """What a card does, in order."""
    return row([DEEDS.index(one) for one in data.words(name, sort)] if data.has(name, sort) else [])


def amounts(data: Data, name: str, sort: str) -> Ints:
    """How much of each."""
    return row(data.numbers(name, sort) if data.has(name, sort) else [])


@final
class Edition:
    """All cards by number, and the numbers of the game."""

    def __init__(self, data: Data) -> None:
        self.cards: Final[list[Card]] = [Card(name, data) for name in KINDS]
        self.cultists: Final[i64] = data.number("game", "cultists")
        self.fanatics: Final[i64] = data.number("game", "fanatics")
        self.influences: Final[i64] = data.number("game", "influences")
        self.street: Final[i64] = data.number("game", "street")
        self.hand: Final[i64] = data.number("game", "hand")
        self.first_hand: Final[i64] = data.number("game", "first_hand")
        self.relics: Final[i64] = data.number("game", "relics")
        self.curse: Final[i64] = data.number("game", "curse")
        self.cheap: Final[i64] = data.number("game", "cheap")
        self.sacrifice: Final[i64] = data.number("game", "sacrifice")
        self.frenzy_power: Final[i64] = data.number("game", "frenzy_power")
        self.frenzy_coin: Final[i64] = data.number("game", "frenzy_coin")
        self.choice_coin: Final[i64] = data.number("game", "choice_coin")
        self.choice_regeneration: Final[i64] = data.number("game", "choice_regeneration")
        self.blood_price: Final[i64] = data.number("game", "blood_price")
        self.blood_draw: Final[i64] = data.number("game", "blood_draw")

    def copies(self, first: CardId, beyond: CardId) -> Ints:
        """All copies of the cards from one number on, up to another."""
        found = ints()
        for card in range(first, beyond):
            for _ in range(self.cards[card].copies):
                found.append(card)
        return found


NAMES: Final = (STARTERS, ACOLYTES, INFLUENCES, UNDEAD_MONSTERS, SPIRITS, MORTALS, BEASTS, RELICS)
