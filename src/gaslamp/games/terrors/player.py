"""What lies before one player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.chance import Chance
from gaslamp.engine.effect import CardId
from gaslamp.engine.piles import Ints, ints

SHOWN: Final = 256  # a card on top of the deck that all have seen


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards, life and resources of one seat."""

    overlord: CardId
    life: i64
    hand: Ints
    open: i64  # so many cards at the front of the hand are known to all
    deck: Ints  # in no order: nobody has seen it
    top: Ints  # what lies on top of the deck and was put or seen there, the topmost last; SHOWN if all know it
    discard: Ints
    area: Ints  # monsters and influences in play: see area.py
    relics: Ints
    spent: Ints  # relics used this turn
    coin: i64
    power: i64
    regeneration: i64
    rally: i64
    absorbed: i64  # damage that armour took this turn
    ruled: bool  # the overlord's ability was used this turn
    mortals: bool  # a Mortal was played this turn

    def copy(self) -> Player:
        """An independent twin."""
        twin = Player()
        twin.overlord = self.overlord
        twin.life = self.life
        twin.hand = self.hand.copy()
        twin.open = self.open
        twin.deck = self.deck.copy()
        twin.top = self.top.copy()
        twin.discard = self.discard.copy()
        twin.area = self.area.copy()
        twin.relics = self.relics.copy()
        twin.spent = self.spent.copy()
        twin.coin = self.coin
        twin.power = self.power
        twin.regeneration = self.regeneration
        twin.rally = self.rally
        twin.absorbed = self.absorbed
        twin.ruled = self.ruled
        twin.mortals = self.mortals
        return twin

    # -- questions

    def size(self) -> i64:
        """How many cards the whole deck has."""
        return self.deck.size + self.top.size

    # -- verbs

    def play(self, card: CardId) -> None:
        """A card leaves the hand in the sight of all; of equal cards the one that all know."""
        hand = self.hand.items
        for i in range(self.open):
            if hand[i] == card:
                self.open -= 1
                break
        self.hand.remove(card)

    def hold(self, card: CardId) -> None:
        """A card comes to the hand in the sight of all."""
        self.hand.append(card)
        hand, i = self.hand.items, self.hand.size - 1
        while i > self.open:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = card
        self.open += 1

    def deal_anew(self, chance: Chance) -> None:
        """Exchange what is not known of the hand, and of what lies on top of the deck, with the deck."""
        pool, hand, top = self.deck, self.hand, self.top
        for i in range(self.open, hand.size):
            pool.append(hand[i])
        for i in range(top.size):
            if not top[i] & SHOWN:
                pool.append(top[i])
        for i in range(self.open, hand.size):
            hand[i] = any_of(pool, chance)
        for i in range(top.size):
            if not top[i] & SHOWN:
                top[i] = any_of(pool, chance)


def any_of(pile: Ints, chance: Chance) -> CardId:
    """Take a card out of a pile, whichever; there must be one."""
    i = chance.below(pile.size)
    last = pile.pop()
    if i == pile.size:
        return last
    card = pile[i]
    pile[i] = last
    return card


def seated() -> Player:
    """A player before anything is dealt."""
    player = Player()
    player.overlord = player.life = 0
    player.hand, player.deck, player.top, player.discard = ints(), ints(), ints(), ints()
    player.area, player.relics, player.spent = ints(), ints(), ints()
    player.open = player.coin = player.power = player.regeneration = player.rally = player.absorbed = 0
    player.ruled = player.mortals = False
    return player
