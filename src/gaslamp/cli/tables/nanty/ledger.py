"""What can be counted on the table: unrest, agents, buildings, controlled districts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gaslamp.engine.book.game import View

District = Mapping[str, Any]


@dataclass(frozen=True)
class Ledger:
    """An open table."""

    table: View

    @property
    def districts(self) -> list[District]:
        """All twelve."""
        districts: list[District] = self.table["districts"]
        return districts

    @property
    def unrest(self) -> int:
        """How many unrest markers there are."""
        return sum(district["unrest"] for district in self.districts)

    @property
    def deck(self) -> int:
        """How many action cards are left."""
        left: int = self.table["upper"] + self.table["lower"]
        return left

    def haunts(self, seat: int) -> list[District]:
        """Where a seat has agents."""
        return [district for district in self.districts if district["agents"][seat]]

    def agents(self, seat: int) -> int:
        """How many agents of a seat are on the map."""
        return sum(district["agents"][seat] for district in self.districts)

    def buildings(self, seat: int) -> int:
        """How many buildings of a seat are on the map."""
        return sum(district.get("building") == seat for district in self.districts)

    def controlled(self, seat: int) -> int:
        """How many districts a seat controls."""
        return sum(district.get("control") == seat for district in self.districts)
