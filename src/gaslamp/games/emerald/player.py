"""What lies before one player."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints, filled, ints
from gaslamp.games.emerald.card import CHANGE_OF_HEART, RESTORATIONIST

NO_PAWN: Final = 15  # no agent lies on the card


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards, identity, sanity and points of one seat."""

    hand: Ints
    open: i64  # so many cards at the front of the hand are known to all
    deck: Ints  # in no order: nobody has seen it
    discard: Ints
    beside: Ints  # cards by the identity card, each with whose agent or which royalty lies with it: see `kept`
    identity: CardId
    known_to: i64  # a bit for each seat that has seen the identity
    revealed: bool
    sanity: i64
    royalty: i64  # how many were killed or hidden
    points: i64  # the neutral ones
    restorationist_points: i64
    loyalist_points: i64
    kills: Ints  # points for killed agents, by the seat that they belong to

    def copy(self) -> Player:
        """An independent twin."""
        twin = Player()
        twin.hand = self.hand.copy()
        twin.open = self.open
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.beside = self.beside.copy()
        twin.identity = self.identity
        twin.known_to = self.known_to
        twin.revealed = self.revealed
        twin.sanity = self.sanity
        twin.royalty = self.royalty
        twin.points = self.points
        twin.restorationist_points = self.restorationist_points
        twin.loyalist_points = self.loyalist_points
        twin.kills = self.kills.copy()
        return twin

    # -- questions

    @property
    def restorationist(self) -> bool:
        """On which side the player is, with every change of heart."""
        changed = self.count_beside(CHANGE_OF_HEART) & 1 == 1
        return (self.identity == RESTORATIONIST) != changed

    def count_beside(self, card: CardId) -> i64:
        """How many such cards lie by the identity."""
        found: i64 = 0
        for entry in self.beside.items:
            if entry & 255 == card:
                found += 1
        return found

    def may_hold(self, card: CardId) -> bool:
        """Whether the card may be in the hand, for all that anybody can know."""
        return card in self.hand or card in self.deck

    def scored(self) -> i64:
        """All points but those of the tracks."""
        found = self.points + self.restorationist_points + self.loyalist_points
        for n in self.kills.items:
            found += n
        return found

    # -- verbs

    def play(self, card: CardId) -> None:
        """A card leaves the hand in the sight of all; of equal cards the one that all know."""
        hand = self.hand.items
        for i in range(self.open):
            if hand[i] == card:
                self.open -= 1
                break
        self.hand.remove(card)

    def keep(self, card: CardId, pawn: Seat = NO_PAWN, royalty: CardId = 0) -> None:
        """Lay a card by the identity, with an agent or a royalty card on it."""
        self.beside.append(card | pawn << 8 | royalty << 12)

    def let_go(self, card: CardId) -> None:
        """A card that lies alone by the identity leaves it."""
        self.beside.remove(card | NO_PAWN << 8)

    def deal_anew(self, chance: Chance) -> None:
        """Exchange what is not known of the hand with the deck."""
        hand, deck = self.hand.items, self.deck.items
        size = len(hand)
        unseen = size + len(deck)
        for i in range(self.open, size):
            j = i + chance.below(unseen - i)
            card = hand[i]
            if j < size:
                hand[i] = hand[j]
                hand[j] = card
            else:
                hand[i] = deck[j - size]
                deck[j - size] = card

    def unseen(self) -> Ints:
        """What is not known of the hand, and the deck."""
        found = ints()
        for i in range(self.open, self.hand.size):
            found.append(self.hand[i])
        for card in self.deck.items:
            found.append(card)
        return found

    def deal_out(self, cards: Ints) -> None:
        """Of what is unseen these cards are in the hand, and the others in the deck."""
        self.deck = self.unseen()
        for i in range(cards.size):
            self.hand[self.open + i] = cards[i]
            self.deck.remove(cards[i])


def seated(seats: i64, deck: Ints, sanity: i64) -> Player:
    """A player at the beginning, before anything is dealt."""
    player = Player()
    player.hand = ints()
    player.open = 0
    player.deck = deck
    player.discard = ints()
    player.beside = ints()
    player.identity = 0
    player.known_to = 0
    player.revealed = False
    player.sanity = sanity
    player.royalty = 0
    player.points = 0
    player.restorationist_points = 0
    player.loyalist_points = 0
    player.kills = filled(seats, 0)
    return player
