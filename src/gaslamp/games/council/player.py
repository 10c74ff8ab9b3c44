"""What lies before one player: deck, stash, removed cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.card import Edition
from gaslamp.games.council.deck_card import (
    DeckCard,
    as_known,
    as_old,
    chooser_of,
    face_of,
    is_fresh,
    is_known,
    with_face,
)
from gaslamp.games.council.spots import chosen_spots, deal_chosen


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
    proven: Ints  # cards that its list must have: all had seen them when the deck was shuffled

    def copy(self) -> Player:
        twin = Player()
        twin.top = self.top.copy()
        twin.deck = self.deck.copy()
        twin.bottom = self.bottom.copy()
        twin.stash = self.stash.copy()
        twin.removed = self.removed.copy()
        twin.aside = self.aside.copy()
        twin.proven = self.proven
        return twin

    # -- questions

    def deck_size(self) -> i64:
        """How many cards the deck has."""
        return self.top.size + self.deck.size + self.bottom.size

    def cards_left(self) -> i64:
        """How many cards there are to play."""
        return self.deck_size() + self.stash.size

    def top_card(self) -> CardId:
        """The card on top; the deck must have one."""
        return face_of(self.top[self.top.size - 1])

    def stashed_earlier(self, card: CardId) -> bool:
        """Whether such a card came to the stash in an earlier turn."""
        for entry in self.stash.items:
            if face_of(entry) == card and not is_fresh(entry):
                return True
        return False

    def stashed_cards(self) -> Ints:
        """The different cards of the stash."""
        cards = ints()
        for entry in self.stash.items:
            cards.insert(face_of(entry))
        return cards

    def open_cards(self) -> Ints:
        """What all see of what lies before the player."""
        cards = self.removed.copy()
        for pile in (self.top, self.bottom, self.stash, self.aside):
            for entry in pile.items:
                if is_known(entry):
                    cards.append(face_of(entry))
        return cards

    # -- verbs

    def prove(self, seen: Ints) -> None:
        """The list has what is seen of it now, and what was seen of it before."""
        proven = self.proven.copy()
        for card in beyond(seen, proven).items:
            proven.append(card)
        self.proven = proven

    def begin_turn(self) -> None:
        """What came to the stash before this turn can be played."""
        for i in range(self.stash.size):
            self.stash[i] = as_old(self.stash[i])

    def turn_up(self, chance: Chance, for_both: bool) -> CardId:
        """Have a card lie on top in sight of its owner, or of both: the card that came into sight, 0 if none did."""
        new = self.top.size == 0 and self.raise_one(chance)
        last = self.top.size - 1
        if last < 0 or (not new and (not for_both or is_known(self.top[last]))):
            return 0
        if for_both:
            self.top[last] = as_known(self.top[last])
        return face_of(self.top[last])

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
        for entry in self.top.items:
            self.deck.append(face_of(entry))
        for entry in self.bottom.items:
            self.deck.append(face_of(entry))
        self.top, self.bottom = ints(), ints()

    def take(self, card: CardId) -> None:
        """A card leaves the deck, wherever it lies in it; the deck is to be shuffled."""
        self.shuffle()
        self.deck.remove(card)

    def leave_stash(self, card: CardId, even_fresh: bool) -> DeckCard:
        """A card leaves the stash, not a fresh one unless that will do; of equal ones, one that both have seen."""
        leaving: DeckCard = 0
        for entry in self.stash.items:
            if face_of(entry) == card and (even_fresh or not is_fresh(entry)) and (leaving == 0 or is_known(entry)):
                leaving = entry
        self.stash.remove(leaving)
        return leaving

    def deal_anew(self, edition: Edition, chance: Chance) -> None:
        """Exchange what the rival has not seen with the deck; what a rule chose stays something that fits it.

        Any card may lie where nothing was chosen, so that a fair deal of what was chosen and then of the rest is one
        fair deal.
        """
        spots = self.unseen_cards()
        if spots.size == 0:
            return
        for spot in spots.items:
            self.deck.append(face_of(spot))
        chosen = chosen_spots(spots)
        if chosen.size > 0:
            deal_chosen(self.deck, spots, chosen, edition, chance)
        for i in range(spots.size):
            if chooser_of(spots[i]) == 0:
                spots[i] = with_face(spots[i], chance.take(self.deck))
        self.put_back(spots)

    def take_list(self, cards: Ints) -> None:
        """These cards are what the rival has not seen, in place of those that were."""
        spots = self.unseen_cards()
        for i in range(spots.size):
            spots[i] = with_face(spots[i], cards.pop())
        self.deck = cards
        self.put_back(spots)

    def unseen_cards(self) -> Ints:
        """What the rival has not seen of what lies anywhere but within the deck."""
        entries = ints()
        gather_unseen(self.top, entries)
        gather_unseen(self.bottom, entries)
        gather_unseen(self.stash, entries)
        gather_unseen(self.aside, entries)
        return entries

    def put_back(self, spots: Ints) -> None:
        """Lay out what the rival has not seen, in the order in which it was gathered."""
        at: i64 = 0
        for pile in (self.top, self.bottom, self.stash, self.aside):
            for i in range(pile.size):
                if not is_known(pile[i]):
                    pile[i] = spots[at]
                    at += 1


def beyond(cards: Ints, others: Ints) -> Ints:
    """Those of some cards that are not among others, copy by copy."""
    rest = cards.copy()
    for card in others.items:
        if card in rest:
            rest.remove(card)
    return rest


def gather_unseen(pile: Ints, entries: Ints) -> None:
    """Add what the rival has not seen of a pile."""
    for entry in pile.items:
        if not is_known(entry):
            entries.append(entry)


def new_player() -> Player:
    """A player before anything is dealt."""
    player = Player()
    player.top, player.deck, player.bottom = ints(), ints(), ints()
    player.stash, player.removed, player.aside, player.proven = ints(), ints(), ints(), ints()
    return player
