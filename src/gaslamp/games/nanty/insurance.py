"""N6.13, N10.5: insurance: whoever can may pay to keep pieces safe from a random event."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.card import district_card
from gaslamp.games.nanty.districts import EVERYWHERE, spread
from gaslamp.games.nanty.events import INSURED, KEPT_AWAY
from gaslamp.games.nanty.parts import DISTRICT, DRAWER, PLACE, PRICE
from gaslamp.games.nanty.pieces import among, one_in
from gaslamp.games.nanty.reactions import RANDOM_EVENT
from gaslamp.games.nanty.state import Nanty


class Insure(Choice[Nanty]):
    """N10.5: pay to protect a piece of yours in `at` from the random event, or let the deed be done."""

    asks_for = (PLACE,)
    carries = Carries(DISTRICT)
    details = (PRICE,)
    piece: i64 = 0  # which kind it is

    def __init__(self, deed: Effect[Any]) -> None:
        self.deed: Final = deed

    def options(self, game: Nanty, me: Seat) -> Ints:
        district, options = game.at, ints()
        options.append(district)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district = game.at
        if option == PASS:
            game.then(me, self.deed, at=district, n=RANDOM_EVENT)
            return
        insurer = insurer_of(game, me)
        game.pay(me, game.district(insurer).price)
        game.tell(INSURED, me, district_card(insurer), n=self.piece, at=district)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([game.district(insurer_of(game, me)).price])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 40 if option == PASS else 60  # three pounds are less than an agent


class InsureAgent(Insure):
    """N10.5: pay for an agent."""

    rule = "N10.5"
    piece: i64 = 1


class InsureBuilding(Insure):
    """N10.5: pay for a building."""

    rule = "N10.5"
    piece: i64 = 2


def insurer_of(game: Nanty, seat: Seat) -> i64:
    """A district that has insured what a seat has, and that it can pay; 0 for none."""
    for district in game.edition.insurances.items:
        if among(game.policies, district) == seat + 1 and game.district(district).price <= game.players[seat].money:
            return district
    return 0


def settle_insurances(game: Nanty) -> None:
    """N10.5: who is insured is settled when a random event begins, whatever it strikes first."""
    game.policies = 0
    for district in game.edition.insurances.items:
        owner = game.london.owner(district)
        if owner != NOBODY and game.works(district, owner):
            game.policies += (owner + 1) * one_in(district)


class Harm(Effect[Nanty]):
    """N6.13: a random event is about to strike a piece of `me` in `at`; who can may pay to protect it."""

    def __init__(self, insure: Insure) -> None:
        self.insure: Final = insure

    def apply(self, game: Nanty, me: Seat) -> None:
        district = game.at
        cover: Effect[Any] = self.insure if insurer_of(game, me) > 0 else self.insure.deed
        game.then(me, cover, at=district, n=RANDOM_EVENT)


class MarchIn(Effect[Nanty]):
    """N10.5: a grenadier is about to come to `at`; from `to` on all with a piece there may pay, `me` is next."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district, drawer = game.at, game.to
        if premium(game, me, district) > 0:
            game.then(me, KEEP_AWAY, at=district, to=drawer)
        else:
            let_in(game, me, district, drawer)


class KeepAway(Choice[Nanty]):
    """N10.5: pay for each of your pieces in `at`, and no grenadier comes there; or let one in."""

    asks_for = (PLACE,)
    carries = Carries(DISTRICT, to=DRAWER)
    details = (PRICE,)
    rule = "N10.5"

    def options(self, game: Nanty, me: Seat) -> Ints:
        district, options = game.at, ints()
        options.append(district)
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district, drawer = game.at, game.to
        if option == PASS:
            let_in(game, me, district, drawer)
            return
        insurer = insurer_of(game, me)
        game.pay(me, premium(game, me, district))
        game.tell(KEPT_AWAY, me, district_card(insurer), at=district)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([price_of_all(game, me, option)])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 50


def premium(game: Nanty, seat: Seat, district: i64) -> i64:
    """N10.5: what keeping a grenadier out of a district costs a seat; 0 if it cannot, or has nothing to keep safe."""
    if insurer_of(game, seat) == 0 or game.version < 3:  # nobody was asked
        return 0
    price = price_of_all(game, seat, district)
    return price if price <= game.players[seat].money else 0


def price_of_all(game: Nanty, seat: Seat, district: i64) -> i64:
    """What a seat that is insured pays for all that it has in a district."""
    return game.london.pieces(seat, district) * game.district(insurer_of(game, seat)).price


def let_in(game: Nanty, seat: Seat, district: i64, drawer: Seat) -> None:
    """The next player may keep the grenadier away; if that was the last, the grenadier comes."""
    following = (seat + 1) % game.seats
    if following == drawer:
        game.place_grenadier(district)
    else:
        game.then(following, MARCH_IN, at=district, to=drawer)


MARCH_IN: Final = MarchIn()
KEEP_AWAY: Final = KeepAway()
