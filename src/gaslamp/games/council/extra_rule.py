"""Extra rules: what a card does beside flipping by its features."""

from __future__ import annotations

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.activation import only_flippable
from gaslamp.games.council.features import targets_of
from gaslamp.games.council.spaces import OUTSIDE
from gaslamp.games.council.state import Council


class ExtraRule(Effect[Council]):
    """C4.6: what an extra rule does, if it is possible in full; game.n is the amount that the card names."""

    def possible(self, game: Council, me: Seat) -> bool:
        return True


class AskingRule(ExtraRule):
    """C4.6: an extra rule that needs an answer from `me`, and is possible if there is one."""

    asks = True

    def possible(self, game: Council, me: Seat) -> bool:
        return self.options(game, me).size > 0


def targets(game: Council, me: Seat) -> Ints:
    """The spaces whose cards the rule of the speaking card is about."""
    return targets_of(game, me, game.card(game.this), game.spot)


def flippable(game: Council, me: Seat) -> Ints:
    """Those of them whose cards can be flipped."""
    return only_flippable(game, targets(game, me))


def as_places(game: Council, cells: Ints) -> Ints:
    """Spaces as places; those of a board have the same numbers."""
    if game.cells.size == OUTSIDE:
        return cells
    places = ints()
    for cell in cells.items:
        places.append(game.place(cell))
    return places
