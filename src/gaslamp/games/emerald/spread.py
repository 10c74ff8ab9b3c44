"""Pieces that come to the board at once, each to a city of the player's choice."""

from __future__ import annotations

from gaslamp.engine.core.effect import ORDER, Choice, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints
from gaslamp.games.emerald.parts import CITIES, LAST, MISSING
from gaslamp.games.emerald.pieces import cities_from, each_city
from gaslamp.games.emerald.state import Emerald


class SpreadPieces(Choice[Emerald]):
    """E5.2, E8.28: choose a city for each of so many pieces, one city for several if one likes."""

    asks_for = (CITIES,)
    carries = Carries(at=LAST, n=MISSING)
    exact = True

    def put(self, game: Emerald, me: Seat, city: Option) -> None:
        """Put one piece there."""
        raise NotImplementedError

    def options(self, game: Emerald, me: Seat) -> Ints:
        last = game.at
        return cities_from(last)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        missing = game.n
        self.put(game, me, option)
        if missing > 1:
            game.then_more(me, self, at=option, n=missing - 1)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        last, missing = game.at, game.n
        return each_city(last, missing)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        last = game.at
        return ORDER if 1 <= option < last else self.rule
