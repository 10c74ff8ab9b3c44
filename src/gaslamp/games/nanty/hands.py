"""Texts about cards and identities: drawn, discarded, given, looked at, exchanged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import FIRST_DISTRICT, district_card
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.events import CHANGED_IDENTITY, PEEKED, SALVAGED, SHOWED, SWAPPED_HANDS
from gaslamp.games.nanty.identities import UNUSED
from gaslamp.games.nanty.london import size
from gaslamp.games.nanty.parts import AT, CARD, HOLDER, LAST_CARD, LEFT, TAKER, TO, N
from gaslamp.games.nanty.reactions import Strike
from gaslamp.games.nanty.several import PickSeveral
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.target import A_BUILDING, A_CARD, A_DISCARD, WITH_CARDS, WITH_EITHER, Everybody, Read, Target


class Draw(Effect[Nanty]):
    """Draw as many cards as the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """From the deck."""
        draw(game, me, game.card(game.this).count)


class DrawPerBuilding(Effect[Nanty]):
    """Draw a card for each own building."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """From the deck."""
        draw(game, me, size(game.london.owned(me)))


class Salvage(Effect[Nanty]):
    """Take random cards from the discard pile."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """All know which."""
        for _ in range(min(game.card(game.this).count, game.discard.size)):
            card = game.chance.take(game.discard)
            game.hold(me, card)
            game.tell(SALVAGED, me, card)


class Shed(PickSeveral):
    """N9.14, N9.16, N9.30, N10.6: discard cards of your choice, perhaps for money."""

    asks_for = (several("cards", CARD),)
    carries = Carries(LAST_CARD, LEFT)

    def __init__(self, rule: str, paid: bool = False, must: bool = False) -> None:
        self.rule = rule
        self.paid: Final = paid
        self.must = must

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        card, left = option, game.n
        if option != PASS:
            game.throw_away(me, card)
            if self.paid:
                game.earn(me, self.price(game))
            game.then_more(me, self, at=card, n=left - 1)

    def price(self, game: Nanty) -> i64:
        """What a card brings, as the card or the district that speaks has it."""
        if game.this < FIRST_DISTRICT:
            return game.card(game.this).amount
        return game.district(game.this - district_card(0)).amount

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """Cards are worth keeping."""
        return 60 if option == PASS else 30


class Pawn(Effect[Nanty]):
    """Discard any number of cards, each for money."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """One at a time."""
        game.then(me, PAWN, n=game.players[me].hand.size)


class Discard(Effect[Nanty]):
    """Discard as many cards as the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """One at a time."""
        game.then(me, SHED, n=game.card(game.this).count)


class Refresh(Effect[Nanty]):
    """Discard some cards, then draw up to the limit."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """One at a time."""
        game.then(me, REPLACE, n=game.card(game.this).count)
        game.then(me, REFILL)


class Refill(Effect[Nanty]):
    """Draw up to the limit."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """With more in hand, nothing."""
        player = game.players[me]
        draw(game, me, max(0, player.limit - player.hand.size))


class Beg(Effect[Nanty]):
    """Another player gives cards of their own choice."""

    def apply(self, game: Nanty, me: Seat) -> None:
        giver = game.to
        game.then(giver, GIVE, n=min(game.card(game.this).count, game.players[giver].hand.size), to=me)


class Give(PickSeveral):
    """N9.3: choose the cards that you must give to another player."""

    asks_for = (several("cards", CARD),)
    carries = Carries(LAST_CARD, LEFT, TAKER)
    rule = "N9.3"

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        card, left, taker = option, game.n, game.to
        game.give(me, taker, card)
        game.then_more(me, self, at=card, n=left - 1, to=taker)


class Tithe(Effect[Nanty]):
    """Another player gives money or a card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """They choose."""
        game.then(game.to, CONTRIBUTE, n=game.card(game.this).amount, to=me)


class Contribute(Choice[Nanty]):
    """Give `to` a card, or n in money."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N9.4"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Whatever one has."""
        found = fan(game.players[me].hand)
        if game.players[me].money >= game.n:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Paid, or given."""
        if option == PASS:
            game.pay_to(me, game.to, game.n)
        else:
            game.give(me, game.to, option)


class Sell(Choice[Nanty]):
    """Choose a card that `to` must buy."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N9.18"
    always_ask = True

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any of the hand."""
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """They pay what the card says, or what they have."""
        game.give(me, game.to, option)
        game.pay_to(game.to, me, game.card(game.this).amount)


class Offer(Effect[Nanty]):
    """Another player must buy a card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Which one?"""
        game.then(me, SELL, to=game.to)


class Look(Effect[Nanty]):
    """Look at a hand."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Then choose what is discarded."""
        for card in game.players[game.to].hand.items:
            game.clues.learn(card, bit(me), game.to)
            game.tell(SHOWED, game.to, card, to=me, seers=bit(me) | bit(game.to))
        hand = game.players[game.to].hand
        game.then(me, CONFISCATE, n=min(game.card(game.this).count, hand.size), to=game.to)


class Confiscate(PickSeveral):
    """N9.25: choose the cards of a hand, which you have seen, that are discarded."""

    asks_for = (several("cards", CARD),)
    carries = Carries(LAST_CARD, LEFT, HOLDER)
    rule = "N9.25"

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        return fan(game.players[game.to].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        card, left, holder = option, game.n, game.to
        game.throw_away(holder, card)
        game.then_more(me, self, at=card, n=left - 1, to=holder)


class Grab(Effect[Nanty]):
    """Take random cards from a hand, to keep one."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """They lie at the end of the hand until one is chosen."""
        hand = game.players[game.to].hand.items
        n = min(game.card(game.this).count, len(hand))
        for i in range(n):
            last = len(hand) - 1 - i
            j = game.chance.below(last + 1)
            hand[last], hand[j] = hand[j], hand[last]
            game.clues.learn(hand[last], bit(me), game.to)
            game.tell(SHOWED, game.to, hand[last], to=me, seers=bit(me) | bit(game.to))
        game.then(me, KEEP, n=n, to=game.to)


class Keep(Choice[Nanty]):
    """Choose one of the n cards taken from `to`; the others go back."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N9.35"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Those at the end of the hand."""
        found, hand = ints(), game.players[game.to].hand
        for i in range(hand.size - game.n, hand.size):
            found.insert(hand[i])
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It changes hands."""
        game.give(game.to, me, option)


class SwapHands(Effect[Nanty]):
    """Two players exchange their hands."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Each knows what the other has now."""
        mine, theirs, both = game.players[me], game.players[game.to], bit(me) | bit(game.to)
        mine.hand, theirs.hand = theirs.hand, mine.hand
        game.clues.swapped(me, game.to)
        game.tell(SWAPPED_HANDS, me, to=game.to)
        for card in mine.hand.items:
            game.clues.learn(card, both, me)
            game.tell(SHOWED, game.to, card, to=me, seers=both)
        for card in theirs.hand.items:
            game.clues.learn(card, both, game.to)
            game.tell(SHOWED, me, card, to=game.to, seers=both)


class Peek(Effect[Nanty]):
    """Look at all unused identities but one."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Any of them stays unseen."""
        who, seats = game.identities, game.seats
        unseen: i64 = seats + game.chance.below(who.unused())
        for i in range(seats, who.cards.size):
            if i != unseen:
                who.note(me, who.cards[i], UNUSED)
                game.tell(PEEKED, me, who.cards[i], seers=bit(me))


class Disguise(Effect[Nanty]):
    """Exchange the own identity for any of the unused."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Nobody else knows which."""
        game.identities.swap(me, game.chance)
        game.tell(CHANGED_IDENTITY, me, game.identities.of(me), seers=bit(me))


DRAW: Final = Read("N9.13", Draw())
DRAW_PER_BUILDING: Final = Read("N9.39", DrawPerBuilding(), takes=A_BUILDING)
SALVAGE: Final = Read("N9.12", Salvage(), takes=A_DISCARD)
SHED: Final = Shed("N9.16")
PAWN: Final = Shed("N9.14", paid=True)
REPLACE: Final = Shed("N9.30")
DISCARD: Final = Discard()
PAWN_CARDS: Final = Pawn()
REFILL: Final = Refill()
REFRESH: Final = Read("N9.30", Refresh())
GIVE: Final = Give()
BEG: Final = Target("N9.3", Strike(Beg()), WITH_CARDS)
CONTRIBUTE: Final = Contribute()
TITHE: Final = Read("N9.4", Everybody(Tithe(), WITH_EITHER), WITH_EITHER)
SELL: Final = Sell()
OFFER: Final = Target("N9.18", Strike(Offer()), takes=A_CARD)
CONFISCATE: Final = Confiscate()
LOOK: Final = Target("N9.25", Strike(Look()), WITH_CARDS)
KEEP: Final = Keep()
GRAB: Final = Target("N9.35", Strike(Grab()), WITH_CARDS)
SWAP_HANDS: Final = Target("N9.27", Strike(SwapHands()))
PEEK: Final = Read("N9.9", Peek())
DISGUISE: Final = Read("N9.20", Disguise())
