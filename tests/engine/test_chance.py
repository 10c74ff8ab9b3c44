"""Luck is fair, repeatable, and the same in both modes."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from gaslamp.engine.core.chance import SEEDS, seeded
from gaslamp.engine.core.piles import row


def test_the_same_seed_gives_the_same_luck_for_ever() -> None:
    """These numbers are part of every record: they must never change."""
    chance = seeded(7)
    assert [chance.below(1000) for _ in range(8)] == [938, 566, 447, 979, 996, 225, 38, 300]


def test_a_copy_has_the_same_luck_to_come() -> None:
    """And drawing from it does not touch the original."""
    chance = seeded(3)
    twin = chance.copy()
    ahead = [twin.below(100) for _ in range(5)]
    assert [chance.below(100) for _ in range(5)] == ahead


@pytest.mark.parametrize("seed", [0, 1, 2**32, SEEDS])
def test_any_seed_will_do(seed: int) -> None:
    """No seed gets stuck."""
    chance = seeded(seed)
    assert len({chance.below(2**31) for _ in range(100)}) > 95


def test_large_seeds_are_not_cut() -> None:
    """Seeds that differ only above the 32nd bit are different."""
    assert len({seeded(5 + 2**n).below(2**31) for n in range(30, 62)}) == 32


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first draw over many seeds is as even as chance, and no more: chi-square within its bounds."""
    counts = Counter(seeded(seed).below(16) for seed in range(16_000))
    chi = sum((counts[i] - 1000) ** 2 / 1000 for i in range(16))
    assert 3 < chi < 38  # fifteen degrees of freedom: outside once in a thousand


def test_draws_are_fair() -> None:
    """Every number equally often."""
    chance = seeded(11)
    counts = Counter(chance.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7)) and all(abs(count - 10_000) < 500 for count in counts.values())


def test_shuffles_are_fair() -> None:
    """Every order equally often."""
    chance, counts = seeded(5), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        pile = row([1, 2, 3, 4])
        chance.shuffle(pile)
        counts[tuple(pile.list())] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4])) and all(abs(n - 1000) < 160 for n in counts.values())


def test_seeds_for_others_are_seeds() -> None:
    """They stay within bounds, and differ."""
    chance = seeded(1)
    seeds = [chance.seed() for _ in range(1000)]
    assert len(set(seeds)) == 1000 and all(0 <= seed <= SEEDS for seed in seeds)
