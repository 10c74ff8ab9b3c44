"""Hands dealt anew for somebody who has not seen them: any that agree with what is known are equally likely."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.dealing import fair_boxes
from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints, filled, ints
from gaslamp.games.nanty.clues import EVERY_HAND, WIDTH, viewer
from gaslamp.games.nanty.london import size
from gaslamp.games.nanty.table import Table

Slot = i64  # a place in a hand: the seat << 8 | which card of the hand


def deal_hands(game: Table, seat: Seat) -> None:
    """Deal anew what a seat does not know of the others' hands: first what rumours speak of, then all the rest.

    Where the cards of rumours lie says nothing of the others, except that they have the other places: so the two
    steps together are one fair deal.
    """
    who, slots, before = viewer(seat), ints(), ints()
    clues, heard, rumours = game.clues.cards.items, i64(0), False
    for rival in range(game.seats):
        if rival != seat:
            place = rival << 8
            for card in game.players[rival].hand.items:
                heard_of_it = clues[card]
                known = heard_of_it >> WIDTH * who & EVERY_HAND
                if known == 0 or size(known) != 1:
                    slots.append(place)
                    before.append(card)
                    heard |= heard_of_it
                    rumours = rumours or known != 0
                place += 1
    free, cards = (follow_rumours(game, slots, who), unheard_of(game, before, who)) if rumours else (slots, before)
    fill(game, free, cards)
    if heard != 0:
        after = ints()
        for slot in slots.items:
            after.append(game.players[slot >> 8].hand[slot & 255])
        game.clues.deal_anew(before, after, who)


def follow_rumours(game: Table, slots: Ints, who: i64) -> Ints:
    """Cards that may be in one of several hands come to any place there; the places that are left for other cards."""
    rumours, may, room, free = ints(), ints(), filled(game.seats, 0), slots.copy()
    for slot in slots.items:
        room[slot >> 8] += 1
        card = game.players[slot >> 8].hand[slot & 255]
        hands = game.clues.hands(card, who)
        if hands != 0:
            rumours.insert(hands << 8 | card)  # cards of one rumour after the other: so they are quickly dealt
    for rumour in rumours.items:
        may.append(rumour >> 8)
    boxes = fair_boxes(may, room, game.chance)
    for i in range(rumours.size):
        slot = take_slot(free, boxes[i], game.chance.below(room[boxes[i]]))
        room[boxes[i]] -= 1
        game.players[slot >> 8].hand[slot & 255] = rumours[i] & 255
    return free


def take_slot(free: Ints, seat: Seat, nth: i64) -> Slot:
    """Take one of the free places of a hand."""
    for slot in free.items:
        if slot >> 8 == seat:
            if nth == 0:
                free.remove(slot)
                return slot
            nth -= 1
    raise IndexError("the hand has no such place")


def unheard_of(game: Table, cards: Ints, who: i64) -> Ints:
    """Those of some cards of which there is no rumour."""
    unheard = ints()
    for card in cards.items:
        if game.clues.hands(card, who) == 0:
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
    players = game.players
    for slot in slots.items:
        players[slot >> 8].hand[slot & 255] = chance.take(pile)
