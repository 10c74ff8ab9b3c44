"""What lies on the table in Catham City, and the verbs that move it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.dealing import Hands
from gaslamp.engine.core.effect import CardId, Choice, Seat
from gaslamp.engine.core.event import EVERYONE
from gaslamp.engine.core.piles import Ints, ints, places
from gaslamp.engine.core.state import State
from gaslamp.games.catham.events import DISCARDED, ELECTED, GAINED, LOST, RESHUFFLED
from gaslamp.games.catham.facts import DATA
from gaslamp.games.catham.zones import DECK, DISCARD, Zones, hand

HAND_LIMIT: Final[i64] = DATA.number("game", "hand_limit")
POOL_SIZE: Final[i64] = DATA.number("game", "pool")


@final
class Catham(State):
    """Influence, the cards by zone, and what everybody knows of each hand."""

    factions: Ints  # the five in play, in rising order; shared, never changed
    actions: i64  # how many a turn
    goal: i64
    first: Seat  # the start player
    influence: Ints
    zones: Zones
    known: Zones  # one zone a seat: the cards that all have seen on their way into the hand

    def copy(self) -> Catham:
        twin = Catham()
        self.copy_into(twin)
        twin.factions = self.factions
        twin.actions = self.actions
        twin.goal = self.goal
        twin.first = self.first
        twin.influence = self.influence.copy()
        twin.zones = self.zones.copy()
        twin.known = self.known.copy()
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Catham:
        """Deal the draw pile and what the seat has not seen of the other hands anew."""
        twin = self.copy()
        twin.chance = seeded(seed)
        for rival in range(self.seats):
            if rival != seat:
                for card in self.factions.items:
                    unseen = self.zones.count(hand(rival), card) - self.known.count(rival, card)
                    twin.zones.move(card, hand(rival), DECK, unseen)
        choice = self.choice
        if self.me != seat and isinstance(choice, FromHand):
            twin.keep_promise(choice, self.zones.size(hand(self.me)))
        for rival in range(self.seats):
            twin.deal(rival, self.zones.size(hand(rival)))
        twin.reoffer(seat)
        return twin

    def deal(self, seat: Seat, size: i64) -> None:
        """Fill a hand up from the draw pile, blindly."""
        for _ in range(size - self.zones.size(hand(seat))):
            self.zones.move(self.zones.blind(DECK, self.chance), DECK, hand(seat))

    def keep_promise(self, choice: FromHand, size: i64) -> None:
        """Deal the asked seat any hand with what its own question tells all that it holds; each is equally likely."""
        unseen, worths, held = ints(), ints(), i64(0)
        for card in self.factions.items:
            fits = i64(1) if choice.fits(self, card) else i64(0)
            held += fits * self.zones.count(hand(self.me), card)
            for _ in range(self.zones.count(DECK, card)):
                unseen.append(card)
                worths.append(fits)
        size -= self.zones.size(hand(self.me))
        need = choice.promise(self) - held
        for i in Hands(worths, size, need).deal(size, need, self.chance).items:
            self.zones.move(unseen[i], DECK, hand(self.me))

    def tally(self) -> Ints:
        """The influence of each seat."""
        return self.influence

    def outlook(self, seat: Seat) -> float:
        """The share of all influence, and a little for cards to play."""
        cards = float(self.zones.size(hand(seat))) / float(HAND_LIMIT)
        return (float(self.influence[seat]) + 0.5 * cards) / float(self.goal)

    # -- questions

    def richest(self, me: Seat) -> i64:
        """The most cards that any rival holds."""
        most: i64 = 0
        for seat in range(self.seats):
            if seat != me:
                most = max(most, self.zones.size(hand(seat)))
        return most

    # -- verbs

    def gain(self, seat: Seat, n: i64) -> None:
        """M5.1: gain influence; whoever reaches the goal is mayor at once."""
        self.influence[seat] += n
        self.tell(GAINED, seat, n=n)
        if self.influence[seat] >= self.goal:
            self.tell(ELECTED, seat)
            self.finish(places(self.influence))

    def lose(self, seat: Seat, n: i64) -> None:
        """M7.7: give influence back, as far as there is any."""
        n = min(n, self.influence[seat])
        self.influence[seat] -= n
        self.tell(LOST, seat, n=n)

    def draw(self, zone: i64, kind: i64, seat: Seat, seers: i64 = EVERYONE) -> CardId:
        """Move the top card of the draw pile, telling the seers which; NO_CARD if there is none anywhere."""
        if self.zones.size(DECK) == 0:
            self.reshuffle()
            if self.zones.size(DECK) == 0:
                return 0
        card = self.zones.blind(DECK, self.chance)
        self.zones.move(card, DECK, zone)
        self.tell(kind, seat, card, seers=seers)
        if self.zones.size(DECK) == 0:
            self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """M3.4, M7.6: the discard pile becomes the draw pile; what lies on the table stays there."""
        if self.zones.size(DISCARD) > 0:
            self.zones.pour(DISCARD, DECK)
            self.tell(RESHUFFLED, self.active)

    def put_down(self, seat: Seat, card: CardId, zone: i64, n: i64 = 1) -> None:
        """Cards leave a hand in the sight of all."""
        self.zones.move(card, hand(seat), zone, n)
        self.known.add(seat, card, -min(n, self.known.count(seat, card)))

    def pick_up(self, seat: Seat, card: CardId, zone: i64, n: i64 = 1) -> None:
        """Cards come into a hand in the sight of all."""
        self.zones.move(card, zone, hand(seat), n)
        self.known.add(seat, card, n)

    def discard(self, seat: Seat, card: CardId) -> None:
        """Discard a card from the hand."""
        self.put_down(seat, card, DISCARD)
        self.tell(DISCARDED, seat, card)

    def reveal(self, seat: Seat, zone: i64, kind: i64) -> CardId:
        """Lay a card of the hand open, picked blindly."""
        card = self.zones.blind(hand(seat), self.chance)
        self.put_down(seat, card, zone)
        self.tell(kind, seat, card)
        return card


class FromHand(Choice[Catham]):
    """A choice among one's cards; that it is asked tells all that some fitting cards are held."""

    always_ask = True  # not to be asked would tell that there is only one kind to choose from

    def promise(self, game: Catham) -> i64:
        """How many fitting cards the asked seat is sure to hold."""
        raise NotImplementedError

    def fits(self, game: Catham, card: CardId) -> bool:
        """Whether a card of the faction is such a card."""
        raise NotImplementedError
