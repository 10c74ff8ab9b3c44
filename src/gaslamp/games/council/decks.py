"""Decks: the published ones, those of one's own as a short text, and what a deck may hold."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.setting import check_length
from gaslamp.engine.errors import BadSetting
from gaslamp.games.council.kinds import CARDS, DECKS, KINDS
from gaslamp.games.council.words import GROUPS, JOKER, LIMITED

MOST = 200  # cards of a deck that is written down, whatever rules it breaks: two of each
NUMBER = re.compile(r"([1-9]\d{0,2})(?:[x×]([1-9]\d?))?")


@dataclass(frozen=True)
class Breach:
    """A rule that a deck breaks: with which cards, how many there are, and how many there may be."""

    rule: str
    cards: tuple[int, ...]
    n: int
    limit: int


class BadDeck(BadSetting):
    """C2.9: a deck that breaks rules, with every one of them."""

    def __init__(self, name: str, value: object, breaches: list[Breach]) -> None:
        self.breaches = breaches
        super().__init__("error-deck", name=name, value=value, rules=list(dict.fromkeys(one.rule for one in breaches)))


def published_cards(data: Data, name: str) -> list[int]:
    """C2.8: the cards of a published deck."""
    return data.numbers(f"{name}_deck", "cards")


def cards_of(data: Data, deck: str) -> list[int]:
    """The cards of a deck: a published one by name, or one written down."""
    return published_cards(data, deck) if deck in DECKS else parse(deck)


def parse(text: str) -> list[int]:
    """The cards of a deck that is written down: their numbers, 12x2 for two copies."""
    check_length("decks", text)
    cards: list[int] = []
    for word in text.split():
        match = NUMBER.fullmatch(word)
        if not match or int(match[1]) > len(CARDS):
            raise BadSetting("error-deck-text", "decks", word, most=len(CARDS), names=DECKS)
        copies = int(match[2] or 1)
        if len(cards) + copies > MOST:
            raise BadSetting("error-deck-long", "decks", text, most=MOST)
        cards += [int(match[1])] * copies
    if not cards:
        raise BadSetting("error-deck-text", "decks", text, most=len(CARDS), names=DECKS)
    return sorted(cards)


def deck_text(cards: list[int]) -> str:
    """A deck as a short text."""
    return " ".join(f"{card}x{n}" if n > 1 else str(card) for card, n in sorted(Counter(cards).items()))


def normal_text(text: str) -> str:
    """A deck that is written down, as records keep it."""
    return deck_text(parse(text))


def legal_cards(data: Data, name: str, deck: str) -> list[int]:
    """The cards of a deck that breaks no rule."""
    cards = cards_of(data, deck)
    if broken := breaches(data, cards):
        raise BadDeck(name, deck, broken)
    return cards


def breaches(data: Data, cards: list[int]) -> list[Breach]:
    """C2.1–C2.6: every rule that a deck breaks."""
    most, least = data.number("game", "deck") - len(raised_limits(data, cards)), data.number("game", "least")
    broken: list[Breach] = []
    if not least <= len(cards) <= most:
        broken.append(Breach("C2.1", (), len(cards), most if len(cards) > most else least))
    return broken + group_breaches(data, cards) + type_breaches(data, cards) + copy_breaches(data, cards)


def raised_limits(data: Data, cards: list[int]) -> list[str]:
    """C2.5: the types whose limits a deck raises."""
    return [kind for kind in (*LIMITED, "spell") if len(of_type(data, cards, kind)) > limit(data, kind)]


def group_breaches(data: Data, cards: list[int]) -> list[Breach]:
    """C2.2, C2.3, C2.7: one group of investigators, in whose place friends of it may stand; others are strangers."""
    investigators, friends = of_type(data, cards, "investigator"), of_type(data, cards, "friend")
    wanted = data.number("game", "group")
    group = max(GROUPS, key=lambda one: (count_with(data, investigators, one), count_with(data, friends, one)))
    mine = [card for card in investigators if has_keyword(data, card, group)]
    strange = [card for card in friends if not has_keyword(data, card, group, JOKER)]
    standing = len(mine) + len(friends) - len(strange)
    broken: list[Breach] = []
    if others := [card for card in investigators if card not in mine]:
        broken.append(Breach("C2.2", tuple(others), len(others), 0))
    elif len(mine) > wanted:
        broken.append(Breach("C2.2", tuple(mine), len(mine), wanted))
    elif standing < wanted:
        broken.append(Breach("C2.2", tuple(mine), standing, wanted))
    if strange:
        broken.append(Breach("C2.3", tuple(strange), len(strange), 0))
    return broken


def type_breaches(data: Data, cards: list[int]) -> list[Breach]:
    """C2.3–C2.5: each limit can be raised by one, which makes the deck smaller; by no more."""
    broken = []
    for kind in (*LIMITED, "spell"):
        same = of_type(data, cards, kind)
        if len(same) > limit(data, kind) + 1:
            broken.append(Breach("C2.4" if kind == "spell" else "C2.3", tuple(same), len(same), limit(data, kind)))
            broken.append(Breach("C2.5", tuple(same), len(same), limit(data, kind) + 1))
    return broken


def copy_breaches(data: Data, cards: list[int]) -> list[Breach]:
    """C2.6: no card too often."""
    most = data.number("game", "copies")
    return [Breach("C2.6", (card,), n, most) for card, n in sorted(Counter(cards).items()) if n > most]


def limit(data: Data, kind: str) -> int:
    """How many cards of a type a deck may hold as long as nothing is raised."""
    return data.number("game", "spells" if kind == "spell" else "others")


def of_type(data: Data, cards: list[int], kind: str) -> list[int]:
    """The cards of a type."""
    return [card for card in cards if data.word(KINDS[card], "type") == kind]


def count_with(data: Data, cards: list[int], keyword: str) -> int:
    """How many cards have a keyword."""
    return sum(has_keyword(data, card, keyword) for card in cards)


def has_keyword(data: Data, card: int, *keywords: str) -> bool:
    """Whether a card has one of some keywords."""
    name = KINDS[card]
    own = [word for sort in ("keywords", "named") if data.has(name, sort) for word in data.words(name, sort)]
    return any(keyword in own for keyword in keywords)
