"""The map: whose figures and buildings stand in each district, and where there is unrest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import NOBODY, Seat
from gaslamp.engine.core.piles import Ints, bit, filled, shift
from gaslamp.games.nanty.card import LAST_DISTRICT

SUPPLY: Final = 0  # where pieces lie that are not on the map
WIDTH: Final = 4  # bits for each place in a row of pieces


def among(row: i64, district: i64) -> i64:
    """How many of a row of pieces are in a district."""
    return row >> WIDTH * district & 15


def one_in(district: i64) -> i64:
    """A row with a single piece."""
    return shift(1, WIDTH * district)


def size(districts: i64) -> i64:
    """How many districts some bits stand for."""
    n: i64 = 0
    while districts:
        districts &= districts - 1
        n += 1
    return n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class London:
    """Rows of pieces, four bits for each district and for the supply; signs, a bit for each district."""

    agents: Ints  # a row for each seat
    buildings: i64  # in each district whose building there is: the seat + 1, or 0
    spare: Ints  # how many buildings each seat has left
    grenadiers: i64
    citizens: i64
    unrest: i64
    blocked: i64  # where the ability sleeps as long as the building stands

    def copy(self) -> London:
        """An independent twin."""
        twin = London()
        twin.agents = self.agents.copy()
        twin.buildings = self.buildings
        twin.spare = self.spare.copy()
        twin.grenadiers = self.grenadiers
        twin.citizens = self.citizens
        twin.unrest = self.unrest
        twin.blocked = self.blocked
        return twin

    # -- questions

    def agents_in(self, seat: Seat, district: i64) -> i64:
        """How many agents of a seat are in a district, or in its supply."""
        return among(self.agents[seat], district)

    def haunts(self, seat: Seat) -> i64:
        """The districts where a seat has agents, a bit each."""
        mine, found = self.agents[seat], 0
        for district in range(1, LAST_DISTRICT + 1):
            if among(mine, district) > 0:
                found |= bit(district)
        return found

    def owner(self, district: i64) -> Seat:
        """Whose building stands in a district."""
        held = among(self.buildings, district)
        return held - 1 if held > 0 else NOBODY

    def owned(self, seat: Seat) -> i64:
        """The districts where a seat has buildings, a bit each."""
        found: i64 = 0
        for district in range(1, LAST_DISTRICT + 1):
            if among(self.buildings, district) == seat + 1:
                found |= bit(district)
        return found

    def built(self) -> i64:
        """How many buildings there are, of any colour."""
        n: i64 = 0
        for district in range(1, LAST_DISTRICT + 1):
            if among(self.buildings, district) > 0:
                n += 1
        return n

    def guarded(self, district: i64) -> bool:
        """Whether a grenadier stands there."""
        return among(self.grenadiers, district) > 0

    def unruly(self, district: i64) -> bool:
        """Whether there is an unrest marker."""
        return self.unrest >> district & 1 == 1

    def crowd(self, district: i64) -> i64:
        """How many agents of anybody are in a district."""
        n: i64 = 0
        for mine in self.agents.items:
            n += among(mine, district)
        return n

    def figures(self, district: i64) -> i64:
        """How many figures of any kind are in a district."""
        return self.crowd(district) + among(self.grenadiers, district) + among(self.citizens, district)

    def pieces(self, seat: Seat, district: i64) -> i64:
        """How many agents and buildings of a seat are in a district."""
        return self.agents_in(seat, district) + (1 if among(self.buildings, district) == seat + 1 else 0)

    def controls(self, seat: Seat, district: i64) -> bool:
        """Whether a seat has more pieces there than each other and than the new citizens, and no grenadier watches."""
        mine = self.pieces(seat, district)
        if mine == 0 or self.guarded(district) or among(self.citizens, district) >= mine:
            return False
        for other in range(self.agents.size):
            if other != seat and self.pieces(other, district) >= mine:
                return False
        return True

    def controlled(self, seat: Seat) -> i64:
        """How many districts a seat controls."""
        n: i64 = 0
        for district in range(1, LAST_DISTRICT + 1):
            if self.controls(seat, district):
                n += 1
        return n


def empty(seats: i64, agents: i64, buildings: i64, grenadiers: i64, citizens: i64) -> London:
    """The map before anything stands on it."""
    found = London()
    found.agents = filled(seats, agents)
    found.buildings = 0
    found.spare = filled(seats, buildings)
    found.grenadiers = grenadiers
    found.citizens = citizens
    found.unrest = 0
    found.blocked = 0
    return found
