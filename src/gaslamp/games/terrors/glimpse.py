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


def uncover(game: Terrors, me: Seat, n: i64) -> None:
    """Have n cards on top of the deck lie ready to be looked at."""
    if game.players[me].uncover(n, game.chance):
        game.tell(RESHUFFLED, me)


class LookAndDiscard(Effect[Terrors]):
    """Look at the top cards of one's deck."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Then one may discard them."""
        uncover(game, me, game.n)
        top = game.players[me].top
        n = min(game.n, top.size)
        for i in range(top.size - 1, top.size - 1 - n, -1):
            game.tell(LOOKED, me, top[i] & 255, seers=bit(me))
        game.then(me, DIVINE, n=n)


class Divine(SomeOf):
    """T10.11: discard some of the top cards of your deck that you have looked at, or leave them there."""

    asks_for = (several("cards", CARD),)
    carries = Carries(n=HOW_MANY)
    rule = "T10.11"

    def things(self, game: Terrors, me: Seat) -> Ints:
        how_many = game.n
        cards, top = ints(), game.players[me].top
        for i in range(top.size - how_many, top.size):
            add_rising(cards, top[i] & 255)
        return cards

    def take_one(self, game: Terrors, me: Seat, thing: Option) -> None:
        player, kept = game.players[me], ints()
        at = player.top.size - 1
        while player.top[at] & 255 != thing:
            at -= 1
        for i in range(player.top.size):
            if i != at:
                kept.append(player.top[i])
        player.top = kept
        player.discard.append(thing)
        player.deduce()
        game.tell(DISCARDED, me, thing)


DIVINE: Final = Divine()
