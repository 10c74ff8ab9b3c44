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
    met: i64  # a bit for each faction of which a monster was played this turn

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
        twin.met = self.met
        return twin

    # -- questions

    def size(self) -> i64:
        """How many cards the whole deck has."""
        return self.deck.size + self.top.size

    def hidden_on_top(self) -> bool:
        """Whether a card on top of the deck is not known to all."""
        for entry in self.top.items:
            if not entry & SHOWN:
                return True
        return False

    def usable(self, relic: CardId) -> bool:
        """Whether one of the relics of this kind was not used this turn."""
        return count(self.relics, relic) > count(self.spent, relic)

    # -- verbs

    def let_go(self, card: CardId) -> None:
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

    def draw(self, chance: Chance) -> CardId:
        """Take the top card of the deck; there must be one."""
        if self.top.size == 0:
            card = chance.take(self.deck)
            self.hand.append(card)
            return card
        entry = self.top.pop()
        if entry & SHOWN:
            self.hold(entry & 255)
        else:
            self.hand.append(entry)
        return entry & 255

    def put_back(self) -> None:
        """The only card of the hand goes on top of the deck, known to those who know it."""
        card = self.hand.pop()
        self.top.append(card | SHOWN if self.open > 0 else card)
        self.open = 0

    def reshuffle(self) -> None:
        """The discard pile becomes the deck; what has not been seen of the old one can only be in the hand."""
        self.deck, self.discard = self.discard, self.deck
        if not self.hidden_on_top():
            self.open = self.hand.size

    def uncover(self, n: i64, chance: Chance) -> bool:
        """Have n cards lie on top that can be looked at; whether the discard pile had to be shuffled under the deck."""
        shuffled = False
        while self.top.size < n and self.deck.size + self.discard.size > 0:
            if self.deck.size == 0:
                self.reshuffle()
                shuffled = True
            under = ints()
            under.append(chance.take(self.deck))
            for entry in self.top.items:
                under.append(entry)
            self.top = under
        return shuffled

    def deal_anew(self, chance: Chance) -> None:
        """Exchange what is not known of the hand, and of what lies on top of the deck, with the deck."""
        pool, hand, top = self.deck, self.hand, self.top
        for i in range(self.open, hand.size):
            pool.append(hand[i])
        for i in range(top.size):
            if not top[i] & SHOWN:
                pool.append(top[i])
        for i in range(self.open, hand.size):
            hand[i] = chance.take(pool)
        for i in range(top.size):
            if not top[i] & SHOWN:
                top[i] = chance.take(pool)


def count(pile: Ints, card: CardId) -> i64:
    """How many of a card there are."""
    n: i64 = 0
    for one in pile.items:
        if one == card:
            n += 1
    return n


def seated() -> Player:
    """A player before anything is dealt."""
    player = Player()
    player.overlord = player.life = 0
    player.hand, player.deck, player.top, player.discard = ints(), ints(), ints(), ints()
    player.area, player.relics, player.spent = ints(), ints(), ints()
    player.open = player.coin = player.power = player.regeneration = player.rally = player.absorbed = player.met = 0
    player.ruled = False
    return player
