"""Nobody computes the cards of another from cards that were seen; with the fast generator three friends could.

Its state is a number s that each draw multiplies by FACTOR, modulo the prime FACTOR * 2**32 - 1, and a card tells the
highest bits of (s ^ s >> 32) & M32. So fifteen cards are a point near a point of a lattice, and that point is all that
the generator will ever do.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.engine.core.chance import FACTOR, M32, Chance, seeded
from gaslamp.engine.core.piles import row
from gaslamp.engine.play.luck import Luck
from tests.engine.lattice import Nearby, reduced

DECK = 101
HAND = 5
SEEN = 15  # the hands of three friends
BITS = 5  # of each draw that are used
CELL = 1 << (32 - BITS)
PRIME = FACTOR * 2**32 - 1


def deal(chance: Chance) -> list[int]:
    """The cards of four hands, one hand after the other."""
    deck = row(list(range(DECK)))
    return [int(chance.take(deck)) for _ in range(4 * HAND)]


def draws_behind(cards: list[int]) -> list[int]:
    """What was drawn for each of the first cards that were taken out of the deck."""
    deck, drawn = list(range(DECK)), []
    for card in cards:
        drawn.append(deck.index(card))
        deck[drawn[-1]] = deck[-1]
        deck.pop()
    return drawn


def dealt_from(state: int, cards: list[int]) -> list[int]:
    """The hands that the generator deals from a state on, after the cards that were dealt before."""
    chance, deck = Chance(state), row(list(range(DECK)))
    for card in draws_behind(cards):
        last = deck.pop()
        if card < deck.size:
            deck[card] = last
    return [*cards, *(int(chance.take(deck)) for _ in range(4 * HAND - len(cards)))]


def lows(drawn: list[int], n: int = DECK, high: tuple[int, ...] = tuple(range(1 << (BITS - 2)))) -> Iterator[list[int]]:
    """All ways in which the low halves of the states can lie, each as the number of its cell."""
    if not drawn:
        yield []
        return
    first, last = drawn[0] * 2**32 // n // CELL, ((drawn[0] + 1) * 2**32 - 1) // n // CELL
    for seen in range(first, last + 1):
        for guess in high:  # the highest bits of the high half
            low = seen ^ guess
            least, most = low * CELL * FACTOR >> 32, ((low + 1) * CELL - 1) * FACTOR >> 32
            for rest in lows(drawn[1:], n - 1, tuple(range(least // CELL, most // CELL + 1))):
                yield [low, *rest]


def foretell(cards: list[int]) -> list[int] | None:
    """All four hands, computed from three of them; None if nothing fits."""
    drawn = draws_behind(cards)
    powers = [pow(FACTOR, k, PRIME) for k in range(SEEN)]
    rest = [[PRIME if k == i else 0 for k in range(SEEN)] for i in range(1, SEEN)]
    nearby = Nearby(reduced([powers, *rest]))
    for cells in lows(drawn):
        point = nearby.point([(low + 0.5) * CELL * FACTOR for low in cells])
        state = point[0] * pow(FACTOR, -1, PRIME) % PRIME  # after the first card
        if fits(state, drawn[1:]):
            return dealt_from(state, cards[:1])
    return None


def fits(state: int, drawn: list[int]) -> bool:
    """Whether the generator draws so from a state on."""
    for i, wanted in enumerate(drawn):
        state = FACTOR * (state & M32) + (state >> 32)
        if ((state ^ state >> 32) & M32) * (DECK - 1 - i) >> 32 != wanted:
            return False
    return True


@pytest.mark.parametrize("seed", range(4))
def test_fast_luck_can_be_computed_from_fifteen_cards(seed: int) -> None:
    """Three friends know the fourth's hand in half a second: this is why no table is dealt so."""
    cards = deal(seeded(seed))
    assert foretell(cards[:SEEN]) == cards


@pytest.mark.parametrize("seed", range(4))
def test_secret_luck_cannot_be_computed(seed: int) -> None:
    """The cards of a table fit no state of the generator."""
    assert foretell(deal(Luck.of_seed(seed).chance(0))[:SEEN]) is None
