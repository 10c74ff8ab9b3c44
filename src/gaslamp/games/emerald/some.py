"""A few small numbers without order as one: the seats that have seen an identity, what a card is good for."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.piles import bit

Some = i64


def among(some: Some, n: i64) -> bool:
    """Whether a number is one of them."""
    return some >> n & 1 == 1


def together_with(some: Some, n: i64) -> Some:
    """The same and one number more."""
    return some | bit(n)
