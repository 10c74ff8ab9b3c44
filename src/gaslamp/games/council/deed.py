"""Extra rules: what a card does beside flipping by its features."""

from __future__ import annotations

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.activation import loose
from gaslamp.games.council.features import meant
from gaslamp.games.council.state import Council


class Deed(Effect[Council]):
    """What an extra rule does, if it can be done in full."""

    def possible(self, game: Council, me: Seat) -> bool:
        """Whether it can be."""
        return True


class Ask(Deed):
    """A deed that needs an answer from `me`."""

    asks = True

    def possible(self, game: Council, me: Seat) -> bool:
        """Whether there is an answer."""
        return self.options(game, me).size > 0


def targets(game: Council, me: Seat) -> Ints:
    """The spaces whose cards the rule of the speaking card means."""
    return meant(game, me, game.card(game.this), game.spot)


def flippable(game: Council, me: Seat) -> Ints:
    """Those of them whose cards can be flipped."""
    return loose(game, targets(game, me))


def as_places(game: Council, cells: Ints) -> Ints:
    """Spaces as places."""
    found = ints()
    for cell in cells.items:
        found.append(game.place(cell))
    return found
