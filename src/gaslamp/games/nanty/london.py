"""N1.1, N1.2: the map; whose figures and buildings stand in each district, and where there is unrest."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import NOBODY, Seat
from gaslamp.engine.core.piles import Ints, repeat
from gaslamp.games.nanty.districts import LAST_DISTRICT, NOWHERE, Districts, has, plus
from gaslamp.games.nanty.pieces import Row, among


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class London:
    """What stands and lies in the districts."""

    agents: Ints  # a row of pieces for each seat
    buildings: Row  # in each district whose building there is: the seat + 1, or 0
    spare: Ints  # how many buildings each seat has left
    grenadiers: Row
    citizens: Row
    unrest: Districts
    blocked: Districts  # where the ability sleeps as long as the building stands

    def copy(self) -> London:
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

    def haunts(self, seat: Seat) -> Districts:
        """The districts where a seat has agents."""
        mine, haunts = self.agents[seat], NOWHERE
        for district in range(1, LAST_DISTRICT + 1):
            if among(mine, district) > 0:
                haunts = plus(haunts, district)
        return haunts

    def owner(self, district: i64) -> Seat:
        """Whose building stands in a district."""
        held = among(self.buildings, district)
        return held - 1 if held > 0 else NOBODY

    def buildings_of(self, seat: Seat) -> Districts:
        """The districts where a seat has buildings."""
        districts = NOWHERE
        for district in range(1, LAST_DISTRICT + 1):
            if among(self.buildings, district) == seat + 1:
                districts = plus(districts, district)
        return districts

    def building_count(self) -> i64:
        """How many buildings there are, of any colour."""
        n: i64 = 0
        for district in range(1, LAST_DISTRICT + 1):
            if among(self.buildings, district) > 0:
                n += 1
        return n

    def has_grenadier(self, district: i64) -> bool:
        """Whether a grenadier stands there."""
        return among(self.grenadiers, district) > 0

    def has_unrest(self, district: i64) -> bool:
        """Whether there is an unrest marker."""
        return has(self.unrest, district)

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
        """N5, N5.1: whether a seat has more pieces than each other and than the new citizens, without a grenadier."""
        mine = self.pieces(seat, district)
        if mine == 0 or self.has_grenadier(district) or among(self.citizens, district) >= mine:
            return False
        for other in range(self.agents.size):
            if other != seat and self.pieces(other, district) >= mine:
                return False
        return True

    def control_count(self, seat: Seat) -> i64:
        """How many districts a seat controls."""
        n: i64 = 0
        for district in range(1, LAST_DISTRICT + 1):
            if self.controls(seat, district):
                n += 1
        return n


def empty(seats: i64, agents: i64, buildings: i64, grenadiers: i64, citizens: i64) -> London:
    """The map before anything stands on it."""
    london = London()
    london.agents = repeat(seats, agents)
    london.buildings = 0
    london.spare = repeat(seats, buildings)
    london.grenadiers = grenadiers
    london.citizens = citizens
    london.unrest = london.blocked = NOWHERE
    return london
