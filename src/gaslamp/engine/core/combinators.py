"""Effects made of effects: the connecting words of every rule book."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.engine.core.state import State


class Rivals(Effect[State]):
    """Every other seat, clockwise from the left, undergoes it; `to` is who brought it about."""

    def __init__(self, effect: Effect[Any]) -> None:
        self.effect: Final = effect

    def apply(self, game: State, me: Seat) -> None:
        for i in range(1, game.seats):
            game.then((me + i) % game.seats, self.effect, at=game.at, n=game.n, to=me)
