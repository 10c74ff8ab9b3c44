"""What lies face down in each city: which cards, and in no order, for nobody has seen one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, repeat
from gaslamp.games.emerald.card import is_game_card
from gaslamp.games.emerald.pieces import LAST_CITY

WIDTH: Final = 16  # numbers for each city: how many cards, then the cards


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Stacks:
    """The face-down cards of every city; the next one to be turned up is any of them."""

    def __init__(self, cards: Ints) -> None:
        self.cards: Ints = cards

    def copy(self) -> Stacks:
        """The same stacks, apart."""
        return Stacks(self.cards.copy())

    def size(self, city: i64) -> i64:
        """How many cards lie there."""
        return self.cards[city * WIDTH]

    def card(self, city: i64, i: i64) -> CardId:
        """One of them, from 0 on."""
        return self.cards[city * WIDTH + 1 + i]

    def add(self, city: i64, card: CardId) -> None:
        """Shuffle a card in."""
        cards, at = self.cards.items, city * WIDTH
        cards[at] += 1
        cards[at + cards[at]] = card

    def clear(self, city: i64) -> None:
        """No card is left there."""
        self.cards[city * WIDTH] = 0

    def draw(self, city: i64, chance: Chance) -> CardId:
        """Take the top card off; there must be one."""
        cards, at = self.cards.items, city * WIDTH
        n = cards[at]
        i = at + 1 + chance.below(n)
        card = cards[i]
        cards[i] = cards[at + n]
        cards[at] = n - 1
        return card

    def deal_anew(self, box: Ints, chance: Chance) -> None:
        """Exchange the game cards, which nobody has seen, with one another and with those in the box."""
        cards = self.cards.items
        for city in range(1, LAST_CITY + 1):
            at = city * WIDTH
            for i in range(at + 1, at + 1 + cards[at]):
                if is_game_card(cards[i]):
                    box.append(cards[i])
        for city in range(1, LAST_CITY + 1):
            at = city * WIDTH
            for i in range(at + 1, at + 1 + cards[at]):
                if is_game_card(cards[i]):
                    cards[i] = chance.take(box)


def empty() -> Stacks:
    """No card anywhere."""
    return Stacks(repeat((LAST_CITY + 1) * WIDTH, 0))
