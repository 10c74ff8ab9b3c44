"""Sets of districts, kept as a bit for each: no other module knows these bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.kinds import DISTRICTS

Districts = i64
LAST_DISTRICT: Final[i64] = len(DISTRICTS)  # districts are 1 … 12
NOWHERE: Final[i64] = 0
EVERYWHERE: Final[i64] = (bit(LAST_DISTRICT) - 1) << 1


def only(district: i64) -> Districts:
    """The set of one district."""
    return bit(district)


def these(districts: list[int]) -> Districts:
    """The set of some districts."""
    together = NOWHERE
    for district in districts:
        together |= bit(district)
    return together


def has(districts: Districts, district: i64) -> bool:
    """Whether a district is in a set."""
    return districts >> district & 1 == 1


def plus(districts: Districts, district: i64) -> Districts:
    """A set with one more district."""
    return districts | bit(district)


def minus(districts: Districts, district: i64) -> Districts:
    """A set with one district less."""
    return districts & ~bit(district)


def either(one: Districts, other: Districts) -> Districts:
    """What is in one of two sets."""
    return one | other


def both(one: Districts, other: Districts) -> Districts:
    """What is in both of two sets."""
    return one & other


def without(districts: Districts, others: Districts) -> Districts:
    """What is in a set and not in another."""
    return districts & ~others


def size(districts: Districts) -> i64:
    """How many districts are in a set."""
    n: i64 = 0
    while districts != NOWHERE:
        districts &= districts - 1
        n += 1
    return n


def spread(districts: Districts) -> Ints:
    """The districts of a set one by one, rising."""
    numbers = ints()
    for district in range(1, LAST_DISTRICT + 1):
        if districts >> district & 1:
            numbers.append(district)
    return numbers
