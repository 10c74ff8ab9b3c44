"""What lies before one player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NO_CARD, NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints, ints, repeat
from gaslamp.games.emerald.beside import card_of, laid_with, royalty_on
from gaslamp.games.emerald.card import CHANGE_OF_HEART, RESTORATIONIST, is_royalty
from gaslamp.games.emerald.some import Some


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards, identity, sanity and points of one seat."""

    hand: Ints
    open: i64  # so many cards at the front of the hand are known to all
    deck: Ints  # in no order: nobody has seen it
    discard: Ints
    beside: Ints  # cards by the identity card, each with whose agent or which royalty lies on it
    identity: CardId
    known_to: Some  # the seats that have seen the identity
    revealed: bool
    sanity: i64
    points: i64  # the neutral ones
    restorationist_points: i64
    loyalist_points: i64
    kills: Ints  # points for killed agents, by the seat that they belong to

    def copy(self) -> Player:
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
        twin.points = self.points
        twin.restorationist_points = self.restorationist_points
        twin.loyalist_points = self.loyalist_points
        twin.kills = self.kills.copy()
        return twin

    # -- questions

    @property
    def restorationist(self) -> bool:
        """E8.3: on which side the player is, with every change of heart."""
        restorationist = self.identity == RESTORATIONIST
        for entry in self.beside.items:
            if card_of(entry) == CHANGE_OF_HEART:
                restorationist = not restorationist
        return restorationist

    def count_beside(self, card: CardId) -> i64:
        """How many such cards lie by the identity."""
        count: i64 = 0
        for entry in self.beside.items:
            if card_of(entry) == card:
                count += 1
        return count

    def count_royalty(self) -> i64:
        """How many royalty cards were killed or hidden."""
        count: i64 = 0
        for entry in self.beside.items:
            if is_royalty(card_of(entry)) or royalty_on(entry) != NO_CARD:
                count += 1
        return count

    def may_hold(self, card: CardId) -> bool:
        """Whether the card may be in the hand, for all that anybody can know."""
        return card in self.hand or card in self.deck

    def all_points(self) -> i64:
        """All points but those of the tracks."""
        points = self.points + self.restorationist_points + self.loyalist_points
        for n in self.kills.items:
            points += n
        return points

    def kinds_from(self, first: CardId) -> Ints:
        """The kinds of cards in the hand from a number on, in rising order."""
        kinds = ints()
        for card in self.hand.items:
            if card >= first:
                kinds.insert(card)
        return kinds

    def copies_from(self, first: CardId) -> Ints:
        """All cards in the hand from a number on."""
        cards = ints()
        for card in self.hand.items:
            if card >= first:
                cards.append(card)
        return cards

    def copies_of(self, card: CardId) -> i64:
        """How many such cards are in the hand."""
        count: i64 = 0
        for other in self.hand.items:
            if other == card:
                count += 1
        return count

    # -- verbs

    def play(self, card: CardId) -> None:
        """A card leaves the hand in the sight of all; of equal cards the one that all know."""
        hand = self.hand.items
        for i in range(self.open):
            if hand[i] == card:
                self.open -= 1
                break
        self.hand.remove(card)

    def lay_beside(self, card: CardId, agent: Seat = NOBODY, royalty: CardId = NO_CARD) -> None:
        """Lay a card by the identity, with an agent or a royalty card on it."""
        self.beside.append(laid_with(card, agent, royalty))

    def let_go(self, card: CardId) -> None:
        """A card that lies alone by the identity leaves it."""
        self.beside.remove(laid_with(card))

    def lose_beside(self, card: CardId) -> i64:
        """All such cards leave the identity: how many there were."""
        beside, before = ints(), self.beside.size
        for entry in self.beside.items:
            if card_of(entry) != card:
                beside.append(entry)
        self.beside = beside
        return before - beside.size

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
        cards = ints()
        for i in range(self.open, self.hand.size):
            cards.append(self.hand[i])
        for card in self.deck.items:
            cards.append(card)
        return cards

    def deal_out(self, cards: Ints) -> None:
        """Of what is unseen these cards are in the hand, and the others in the deck."""
        self.deck = self.unseen()
        for i in range(cards.size):
            self.hand[self.open + i] = cards[i]
            self.deck.remove(cards[i])


def new_player(seats: i64, deck: Ints, sanity: i64) -> Player:
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
    player.points = 0
    player.restorationist_points = 0
    player.loyalist_points = 0
    player.kills = repeat(seats, 0)
    return player
