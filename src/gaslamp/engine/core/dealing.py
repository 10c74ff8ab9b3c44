"""Fair deals of what somebody has not seen but knows something of: all that agree with it are equally likely."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.piles import Ints, bit, ints, repeat


def fair_boxes(may: Ints, room: Ints, chance: Chance) -> Ints:
    """A box for each of some cards; `may` has a bit for each box that a card may lie in, `room` the places of each box.

    Every way to lay the cards on places of the boxes is equally likely: a box is chosen in proportion to its free
    places times the ways to lay the cards that follow. Cards that may lie anywhere are best named last.
    """
    free, boxes = room.copy(), ints()
    for i in range(may.size):
        if may[i] & may[i] - 1 == 0 or alike(may, i):
            box = box_of_any_place(may[i], free, chance)
        else:
            box = box_by_ways(may, i, free, chance)
        free[box] -= 1
        boxes.append(box)
    return boxes


def box_of_any_place(may: i64, free: Ints, chance: Chance) -> i64:
    """A box for a card that may lie in one only, or in the same ones as all that follow: every place is as likely."""
    places: i64 = 0
    for box in range(free.size):
        if may & bit(box):
            places += free[box]
    nth, box = chance.below(places), i64(-1)
    while nth >= 0:
        box += 1
        if may & bit(box):
            nth -= free[box]
    return box


def box_by_ways(may: Ints, i: i64, free: Ints, chance: Chance) -> i64:
    """A box for card number i, by the ways to lay the cards that follow."""
    left, chosen = chance.share() * ways_to_lay(may, i, free), i64(-1)
    for box in range(free.size):
        if may[i] & bit(box) and free[box] > 0:
            ways = float(free[box]) * ways_beside(may, i, free, box)
            if ways > 0:
                chosen = box
                left -= ways
                if left < 0:
                    break
    return chosen


def ways_to_lay(may: Ints, i: i64, free: Ints) -> float:
    """In how many ways the cards from number i on can be laid on the free places of their boxes."""
    if alike(may, i):
        return ways_to_lay_alike(may, i, free)
    ways = 0.0
    for box in range(free.size):
        if may[i] & bit(box) and free[box] > 0:
            ways += float(free[box]) * ways_beside(may, i, free, box)
    return ways


def ways_beside(may: Ints, i: i64, free: Ints, box: i64) -> float:
    """In how many ways the cards after number i can be laid when that one has taken a place of a box."""
    free[box] -= 1
    ways = ways_to_lay(may, i + 1, free)
    free[box] += 1
    return ways


def alike(may: Ints, i: i64) -> bool:
    """Whether the cards from number i on may all lie in the same boxes, or none is left."""
    for j in range(i + 1, may.size):
        if may[j] != may[i]:
            return False
    return True


def ways_to_lay_alike(may: Ints, i: i64, free: Ints) -> float:
    """The same for cards that may all lie in the same boxes: each has one place fewer than the one before."""
    ways, places = 1.0, i64(0)
    if i < may.size:
        for box in range(free.size):
            if may[i] & bit(box):
                places += free[box]
    for _ in range(i, may.size):
        ways *= float(places)
        places -= 1
    return ways


@final
class Hands:
    """The hands of some cards that are worth enough, counted by size and worth."""

    def __init__(self, worths: Ints, size: i64, need: i64) -> None:
        self.worths: Final = worths
        self.width: Final[i64] = max(need, 0) + 1
        self.depth: Final[i64] = size + 1
        self.counts: Final = repeat((worths.size + 1) * self.depth * self.width, 0)
        self.counts[self.place(worths.size, 0, 0)] = 1
        for i in range(worths.size - 1, -1, -1):
            self.add(i)

    def add(self, i: i64) -> None:
        """Count the hands of the cards from number i on, when those of the cards after it are counted."""
        counts, worth = self.counts.items, self.worths[i]
        here, after = self.place(i, 0, 0), self.place(i + 1, 0, 0)
        for need in range(self.width):
            left = max(need - worth, 0) - self.width
            counts[here + need] = counts[after + need]
            for row in range(self.width, self.depth * self.width, self.width):
                counts[here + row + need] = counts[after + row + need] + counts[after + row + left]

    def place(self, i: i64, size: i64, need: i64) -> i64:
        """Where a count is kept."""
        return (i * self.depth + size) * self.width + need

    def count(self, size: i64, need: i64, i: i64 = 0) -> i64:
        """How many there are of a size and worth as much as is needed, of the cards from number i on."""
        return self.counts[self.place(i, size, max(need, 0))]

    def count_with(self, i: i64, size: i64, need: i64) -> i64:
        """Those of them with card number i."""
        return self.count(size - 1, need - self.worths[i], i + 1) if size > 0 else 0

    def deal(self, size: i64, need: i64, chance: Chance) -> Ints:
        """Any of them, all equally likely, as the numbers of its cards; there must be one.

        A card is in it as often as it is in those that can still be made.
        """
        hand = ints()
        for i in range(self.worths.size):
            with_it = self.count_with(i, size, need)
            if chance.share() * float(with_it + self.count(size, need, i + 1)) < float(with_it):
                hand.append(i)
                size -= 1
                need -= self.worths[i]
        return hand

    def deal_twins(self, twins: Ints, size: i64, need: i64, chance: Chance) -> i64:
        """How many of some equal cards lie in a hand beside those: `twins` is what the first, the second … is worth."""
        ways, picks, total = ints(), i64(1), i64(0)
        for n in range(min(twins.size, size) + 1):
            ways.append(picks * self.count(size - n, need))
            total += ways[n]
            if n < twins.size:
                picks = picks * (twins.size - n) // (n + 1)
                need -= twins[n]
        left, copies = chance.share() * float(total), i64(0)
        while left >= float(ways[copies]):
            left -= float(ways[copies])
            copies += 1
        return copies
