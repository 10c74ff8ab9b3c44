"""Paying with cards: as many as are needed and none too many, put away when all is done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import Card
from gaslamp.games.emerald.laid import SYMBOL, card_of, laid_for
from gaslamp.games.emerald.parts import CARDS
from gaslamp.games.emerald.rank import card_at, rank
from gaslamp.games.emerald.state import Emerald


class Add(Choice[Emerald]):
    """E3.3: further cards for the same symbol; the set with the first one must be minimal."""

    asks_for = (CARDS,)
    excess = "E3.3"
    always_ask = True  # to have nothing to add must look like not to want to

    def symbols(self, card: Card) -> i64:
        """How many symbols of the kind a card has."""
        raise NotImplementedError

    def room(self, game: Emerald, me: Seat) -> i64:
        """How many symbols can be of use."""
        raise NotImplementedError

    def left(self, game: Emerald, me: Seat) -> i64:
        """How many symbols can be of use beyond those that have been played."""
        return self.room(game, me) - self.total(game)

    def total(self, game: Emerald) -> i64:
        """How many symbols have been played."""
        total: i64 = 0
        for entry in game.laid.items:
            total += self.symbols(game.card(card_of(entry)))
        return total

    def useful(self, game: Emerald, card: CardId, left: i64) -> bool:
        """Whether no card would be too many if this one were the last."""
        return left > 0

    def fits(self, game: Emerald, card: CardId, last: CardId, left: i64) -> bool:
        """Whether a card comes after the last in falling order and is not too many."""
        n, most = self.symbols(game.card(card)), self.symbols(game.card(last))
        return (0 < n < most or (n == most and card >= last)) and self.useful(game, card, left)

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, player, ranks = ints(), game.players[me], ints()
        last, left = game.last_laid(), self.left(game, me)
        for card in player.hand.items:
            if self.fits(game, card, last, left):
                ranks.insert(rank(self.symbols(game.card(card)), card))
        if ranks.size > 0 or (player.hand.size > 0 and self.any_fits(game, player.deck, last, left)):
            options.append(PASS)
        for place in ranks.items:
            options.append(card_at(place))
        return options

    def any_fits(self, game: Emerald, cards: Ints, last: CardId, left: i64) -> bool:
        """Whether one of some cards may be added; of a deck: whether it may be in the hand, for all others know."""
        for card in cards.items:
            if self.fits(game, card, last, left):
                return True
        return False

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.lay(me, option, SYMBOL)
            game.then_more(me, self)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        cards, last, left = ints(), game.last_laid(), self.left(game, me)
        for card in self.falling(game, me).items:
            if self.fits(game, card, last, left):
                cards.append(card)
        return cards

    def most(self, game: Emerald, me: Seat, element: Option) -> i64:
        return self.largest(game, self.elements(game, me), 0, self.left(game, me))

    def falling(self, game: Emerald, me: Seat) -> Ints:
        """All cards of the hand with the symbol, those with most symbols first."""
        cards, ranks, player = ints(), ints(), game.players[me]
        for card in player.hand.items:
            ranks.insert(rank(self.symbols(game.card(card)), card))
        for place in ranks.items:
            card = card_at(place)
            for _ in range(player.copies_of(card) if self.symbols(game.card(card)) > 0 else 0):
                cards.append(card)
        return cards

    def largest(self, game: Emerald, cards: Ints, first: i64, left: i64) -> i64:
        """How many of some cards, in falling order from one on, can be added at most to what is laid.

        Each is laid for a moment, to see what could follow.
        """
        most: i64 = 0
        for i in range(first, cards.size):
            again = i > first and cards[i] == cards[i - 1]
            if not again and self.useful(game, cards[i], left):
                game.laid.append(laid_for(cards[i], SYMBOL))
                rest = self.largest(game, cards, i + 1, left - self.symbols(game.card(cards[i])))
                game.laid.pop()
                most = max(most, 1 + rest)
        return most

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        if option not in game.players[me].hand:
            return "E3.2"
        if self.symbols(game.card(option)) == 0:
            return self.rule
        return ORDER if self.useful(game, option, self.left(game, me)) else "E3.3"


class PutAway(Effect[Emerald]):
    """E3.2: after every action, and after each killing and taking, what was played is put away."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.put_away(me)


PUT_AWAY: Final = PutAway()
