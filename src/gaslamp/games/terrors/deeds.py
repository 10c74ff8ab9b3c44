"""What cards do without a question; n is how much of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.games.terrors.area import HAUNT, NO_TOKEN, card_of, horde_of, token_of, turned
from gaslamp.games.terrors.card import POWER
from gaslamp.games.terrors.events import GOT_TOKEN, RALLIED, REVEALED
from gaslamp.games.terrors.glimpse import uncover
from gaslamp.games.terrors.player import SHOWN
from gaslamp.games.terrors.state import Terrors


class Gain(Effect[Terrors]):
    """Gain a resource."""

    def __init__(self, resource: i64) -> None:
        self.resource: Final = resource

    def apply(self, game: Terrors, me: Seat) -> None:
        """Into the pool."""
        game.earn(me, self.resource, game.n)


class Live(Effect[Terrors]):
    """Gain life."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Not more than there is room for."""
        game.revive(me, game.n)


class Draw(Effect[Terrors]):
    """Draw cards."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """From the deck."""
        game.draw(me, game.n)


class Rally(Effect[Terrors]):
    """Take rally tokens."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """One more card in the draw phase for each."""
        game.players[me].rally += game.n
        game.tell(RALLIED, me, n=game.n)


class Haunt(Effect[Terrors]):
    """The monster that speaks gets a haunt token, if it has none; `at` is its horde."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Of equal ones that which was played last; one in play for longer has its token."""
        put_token(game, me, game.this, game.at)


def put_token(game: Terrors, me: Seat, card: CardId, horde: i64) -> None:
    """A haunt token on a monster in such a horde that has none."""
    area = game.players[me].area
    for i in range(area.size - 1, -1, -1):
        if card_of(area[i]) == card and token_of(area[i]) == NO_TOKEN and horde_of(area[i]) == horde:
            area[i] = turned(area[i], HAUNT)
            game.tell(GOT_TOKEN, me, card)
            return


class Reveal(Effect[Terrors]):
    """Show the top cards of one's deck."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """They stay where they are, and all know them."""
        uncover(game, me, game.n)
        top = game.players[me].top
        for i in range(top.size - 1, max(0, top.size - game.n) - 1, -1):
            top[i] |= SHOWN
            game.tell(REVEALED, me, top[i] & 255)
        game.players[me].deduce()


class Dearest(Effect[Terrors]):
    """Power as the dearest monster in play costs."""

    def apply(self, game: Terrors, me: Seat) -> None:
        """Whoever it is."""
        for _ in range(game.n):
            game.earn(me, POWER, game.dearest(me))
