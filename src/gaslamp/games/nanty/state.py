"""The state of Nanty Narking: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.chance import seeded
from gaslamp.engine.effect import Seat
from gaslamp.engine.piles import Ints, bit, ints
from gaslamp.games.nanty import scoring
from gaslamp.games.nanty.clues import viewer
from gaslamp.games.nanty.hints import outlook
from gaslamp.games.nanty.london import size
from gaslamp.games.nanty.player import Player
from gaslamp.games.nanty.table import Table


@final
class Nanty(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Nanty:
        """An independent twin."""
        twin = Nanty()
        self.carry_over(twin)
        twin.edition = self.edition
        twin.identity_set = self.identity_set
        twin.plays_on = self.plays_on
        twin.any_figure = self.any_figure
        twin.fire_stops = self.fire_stops
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.london = self.london.copy()
        twin.identities = self.identities.copy()
        twin.clues = self.clues.copy()
        twin.upper = self.upper.copy()
        twin.lower = self.lower.copy()
        twin.discard = self.discard.copy()
        twin.box = self.box  # never changed
        twin.laid = self.laid.copy()
        twin.last = self.last
        twin.happenings = self.happenings.copy()
        twin.happened = self.happened.copy()
        twin.policies = self.policies
        twin.spent = self.spent
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Nanty:
        """Deal anew what the seat has not seen: the others' hands, the deck, identities."""
        twin = self.copy()
        twin.chance = seeded(seed)
        twin.identities.deal_anew(seat, twin.chance)
        twin.deal_hands_anew(seat)
        twin.ask_again()
        return twin

    def deal_hands_anew(self, seat: Seat) -> None:
        """Exchange what the seat does not know of the others' hands with the deck, and among them."""
        who, slots, rumours = viewer(seat), ints(), ints()
        for rival in range(self.seats):
            if rival != seat:
                hand = self.players[rival].hand
                for i in range(hand.size):
                    known = self.clues.hands(hand[i], who)
                    if known == 0:
                        slots.append(rival << 8 | i)
                    elif size(known) > 1:
                        rumours.append(rival << 8 | i)
        self.exchange_with_deck(slots, who)
        for i in range(slots.size - 1, 0, -1):
            self.exchange(slots[i], slots[self.chance.below(i + 1)], who)
        for slot in rumours.items:
            self.follow_rumour(slot, who)

    def exchange_with_deck(self, slots: Ints, who: i64) -> None:
        """Any unknown card of a hand may be in the deck, and the other way round; upper cards come first."""
        upper = self.upper.size > 0
        deck = (self.upper if upper else self.lower).items
        left: i64 = 0
        for slot in slots.items:
            if self.card(self.in_slot(slot)).upper == upper:
                left += 1
        for slot in slots.items:
            card = self.in_slot(slot)
            if self.card(card).upper == upper:
                i = self.chance.below(left + len(deck))
                left -= 1
                if i < len(deck):
                    other = deck[i]
                    deck[i] = card
                    self.players[slot >> 8].hand[slot & 255] = other
                    self.clues.exchange(card, other, who)

    def in_slot(self, slot: i64) -> i64:
        """The card in a place of a hand."""
        return self.players[slot >> 8].hand[slot & 255]

    def exchange(self, slot: i64, other: i64, who: i64) -> None:
        """Two places of hands exchange their cards."""
        card, there = self.in_slot(slot), self.in_slot(other)
        if card != there:
            self.players[slot >> 8].hand[slot & 255] = there
            self.players[other >> 8].hand[other & 255] = card
            self.clues.exchange(card, there, who)

    def follow_rumour(self, slot: i64, who: i64) -> None:
        """A card that may be in one of several hands goes to any of them, for one that may come here."""
        rival = slot >> 8
        hands = self.clues.hands(self.in_slot(slot), who)
        there = self.chance.below(self.seats)
        if there == rival or hands >> there & 1 == 0 or self.players[there].hand.size == 0:
            return
        other = there << 8 | self.chance.below(self.players[there].hand.size)
        theirs = self.clues.hands(self.in_slot(other), who)
        if theirs == 0 or theirs & bit(rival):
            self.exchange(slot, other, who)

    def tally(self) -> Ints:
        """The points of every seat, if the game ended now."""
        return scoring.tally(self)

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside the best of the others."""
        return outlook(self, seat)
