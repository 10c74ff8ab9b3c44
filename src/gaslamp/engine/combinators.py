"""Effects made of effects: the connecting words of every rule book."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.effect import SHAPE, Choice, Effect, Option, Seat
from gaslamp.engine.piles import Ints, first
from gaslamp.engine.state import State


class Both(Effect[State]):
    """First this, then that."""

    def __init__(self, *effects: Effect[Any]) -> None:
        self.effects: Final = effects

    def apply(self, game: State, me: Seat) -> None:
        """Each in turn, with the numbers that this was told."""
        for effect in self.effects:
            game.then(me, effect, at=game.at, n=game.n, to=game.to)


class Either(Choice[State]):
    """Choose one of several effects."""

    picks = ("branch",)
    rule = SHAPE

    def __init__(self, *branches: Effect[Any]) -> None:
        self.branches: Final = branches

    def options(self, game: State, me: Seat) -> Ints:
        """The branches by number."""
        return first(len(self.branches))

    def choose(self, game: State, me: Seat, option: Option) -> None:
        """Go that way."""
        game.then(me, self.branches[option], at=game.at, n=game.n, to=game.to)


class May(Choice[State]):
    """You may do it, or not."""

    picks = ("yes",)
    rule = SHAPE

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect: Final = effect

    def options(self, game: State, me: Seat) -> Ints:
        """No or yes."""
        return first(2)

    def choose(self, game: State, me: Seat, option: Option) -> None:
        """Do it on yes."""
        if option == 1:
            game.then(me, self.effect, at=game.at, n=game.n, to=game.to)


class Rivals(Effect[State]):
    """Every other seat, clockwise from the left, undergoes it; `to` is who brought it about."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect: Final = effect

    def apply(self, game: State, me: Seat) -> None:
        """Ask nobody's leave."""
        for i in range(1, game.seats):
            game.then((me + i) % game.seats, self.effect, at=game.at, n=game.n, to=me)
