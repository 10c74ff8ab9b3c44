"""What everybody can see of a city, told with the answers that name it: which card, what price, how many points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, Option, Seat, pack, two
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.emerald.card import royalty_of
from gaslamp.games.emerald.pieces import LAST_CITY
from gaslamp.games.emerald.table import Table

AGENT: Final = 0  # whom one kills
ROYALTY: Final = 1


def cities_with_cards(game: Table) -> Ints:
    """The cities in which a card lies face up."""
    cities = ints()
    for city in range(1, LAST_CITY + 1):
        if game.tops[city] > 0:
            cities.append(city)
    return cities


def cities_with_royalty(game: Table) -> Ints:
    """The cities in which there is royalty."""
    cities = ints()
    for city in range(1, LAST_CITY + 1):
        if game.royals[city] > 0:
            cities.append(city)
    return cities


def royalty_in(game: Table, city: i64) -> Ints:
    """The royalty of a city, and its points."""
    royalty = royalty_of(city)
    return row([royalty, game.card(royalty).restorationist_points])


def all_prey(game: Table) -> Ints:
    """An agent in any city, and all royalty, as answers."""
    prey = ints()
    for city in range(1, LAST_CITY + 1):
        prey.append(pack(city, AGENT))
        if game.royals[city] > 0:
            prey.append(pack(city, ROYALTY))
    return prey


def price_of(game: Table, me: Seat, prey: Option) -> Ints:
    """Bombs to pay, whose agent it is or which royalty, and the points that it brings."""
    city, kind = two(prey)
    if kind == ROYALTY:
        royalty = game.card(royalty_of(city))
        return row([royalty.cost, NOBODY, royalty_of(city), royalty.restorationist_points])
    return row([game.card(city).cost, only_owner(game, me, city), 0, game.card(game.this).kill_points])


def only_owner(game: Table, me: Seat, city: i64) -> Seat:
    """Whose agent can be killed in a city; nobody's if there is a choice: then it is asked next."""
    owner: Seat = NOBODY
    for seat in range(game.seats):
        if seat != me and game.within_reach(seat, city):
            if owner != NOBODY:
                return NOBODY
            owner = seat
    return owner
