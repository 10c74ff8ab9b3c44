"""Paying with cards: one after the other, none too many, and put away when all is done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import Card
from gaslamp.games.emerald.parts import AT, CARD, TO, N
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.table import SYMBOL

MOST: Final = 255  # more symbols than any card has


class Add(Choice[Emerald]):
    """Play one more card for the same symbol, or no more; never one with more symbols than the last.

    In falling order the last card has the fewest symbols, so that no card is too many as long as
    something is still missing when the last one is played.
    """

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    always_ask = True  # to have nothing to add must look like not to want to

    def symbols(self, card: Card) -> i64:
        """How many symbols of the kind a card has."""
        raise NotImplementedError

    def room(self, game: Emerald, me: Seat) -> i64:
        """How many symbols can be of use."""
        raise NotImplementedError

    def useful(self, game: Emerald, me: Seat, card: CardId) -> bool:
        """Whether the symbols of one more card would do something."""
        return self.total(game) < self.room(game, me)

    def total(self, game: Emerald) -> i64:
        """How many symbols have been played."""
        found: i64 = 0
        for entry in game.laid.items:
            found += self.symbols(game.card(entry & 255))
        return found

    def follows(self, game: Emerald, card: CardId) -> bool:
        """Whether a card may come after the last."""
        last = game.laid[game.laid.size - 1] & 255
        n, most = self.symbols(game.card(card)), self.symbols(game.card(last))
        return 0 < n < most or (n == most and card >= last)

    def fits(self, game: Emerald, me: Seat, card: CardId) -> bool:
        """Whether a card may be added."""
        return self.follows(game, card) and self.useful(game, me, card)

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether there may be such a card in the hand, for all that anybody can know."""
        player = game.players[me]
        if player.hand.size > 0:
            for card in player.hand.items:
                if self.fits(game, me, card):
                    return True
            for card in player.deck.items:
                if self.fits(game, me, card):
                    return True
        return False

    def options(self, game: Emerald, me: Seat) -> Ints:
        """No more, or a card in falling order."""
        found = ints()
        if self.thinkable(game, me):
            found.append(PASS)
            ranks = ints()
            for card in game.players[me].hand.items:
                if self.fits(game, me, card):
                    ranks.insert((MOST - self.symbols(game.card(card))) << 8 | card)
            for rank in ranks.items:
                found.append(rank & 255)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Play it, and ask again."""
        if option != PASS:
            game.lay(me, option, SYMBOL)
            game.then(me, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """A card must be held, have the symbol, follow the order, and be needed."""
        if option not in game.players[me].hand:
            return "E3.2"
        if self.symbols(game.card(option)) == 0:
            return self.rule
        return "E3.3" if not self.useful(game, me, option) else ORDER


class PutAway(Effect[Emerald]):
    """What was played is put away, and the pieces rest."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """After every action."""
        game.put_away(me)
        game.arrived = 0


PUT_AWAY: Final = PutAway()
