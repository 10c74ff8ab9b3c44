"""Who knows where a hidden card is: what players have seen of each other's hands, card by card.

Of each card there is a row of bits, four for each viewer: the hands in which it may be, for all that the viewer knows.

    open   onlooker  seat 3  seat 2  seat 1  seat 0      who looks
     0       0011     0011    0011    0010    0010       all know that it is in hand 0 or 1; seats 0 and 1 know
                                                         that it is in hand 1. No bit at all: no idea
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.effect import NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints, bit, ints, repeat, shift

Clue = i64  # all that is known of a card
Hands = i64  # a bit for each hand in which a card may be
Viewers = i64  # a bit for each viewer
WIDTH: Final = 4  # bits for each viewer
ONLOOKER: Final = 4  # the viewer who knows what all know
NO_HAND: Final = 0  # no idea
EVERY_HAND: Final = 15
ALL: Final = 31
VIEWERS: Final = 5
OPEN: Final[i64] = bit(WIDTH * VIEWERS)  # the card lies face up, or is out of the game


def viewer(seat: Seat) -> i64:
    """The number of who looks."""
    return ONLOOKER if seat == NOBODY else seat


def seen_by(seat: Seat) -> Viewers:
    """One seat only sees it."""
    return bit(seat)


def seen_by_both(one: Seat, other: Seat) -> Viewers:
    """Two seats see it."""
    return bit(one) | bit(other)


def hands_of(known: Clue, who: i64) -> Hands:
    """The hands in which a viewer knows a card to be."""
    return known >> WIDTH * who & EVERY_HAND


def is_certain(hands: Hands) -> bool:
    """Whether only one hand is left."""
    return hands != NO_HAND and hands & hands - 1 == 0


def has_hand(hands: Hands, seat: Seat) -> bool:
    """Whether a card may be in the hand of a seat."""
    return hands >> seat & 1 == 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Clues:
    """For each card and each viewer the hands in which it may be, for all that the viewer knows."""

    def __init__(self, cards: Ints) -> None:
        self.cards: Ints = cards

    def copy(self) -> Clues:
        return Clues(self.cards.copy())

    def hands(self, card: CardId, who: i64) -> Hands:
        """The hands in which a viewer knows the card to be."""
        return hands_of(self.cards[card], who)

    def knows(self, who: i64, card: CardId, holder: Seat) -> bool:
        """Whether a viewer knows that a seat holds the card."""
        return self.hands(card, who) == bit(holder)

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
        known = self.cards[card]
        for who in range(VIEWERS):
            if viewers >> who & 1:
                known = known & ~shift(EVERY_HAND, WIDTH * who) | bit(WIDTH * who + seat)
        self.cards[card] = known

    def pass_on(self, card: CardId, giver: Seat, taker: Seat, last: bool) -> None:
        """A card went from hand to hand, and only these two know which: to the others it may be any that was there.

        If it was the last one, nothing is left that might still be there.
        """
        rows = self.cards.items
        for c in range(1, len(rows)):
            known = rows[c]
            if known == 0 or known == OPEN:
                continue
            for who in range(VIEWERS):
                if who != giver and who != taker and known >> WIDTH * who + giver & 1:
                    known |= bit(WIDTH * who + taker)
                    if last:
                        known ^= bit(WIDTH * who + giver)
            rows[c] = known
        self.learn(card, seen_by_both(giver, taker), taker)

    def swap_hands(self, one: Seat, other: Seat) -> None:
        """Two hands changed places in the sight of all; both players see what is in their own now, and what is not."""
        rows = self.cards.items
        for c in range(1, len(rows)):
            known = rows[c]
            if known == 0 or known == OPEN:
                continue
            for who in range(VIEWERS):
                at = WIDTH * who
                if (known >> at + one & 1) != (known >> at + other & 1):
                    known ^= bit(at + one) | bit(at + other)
            rows[c] = known & ~(bit(WIDTH * one + one) | bit(WIDTH * other + other))

    def deal_anew(self, before: Ints, after: Ints, who: i64) -> None:
        """In a world imagined for a viewer places of hands have other cards: what others know of a place stays with it.

        What that viewer knows, and what all know, goes with the cards: it is the same in every such world.
        """
        rows, secrets = self.cards.items, ints()
        own = shift(EVERY_HAND, WIDTH * who) | shift(EVERY_HAND, WIDTH * ONLOOKER)
        for card in before.items:
            secrets.append(secrets_of(rows[card]) & ~own)
        for card in before.items:
            rows[card] &= own
        for i in range(after.size):
            rows[after[i]] |= secrets[i] | common_knowledge(hands_of(rows[after[i]], ONLOOKER), secrets[i]) & ~own


def secrets_of(known: Clue) -> Clue:
    """What single viewers know of a card beyond what all know."""
    public, secrets = hands_of(known, ONLOOKER), known
    for who in range(ONLOOKER):
        if hands_of(known, who) == public:
            secrets &= ~shift(EVERY_HAND, WIDTH * who)
    return secrets


def common_knowledge(public: Hands, secrets: Clue) -> Clue:
    """What all know of a card, for every single viewer who has no secret about it."""
    known: i64 = 0
    if public != NO_HAND:
        for who in range(ONLOOKER):
            if hands_of(secrets, who) == NO_HAND:
                known |= public << WIDTH * who
    return known


def none(cards: i64) -> Clues:
    """Nobody knows anything about so many cards."""
    return Clues(repeat(cards, 0))
