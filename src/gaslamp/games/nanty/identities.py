"""Who is who: the identities in play and unused, and what each player knows of them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.dealing import fair_boxes
from gaslamp.engine.core.effect import NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints, ints, repeat
from gaslamp.games.nanty.whereabouts import AMONG_UNUSED, ANYWHERE, NO_IDEA, UNUSED, after_swap, clue, with_clue


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Identities:
    """The identity of each seat, then the unused ones; and what each seat knows of their whereabouts."""

    def __init__(self, cards: Ints, clues: Ints) -> None:
        self.cards: Ints = cards
        self.clues: Ints = clues

    def copy(self) -> Identities:
        return Identities(self.cards.copy(), self.clues.copy())

    def of(self, seat: Seat) -> CardId:
        """Who a seat is."""
        return self.cards[seat]

    def unused_count(self) -> i64:
        """How many nobody has."""
        return self.cards.size - self.clues.size

    def clue(self, seat: Seat, card: CardId) -> i64:
        """Where an identity may be for all that a seat knows."""
        return clue(self.clues[seat], card)

    def note(self, seat: Seat, card: CardId, where: i64) -> None:
        """A seat knows where an identity is."""
        self.clues[seat] = with_clue(self.clues[seat], card, where)

    def seen(self, seat: Seat) -> Ints:
        """The identities that a seat knows to be unused."""
        unused = ints()
        if seat != NOBODY:
            for card in self.cards.items:
                if self.clue(seat, card) == UNUSED:
                    unused.append(card)
        return unused

    def swap(self, me: Seat, chance: Chance) -> None:
        """Take any of the unused, and lay the own one among them, shuffled."""
        seats = self.clues.size
        other = seats + chance.below(self.unused_count())
        old = self.cards[me]
        self.cards[me] = self.cards[other]
        self.cards[other] = old
        self.note(me, self.cards[me], NO_IDEA)
        self.note(me, old, UNUSED)
        for seat in range(seats):
            if seat != me:
                self.clues[seat] = after_swap(self.clues[seat], me)

    def deal_anew(self, seat: Seat, chance: Chance) -> None:
        """Exchange the identities that a seat has not seen; all that agrees with what it knows is equally likely."""
        before = self.cards
        self.cards = before.copy()
        if seat == NOBODY or self.clues[seat] == 0:
            shuffle_but(self.cards, seat, chance)
        else:
            self.deal_by_clues(before, seat, chance)
        self.copy_into(before, seat)

    def deal_by_clues(self, before: Ints, seat: Seat, chance: Chance) -> None:
        """Each identity to a player with whom it may be, or among the unused, which are then shuffled."""
        seats, cards, may, unused = self.clues.size, ints(), ints(), ints()
        for known in (True, False):  # those of which nothing is known are dealt last: see `fair_boxes`
            for at in range(before.size):
                where = self.clue(seat, before[at])
                if at != seat and (where != NO_IDEA) == known:
                    cards.append(before[at])
                    may.append(where if known else ANYWHERE)
        room = repeat(seats, 1)
        room[seat] = 0
        while room.size < AMONG_UNUSED:
            room.append(0)
        room.append(self.unused_count())
        boxes = fair_boxes(may, room, chance)
        for i in range(cards.size):
            if boxes[i] == AMONG_UNUSED:
                unused.append(cards[i])
            else:
                self.cards[boxes[i]] = cards[i]
        for at in range(seats, before.size):
            self.cards[at] = chance.take(unused)

    def copy_into(self, before: Ints, seat: Seat) -> None:
        """What the others know stays with the places, though other cards lie there now."""
        for other in range(self.clues.size):
            if other != seat and self.clues[other] != 0:
                known, after = self.clues[other], i64(0)
                for at in range(before.size):
                    after = with_clue(after, self.cards[at], clue(known, before[at]))
                self.clues[other] = after


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


def deal(cards: Ints, seats: i64, chance: Chance) -> Identities:
    """One to each seat, the rest unused."""
    order = cards.copy()
    chance.shuffle(order)
    return Identities(order, repeat(seats, 0))
