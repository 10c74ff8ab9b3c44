"""A card: what it costs and does; and an edition: everything that is printed, as some data file has it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.book.data import Data
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.kinds import ACOLYTES, INFLUENCES, INFLUENCES_OF, KINDS, OVERLORDS, RELICS, UNDEAD
from gaslamp.games.terrors.words import DEEDS, FACTIONS, GIFTS, RESOURCES, TRIGGERS

CULTIST: Final[CardId] = KINDS.index("cultist")
FANATIC: Final[CardId] = KINDS.index("fanatic")
FIRST_ACOLYTE: Final[CardId] = KINDS.index(ACOLYTES[0])
FIRST_INFLUENCE: Final[CardId] = KINDS.index(INFLUENCES[0])
FIRST_MONSTER: Final[CardId] = KINDS.index(UNDEAD[0])
FIRST_RELIC: Final[CardId] = KINDS.index(RELICS[0])
FIRST_OVERLORD: Final[CardId] = KINDS.index(OVERLORDS[0])
COIN: Final[i64] = RESOURCES.index("coin")
POWER: Final[i64] = RESOURCES.index("power")
REGENERATION: Final[i64] = RESOURCES.index("regeneration")


def is_influence(card: CardId) -> bool:
    """Whether a card is an influence."""
    return FIRST_INFLUENCE <= card < FIRST_MONSTER


def is_relic(card: CardId) -> bool:
    """Whether a card is a relic."""
    return FIRST_RELIC <= card < FIRST_OVERLORD


def is_monster(card: CardId) -> bool:
    """Whether a card is a monster: starters and acolytes are."""
    return 0 < card < FIRST_RELIC and not is_influence(card)


def influences_of(overlord: CardId) -> Ints:
    """The influences of an overlord."""
    influences = ints()
    for name in INFLUENCES_OF[KINDS[overlord]]:
        influences.append(KINDS.index(name))
    return influences


@final
class Deeds:
    """What a card does, in the order of the rules: resources, keywords, texts; and how much, or how often."""

    def __init__(self, data: Data, name: str, sort: str) -> None:
        deeds: list[tuple[int, int]] = []
        if data.has(name, sort):
            words, amounts = data.words(name, sort), data.numbers(name, f"{sort}_amounts")
            deeds = [(DEEDS.index(word), amount) for word, amount in zip(words, amounts, strict=True)]
        if sort != "horde":  # its abilities are used one by one
            deeds = sorted(deeds, key=lambda one: one[0])
        self.what: Final[Ints] = ints()
        self.amounts: Final[Ints] = ints()
        for deed, amount in deeds:
            self.what.append(deed)
            self.amounts.append(amount)

    @property
    def size(self) -> i64:
        """How many things it does."""
        return self.what.size


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
        self.summon: Final[bool] = number(data, name, "summon") > 0
        self.marked: Final[bool] = number(data, name, "marked") > 0
        self.trigger: Final[i64] = word(data, name, "trigger", TRIGGERS)
        self.deeds: Final[Deeds] = Deeds(data, name, "deeds")
        self.horde: Final[Deeds] = Deeds(data, name, "horde")
        self.bonus: Final[Deeds] = Deeds(data, name, "bonus")
        self.triggered: Final[Deeds] = Deeds(data, name, "triggered")
        self.life: Final[i64] = number(data, name, "life")
        self.ability: Final[i64] = word(data, name, "ability", GIFTS)


def number(data: Data, name: str, sort: str) -> i64:
    """A number of a card; what is not said is 0."""
    return data.number(name, sort) if data.has(name, sort) else 0


def word(data: Data, name: str, sort: str, words: tuple[str, ...]) -> i64:
    """A word of a card, by number; what is not said is the first."""
    return words.index(data.word(name, sort)) if data.has(name, sort) else 0


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
        self.sacrifice: Final[Deeds] = Deeds(data, "game", "sacrifice")
        self.frenzy: Final[Deeds] = Deeds(data, "game", "frenzy")
        self.brew: Final[Deeds] = Deeds(data, "game", "brew")
        self.blood_price: Final[i64] = data.number("game", "blood_price")
        self.blood_draw: Final[i64] = data.number("game", "blood_draw")

    def copies(self, first: CardId, beyond: CardId) -> Ints:
        """All copies of the cards from one number on, up to another."""
        cards = ints()
        for card in range(first, beyond):
            for _ in range(self.cards[card].copies):
                cards.append(card)
        return cards
