"""Hands dealt anew for somebody who has not seen them: any that agree with what is known are equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.dealing import fair_boxes
from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints, ints, repeat
from gaslamp.games.nanty.clues import EVERY_HAND, NO_HAND, hands_of, is_certain, viewer
from gaslamp.games.nanty.slot import Slot, index_of, seat_of, slot_of
from gaslamp.games.nanty.table import Table


def deal_hands(game: Table, seat: Seat) -> None:
    """Deal anew what a seat does not know of the others' hands: first what rumours speak of, then all the rest.

    Where the cards of rumours lie says nothing of the others, except that they have the other places: so the two
    steps together are one fair deal.
    """
    who, slots, before = viewer(seat), ints(), ints()
    clues, heard, rumours = game.clues.cards.items, False, False
    for rival in range(game.seats):
        if rival != seat:
            hand = game.players[rival].hand.items
            for i in range(len(hand)):
                known = hands_of(clues[hand[i]], who)
                if not is_certain(known):
                    slots.append(slot_of(rival, i))
                    before.append(hand[i])
                    heard = heard or clues[hand[i]] != 0
                    rumours = rumours or known != NO_HAND
    if rumours:
        free = follow_rumours(game, slots, who)
        fill(game, free, cards_without_rumour(game, before, who))
    else:
        fill(game, slots, before)
    if heard:
        after = ints()
        for slot in slots.items:
            after.append(card_at(game, slot))
        game.clues.deal_anew(before, after, who)


def follow_rumours(game: Table, slots: Ints, who: i64) -> Ints:
    """Cards that may be in one of several hands come to any place there; the places that are left for other cards."""
    cards, may, room, free, everything = ints(), ints(), repeat(game.seats, 0), slots.copy(), ints()
    for slot in slots.items:
        room[seat_of(slot)] += 1
        everything.insert(card_at(game, slot))
    for hands in range(1, EVERY_HAND + 1):  # cards of one rumour after the other: so they are quickly dealt
        for card in everything.items:
            if game.clues.hands(card, who) == hands:
                cards.append(card)
                may.append(hands)
    boxes = fair_boxes(may, room, game.chance)
    for i in range(cards.size):
        slot = take_slot(free, boxes[i], game.chance.below(room[boxes[i]]))
        room[boxes[i]] -= 1
        lay(game, slot, cards[i])
    return free


def take_slot(free: Ints, seat: Seat, nth: i64) -> Slot:
    """Take one of the free places of a hand."""
    for slot in free.items:
        if seat_of(slot) == seat:
            if nth == 0:
                free.remove(slot)
                return slot
            nth -= 1
    raise IndexError("the hand has no such place")


def cards_without_rumour(game: Table, cards: Ints, who: i64) -> Ints:
    """Those of some cards of which there is no rumour."""
    unheard = ints()
    for card in cards.items:
        if game.clues.hands(card, who) == NO_HAND:
            unheard.append(card)
    return unheard


def fill(game: Table, slots: Ints, cards: Ints) -> None:
    """Lay cards of which nothing is known on places in hands, when some of them may as well be in the deck.

    The upper cards are drawn first: one that is not of the half now drawn from cannot be there.
    """
    upper = game.upper.size > 0
    deck, chance, drawn = game.upper if upper else game.lower, game.chance, ints()
    for card in cards.items:
        if game.card(card).upper == upper:
            deck.append(card)
        else:
            drawn.append(card)
    pile = deck
    if drawn.size > 0:
        while drawn.size < slots.size:
            drawn.append(chance.take(deck))
        pile = drawn
    for slot in slots.items:
        lay(game, slot, chance.take(pile))


def card_at(game: Table, slot: Slot) -> CardId:
    """The card at a place of a hand."""
    return game.players[seat_of(slot)].hand[index_of(slot)]


def lay(game: Table, slot: Slot, card: CardId) -> None:
    """Lay a card on a place of a hand."""
    game.players[seat_of(slot)].hand[index_of(slot)] = card
