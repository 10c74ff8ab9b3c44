"""Who is who: the identities in play and unused, and what each player knows of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.chance import Chance
from gaslamp.engine.effect import NOBODY, CardId, Seat
from gaslamp.engine.piles import Ints, bit, filled, ints, shift
from gaslamp.games.nanty.card import FIRST_IDENTITY

WIDTH: Final = 5  # bits for each identity: with whom it may be, and whether among the unused; none: no idea
UNUSED: Final = 16  # among those that nobody has
TRIES: Final = 64  # deals in the hope of one that agrees with what is known


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Identities:
    """The identity of each seat, then the unused ones; and for each seat where each identity may be."""

    def __init__(self, cards: Ints, clues: Ints) -> None:
        self.cards: Ints = cards
        self.clues: Ints = clues

    def copy(self) -> Identities:
        """The same, apart."""
        return Identities(self.cards.copy(), self.clues.copy())

    def of(self, seat: Seat) -> CardId:
        """Who a seat is."""
        return self.cards[seat]

    def unused(self) -> i64:
        """How many nobody has."""
        return self.cards.size - self.clues.size

    def clue(self, seat: Seat, card: CardId) -> i64:
        """Where a seat knows an identity to be, 0 if there is no knowing."""
        return self.clues[seat] >> WIDTH * (card - FIRST_IDENTITY) & 31

    def note(self, seat: Seat, card: CardId, where: i64) -> None:
        """A seat knows where an identity is."""
        at = WIDTH * (card - FIRST_IDENTITY)
        self.clues[seat] = self.clues[seat] & ~shift(31, at) | shift(where, at)

    def seen(self, seat: Seat) -> Ints:
        """The identities that a seat knows to be unused."""
        found = ints()
        if seat != NOBODY:
            for card in self.cards.items:
                if self.clue(seat, card) == UNUSED:
                    found.append(card)
        return found

    def swap(self, me: Seat, chance: Chance) -> None:
        """Take any of the unused, and lay the own one among them, shuffled."""
        seats = self.clues.size
        other = seats + chance.below(self.unused())
        old = self.cards[me]
        self.cards[me] = self.cards[other]
        self.cards[other] = old
        self.note(me, self.cards[me], 0)
        self.note(me, old, UNUSED)
        for seat in range(seats):
            if seat != me:
                self.clues[seat] = blurred(self.clues[seat], me)

    def deal_anew(self, seat: Seat, chance: Chance) -> None:
        """Exchange the identities that a seat has not seen, as far as it agrees with what the seat knows."""
        before = self.cards
        for _ in range(TRIES):
            cards = before.copy()
            shuffle_but(cards, seat, chance)
            if self.agrees(cards, seat):
                self.cards = cards
                self.carry_over(before, seat)
                return

    def agrees(self, cards: Ints, seat: Seat) -> bool:
        """Whether all are where the seat knows them to be."""
        if seat == NOBODY or self.clues[seat] == 0:
            return True
        for at in range(cards.size):
            known = self.clue(seat, cards[at])
            where = bit(at) if at < self.clues.size else UNUSED
            if known != 0 and known & where == 0:
                return False
        return True

    def carry_over(self, before: Ints, seat: Seat) -> None:
        """What the others know stays with the places, though other cards lie there now."""
        for other in range(self.clues.size):
            if other != seat and self.clues[other] != 0:
                known, clues = self.clues[other], 0
                for at in range(before.size):
                    clue = known >> WIDTH * (before[at] - FIRST_IDENTITY) & 31
                    clues |= shift(clue, WIDTH * (self.cards[at] - FIRST_IDENTITY))
                self.clues[other] = clues


def blurred(clues: i64, seat: Seat) -> i64:
    """What is still known when a seat has changed its identity for an unused one: either may be the other now."""
    found: i64 = 0
    at: i64 = 0
    while clues >> at:
        clue = clues >> at & 31
        if clue & UNUSED or clue >> seat & 1:
            clue |= UNUSED | bit(seat)
        found |= shift(clue, at)
        at += WIDTH
    return found


def shuffle_but(cards: Ints, seat: Seat, chance: Chance) -> None:
    """Every order equally likely in which a seat keeps its card; with NOBODY, any order."""
    row, last = cards.items, cards.size - 1
    if seat != NOBODY:
        row[seat], row[last] = row[last], row[seat]
        last -= 1
    for i in range(last, 0, -1):
        j = chance.below(i + 1)
        row[i], row[j] = row[j], row[i]
    if seat != NOBODY:
        row[seat], row[last + 1] = row[last + 1], row[seat]


def dealt(cards: Ints, seats: i64, chance: Chance) -> Identities:
    """One to each seat, the rest unused."""
    found = cards.copy()
    chance.shuffle(found)
    return Identities(found, filled(seats, 0))
