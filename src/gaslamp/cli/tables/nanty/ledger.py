"""What can be counted on the table: who controls a district, how far agents have spread, what everybody owns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gaslamp.engine.data import Data
from gaslamp.engine.game import View
from gaslamp.games.nanty.card import text_of

District = Mapping[str, Any]


@dataclass(frozen=True)
class Ledger:
    """An open table, and the numbers that are printed."""

    table: View
    data: Data

    @property
    def districts(self) -> list[District]:
        """All twelve."""
        found: list[District] = self.table["districts"]
        return found

    @property
    def unrest(self) -> int:
        """How many unrest markers there are."""
        return sum(district["unrest"] for district in self.districts)

    @property
    def houses(self) -> int:
        """How many buildings there are, of any colour."""
        return sum("building" in district for district in self.districts)

    @property
    def deck(self) -> int:
        """How many action cards are left."""
        left: int = self.table["upper"] + self.table["lower"]
        return left

    def haunts(self, seat: int) -> list[District]:
        """Where a seat has agents."""
        return [district for district in self.districts if district["agents"][seat]]

    def quiet(self, seat: int) -> int:
        """In how many districts without a grenadier a seat has agents."""
        return sum(not district["grenadiers"] for district in self.haunts(seat))

    def agents(self, seat: int) -> int:
        """How many agents of a seat are on the map."""
        return sum(district["agents"][seat] for district in self.districts)

    def buildings(self, seat: int) -> int:
        """How many buildings of a seat are on the map."""
        return sum(district.get("building") == seat for district in self.districts)

    def controlled(self, seat: int) -> int:
        """How many districts a seat controls."""
        return sum(controller(district) == seat for district in self.districts)

    def property(self, seat: int) -> int:
        """What the buildings of a seat are worth, nothing beside a grenadier, less loans."""
        owned = [district for district in self.districts if district.get("building") == seat]
        worth: int = sum(district["cost"] for district in owned if not district["grenadiers"])
        return worth - self.debts(seat)

    def wealth(self, seat: int) -> int:
        """Money and buildings, less loans."""
        money: int = self.table["players"][seat]["money"]
        return money + self.property(seat)

    def debts(self, seat: int) -> int:
        """What a seat would have to repay."""
        front: list[str] = self.table["players"][seat]["front"]
        return sum(self.data.number(card, "repay") for card in front if text_of(self.data, card) == "loan")


def controller(district: District) -> int | None:
    """Who has more pieces in a district than each other and than the new citizens, if no grenadier watches."""
    pieces = [n + (district.get("building") == seat) for seat, n in enumerate(district["agents"])]
    most = max(pieces)
    if pieces.count(most) > 1 or most <= district["citizens"] or district["grenadiers"]:
        return None
    return pieces.index(most)
