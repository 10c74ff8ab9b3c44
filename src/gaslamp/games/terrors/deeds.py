"""What cards do without a question."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.games.terrors.area import HAUNT, NO_TOKEN, card_of, horde_of, token_of, with_token
from gaslamp.games.terrors.card import POWER
from gaslamp.games.terrors.events import GOT_TOKEN, RALLIED, REVEALED
from gaslamp.games.terrors.glimpse import uncover
from gaslamp.games.terrors.parts import HORDE, HOW_MANY
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.top import mark_shown, top_card


class Gain(Effect[Terrors]):
    """T1.4, T9.3, T9.4, T9.8: gain a resource."""

    carries = Carries(n=HOW_MANY)

    def __init__(self, resource: i64) -> None:
        self.resource: Final = resource

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        game.earn(me, self.resource, how_many)


class GainLife(Effect[Terrors]):
    """T10.4, T7.1: gain life, never more than at the start."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        game.gain_life(me, how_many)


class Draw(Effect[Terrors]):
    """T9.1: draw cards."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        game.draw(me, how_many)


class Rally(Effect[Terrors]):
    """T9.13: take rally tokens, each for one more card in the draw phase."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        game.players[me].rally += how_many
        game.tell(RALLIED, me, n=how_many)


class Haunt(Effect[Terrors]):
    """T9.5, T5.1: the monster that speaks gets a haunt token, if it has none."""

    carries = Carries(at=HORDE)

    def apply(self, game: Terrors, me: Seat) -> None:
        horde = game.at
        put_token(game, me, game.this, horde)


def put_token(game: Terrors, me: Seat, card: CardId, horde: i64) -> None:
    """Put a haunt token on a monster of this horde that has none; of equal ones on the one that was played last."""
    area = game.players[me].area
    for i in range(area.size - 1, -1, -1):
        if card_of(area[i]) == card and token_of(area[i]) == NO_TOKEN and horde_of(area[i]) == horde:
            area[i] = with_token(area[i], HAUNT)
            game.tell(GOT_TOKEN, me, card)
            return


class Reveal(Effect[Terrors]):
    """T9.14: show the top cards of your deck, which stay there."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_many = game.n
        uncover(game, me, how_many)
        top = game.players[me].top
        for i in range(top.size - 1, max(0, top.size - how_many) - 1, -1):
            top[i] = mark_shown(top[i])
            game.tell(REVEALED, me, top_card(top[i]))
        game.players[me].deduce()


class Dearest(Effect[Terrors]):
    """T10.1: gain as much power as your dearest monster in play costs."""

    carries = Carries(n=HOW_MANY)

    def apply(self, game: Terrors, me: Seat) -> None:
        how_often = game.n
        for _ in range(how_often):
            game.earn(me, POWER, game.dearest(me))
