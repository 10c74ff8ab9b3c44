"""What lies on the table in A Study in Emerald, the questions it answers and the verbs that change it."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, CardId, Seat, first_part, pack
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.engine.core.state import State
from gaslamp.games.emerald.card import BLACK_HAND, Card, Edition, is_royalty, unholy
from gaslamp.games.emerald.events import (
    APPEARED,
    BANISHED,
    BROUGHT,
    CLEARED,
    DISCARDED,
    DREW,
    GAINED,
    KEPT_SANE,
    LOST_SANITY,
    PLAYED,
    RAISED_LOYALISTS,
    RAISED_RESTORATIONISTS,
    RECRUITED,
    REMOVED,
    RESHUFFLED,
    RETRIEVED,
    RETURNED,
    TURNED_UP,
    USED,
    WITHDRAWN,
)
from gaslamp.games.emerald.few import Few
from gaslamp.games.emerald.laid import STAR, TEXT, card_of, laid_for, use_of
from gaslamp.games.emerald.pieces import ABDUCTED, ALOFT, LIMBO, SUPPLY, Pieces, place_of
from gaslamp.games.emerald.player import Player
from gaslamp.games.emerald.some import among
from gaslamp.games.emerald.stacks import Stacks


class Table(State):
    """Cards, pieces, tracks and players."""

    edition: Edition  # what is printed; shared, never changed
    goal: i64
    players: list[Player]
    laid: Ints  # cards being played, each with what it was played for
    tops: Ints  # the card that lies face up in each city, 0 for none
    royals: Ints  # 1 where royalty lies on its space
    stacks: Stacks
    box: Ints  # game cards that nobody has seen and nobody will
    removed: Ints  # cards that left the game in the sight of all
    aside: Ints  # identity cards that nobody got
    cubes: Pieces
    agents: Pieces
    zombies: Pieces  # all of seat 0
    exorcised: bool  # no zombies and vampires any more
    restorationists: i64  # the two markers
    loyalists: i64
    arrived: Few  # agents that have moved in this action, by city
    saved: Ints  # agents that blocks have saved in this action, each by city and seat; shared, never changed
    quiet: i64  # turns in a row that changed nothing, with no card left in any city
    progress: i64  # points, sanity and markers when the turn began
    final: Ints  # points after all corrections; empty until the game is over
    version: i64  # of the rules: tables of earlier ones go on as they began

    # -- questions

    def card(self, card: CardId) -> Card:
        """What is printed on a card."""
        return self.edition.cards[card]

    def pieces(self, seat: Seat, city: i64) -> i64:
        """How many cubes and agents of a seat stand in a city."""
        where = place_of(seat, city)
        return self.cubes.counts.items[where] + self.agents.counts.items[where]

    def leads(self, me: Seat, city: i64) -> bool:
        """Whether one has more pieces in a city than each other player."""
        mine = self.pieces(me, city)
        if mine == 0:
            return False
        for seat in range(self.seats):
            if seat != me and self.pieces(seat, city) >= mine:
                return False
        return True

    def within_reach(self, seat: Seat, city: i64) -> bool:
        """E4.6, E8.28: whether a seat has an agent in a city that no block has saved in this action."""
        agents = self.agents.counts.items[place_of(seat, city)]
        if agents == 0 or self.saved.size == 0:
            return agents > 0
        for agent in self.saved.items:
            if agent == pack(city, seat):
                agents -= 1
        return agents > 0

    def rule_of_reach(self, me: Seat, seat: Seat, city: i64, rule: str) -> str:
        """E8.24: which rule keeps an agent of a seat in a city out of reach: a block, or else this rule."""
        there = 0 <= seat < self.seats and seat != me and self.agents.at(seat, city) > 0
        return "E8.24" if there and not self.within_reach(seat, city) else rule

    def saved_in(self, city: i64) -> i64:
        """How many agents in a city blocks have saved in this action."""
        count: i64 = 0
        for agent in self.saved.items:
            if first_part(agent) == city:
                count += 1
        return count

    def on_board(self, seat: Seat) -> i64:
        """E5.4: how many agents a seat has on the board; those with the Mi-Go count."""
        return self.agents.in_cities(seat) + self.agents.at(seat, ABDUCTED) + self.agents.at(seat, ALOFT)

    def may_have(self, seat: Seat, use: i64) -> bool:
        """Whether there may be a card in a hand that is good for something, for all that anybody can know."""
        player = self.players[seat]
        if player.hand.size == 0:
            return False
        cards = self.edition.cards
        for card in player.hand.items:
            if among(cards[card].good_for, use):
                return True
        for card in player.deck.items:
            if among(cards[card].good_for, use):
                return True
        return False

    def gap(self) -> i64:
        """E4.5: how far the markers are apart: as many points for everybody."""
        return max(self.restorationists - self.loyalists, self.loyalists - self.restorationists)

    def barren(self) -> bool:
        """Whether no card is left in any city."""
        for card in self.tops.items:
            if card > 0:
                return False
        return True

    def so_far(self) -> i64:
        """A number that changes with anybody's points, sanity and identity, and with the markers."""
        progress = self.restorationists + self.loyalists
        for player in self.players:
            progress += 1_000_000 * player.all_points() + 1_000 * player.sanity + (100 if player.revealed else 0)
        return progress

    def last_laid(self) -> CardId:
        """The card that was played last and still works."""
        return card_of(self.laid[self.laid.size - 1])

    # -- verbs: cards

    def draw(self, seat: Seat, n: i64) -> None:
        """E3.1: draw cards; an empty deck is made anew from the discard pile."""
        player = self.players[seat]
        for _ in range(n):
            if player.deck.size == 0:
                if player.discard.size == 0:
                    return
                player.deck, player.discard = player.discard, player.deck
                player.open = player.hand.size  # whoever kept count knows them all
                self.tell(RESHUFFLED, seat)
            card = self.chance.take(player.deck)
            player.hand.append(card)
            self.tell(DREW, seat, card, seers=bit(seat))

    def lay(self, me: Seat, card: CardId, use: i64) -> None:
        """E1.4: play a card from the hand for one use; it lies on the table until it has worked."""
        self.players[me].play(card)
        self.laid.append(laid_for(card, use))
        self.tell(USED if use == TEXT else PLAYED, me, card)

    def put_away(self, me: Seat) -> None:
        """E1.5, E3.2: put away what was played: to the discard pile, by the identity, or out of the game."""
        player = self.players[me]
        for entry in self.laid.items:
            card, use = card_of(entry), use_of(entry)
            if use == STAR or (use == TEXT and self.card(card).one_use > 0 and self.card(card).worth_keeping):
                player.lay_beside(card)
            elif use == TEXT and self.card(card).one_use > 0:
                self.removed.append(card)
            else:
                player.discard.append(card)
        while self.laid.size > 0:
            self.laid.pop()

    def discard(self, seat: Seat, card: CardId) -> None:
        """Discard a card from the hand."""
        player = self.players[seat]
        player.play(card)
        player.discard.append(card)
        self.tell(DISCARDED, seat, card)

    def turn_up(self, city: i64) -> None:
        """E2.1: turn up the next card of a stack; royalty moves to its space, and what cannot be is removed."""
        self.tops[city] = 0
        while self.stacks.size(city) > 0 and self.tops[city] == 0:
            card = self.stacks.draw(city, self.chance)
            if is_royalty(card):
                self.royals[city] = 1
                self.tell(APPEARED, NOBODY, card, at=city)
            elif self.exorcised and unholy(card):
                self.removed.append(card)
                self.tell(REMOVED, NOBODY, card, at=city)
            else:
                self.tops[city] = card
                self.tell(TURNED_UP, NOBODY, card, at=city)

    def end_action(self) -> None:
        """E4.4, E4.6: after an action agents may move again, and none is safe any more."""
        self.arrived = 0
        if self.saved.size > 0:
            self.saved = ints()

    def save(self, seat: Seat, city: i64) -> None:
        """E8.24: an agent of a seat in a city is safe for the rest of the action."""
        self.saved = self.saved.copy()
        self.saved.append(pack(city, seat))

    # -- verbs: points, sanity and tracks

    def gain(self, seat: Seat, points: i64, restorationist: i64 = 0, loyalist: i64 = 0) -> None:
        """E1.6: score points, of whatever kind."""
        player = self.players[seat]
        player.points += points
        player.restorationist_points += restorationist
        player.loyalist_points += loyalist
        n = points + restorationist + loyalist
        if n > 0:
            self.tell(GAINED, seat, n=n)

    def gain_royalty(self, seat: Seat) -> None:
        """E8.1: the Black Hand pays for one more royalty card."""
        player = self.players[seat]
        self.gain(seat, 0, restorationist=self.card(BLACK_HAND).royalty_points * player.count_beside(BLACK_HAND))

    def roll(self, seat: Seat) -> bool:
        """E6: roll the sanity die: whether a token was lost."""
        player = self.players[seat]
        mad = self.chance.below(self.edition.die) < self.edition.madness
        if mad and player.sanity > 0:
            player.sanity -= 1
            self.tell(LOST_SANITY, seat, n=player.sanity)
            return True
        self.tell(KEPT_SANE, seat)
        return False

    def raise_markers(self, restorationists: i64, loyalists: i64) -> None:
        """E4.5: move the markers up, never beyond the end of their tracks."""
        end = self.edition.track
        if restorationists > 0:
            self.restorationists = min(end, self.restorationists + restorationists)
            self.tell(RAISED_RESTORATIONISTS, self.active, n=self.restorationists)
        if loyalists > 0:
            self.loyalists = min(end, self.loyalists + loyalists)
            self.tell(RAISED_LOYALISTS, self.active, n=self.loyalists)
        self.tell(BROUGHT, NOBODY, n=self.gap())

    # -- verbs: pieces

    def recruit(self, seat: Seat, city: i64, n: i64) -> None:
        """E4.2: place agents from supply, as many as there are."""
        n = min(n, self.agents.at(seat, SUPPLY))
        if n > 0:
            self.agents.move(seat, SUPPLY, city, n)
            self.tell(RECRUITED, seat, n=n, at=city)

    def send_home(self, seat: Seat, city: i64) -> None:
        """An agent returns to its owner's supply."""
        self.agents.move(seat, city, SUPPLY)
        self.tell(RETURNED, seat, n=1, at=city)

    def send_cubes(self, seat: Seat, city: i64, place: i64, n: i64) -> None:
        """Cubes leave a city for Limbo or for their owner's supply."""
        self.cubes.move(seat, city, place, n)
        self.tell(BANISHED if place == LIMBO else WITHDRAWN, seat, n=n, at=city)

    def retrieve(self, seat: Seat, place: i64, n: i64) -> None:
        """Take cubes back from Limbo or a city."""
        if n > 0:
            self.cubes.move(seat, place, SUPPLY, n)
            self.tell(RETRIEVED, seat, n=n, at=place)

    def clear(self, me: Seat, city: i64) -> None:
        """E4.2, E4.6: one's own cubes go from a city to Limbo, the others' back to their supplies."""
        some = False
        for seat in range(self.seats):
            n = self.cubes.at(seat, city)
            if n > 0:
                self.cubes.move(seat, city, LIMBO if seat == me else SUPPLY, n)
                some = True
        if some:
            self.tell(CLEARED, me, at=city)
