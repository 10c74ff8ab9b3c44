"""Texts about cards and identities: drawn, discarded, given, looked at, exchanged."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.card import FIRST_DISTRICT, district_of
from gaslamp.games.nanty.choosing import fan
from gaslamp.games.nanty.clues import seen_by, seen_by_both
from gaslamp.games.nanty.deck import draw
from gaslamp.games.nanty.districts import size
from gaslamp.games.nanty.events import CHANGED_IDENTITY, PEEKED, SALVAGED, SHOWED, SWAPPED_HANDS
from gaslamp.games.nanty.parts import BUYER, CARD, COUNT, DUTY, HOLDER, LAST_CARD, LEFT, SUM, TAKER
from gaslamp.games.nanty.reactions import Strike
from gaslamp.games.nanty.several import PickSeveral
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.target import A_BUILDING, A_CARD, A_DISCARD, WITH_CARDS, WITH_EITHER, Everybody, Read, Target
from gaslamp.games.nanty.whereabouts import UNUSED


class Draw(Effect[Nanty]):
    """N9.13: draw as many cards as the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        draw(game, me, game.card(game.this).count)


class DrawPerBuilding(Effect[Nanty]):
    """N9.39: draw a card for each own building."""

    def apply(self, game: Nanty, me: Seat) -> None:
        draw(game, me, size(game.london.buildings_of(me)))


class DrawFromDiscard(Effect[Nanty]):
    """N9.12: take random cards from the discard pile; all know which."""

    def apply(self, game: Nanty, me: Seat) -> None:
        for _ in range(min(game.card(game.this).count, game.discard.size)):
            card = game.chance.take(game.discard)
            game.hold(me, card)
            game.tell(SALVAGED, me, card)


class Shed(PickSeveral):
    """N9.14, N9.16, N9.30, N10.6: discard cards of your choice, perhaps for money."""

    asks_for = (several("cards", CARD),)
    carries = Carries(LAST_CARD, LEFT)
    adds = (DUTY, SUM)

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
                game.earn(me, price_of_a_card(game))
            game.then_more(me, self, at=card, n=left - 1)

    def added(self, game: Nanty, me: Seat) -> Ints:
        return row([1 if self.must else 0, price_of_a_card(game) if self.paid else 0])

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 60 if option == PASS else 30


def price_of_a_card(game: Nanty) -> i64:
    """What a discarded card brings, as the card or the district that speaks has it."""
    if game.this < FIRST_DISTRICT:
        return game.card(game.this).amount
    return game.district(district_of(game.this)).amount


class DiscardForMoney(Effect[Nanty]):
    """N9.14: discard any number of cards, each for money."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, SHED_FOR_MONEY, n=game.players[me].hand.size)


class Discard(Effect[Nanty]):
    """N9.16: discard as many cards as the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, SHED, n=game.card(game.this).count)


class DiscardAndRefill(Effect[Nanty]):
    """N9.30: discard some cards, then draw up to the limit."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, REPLACE, n=game.card(game.this).count)
        game.then(me, REFILL)


class Refill(Effect[Nanty]):
    """N2.4: draw up to the limit; with more in hand, nothing."""

    def apply(self, game: Nanty, me: Seat) -> None:
        player = game.players[me]
        draw(game, me, max(0, player.limit - player.hand.size))


class TargetGivesCards(Effect[Nanty]):
    """N9.3: another player gives as many cards as the card says, of their own choice."""

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


class EachGivesCardOrMoney(Effect[Nanty]):
    """N9.4: another player gives money or a card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        giver = game.to
        game.then(giver, GIVE_CARD_OR_MONEY, n=game.card(game.this).amount, to=me)


class GiveCardOrMoney(Choice[Nanty]):
    """N9.4: give a card of your choice, or pass and pay the sum."""

    asks_for = (CARD,)
    carries = Carries(n=SUM, to=TAKER)
    rule = "N9.4"

    def options(self, game: Nanty, me: Seat) -> Ints:
        wanted = game.n
        options = fan(game.players[me].hand)
        if game.players[me].money >= wanted:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        wanted, taker = game.n, game.to
        if option == PASS:
            game.pay_to(me, taker, wanted)
        else:
            game.give(me, taker, option)


class SellCard(Choice[Nanty]):
    """N9.18: choose a card that another player must buy, for what the card says or what they have."""

    asks_for = (CARD,)
    carries = Carries(to=BUYER)
    rule = "N9.18"
    always_ask = True

    def options(self, game: Nanty, me: Seat) -> Ints:
        return fan(game.players[me].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        buyer = game.to
        game.give(me, buyer, option)
        game.pay_to(buyer, me, game.card(game.this).amount)


class LookAndDiscard(Effect[Nanty]):
    """N9.25: look at a hand, then choose what of it is discarded."""

    def apply(self, game: Nanty, me: Seat) -> None:
        holder = game.to
        hand = game.players[holder].hand
        for card in hand.items:
            show(game, card, holder, me)
        game.then(me, CONFISCATE, n=min(game.card(game.this).count, hand.size), to=holder)


def show(game: Nanty, card: i64, holder: Seat, viewer: Seat) -> None:
    """Somebody sees a card in another hand."""
    game.clues.learn(card, seen_by(viewer), holder)
    game.tell(SHOWED, holder, card, to=viewer, seers=seen_by_both(viewer, holder))


class Confiscate(PickSeveral):
    """N9.25: choose the cards of a hand, which you have seen, that are discarded."""

    asks_for = (several("cards", CARD),)
    carries = Carries(LAST_CARD, LEFT, HOLDER)
    rule = "N9.25"

    def all_of(self, game: Nanty, me: Seat) -> Ints:
        holder = game.to
        return fan(game.players[holder].hand)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        card, left, holder = option, game.n, game.to
        game.throw_away(holder, card)
        game.then_more(me, self, at=card, n=left - 1, to=holder)


class StealCards(Effect[Nanty]):
    """N9.35: take random cards from a hand, to keep one; they lie at the end of the hand until one is chosen."""

    def apply(self, game: Nanty, me: Seat) -> None:
        holder = game.to
        hand = game.players[holder].hand.items
        n = min(game.card(game.this).count, len(hand))
        for i in range(n):
            last = len(hand) - 1 - i
            j = game.chance.below(last + 1)
            hand[last], hand[j] = hand[j], hand[last]
            show(game, hand[last], holder, me)
        game.then(me, KEEP, n=n, to=holder)


class Keep(Choice[Nanty]):
    """N9.35: choose one of the cards that were taken, the last n of the hand; the others go back."""

    asks_for = (CARD,)
    carries = Carries(n=COUNT, to=HOLDER)
    rule = "N9.35"

    def options(self, game: Nanty, me: Seat) -> Ints:
        taken, holder = game.n, game.to
        options, hand = ints(), game.players[holder].hand
        for i in range(hand.size - taken, hand.size):
            options.insert(hand[i])
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        holder = game.to
        game.give(holder, me, option)


class SwapHands(Effect[Nanty]):
    """N9.27: two players exchange their hands; each knows what the other has now."""

    def apply(self, game: Nanty, me: Seat) -> None:
        partner = game.to
        mine, theirs = game.players[me], game.players[partner]
        mine.hand, theirs.hand = theirs.hand, mine.hand
        game.clues.swap_hands(me, partner)
        game.tell(SWAPPED_HANDS, me, to=partner)
        self.see(game, mine.hand, partner, me)
        self.see(game, theirs.hand, me, partner)

    def see(self, game: Nanty, hand: Ints, giver: Seat, taker: Seat) -> None:
        """Both know what has gone from one to the other."""
        for card in hand.items:
            game.clues.learn(card, seen_by_both(giver, taker), taker)
            game.tell(SHOWED, giver, card, to=taker, seers=seen_by_both(giver, taker))


class PeekIdentities(Effect[Nanty]):
    """N9.9: look at all unused identities but one, which chance picks."""

    def apply(self, game: Nanty, me: Seat) -> None:
        who, seats = game.identities, game.seats
        unseen: i64 = seats + game.chance.below(who.unused_count())
        for i in range(seats, who.cards.size):
            if i != unseen:
                who.note(me, who.cards[i], UNUSED)
                game.tell(PEEKED, me, who.cards[i], seers=seen_by(me))


class SwapIdentity(Effect[Nanty]):
    """N9.20: exchange the own identity for any of the unused; nobody else knows which."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.identities.swap(me, game.chance)
        game.tell(CHANGED_IDENTITY, me, game.identities.of(me), seers=seen_by(me))


DRAW: Final = Read("N9.13", Draw())
DRAW_PER_BUILDING: Final = Read("N9.39", DrawPerBuilding(), takes=A_BUILDING)
DRAW_FROM_DISCARD: Final = Read("N9.12", DrawFromDiscard(), takes=A_DISCARD)
SHED: Final = Shed("N9.16")
SHED_FOR_MONEY: Final = Shed("N9.14", paid=True)
REPLACE: Final = Shed("N9.30")
DISCARD: Final = Discard()
DISCARD_FOR_MONEY: Final = DiscardForMoney()
REFILL: Final = Refill()
DISCARD_AND_REFILL: Final = Read("N9.30", DiscardAndRefill())
GIVE: Final = Give()
TARGET_GIVES_CARDS: Final = Target("N9.3", Strike(TargetGivesCards()), WITH_CARDS)
GIVE_CARD_OR_MONEY: Final = GiveCardOrMoney()
EACH_GIVES_CARD_OR_MONEY: Final = Read("N9.4", Everybody(EachGivesCardOrMoney(), WITH_EITHER), WITH_EITHER)
SELL_CARD: Final = Target("N9.18", Strike(SellCard()), takes=A_CARD)
CONFISCATE: Final = Confiscate()
LOOK_AND_DISCARD: Final = Target("N9.25", Strike(LookAndDiscard()), WITH_CARDS)
KEEP: Final = Keep()
STEAL_CARDS: Final = Target("N9.35", Strike(StealCards()), WITH_CARDS)
SWAP_HANDS: Final = Target("N9.27", Strike(SwapHands()))
PEEK_IDENTITIES: Final = Read("N9.9", PeekIdentities())
SWAP_IDENTITY: Final = Read("N9.20", SwapIdentity())
