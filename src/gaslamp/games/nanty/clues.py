"""Who knows where a hidden card is: what players have seen of each other's hands, card by card."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints, bit, filled, ints

WIDTH: Final = 4  # bits for each viewer: the hands in which the card may be; none: no idea
ONLOOKER: Final = 4  # the viewer who knows what all know
EVERY_HAND: Final = 15  # a bit for each hand
ALL: Final = 31  # a bit for each viewer
VIEWERS: Final = 5
OPEN: Final[i64] = bit(WIDTH * VIEWERS)  # the card lies face up, or is out of the game


def viewer(seat: Seat) -> i64:
    """The number of who looks."""
    return ONLOOKER if seat == NOBODY else seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clues:
    """For each card and each viewer the hands in which it may be, for all that the viewer knows."""

    def __init__(self, cards: Ints) -> None:
        self.cards: Ints = cards

    def copy(self) -> Clues:
        """The same knowledge."""
        return Clues(self.cards.copy())

    def hands(self, card: CardId, who: i64) -> i64:
        """The hands in which a viewer knows the card to be, a bit each; 0 if there is no knowing."""
        return self.cards[card] >> WIDTH * who & 15

    def hidden(self, card: CardId) -> bool:
        """Whether the card is in some hand or in the deck."""
        return self.cards[card] & OPEN == 0

    def open(self, card: CardId) -> None:
        """The card lies where all can see it."""
        self.cards[card] = OPEN

    def hide(self, card: CardId) -> None:
        """Nobody knows any more where the card is."""
        self.cards[card] = 0

    def learn(self, card: CardId, viewers: i64, seat: Seat) -> None:
        """Some viewers know that a seat holds the card."""
        found = self.cards[card]
        for who in range(VIEWERS):
            if viewers >> who & 1:
                found = found & ~(15 << WIDTH * who) | bit(WIDTH * who + seat)
        self.cards[card] = found

    def passed(self, card: CardId, giver: Seat, taker: Seat, last: bool) -> None:
        """A card went from hand to hand, and only these two know which: to the others it may be any that was there.

        If it was the last one, nothing is left that might still be there.
        """
        rows = self.cards.items
        for c in range(1, len(rows)):
            found = rows[c]
            if found == 0 or found == OPEN:
                continue
            for who in range(VIEWERS):
                if who != giver and who != taker and found >> WIDTH * who + giver & 1:
                    found |= bit(WIDTH * who + taker)
                    if last:
                        found ^= bit(WIDTH * who + giver)
            rows[c] = found
        self.learn(card, bit(giver) | bit(taker), taker)

    def swapped(self, one: Seat, other: Seat) -> None:
        """Two hands changed places in the sight of all; both players see what is in their own now, and what is not."""
        rows = self.cards.items
        for c in range(1, len(rows)):
            found = rows[c]
            if found == 0 or found == OPEN:
                continue
            for who in range(VIEWERS):
                at = WIDTH * who
                if (found >> at + one & 1) != (found >> at + other & 1):
                    found ^= bit(at + one) | bit(at + other)
            rows[c] = found & ~(bit(WIDTH * one + one) | bit(WIDTH * other + other))

    def deal_anew(self, before: Ints, after: Ints, who: i64) -> None:
        """In a world imagined for a viewer places of hands have other cards: what others know of a place stays with it.

        What that viewer knows, and what all know, goes with the cards: it is the same in every such world.
        """
        rows, secrets = self.cards.items, ints()
        own = 15 << WIDTH * who | 15 << WIDTH * ONLOOKER
        for card in before.items:
            secrets.append(secret(rows[card]) & ~own)
        for card in before.items:
            rows[card] &= own
        for i in range(after.size):
            rows[after[i]] |= secrets[i] | unsaid(rows[after[i]] >> WIDTH * ONLOOKER & 15, secrets[i]) & ~own


def secret(known: i64) -> i64:
    """What single viewers know of a card beyond what all know."""
    public, found = known >> WIDTH * ONLOOKER & 15, known
    for who in range(ONLOOKER):
        if known >> WIDTH * who & 15 == public:
            found &= ~(15 << WIDTH * who)
    return found


def unsaid(public: i64, secrets: i64) -> i64:
    """What all know of a card, for every single viewer who has no secret about it."""
    found: i64 = 0
    if public != 0:
        for who in range(ONLOOKER):
            if secrets >> WIDTH * who & 15 == 0:
                found |= public << WIDTH * who
    return found


def none(cards: i64) -> Clues:
    """Nobody knows anything about so many cards."""
    return Clues(filled(cards, 0))
