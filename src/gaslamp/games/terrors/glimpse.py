"""Cards that are looked at on top of the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.terrors.choosing import SomeOf, add_rising
from gaslamp.games.terrors.events import DISCARDED, LOOKED, RESHUFFLED
from gaslamp.games.terrors.parts import CARD, HOW_MANY
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.top import top_card


def uncover(game: Terrors, me: Seat, n: i64) -> None:
    """Have n cards on top of the deck lie ready to be looked at."""
    if game.players[me].uncover(n, game.chance):
        game.tell(RESHUFFLED, me)


class LookAndDiscard(Effect[Terrors]):
    """T10.11, T9.15: look at the top cards of your deck; then you may discard some of them."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        uncover(game, me, how_many)
        top = game.players[me].top
        how_many = min(how_many, top.size)
        for i in range(top.size - 1, top.size - 1 - how_many, -1):
            game.tell(LOOKED, me, top_card(top[i]), seers=bit(me))
        game.then(me, DISCARD_FROM_DECK, n=how_many)


class DiscardFromDeck(SomeOf):
    """T10.11: discard some of the top cards of your deck that you have looked at, or leave them there."""

    asks_for = (several("cards", CARD),)
    carries = Carries(n=HOW_MANY)
    rule = "T10.11"

    def things(self, game: Terrors, me: Seat) -> Ints:
        how_many = game.n
        cards, top = ints(), game.players[me].top
        for i in range(top.size - how_many, top.size):
            add_rising(cards, top_card(top[i]))
        return cards

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        game.players[me].lose_from_top(thing)
        game.players[me].discard.append(thing)
        game.tell(DISCARDED, me, thing)


DISCARD_FROM_DECK: Final = DiscardFromDeck()
