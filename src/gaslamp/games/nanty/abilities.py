"""N10: what the owner of a building may do with its district card, once in a turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.card import district_card, district_of
from gaslamp.games.nanty.choosing import BY_ABILITY, around, fan
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.districts import LAST_DISTRICT, NOWHERE, Districts, only, plus, spread, without
from gaslamp.games.nanty.events import USED
from gaslamp.games.nanty.hands import Shed
from gaslamp.games.nanty.parts import CARD, DISTRICT, PLACE
from gaslamp.games.nanty.pieces import among
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.symbols import PlaceAgent, RemoveUnrest
from gaslamp.games.nanty.words import ABILITIES

CALM: Final[i64] = ABILITIES.index("calm")
INSURE: Final[i64] = ABILITIES.index("insure")
PAWN: Final[i64] = ABILITIES.index("pawn")
STIR: Final[i64] = ABILITIES.index("stir")


def usable(game: Nanty, me: Seat) -> Ints:
    """The districts whose ability one may use now."""
    districts, money, buildings, mine = ints(), game.players[me].money, game.london.buildings, me + 1
    for district in range(1, LAST_DISTRICT + 1):
        if among(buildings, district) == mine and game.works(district, me):  # most are not one's own
            kind = game.district(district)
            if kind.price <= money and is_possible(game, me, district, kind.ability):
                districts.append(district)
    return districts


def is_possible(game: Nanty, me: Seat, district: i64, ability: i64) -> bool:
    """Whether an ability could do anything; insurance is asked for when a random event strikes."""
    if ability == CALM:
        return game.london.unrest != NOWHERE
    if ability == PAWN:
        return game.players[me].hand.size > 0
    if ability == STIR:
        return stirrable(game, district) != NOWHERE
    return ability != INSURE


def stirrable(game: Nanty, district: i64) -> Districts:
    """N10.7: where an unrest marker may be put: there, or beside it where agents are; and where peace reigns."""
    districts = NOWHERE
    for place in spread(without(around(game, only(district)), game.london.unrest)).items:
        unmanned = place == district and game.version >= 3  # the district itself needed an agent, too
        if unmanned or game.london.crowd(place) > 0:
            districts = plus(districts, place)
    return districts


def price_of(game: Nanty, card: CardId) -> i64:
    """What the ability of a district card costs."""
    return game.district(district_of(card)).price


def priced(game: Nanty) -> Ints:
    """The district cards whose ability costs something."""
    cards = ints()
    for district in range(1, LAST_DISTRICT + 1):
        if game.district(district).price > 0:
            cards.append(district_card(district))
    return cards


def use(game: Nanty, me: Seat, district: i64) -> None:
    """N10: pay for an ability, and have it happen in the name of the district card."""
    kind = game.district(district)
    effect = EFFECTS[kind.ability]
    game.this = district_card(district)
    game.spent = plus(game.spent, district)
    game.tell(USED, me, game.this, at=district)
    game.pay(me, kind.price)
    if effect is not None:
        game.then(me, effect, at=district)


class Redraw(Effect[Nanty]):
    """N10.2: draw a card, then discard one."""

    def apply(self, game: Nanty, me: Seat) -> None:
        draw(game, me, 1)
        game.then(me, DISCARD_ONE)


class DiscardOne(Choice[Nanty]):
    """N10.2: discard a card of your choice after drawing one."""

    asks_for = (CARD,)
    rule = "N10.2"

    def options(self, game: Nanty, me: Seat) -> Ints:
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        game.throw_away(me, option)


class Income(Effect[Nanty]):
    """N10.4: take as much money from the bank as the district card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.earn(me, game.district(district_of(game.this)).amount)


class Pawn(Effect[Nanty]):
    """N10.6: discard a card for money."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, PAWN_ONE, n=1)


class Stir(Choice[Nanty]):
    """N10.7: choose where to put an unrest marker: in the district or beside it."""

    asks_for = (PLACE,)
    carries = Carries(DISTRICT)
    rule = "N10.7"

    def options(self, game: Nanty, me: Seat) -> Ints:
        district = game.at
        return spread(stirrable(game, district))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        game.stir(option)


DISCARD_ONE: Final = DiscardOne()
PAWN_ONE: Final = Shed("N10.6", paid=True, must=True)
ABILITY_EFFECTS: Final[dict[str, Effect[Any]]] = {
    "place": PlaceAgent("N10.1", BY_ABILITY, must=True),
    "redraw": Redraw(),
    "calm": RemoveUnrest("N10.3", must=True),
    "income": Income(),
    "pawn": Pawn(),
    "stir": Stir(),
}
EFFECTS: Final[list[Effect[Any] | None]] = [ABILITY_EFFECTS.get(ability) for ability in ABILITIES]  # by number
