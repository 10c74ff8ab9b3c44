"""Spots where a rule chose a card unseen: which cards may lie there, and a fair deal of them."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.dealing import fair_boxes, ways_to_lay
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, bit, ints, repeat
from gaslamp.games.council.card import Edition
from gaslamp.games.council.deck_card import DeckCard, chooser_of, with_face

Sort = i64  # cards that fit the same of the chosen spots: a bit for each spot


def deal_chosen(deck: Ints, spots: Ints, chosen: Ints, edition: Edition, chance: Chance) -> None:
    """Lay cards out of a deck on those of some spots where a rule chose them."""
    sorts, room, may = sorts_of(deck, spots, chosen, edition)
    boxes = fair_boxes(may, room, chance)
    for n in range(chosen.size):
        cards = ints()
        for card in deck.items:
            if sort_of(card, spots, chosen, edition) == sorts[boxes[n]]:
                cards.append(card)
        card = chance.take(cards)
        deck.remove(card)
        spots[chosen[n]] = with_face(spots[chosen[n]], card)


def can_be_dealt(deck: Ints, spots: Ints, edition: Edition) -> bool:
    """Whether cards of a deck can be laid on all those of some spots where a rule chose one."""
    chosen = chosen_spots(spots)
    _, room, may = sorts_of(deck, spots, chosen, edition)
    return ways_to_lay(may, 0, room) > 0


def chosen_spots(spots: Ints) -> Ints:
    """Those of some spots where a rule chose a card unseen."""
    chosen = ints()
    for i in range(spots.size):
        if chooser_of(spots[i]) > 0:
            chosen.append(i)
    return chosen


def sorts_of(deck: Ints, spots: Ints, chosen: Ints, edition: Edition) -> tuple[Ints, Ints, Ints]:
    """The sorts of cards in a deck, how many there are of each, and which of them may lie on each chosen spot."""
    sorts, room, may = ints(), ints(), repeat(chosen.size, 0)
    for card in deck.items:
        sort = sort_of(card, spots, chosen, edition)
        if sort not in sorts:
            allow(may, sort, sorts.size)
            sorts.append(sort)
            room.append(0)
        room[index(sorts, sort)] += 1
    return sorts, room, may


def sort_of(card: CardId, spots: Ints, chosen: Ints, edition: Edition) -> Sort:
    """For which of the chosen spots a card would do."""
    sort: Sort = 0
    for n in range(chosen.size):
        if may_lie(spots[chosen[n]], card, edition):
            sort |= bit(n)
    return sort


def allow(may: Ints, sort: Sort, number: i64) -> None:
    """Note at each spot that this sort, which has a number, may lie there."""
    for n in range(may.size):
        if sort & bit(n):
            may[n] |= bit(number)


def may_lie(spot: DeckCard, card: CardId, edition: Edition) -> bool:
    """Whether a card may be what a rule chose there."""
    chooser = chooser_of(spot)
    return chooser == 0 or edition.cards[chooser].matches(edition.cards[card])


def index(row: Ints, x: i64) -> i64:
    """Where a number stands in a row; it must be there."""
    i: i64 = 0
    while row[i] != x:
        i += 1
    return i
