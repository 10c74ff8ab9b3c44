"""What one seat knows of the identities: five bits for each, with whom it may be and whether among the unused.

unused  seat 3  seat 2  seat 1  seat 0
   1       0       0       1       0      it is seat 1's, or unused; no bit at all: no idea
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import bit, shift
from gaslamp.games.nanty.card import FIRST_IDENTITY

Whereabouts = i64  # of all identities
WIDTH: Final = 5
AMONG_UNUSED: Final = 4  # the number of the unused ones, after those of the players
NO_IDEA: Final = 0
UNUSED: Final = 16
ANYWHERE: Final = 31


def clue(known: Whereabouts, identity: CardId) -> i64:
    """Where an identity may be."""
    return known >> WIDTH * (identity - FIRST_IDENTITY) & ANYWHERE


def with_clue(known: Whereabouts, identity: CardId, where: i64) -> Whereabouts:
    """What is known once one has learnt where an identity may be."""
    at = WIDTH * (identity - FIRST_IDENTITY)
    return known & ~shift(ANYWHERE, at) | shift(where, at)


def after_swap(known: Whereabouts, seat: Seat) -> Whereabouts:
    """What is still known when a seat has changed its identity for an unused one: either may be the other now."""
    left: i64 = 0
    at: i64 = 0
    while known >> at:
        where = known >> at & ANYWHERE
        if where & UNUSED or where >> seat & 1:
            where |= UNUSED | bit(seat)
        left |= shift(where, at)
        at += WIDTH
    return left
