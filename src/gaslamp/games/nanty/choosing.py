"""Rows of options: districts, players, agents."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Seat
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import ANY, EVERYWHERE, LAST_DISTRICT, NEAR, OWN_BUILDING, UNREST
from gaslamp.games.nanty.london import among
from gaslamp.games.nanty.table import Table


def spread(districts: i64, may_pass: bool = False) -> Ints:
    """Districts one by one; or none of them."""
    found = ints()
    for district in range(1, LAST_DISTRICT + 1):
        if districts >> district & 1:
            found.append(district)
    if may_pass:
        found.append(PASS)
    return found


def fan(hand: Ints) -> Ints:
    """The cards of a hand, in their own order."""
    found = ints()
    for card in hand.items:
        found.insert(card)
    return found


def around(game: Table, districts: i64) -> i64:
    """These districts and all their neighbours."""
    found = districts
    for district in range(1, LAST_DISTRICT + 1):
        if districts >> district & 1:
            found |= game.district(district).near
    return found


def within_reach(game: Table, me: Seat, lifted: i64 = 0) -> i64:
    """Where one may place an agent: by one's own, or anywhere without any; one may have been lifted somewhere."""
    mine, found = game.london.agents[me], 0
    for district in range(1, LAST_DISTRICT + 1):
        if among(mine, district) > (1 if district == lifted else 0):
            found |= bit(district) | game.district(district).near
    return found if found != 0 else EVERYWHERE


def zone(game: Table, me: Seat, where: i64, district: i64, lifted: i64 = 0) -> i64:
    """Where a card lets one place an agent; 0 is the usual rule."""
    if where == ANY:
        return EVERYWHERE
    if where == OWN_BUILDING:
        return game.london.owned(me)
    if where == UNREST:
        return game.london.unrest
    if where == NEAR:
        return around(game, bit(district))
    return within_reach(game, me, lifted)
