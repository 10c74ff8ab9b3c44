"""Questions for several things of one kind: a search names them in rising order, people in any."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, Choice, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.state import Nanty


class PickSeveral(Choice[Nanty]):
    """Name so many things, or up to so many; `at` is the one named last, n how many may still be named."""

    must: bool = True  # exactly so many

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        """What there is to choose from now, rising."""
        raise NotImplementedError

    def options(self, game: Nanty, me: Seat) -> Ints:
        last, left = game.at, game.n
        things = self.all_of(game, me)
        if left == 0 or things.size == 0:
            return ints()
        if game.version == 1:  # one thing after another, in any order, or stop half-way
            return one_of(things, self.must)
        options = above(things, last, left if self.must else 1)
        if not self.must:
            options.append(PASS)
        return options if options.size > 0 else things  # other cards may be in a hand that somebody imagines

    def elements(self, game: Nanty, me: Seat) -> Ints:
        last = 0 if game.version == 1 else game.at
        return above(self.all_of(game, me), last, 1)

    def least(self, game: Nanty, me: Seat, element: Option) -> i64:
        left = game.n
        return left if self.must else 0

    def most(self, game: Nanty, me: Seat, element: Option) -> i64:
        left = game.n
        return min(left, self.elements(game, me).size)

    def why_not(self, game: Nanty, me: Seat, option: Option) -> str:
        return ORDER if option in self.all_of(game, me) else self.rule


def one_of(things: Ints, must: bool) -> Ints:
    """Any of some things, or to pass."""
    if not must:
        things.append(PASS)
    return things


def above(things: Ints, last: i64, needed: i64) -> Ints:
    """Those of some rising things that lie above the last one named and leave enough above them for what is needed."""
    options = ints()
    for i in range(things.size - needed + 1):
        if things[i] > last:
            options.append(things[i])
    return options
