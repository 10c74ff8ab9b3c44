"""Deals that agree with what is known are all equally likely: counted against every deal that there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, permutations
from math import comb

import pytest

from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.dealing import Hands, fair_boxes
from gaslamp.engine.core.piles import row

DEALS = 2500

Deal = tuple[int, ...]


def check(deal: Callable[[Chance], Iterable[int]], wanted: Counter[Deal]) -> None:
    """Each deal comes up as often as counting says, and no other."""
    chance = seeded(1)
    counted = Counter(tuple(map(int, deal(chance))) for _ in range(DEALS))
    assert set(counted) == set(wanted)
    for each, ways in wanted.items():
        share = ways / wanted.total()
        assert abs(counted[each] - DEALS * share) <= 4 * (DEALS * share * (1 - share)) ** 0.5


def laid(may: Sequence[int], room: Sequence[int]) -> Counter[Deal]:
    """In how many ways each split of the cards between boxes can be laid, by trying all."""
    places = [box for box, size in enumerate(room) for _ in range(size)]
    deals: Counter[Deal] = Counter()
    for boxes in permutations(places, len(may)):
        if all(mask >> box & 1 for mask, box in zip(may, boxes, strict=True)):
            deals[boxes] += 1
    return deals


@pytest.mark.parametrize(
    ("may", "room"),
    [
        ([0b11, 0b11], [2, 3]),
        ([0b01, 0b11, 0b11], [2, 2]),
        ([0b011, 0b110, 0b101], [1, 2, 1]),
        ([0b011, 0b011, 0b110], [3, 1, 2]),
        ([0b100, 0b101, 0b111, 0b111, 0b111], [1, 1, 3]),
        ([0b10], [4, 1]),
        ([], [2, 2]),
        ([0b11, 0b11, 0b01], [1, 2]),
    ],
)
def test_every_way_to_lay_cards_in_boxes_is_equally_likely(may: list[int], room: list[int]) -> None:
    """Whatever is known of them, and however little room there is."""
    check(lambda chance: fair_boxes(row(may), row(room), chance).list(), laid(may, room))


@pytest.mark.parametrize(
    ("worths", "size", "need"),
    [([0, 0, 1, 1, 2], 2, 2), ([3, 0, 0, 0, 0, 0], 2, 3), ([1, 1, 1, 0], 3, 0), ([1, 2, 2], 3, 5), ([1, 0], 0, -4)],
)
def test_every_hand_that_is_worth_enough_is_equally_likely(worths: list[int], size: int, need: int) -> None:
    """Also the only one, and any if nothing is needed."""
    wanted = Counter(
        hand for hand in combinations(range(len(worths)), size) if sum(worths[i] for i in hand) >= max(need, 0)
    )
    hands = Hands(row(worths), size, need)
    assert hands.count(size, need) == wanted.total()
    check(lambda chance: hands.deal(size, need, chance).list(), wanted)


@pytest.mark.parametrize(
    ("worths", "twins", "size", "need"),
    [([0, 0, 1, 1, 2], [3, 1], 3, 4), ([0, 0, 0], [2], 1, 2), ([1, 1, 0, 0], [], 2, 1), ([0] * 5, [4, 0, 0], 3, 0)],
)
def test_equal_cards_that_are_worth_less_together(worths: list[int], twins: list[int], size: int, need: int) -> None:
    """So many of them as in all hands that are worth enough."""
    wanted: Counter[Deal] = Counter()
    for n in range(min(len(twins), size) + 1):
        for hand in combinations(worths, size - n):
            if sum(hand) + sum(twins[:n]) >= need:
                wanted[(n,)] += comb(len(twins), n)
    hands = Hands(row(worths), size, need)
    check(lambda chance: [hands.deal_twins(row(twins), size, need, chance)], wanted)


def test_a_share_is_fair() -> None:
    """From nought up to one, which it never is."""
    chance = seeded(3)
    shares = [chance.share() for _ in range(DEALS)]
    assert all(0 <= share < 1 for share in shares) and abs(sum(shares) / DEALS - 0.5) < 0.02
