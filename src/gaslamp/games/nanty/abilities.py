"""What the owner of a building may do with its district card, once in a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Choice, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import LAST_DISTRICT, NEAR, district_card
from gaslamp.games.nanty.choosing import around, fan, spread
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.events import USED
from gaslamp.games.nanty.hands import Shed
from gaslamp.games.nanty.parts import AT, CARD, PLACE, TO, N
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.symbols import Calm, Recruit, placement
from gaslamp.games.nanty.words import ABILITIES

PUT: Final[i64] = ABILITIES.index("place")
REDRAW: Final[i64] = ABILITIES.index("redraw")
SOOTHE: Final[i64] = ABILITIES.index("calm")
INCOME: Final[i64] = ABILITIES.index("income")
INSURE: Final[i64] = ABILITIES.index("insure")
PAWN: Final[i64] = ABILITIES.index("pawn")


def usable(game: Nanty, me: Seat) -> Ints:
    """The districts whose ability one may use now."""
    found, player = ints(), game.players[me]
    for district in range(1, LAST_DISTRICT + 1):
        if game.works(district, me):
            kind = game.district(district)
            if kind.price <= player.money and possible(game, me, district, kind.ability):
                found.append(district)
    return found


def possible(game: Nanty, me: Seat, district: i64, ability: i64) -> bool:
    """Whether an ability could do anything."""
    if ability == SOOTHE:
        return game.london.unrest != 0
    if ability == PAWN:
        return game.players[me].hand.size > 0
    if ability in (PUT, REDRAW, INCOME):
        return True
    return ability != INSURE and troublesome(game, district) != 0


def troublesome(game: Nanty, district: i64) -> i64:
    """Where an unrest marker may be put: there and beside it, where agents are and peace reigns; a bit each."""
    found: i64 = 0
    for place in spread(around(game, bit(district)) & ~game.london.unrest).items:
        if game.london.crowd(place) > 0:
            found |= bit(place)
    return found


def use(game: Nanty, me: Seat, district: i64) -> None:
    """Use an ability: pay for it, and have it happen."""
    kind = game.district(district)
    game.this = district_card(district)
    game.spent |= bit(district)
    game.tell(USED, me, game.this, at=district)
    game.pay(me, kind.price)
    if kind.ability == PUT:
        game.then(me, POST, n=placement(NEAR, district, 0))
    elif kind.ability == REDRAW:
        draw(game, me, 1)
        game.then(me, DISCARD_ONE)
    elif kind.ability == SOOTHE:
        game.then(me, SOOTHING)
    elif kind.ability == INCOME:
        game.earn(me, kind.amount)
    elif kind.ability == PAWN:
        game.then(me, PAWN_ONE, n=1)
    else:
        game.then(me, TROUBLE, at=district)


class DiscardOne(Choice[Nanty]):
    """Discard a card of your choice after drawing one."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N10.2"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any of the hand."""
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It is gone."""
        game.throw_away(me, option)


class Trouble(Choice[Nanty]):
    """Choose where to put an unrest marker: in `at` or beside it."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N10.7"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Where there are agents and no marker."""
        return spread(troublesome(game, game.at))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """There."""
        game.stir(option)


DISCARD_ONE: Final = DiscardOne()
POST: Final = Recruit("N10.1", must=True)
PAWN_ONE: Final = Shed("N10.6", paid=True, must=True)
SOOTHING: Final = Calm("N10.3", must=True)
TROUBLE: Final = Trouble()
