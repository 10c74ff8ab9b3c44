"""N1, N4: what lies on the table in Nanty Narking, the questions it answers and the verbs that change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, CardId, Seat
from gaslamp.engine.core.piles import Ints
from gaslamp.engine.core.state import State
from gaslamp.games.nanty.card import IGNORE_TEXT, NEAR, STOP_PLAYER, Card, District, Edition, district_card
from gaslamp.games.nanty.clues import ALL, NO_HAND, ONLOOKER, Clues, has_hand, seen_by_both
from gaslamp.games.nanty.districts import EVERYWHERE, LAST_DISTRICT, NOWHERE, Districts, either, has, minus, plus
from gaslamp.games.nanty.events import (
    BUILT,
    CITIZEN_CAME,
    CITIZEN_LEFT,
    DICED,
    DISCARDED,
    GAVE,
    GOT,
    GRENADIER_CAME,
    GRENADIER_LEFT,
    MOVED,
    PAID,
    PAID_TO,
    PLACED,
    PLAYED,
    PUT_BACK,
    RAZED,
    REACTED,
    REMOVED,
    ROLLED,
    UNREST_FELL,
    UNREST_ROSE,
)
from gaslamp.games.nanty.identities import Identities
from gaslamp.games.nanty.london import London
from gaslamp.games.nanty.pieces import SUPPLY, Row, among, move_piece, one_in
from gaslamp.games.nanty.player import Player
from gaslamp.games.nanty.swap import Swap

VERSION: Final[i64] = 3  # of the rules
FACES: Final = 12  # of the die: a district each


class Table(State):
    """Cards, pieces and players."""

    edition: Edition  # what is printed; shared, never changed
    identity_set: i64
    plays_on: bool  # the deck is out at the first draw that fails, not with its last card
    any_figure: bool  # murders may remove grenadiers and new citizens
    fire_stops: bool  # at a district that is no neighbour too
    older_game: bool  # two players leave out identities that the older game leaves out
    players: list[Player]
    london: London
    identities: Identities
    clues: Clues
    upper: Ints  # in no order: nobody has seen it
    lower: Ints
    discard: Ints
    box: Ints  # cards that two players do without
    laid: Ints  # cards that are being carried out
    last: CardId  # the card carried out last in this turn
    random_events: Ints  # still to come, in no order
    happened: Ints  # random events that have come
    swap: Swap  # two agents that are to change places, unless an owner stops it
    policies: Row  # who was insured when the random event began, by insuring district: the seat + 1
    burnt: i64  # the district that burnt last in this fire, 0 if none has
    flooded: Districts
    spent: Districts  # whose ability was used, or gained, in this turn
    version: i64  # of the rules by which it is played

    # -- questions

    def card(self, card: CardId) -> Card:
        """What is printed on a card."""
        return self.edition.cards[card]

    def district(self, district: i64) -> District:
        """What is printed on a district card."""
        return self.edition.districts[district]

    def deck_size(self) -> i64:
        """How many action cards are left to draw."""
        return self.upper.size + self.lower.size

    def may_hold(self, seat: Seat, card: CardId) -> bool:
        """Whether a card may be in a hand, for all that everybody knows."""
        if self.players[seat].hand.size == 0 or not self.clues.hidden(card):
            return False
        known = self.clues.hands(card, ONLOOKER)
        if known != NO_HAND:
            return has_hand(known, seat)
        return (self.upper.size == 0 or self.card(card).upper) and not self.all_known(seat)

    def all_known(self, seat: Seat) -> bool:
        """Whether everybody knows every card of a hand."""
        for card in self.players[seat].hand.items:
            if not self.clues.knows(ONLOOKER, card, seat):
                return False
        return True

    def may_react(self, seat: Seat, first: i64, last: i64) -> bool:
        """Whether a reaction of some kinds may be in a hand, for all that everybody knows."""
        for card in self.edition.reactions.items:
            if first <= self.card(card).text <= last and self.may_hold(seat, card):
                return True
        return False

    def may_ignore(self, seat: Seat) -> bool:
        """Whether somebody may be able to ignore the text of a card."""
        return self.may_react(seat, IGNORE_TEXT, IGNORE_TEXT)

    def may_stop_move(self, seat: Seat) -> bool:
        """Whether somebody may be able to keep an agent where it is when the text of a card is to move it."""
        return self.may_react(seat, STOP_PLAYER, STOP_PLAYER) or self.may_ignore(seat)

    def works(self, district: i64, seat: Seat) -> bool:
        """Whether the ability of a district serves a seat."""
        london = self.london
        asleep = has(either(self.spent, london.blocked), district)
        return not asleep and among(london.buildings, district) == seat + 1 and not london.has_grenadier(district)

    def sites(self, me: Seat, share: i64) -> Districts:
        """N3.2: where one may build and can pay."""
        london, sites = self.london, NOWHERE
        mine, money = london.agents[me], self.players[me].money
        for district in range(1, LAST_DISTRICT + 1):
            free = among(london.buildings, district) == 0 and not london.has_unrest(district)
            if among(mine, district) > 0 and free and self.price(district, share) <= money:
                sites = plus(sites, district)
        return sites

    def goals_from(self, origin: i64) -> Districts:
        """Where this card lets an agent go: to a neighbouring district only, or to any other."""
        return self.district(origin).near if self.card(self.this).where == NEAR else minus(EVERYWHERE, origin)

    def price(self, district: i64, share: i64) -> i64:
        """What a building costs there, whole or in part, rounded up."""
        cost = self.district(district).cost
        return (cost + share - 1) // share if share > 1 else cost

    # -- verbs: cards

    def play(self, me: Seat, card: CardId) -> None:
        """A card is played from the hand, and carried out."""
        self.players[me].hand.remove(card)
        self.clues.open(card)
        self.laid.append(card)
        self.tell(PLAYED, me, card)

    def put_away(self, card: CardId) -> None:
        """A card that has been carried out goes to the discard pile, unless it went elsewhere."""
        if card in self.laid:
            self.laid.remove(card)
            self.discard.append(card)
            self.last = card

    def react(self, me: Seat, card: CardId) -> None:
        """A reaction is played from the hand."""
        self.players[me].hand.remove(card)
        self.clues.open(card)
        self.discard.append(card)
        self.tell(REACTED, me, card)

    def throw_away(self, seat: Seat, card: CardId) -> None:
        """A card goes from a hand to the discard pile."""
        self.players[seat].hand.remove(card)
        self.clues.open(card)
        self.discard.append(card)
        self.tell(DISCARDED, seat, card)

    def hold(self, seat: Seat, card: CardId) -> None:
        """A card comes into a hand in the sight of all."""
        self.players[seat].hand.append(card)
        self.clues.hide(card)
        self.clues.learn(card, ALL, seat)

    def give(self, giver: Seat, taker: Seat, card: CardId) -> None:
        """A card goes from hand to hand, seen by these two."""
        self.players[giver].hand.remove(card)
        self.players[taker].hand.append(card)
        self.clues.pass_on(card, giver, taker, last=self.players[giver].hand.size == 0)
        self.tell(GAVE, giver, card, to=taker, seers=seen_by_both(giver, taker))

    # -- verbs: money

    def earn(self, seat: Seat, amount: i64) -> None:
        """Take money from the bank."""
        if amount > 0:
            self.players[seat].money += amount
            self.tell(GOT, seat, n=amount)

    def pay(self, seat: Seat, amount: i64) -> None:
        """Pay money to the bank, as much as there is."""
        amount = min(amount, self.players[seat].money)
        if amount > 0:
            self.players[seat].money -= amount
            self.tell(PAID, seat, n=amount)

    def pay_to(self, seat: Seat, taker: Seat, amount: i64) -> None:
        """Pay money to another player, as much as there is."""
        amount = min(amount, self.players[seat].money)
        if amount > 0:
            self.players[seat].money -= amount
            self.players[taker].money += amount
            self.tell(PAID_TO, seat, n=amount, to=taker)

    # -- verbs: figures and unrest

    def arrive(self, district: i64) -> None:
        """N4.1: a figure is about to come; where one is already, unrest breaks out."""
        if self.london.figures(district) > 0:
            self.stir(district)

    def leave(self, district: i64) -> None:
        """N4.2: a figure has gone, and the unrest with it."""
        self.calm(district)

    def stir(self, district: i64) -> None:
        """Put an unrest marker, if there is none."""
        if not self.london.has_unrest(district):
            self.london.unrest = plus(self.london.unrest, district)
            self.tell(UNREST_ROSE, NOBODY, at=district)

    def calm(self, district: i64) -> None:
        """Remove the unrest marker, if there is one."""
        if self.london.has_unrest(district):
            self.london.unrest = minus(self.london.unrest, district)
            self.tell(UNREST_FELL, NOBODY, at=district)

    def place_agent(self, seat: Seat, district: i64, quiet: bool = False) -> None:
        """Place an agent from supply; quietly, it makes no unrest."""
        self.tell(PLACED, seat, n=1, at=district)
        if not quiet:
            self.arrive(district)
        self.london.agents[seat] = move_piece(self.london.agents[seat], SUPPLY, district)

    def remove_agent(self, seat: Seat, district: i64) -> None:
        """Remove an agent from the map."""
        self.london.agents[seat] = move_piece(self.london.agents[seat], district, SUPPLY)
        self.tell(REMOVED, seat, n=1, at=district)
        self.leave(district)

    def move_agent(self, seat: Seat, district: i64, to: i64, quiet: bool = False) -> None:
        """Move an agent from one district to another; quietly, it makes no unrest there."""
        self.depart(seat, district, to)
        if not quiet:
            self.arrive(to)
        self.london.agents[seat] += one_in(to)

    def depart(self, seat: Seat, district: i64, to: i64) -> None:
        """An agent leaves one district for another, or is lifted to be put back."""
        self.london.agents[seat] -= one_in(district)
        if to == district:
            self.tell(PUT_BACK, seat, at=to)
        else:
            self.tell(MOVED, seat, at=to, n=district)
        self.leave(district)

    def exchange_agents(self, seat: Seat, district: i64, other: Seat, there: i64) -> None:
        """Two agents change places: both have left before either comes."""
        self.depart(seat, district, there)
        self.depart(other, there, district)
        self.arrive(there)
        self.arrive(district)
        self.london.agents[seat] += one_in(there)
        self.london.agents[other] += one_in(district)

    def place_grenadier(self, district: i64) -> None:
        """A grenadier comes, if there is one left."""
        if among(self.london.grenadiers, SUPPLY) > 0:
            self.tell(GRENADIER_CAME, NOBODY, n=1, at=district)
            self.arrive(district)
            self.london.grenadiers = move_piece(self.london.grenadiers, SUPPLY, district)

    def remove_grenadier(self, district: i64) -> None:
        """A grenadier is removed."""
        self.london.grenadiers = move_piece(self.london.grenadiers, district, SUPPLY)
        self.tell(GRENADIER_LEFT, NOBODY, n=1, at=district)
        self.leave(district)

    def place_citizen(self, district: i64) -> None:
        """A new citizen comes, if there is one left."""
        if among(self.london.citizens, SUPPLY) > 0:
            self.tell(CITIZEN_CAME, NOBODY, n=1, at=district)
            self.arrive(district)
            self.london.citizens = move_piece(self.london.citizens, SUPPLY, district)

    def remove_citizen(self, district: i64) -> None:
        """A new citizen is removed."""
        self.london.citizens = move_piece(self.london.citizens, district, SUPPLY)
        self.tell(CITIZEN_LEFT, NOBODY, n=1, at=district)
        self.leave(district)

    # -- verbs: buildings

    def build(self, seat: Seat, district: i64) -> None:
        """A building rises; its district card is gained, and serves from the next turn on."""
        self.london.buildings += (seat + 1) * one_in(district)
        self.london.spare[seat] -= 1
        self.spent = plus(self.spent, district)
        self.tell(BUILT, seat, district_card(district), at=district)

    def raze(self, district: i64) -> None:
        """A building goes, and its district card is returned."""
        owner = self.london.owner(district)
        self.london.buildings -= (owner + 1) * one_in(district)
        self.london.spare[owner] += 1
        self.london.blocked = minus(self.london.blocked, district)
        self.tell(RAZED, owner, district_card(district), at=district)

    # -- verbs: luck

    def roll_district(self, seat: Seat) -> i64:
        """Roll the die: a district."""
        district = 1 + self.chance.below(FACES)
        self.tell(ROLLED, seat, n=district, at=district)
        return district

    def roll_number(self, seat: Seat) -> i64:
        """Roll the die: a number."""
        number = 1 + self.chance.below(FACES)
        self.tell(DICED, seat, n=number)
        return number
