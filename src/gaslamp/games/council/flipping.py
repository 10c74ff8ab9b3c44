"""Extra rules that flip cards, whatever their features."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.council.deed import Ask, Deed, as_places, flippable
from gaslamp.games.council.parts import AT, KEYWORD, PLACE, TO, N
from gaslamp.games.council.state import Council


class FlipOne(Ask):
    """Flip a card, even one of your own if there is no other."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "C11.1"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that can be flipped."""
        return as_places(game, flippable(game, me))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It shows the other colour."""
        game.flip(game.cell(option))

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card of the rival."""
        return 20 if game.shows(game.cell(option), me) else 80


class FlipAll(Deed):
    """Flip every card that the rule speaks of."""

    rule = "C11.2"

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be one."""
        return flippable(game, me).size > 0

    def apply(self, game: Council, me: Seat) -> None:
        """All at once."""
        for cell in flippable(game, me).items:
            game.flip(cell)


class FlipSome(Ask):
    """Flip all cards with one or more of the keywords, chosen one by one; () when that is all."""

    asks_for = (KEYWORD,)
    carries = Carries(AT, N, TO)
    rule = "C11.3"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every keyword that some card has, and was not named."""
        found = ints()
        for key in game.card(game.this).keys.items:
            if game.named & bit(key) == 0 and with_keywords(game, me, bit(key)).size > 0:
                found.append(key)
        if game.named != 0:
            found.append(PASS)
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """All are flipped together."""
        if option != PASS:
            game.named |= bit(option)
            game.then(me, self, n=game.n + 1)
            return
        flips = with_keywords(game, me, game.named)
        game.named = 0
        for cell in flips.items:
            game.flip(cell)


class FlipEither(Ask):
    """Flip all cards with exactly one of the keywords."""

    asks_for = (KEYWORD,)
    carries = Carries(AT, N, TO)
    rule = "C11.4"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every keyword that some card has."""
        found = ints()
        for key in game.card(game.this).keys.items:
            if with_keywords(game, me, bit(key)).size > 0:
                found.append(key)
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """All at once."""
        for cell in with_keywords(game, me, bit(option)).items:
            game.flip(cell)


def with_keywords(game: Council, me: Seat, keywords: i64) -> Ints:
    """The cards that can be flipped and have one of some keywords, given as bits."""
    found = ints()
    for cell in flippable(game, me).items:
        if game.lies(cell).keywords & keywords:
            found.append(cell)
    return found


FLIP_ONE: Final = FlipOne()
FLIP_ALL: Final = FlipAll()
FLIP_SOME: Final = FlipSome()
FLIP_EITHER: Final = FlipEither()
