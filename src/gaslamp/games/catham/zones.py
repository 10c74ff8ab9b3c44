"""Where the cards lie: they differ only by faction, so a zone is a row of counts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints, repeat

KINDS: Final = 9  # the card back and the eight factions
DECK: Final = 0
DISCARD: Final = 1
POOL: Final = 2
TABLE: Final = 3  # played and revealed cards, until their effect is resolved
HANDS: Final = 4  # the zones from here on are the seats' hands


def hand(seat: Seat) -> i64:
    """The zone of a seat's hand."""
    return HANDS + seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Zones:
    """How many cards of each faction lie in each zone; under the card back, how many in all."""

    def __init__(self, counts: Ints) -> None:
        self.counts: Ints = counts

    def copy(self) -> Zones:
        """The same cards in zones of their own."""
        return Zones(self.counts.copy())

    def size(self, zone: i64) -> i64:
        """How many cards lie there."""
        return self.counts[zone * KINDS]

    def count(self, zone: i64, card: CardId) -> i64:
        """How many of a faction lie there."""
        return self.counts[zone * KINDS + card]

    def add(self, zone: i64, card: CardId, n: i64) -> None:
        """Put cards there (or, below 0, take them away)."""
        counts = self.counts.items
        counts[zone * KINDS] += n
        counts[zone * KINDS + card] += n

    def move(self, card: CardId, source: i64, target: i64, n: i64 = 1) -> None:
        """Move cards of a faction from one zone to another."""
        counts, source, target = self.counts.items, source * KINDS, target * KINDS
        counts[source] -= n
        counts[source + card] -= n
        counts[target] += n
        counts[target + card] += n

    def pour(self, source: i64, target: i64) -> None:
        """Move all there is."""
        counts = self.counts.items
        for card in range(KINDS):
            counts[target * KINDS + card] += counts[source * KINDS + card]
            counts[source * KINDS + card] = 0

    def blind(self, zone: i64, chance: Chance) -> CardId:
        """A card of the zone at random; it must not be empty."""
        counts = self.counts.items
        left, at = chance.below(counts[zone * KINDS]), zone * KINDS
        while True:
            at += 1
            left -= counts[at]
            if left < 0:
                return at - zone * KINDS


def empty(zones: i64) -> Zones:
    """So many zones without a card."""
    return Zones(repeat(zones * KINDS, 0))
