"""Cards that are looked at on top of the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.terrors.events import DISCARDED, LOOKED, RESHUFFLED
from gaslamp.games.terrors.parts import AT, CARD, TO, N
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


class Divine(Choice[Terrors]):
    """Discard one of the top n cards of your deck, or leave them there."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "T10.11"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any of them, or none."""
        found, top = ints(), game.players[me].top
        for i in range(top.size - game.n, top.size):
            found.insert(top[i] & 255)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """All see what goes; those that are left can go too."""
        if option == PASS:
            return
        player, kept = game.players[me], ints()
        at = player.top.size - 1
        while player.top[at] & 255 != option:
            at -= 1
        for i in range(player.top.size):
            if i != at:
                kept.append(player.top[i])
        player.top = kept
        player.discard.append(option)
        player.deduce()
        game.tell(DISCARDED, me, option)
        game.then(me, self, n=game.n - 1)


DIVINE: Final = Divine()
