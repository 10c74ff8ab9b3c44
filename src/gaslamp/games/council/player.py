"""What lies before one player: deck, stash, removed cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.dealing import fair_boxes
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, bit, filled, ints
from gaslamp.games.council.card import Edition

Kept = i64  # a card in the stash, or at a known place in the deck
SHOWN: Final = 128  # both have seen it there
FRESH: Final = 256  # it came to the stash this turn
CHOSEN: Final = 9  # where the card stands whose rule had it chosen: whoever has not seen it knows that it fits


@final
@mypyc_attr(acyclic=True)
class Player:
    """The cards of one seat that are not on the board."""

    top: Ints  # what lies on top of the deck and has been seen, the topmost last
    deck: Ints  # in no order: nobody has seen it
    bottom: Ints  # what lies under it and has been seen, the lowest last
    stash: Ints
    removed: Ints  # out of the game
    aside: Ints  # chosen from the deck and not yet put back

    def copy(self) -> Player:
        """An independent twin."""
        twin = Player()
        twin.top = self.top.copy()
        twin.deck = self.deck.copy()
        twin.bottom = self.bottom.copy()
        twin.stash = self.stash.copy()
        twin.removed = self.removed.copy()
        twin.aside = self.aside.copy()
        return twin

    # -- questions

    def size(self) -> i64:
        """How many cards the deck has."""
        return self.top.size + self.deck.size + self.bottom.size

    def left(self) -> i64:
        """How many cards there are to play."""
        return self.size() + self.stash.size

    def first(self) -> CardId:
        """The card on top; the deck must have one."""
        return self.top[self.top.size - 1] & 127

    def stale(self, card: CardId) -> bool:
        """Whether such a card came to the stash in an earlier turn."""
        for kept in self.stash.items:
            if kept & 127 == card and not kept & FRESH:
                return True
        return False

    # -- verbs

    def turn_up(self, chance: Chance, shown: i64) -> CardId:
        """Have a card lie on top in sight of its owner, or of both: the card that came into sight, 0 if none did."""
        new = self.top.size == 0 and self.raise_one(chance)
        last = self.top.size - 1
        if last < 0 or (not new and (self.top[last] & SHOWN) >= shown):
            return 0
        self.top[last] |= shown
        return self.top[last] & 127

    def raise_one(self, chance: Chance) -> bool:
        """The next card of the deck becomes its top; False if there is none."""
        if self.deck.size > 0:
            self.top.append(chance.take(self.deck))
            return True
        if self.bottom.size == 0:
            return False
        self.top.append(self.bottom[0])
        self.bottom.remove(self.bottom[0])
        return True

    def shuffle(self) -> None:
        """Nobody knows any more where a card of the deck lies."""
        for kept in self.top.items:
            self.deck.append(kept & 127)
        for kept in self.bottom.items:
            self.deck.append(kept & 127)
        self.top, self.bottom = ints(), ints()

    def take(self, card: CardId) -> None:
        """A card leaves the deck, wherever it lies in it; the deck is to be shuffled."""
        self.shuffle()
        self.deck.remove(card)

    def leave_stash(self, card: CardId, fresh: bool) -> Kept:
        """A card leaves the stash, not a fresh one unless that will do; of equal ones, one that both have seen."""
        found: Kept = 0
        for kept in self.stash.items:
            if kept & 127 == card and (fresh or not kept & FRESH) and (found == 0 or kept & SHOWN):
                found = kept
        self.stash.remove(found)
        return found

    def deal_anew(self, edition: Edition, chance: Chance) -> None:
        """Exchange what the rival has not seen with the deck; what a rule chose stays something that fits it.

        Any card may lie where nothing was chosen, so that a fair deal of what was chosen and then of the rest is one
        fair deal.
        """
        spots = self.unseen()
        for spot in spots.items:
            self.deck.append(spot & 127)
        chosen = ints()
        for i in range(spots.size):
            if spots[i] >> CHOSEN > 0:
                chosen.append(i)
        if chosen.size > 0:
            self.deal_chosen(spots, chosen, edition, chance)
        for i in range(spots.size):
            if spots[i] >> CHOSEN == 0:
                spots[i] = spots[i] & ~127 | chance.take(self.deck)
        self.put_back(spots)

    def unseen(self) -> Ints:
        """What the rival has not seen of what lies anywhere but within the deck."""
        found = ints()
        for pile in (self.top, self.bottom, self.stash, self.aside):
            for kept in pile.items:
                if not kept & SHOWN:
                    found.append(kept)
        return found

    def deal_chosen(self, spots: Ints, chosen: Ints, edition: Edition, chance: Chance) -> None:
        """Lay cards out of the deck where a rule chose them: a sort of cards fits the same of these spots."""
        sorts, room, may = ints(), ints(), filled(chosen.size, 0)
        for card in self.deck.items:
            sort = fitting(spots, chosen, card, edition)
            if sort not in sorts:
                for n in range(chosen.size):
                    if sort & bit(n):
                        may[n] |= bit(sorts.size)
                sorts.append(sort)
                room.append(0)
            room[index(sorts, sort)] += 1
        boxes = fair_boxes(may, room, chance)
        for n in range(chosen.size):
            cards = ints()
            for card in self.deck.items:
                if fitting(spots, chosen, card, edition) == sorts[boxes[n]]:
                    cards.append(card)
            card = chance.take(cards)
            self.deck.remove(card)
            spots[chosen[n]] = spots[chosen[n]] & ~127 | card

    def put_back(self, spots: Ints) -> None:
        """Lay out what the rival has not seen, in the order in which it was gathered."""
        at: i64 = 0
        for pile in (self.top, self.bottom, self.stash, self.aside):
            for i in range(pile.size):
                if not pile[i] & SHOWN:
                    pile[i] = spots[at]
                    at += 1


def fitting(spots: Ints, chosen: Ints, card: CardId, edition: Edition) -> i64:
    """For which of the chosen spots a card would do, a bit each."""
    found: i64 = 0
    for n in range(chosen.size):
        if suits(spots[chosen[n]], card, edition):
            found |= bit(n)
    return found


def index(row: Ints, x: i64) -> i64:
    """Where a number stands in a row; it must be there."""
    i: i64 = 0
    while row[i] != x:
        i += 1
    return i


def suits(spot: Kept, card: CardId, edition: Edition) -> bool:
    """Whether a card may be what a rule chose there."""
    by = spot >> CHOSEN
    return by == 0 or edition.cards[by].means(edition.cards[card])


def seated() -> Player:
    """A player before anything is dealt."""
    player = Player()
    player.top, player.deck, player.bottom = ints(), ints(), ints()
    player.stash, player.removed, player.aside = ints(), ints(), ints()
    return player
