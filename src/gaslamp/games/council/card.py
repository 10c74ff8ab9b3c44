"""A card, a board, and an edition: everything that is printed, as some data file has it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.book.data import Data
from gaslamp.engine.core.piles import Ints, bit, repeat, row
from gaslamp.games.council.kinds import BOARDS, KINDS
from gaslamp.games.council.words import (
    FITTING,
    JOKER,
    KEYWORDS,
    LASTING,
    OF_ACTIVATION,
    RULES,
    STASH_SIZES,
    TIMINGS,
    TYPES,
    WHERE,
    WHOSE,
)

SPACES: Final = 25
INVESTIGATOR: Final[i64] = TYPES.index("investigator")
FRIEND: Final[i64] = TYPES.index("friend")
SPELL: Final[i64] = TYPES.index("spell")
OUTER_GOD: Final[i64] = TYPES.index("outer_god")
GATE: Final[i64] = KEYWORDS.index("gate")
JOKERS: Final[i64] = KEYWORDS.index(JOKER)
CASCADE: Final[i64] = RULES.index("cascade")
KEEN: Final[i64] = RULES.index("keen")
BONUS: Final[i64] = RULES.index("bonus")
DOUBLE: Final[i64] = RULES.index("double")
DOUBLE_SPACES: Final[i64] = RULES.index("double_spaces")
AURA: Final[i64] = RULES.index("aura")
STEADFAST: Final[i64] = RULES.index("steadfast")
WARD: Final[i64] = RULES.index("ward")
STASH_MORE: Final[i64] = RULES.index("stash_more")
STASH_LESS: Final[i64] = RULES.index("stash_less")
BEFORE_PLACING: Final[i64] = TIMINGS.index("before_placing")
BEFORE_ACTIVATION: Final[i64] = TIMINGS.index("before_activation")
AFTER_ACTIVATION: Final[i64] = TIMINGS.index("after_activation")
MINE: Final[i64] = WHOSE.index("mine")
RIVAL: Final[i64] = WHOSE.index("rival")
ADJACENT: Final[i64] = WHERE.index("adjacent")
LINE: Final[i64] = WHERE.index("line")
ANY_CARD: Final[i64] = FITTING.index("any")
LIGHT_CARD: Final[i64] = FITTING.index("light")
DARK_CARD: Final[i64] = FITTING.index("dark")


@final
class Card:
    """C1.1, C1.4: what is printed on a card."""

    def __init__(self, name: str, data: Data) -> None:
        self.features: Final[Ints] = row(numbers(data, name, "features") or [0, 0, 0, 0])
        self.type: Final[i64] = word(data, name, "type", TYPES)
        self.keywords: Final[i64] = mask(data, name, "keywords", KEYWORDS) | mask(data, name, "named", KEYWORDS)
        self.rule: Final[i64] = word(data, name, "rule", RULES)
        self.timing: Final[i64] = word(data, name, "timing", TIMINGS) if self.rule > 0 else 0
        self.keys: Final[Ints] = row([KEYWORDS.index(key) for key in words(data, name, "keys")])
        self.any_key: Final[i64] = mask(data, name, "keys", KEYWORDS)
        self.any_type: Final[i64] = mask(data, name, "types", TYPES)
        self.whose: Final[i64] = word(data, name, "whose", WHOSE)
        self.where: Final[i64] = word(data, name, "where", WHERE)
        self.amount: Final[i64] = data.number(name, "amount") if data.has(name, "amount") else 1
        self.god: Final[bool] = self.type == OUTER_GOD and name != KINDS[0]
        self.cascades: Final[bool] = self.god or self.rule == CASCADE
        self.lasting: Final[bool] = RULES[self.rule] in LASTING
        self.of_activation: Final[bool] = RULES[self.rule] in OF_ACTIVATION
        self.of_stash: Final[bool] = RULES[self.rule] in STASH_SIZES
        self.matches_all: Final[bool] = self.any_key == 0 and self.any_type == 0

    def matches(self, other: Card) -> bool:
        """C11: whether its rule is about the other card: any of its keywords or types, or every card."""
        if self.matches_all:
            return True
        return self.any_key & other.keywords != 0 or self.any_type & bit(other.type) != 0

    def has_keyword(self, keyword: i64) -> bool:
        """C1.5: whether it has a keyword, be it in its name."""
        return self.keywords & bit(keyword) != 0

    def has_any_keyword(self, keywords: Ints) -> bool:
        """Whether it has one of some keywords."""
        for keyword in keywords.items:
            if self.has_keyword(keyword):
                return True
        return False


@final
class Board:
    """C3.3: the spaces that are good for some cards."""

    def __init__(self, name: str, data: Data) -> None:
        self.bonus: Final[Ints] = repeat(SPACES, 0)
        self.fitting: Final[Ints] = repeat(SPACES, ANY_CARD)
        spaces, fitting = numbers(data, name, "spaces"), words(data, name, "fitting")
        for space, bonus, cards in zip(spaces, numbers(data, name, "bonus"), fitting, strict=True):
            self.bonus[space] = bonus
            self.fitting[space] = FITTING.index(cards)


@final
class Edition:
    """All cards and boards by number, and the numbers of the game."""

    def __init__(self, data: Data) -> None:
        self.cards: Final[list[Card]] = [Card(name, data) for name in KINDS]
        self.boards: Final[list[Board]] = [Board(f"{name}_board", data) for name in BOARDS]
        self.stash: Final[i64] = data.number("game", "stash")
        self.deck: Final[i64] = data.number("game", "deck")
        self.copies: Final[i64] = data.number("game", "copies")
        self.group: Final[i64] = data.number("game", "group")
        self.spells: Final[i64] = data.number("game", "spells")
        self.others: Final[i64] = data.number("game", "others")


def numbers(data: Data, name: str, sort: str) -> list[int]:
    """The numbers of a fact; none if it is not there."""
    return data.numbers(name, sort) if data.has(name, sort) else []


def words(data: Data, name: str, sort: str) -> list[str]:
    """The words of a fact; none if it is not there."""
    return data.words(name, sort) if data.has(name, sort) else []


def word(data: Data, name: str, sort: str, known: tuple[str, ...]) -> i64:
    """A word by number; what is not said is the first."""
    return known.index(data.word(name, sort)) if data.has(name, sort) else 0


def mask(data: Data, name: str, sort: str, known: tuple[str, ...]) -> i64:
    """A bit for each of some words."""
    bits: i64 = 0
    for one in words(data, name, sort):
        bits |= bit(known.index(one))
    return bits
