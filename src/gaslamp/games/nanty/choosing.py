"""Rows of options: districts, cards of a hand; and the districts where an agent may be placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.card import ANY, NEAR, OWN_BUILDING, UNREST, district_of
from gaslamp.games.nanty.districts import (
    EVERYWHERE,
    LAST_DISTRICT,
    NOWHERE,
    Districts,
    either,
    has,
    minus,
    only,
    plus,
    spread,
)
from gaslamp.games.nanty.pieces import among
from gaslamp.games.nanty.table import Table

BY_SYMBOL: Final = 0  # what lets one place an agent
BY_TEXT: Final = 1
BY_ABILITY: Final = 2


def any_or_pass(districts: Districts) -> Ints:
    """One of some districts, or to pass; no question if there are none."""
    options = spread(districts)
    if options.size > 0:
        options.append(PASS)
    return options


def fan(hand: Ints) -> Ints:
    """The cards of a hand, in their own order."""
    cards = ints()
    for card in hand.items:
        cards.insert(card)
    return cards


def around(game: Table, districts: Districts) -> Districts:
    """These districts and all their neighbours."""
    reached = districts
    for district in range(1, LAST_DISTRICT + 1):
        if has(districts, district):
            reached = either(reached, game.district(district).near)
    return reached


def open_districts(game: Table, me: Seat, by: i64, lifted: i64 = 0) -> Districts:
    """Where one may place an agent, which may have been lifted somewhere."""
    districts = districts_allowed(game, me, by, lifted)
    return districts if game.version >= 3 else minus(districts, lifted)  # it had to go elsewhere


def districts_allowed(game: Table, me: Seat, by: i64, lifted: i64) -> Districts:
    """Where a symbol, the text of this card or the ability of this district lets one place an agent."""
    if by == BY_ABILITY:
        return around(game, only(district_of(game.this)))
    where = game.card(game.this).where if by == BY_TEXT else 0
    if where == ANY:
        return EVERYWHERE
    if where == OWN_BUILDING:
        return game.london.buildings_of(me)
    if where == UNREST:
        return game.london.unrest
    if where == NEAR:
        return around(game, only(game.card(game.this).district))
    return within_reach(game, me, lifted)


def within_reach(game: Table, me: Seat, lifted: i64) -> Districts:
    """N3.1: beside one's own agents, or anywhere without any; one may have been lifted somewhere."""
    mine, reach = game.london.agents[me], NOWHERE
    for district in range(1, LAST_DISTRICT + 1):
        if among(mine, district) > (1 if district == lifted else 0):
            reach = either(plus(reach, district), game.district(district).near)
    return reach if reach != NOWHERE else EVERYWHERE
