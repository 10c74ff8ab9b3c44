"""What lies before one player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.factions import NO_FACTIONS, Factions
from gaslamp.games.terrors.top import is_older, is_shown, mark_older, on_top, top_card


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards, life and resources of one seat."""

    overlord: CardId
    life: i64
    hand: Ints
    open: i64  # how many cards at the front of the hand are known to all
    older: i64  # how many after them were drawn before the deck was last made anew, as is a hidden card still on top
    deck: Ints  # in no order: nobody has seen it
    top: Ints  # what lies on top of the deck and was put or seen there, the topmost last: see top.py
    discard: Ints
    area: Ints  # monsters and influences in play: see area.py
    relics: Ints
    spent: Ints  # relics used this turn
    coin: i64
    power: i64
    regeneration: i64
    rally: i64
    absorbed: i64  # damage that armour took this turn
    ability_used: bool  # the overlord's, this turn
    factions_played: Factions  # those of the monsters played this turn

    def copy(self) -> Player:
        twin = Player()
        twin.overlord = self.overlord
        twin.life = self.life
        twin.hand = self.hand.copy()
        twin.open = self.open
        twin.older = self.older
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
        twin.ability_used = self.ability_used
        twin.factions_played = self.factions_played
        return twin

    # -- questions

    def size(self) -> i64:
        """How many cards the whole deck has."""
        return self.deck.size + self.top.size

    def is_usable(self, relic: CardId) -> bool:
        """Whether one of the relics of this kind was not used this turn."""
        return count(self.relics, relic) > count(self.spent, relic)

    # -- verbs

    def let_go(self, card: CardId) -> None:
        """Take a card out of the hand in the sight of all; of equal cards the one that all know to be there."""
        hand, i = self.hand.items, 0
        while hand[i] != card:
            i += 1
        if i < self.open:
            self.open -= 1
        elif i < self.open + self.older:
            self.older -= 1
        self.hand.remove(card)

    def hold(self, card: CardId) -> None:
        """A card comes to the hand in the sight of all."""
        self.put_in(card, self.open)
        self.open += 1

    def put_in(self, card: CardId, at: i64) -> None:
        """A card comes to a place in the hand."""
        self.hand.append(card)
        hand, i = self.hand.items, self.hand.size - 1
        while i > at:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = card

    def draw(self, chance: Chance) -> CardId:
        """Take the top card of the deck; there must be one."""
        entry = self.top.pop() if self.top.size > 0 else chance.take(self.deck)
        card = top_card(entry)
        if is_shown(entry):
            self.hold(card)
        elif is_older(entry):
            self.put_in(card, self.open + self.older)
            self.older += 1
        else:
            self.hand.append(card)
        self.deduce()
        return card

    def deduce(self) -> None:
        """If nothing hidden lies elsewhere that could be in the hand, all know by elimination what is in it."""
        hidden, older = False, False
        for entry in self.top.items:
            if not is_shown(entry):
                hidden = True
                older = older or is_older(entry)
        if not hidden and self.deck.size == 0:
            self.open, self.older = self.hand.size, 0
        elif not older:
            self.open, self.older = self.open + self.older, 0

    def lose_from_top(self, card: CardId) -> None:
        """A card on top of the deck leaves it; of equal ones the topmost."""
        rest, at = ints(), self.top.size - 1
        while top_card(self.top[at]) != card:
            at -= 1
        for i in range(self.top.size):
            if i != at:
                rest.append(self.top[i])
        self.top = rest
        self.deduce()

    def put_back(self) -> None:
        """The only card of the hand goes on top of the deck, known to those who know it."""
        card = self.hand.pop()
        self.top.append(on_top(card, self.open > 0, self.older > 0))
        self.open = self.older = 0

    def reshuffle(self) -> None:
        """The discard pile becomes the deck, which is empty; whatever is hidden is older."""
        self.deduce()
        self.deck, self.discard = self.discard, self.deck
        self.older = self.hand.size - self.open
        for i in range(self.top.size):
            self.top[i] = mark_older(self.top[i])

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
        self.deal_out(self.open + self.older, self.hand.size, False, self.deck, chance)
        if self.older > 0:
            self.deal_out(self.open, self.open + self.older, True, ints(), chance)

    def deal_out(self, first: i64, beyond: i64, older: bool, pool: Ints, chance: Chance) -> None:
        """Exchange some of the hand, what is hidden on top and as old, and a pool."""
        hand, top = self.hand, self.top
        for i in range(first, beyond):
            pool.append(hand[i])
        for i in range(top.size):
            if not is_shown(top[i]) and is_older(top[i]) == older:
                pool.append(top_card(top[i]))
        for i in range(first, beyond):
            hand[i] = chance.take(pool)
        for i in range(top.size):
            if not is_shown(top[i]) and is_older(top[i]) == older:
                top[i] = on_top(chance.take(pool), False, older)


def count(pile: Ints, card: CardId) -> i64:
    """How many of a card there are."""
    n: i64 = 0
    for one in pile.items:
        if one == card:
            n += 1
    return n


def new_player() -> Player:
    """A player before anything is dealt."""
    player = Player()
    player.overlord = player.life = 0
    player.hand, player.deck, player.top, player.discard = ints(), ints(), ints(), ints()
    player.area, player.relics, player.spent = ints(), ints(), ints()
    player.open = player.older = player.coin = player.power = player.regeneration = player.rally = 0
    player.absorbed = 0
    player.factions_played = NO_FACTIONS
    player.ability_used = False
    return player
