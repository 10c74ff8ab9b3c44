"""Cubes, agents and zombies, and where they stand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import Seat, pack
from gaslamp.engine.core.piles import Ints, ints, repeat

LIMBO: Final = 0
LAST_CITY: Final = 9  # cities are the places from 1 on
SUPPLY: Final = 10
ABDUCTED: Final = 11  # on a Mi-Go card since this turn
ALOFT: Final = 12  # on a Mi-Go card since an earlier turn
YOG: Final = 13  # on Yog Sothoth
CAPTIVE: Final = 14  # on the card that killed the agent
GONE: Final = 15  # out of the game
PLACES: Final = 16


def place_of(seat: Seat, place: i64) -> i64:
    """Where a seat's count of a place stands."""
    return seat * PLACES + place


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Pieces:
    """How many pieces of one sort each seat has in each place: sixteen places for each seat."""

    def __init__(self, counts: Ints) -> None:
        self.counts: Ints = counts

    def copy(self) -> Pieces:
        """The same pieces in places of their own."""
        return Pieces(self.counts.copy())

    def at(self, seat: Seat, place: i64) -> i64:
        """How many a seat has there."""
        return self.counts.items[place_of(seat, place)]

    def move(self, seat: Seat, source: i64, target: i64, n: i64 = 1) -> None:
        """Move some from one place to another."""
        counts = self.counts.items
        counts[place_of(seat, source)] -= n
        counts[place_of(seat, target)] += n

    def in_cities(self, seat: Seat) -> i64:
        """How many a seat has in cities."""
        return self.on_board_from(seat, 1)

    def on_board_from(self, seat: Seat, first: i64) -> i64:
        """How many a seat has in Limbo and the cities, from a place on."""
        total: i64 = 0
        counts = self.counts.items
        for place in range(place_of(seat, first), place_of(seat, LAST_CITY) + 1):
            total += counts[place]
        return total

    def where_any(self, seats: i64, without: Seat) -> Ints:
        """Every city and seat that has some there, but for one seat."""
        owners = ints()
        for city in range(1, LAST_CITY + 1):
            for seat in range(seats):
                if seat != without and self.at(seat, city) > 0:
                    owners.append(pack(city, seat))
        return owners


def all_in_supply(seats: i64, n: i64) -> Pieces:
    """So many pieces in each seat's supply."""
    pieces = Pieces(repeat(seats * PLACES, 0))
    for seat in range(seats):
        pieces.counts[place_of(seat, SUPPLY)] = n
    return pieces


def every_city() -> Ints:
    """The cities, all of them."""
    return cities_from(1)


def cities_from(first: i64) -> Ints:
    """The cities from one on, in the order of the board."""
    cities = ints()
    for city in range(first, LAST_CITY + 1):
        cities.append(city)
    return cities


def each_city(first: i64, times: i64) -> Ints:
    """The cities from one on, each so many times."""
    cities = ints()
    for city in range(first, LAST_CITY + 1):
        for _ in range(times):
            cities.append(city)
    return cities
