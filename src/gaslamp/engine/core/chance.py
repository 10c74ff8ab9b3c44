"""Luck: small, copyable, and the same interpreted and compiled; fast from a seed, or secret under a key."""

from __future__ import annotations

import hmac
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.piles import Ints

Draw = tuple[int, int, int, int]  # the answer that made it, its number there, n, and what was drawn below n

M32: Final = 0xFFFFFFFF
FACTOR: Final = 1013904459  # FACTOR * 2**32 - 1 and FACTOR * 2**31 - 1 are prime: the period is about 2**61
SEEDS: Final = 0x3FFFFFFFFFFFFFFF  # seeds are taken modulo 2**62


@final
class Draws:
    """All draws that one answer can make under a key: to know all but one tells nothing of that one."""

    def __init__(self, key: bytes, answer: i64, made: list[Draw] | None = None) -> None:
        self.key: Final = key
        self.answer: Final = answer
        self.made: Final = made  # where draws are noted, if anybody wants to know

    def below(self, number: i64, n: i64) -> i64:
        """What draw number so-and-so is, from 0 to n-1: 256 bits of HMAC-SHA-256, modulo n."""
        digest = hmac.digest(self.key, f"{self.answer} {number}".encode(), "sha256")
        many: int = n  # of 256 bits no i64 can be divided
        drawn = int.from_bytes(digest, "big") % many
        if self.made is not None:
            self.made.append((self.answer, number, many, drawn))
        return drawn


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """Multiply-with-carry with one number of state from 1 to 2**62; below 1 the number of secret draws, negated."""

    def __init__(self, state: i64, draws: Draws | None = None) -> None:
        self.state: i64 = state
        self.draws: Final = draws

    def copy(self) -> Chance:
        """The same luck to come."""
        return Chance(self.state, self.draws)

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n-1; n is at most 2**31."""
        s = self.state
        if s <= 0:
            return self.draw(n)
        s = FACTOR * (s & M32) + (s >> 32)
        self.state = s
        return (((s ^ (s >> 32)) & M32) * n) >> 32

    def draw(self, n: i64) -> i64:
        """The next secret draw."""
        assert self.draws is not None
        number = -self.state
        self.state -= 1
        return self.draws.below(number, n)

    def share(self) -> float:
        """A fair number from 0 up to 1, never 1 itself."""
        return float(self.below(0x80000000)) / 2147483648.0

    def seed(self) -> i64:
        """A seed for somebody else's luck."""
        high = self.below(0x40000000)
        return high << 31 | self.below(0x80000000)

    def take(self, pile: Ints) -> i64:
        """Take a card out of a pile that has no order, whichever; there must be one."""
        i = self.below(pile.size)
        last = pile.pop()
        if i == pile.size:
            return last
        card = pile[i]
        pile[i] = last
        return card

    def shuffle(self, pile: Ints) -> None:
        """Every order of the pile equally likely."""
        cards = pile.items
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def scramble(x: i64) -> i64:
    """Mix 32 bits so that neighbours have nothing in common; no product reaches 2**62."""
    x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & M32
    x = ((x ^ (x >> 15)) * 0x297A2D39) & M32
    return x ^ (x >> 16)


def seeded(seed: i64) -> Chance:
    """New luck from a seed of up to 62 bits."""
    low, high = seed & M32, seed >> 32 & 0x3FFFFFFF
    high ^= scramble(low ^ 0x1B873593) & 0x3FFFFFFF
    low ^= scramble(high + 0x6C62272E)
    high ^= scramble(low) & 0x3FFFFFFF
    chance = Chance((high % (FACTOR - 1)) << 32 | (low or 1))
    chance.below(2)
    return chance
