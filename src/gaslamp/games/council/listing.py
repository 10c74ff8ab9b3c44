"""A rival's deck whose list one does not know: any that breaks no rule and has the cards that were seen."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints, ints, repeat
from gaslamp.games.council.card import FRIEND, INVESTIGATOR, JOKERS, SPELL, Card, Edition
from gaslamp.games.council.player import beyond
from gaslamp.games.council.spots import can_be_dealt
from gaslamp.games.council.table import Table
from gaslamp.games.council.words import GROUPS, LIMITED, TYPES


def draw_list(game: Table, seat: Seat, chance: Chance) -> None:
    """C10.2: exchange all that the rivals of a seat have not seen for cards of another list that agrees with the rest.

    Every list that breaks no rule can be drawn, though not all are equally likely; it depends on what was seen alone.
    """
    player, seen = game.players[seat], game.seen_cards(seat)
    spots, proven = player.unseen_cards(), beyond(player.proven, seen)
    unseen = player.deck.size + spots.size
    while unseen > 0:
        cards = drawn_cards(game.edition, seen, proven, unseen, chance)
        if cards.size == unseen and can_be_dealt(cards, spots, game.edition):
            player.take_list(cards)
            return


def drawn_cards(edition: Edition, seen: Ints, proven: Ints, unseen: i64, chance: Chance) -> Ints:
    """So many unseen cards, the proven among them, that with those seen break no rule; fewer if that fails."""
    known = seen.copy()
    for card in proven.items:
        known.append(card)
    groups = possible_groups(edition, known)
    deck = Deck(edition, known, seen.size + unseen, groups[chance.below(groups.size)])
    bag = ints()
    for card in range(1, len(edition.cards)):
        for _ in range(edition.copies - deck.copies[card]):
            bag.append(card)
    chance.shuffle(bag)
    deck.fill(deck.fill(bag, True), False)
    for card in proven.items:
        deck.drawn.append(card)
    return deck.drawn


def possible_groups(edition: Edition, seen: Ints) -> Ints:
    """C2.2, C2.3: the groups to which all investigators and friends among some cards can belong."""
    groups = ints()
    for group in range(len(GROUPS)):
        fits = True
        for card in seen.items:
            fits = fits and fits_group(edition.cards[card], group)
        if fits:
            groups.append(group)
    return groups


def fits_group(card: Card, group: i64) -> bool:
    """C2.2, C2.3, C2.7: whether a card can be in the deck of a group."""
    if card.type == INVESTIGATOR:
        return card.has_keyword(group)
    return card.type != FRIEND or card.has_keyword(group) or card.has_keyword(JOKERS)


@final
class Deck:
    """A deck of one group that is being put together, of a size that leaves so many limits to be raised."""

    def __init__(self, edition: Edition, seen: Ints, size: i64, group: i64) -> None:
        self.edition = edition
        self.group = group
        self.missing = size
        self.raises = edition.deck - size
        self.of_type = repeat(len(TYPES), 0)
        self.copies = repeat(len(edition.cards), 0)
        self.drawn = ints()
        for card in seen.items:
            self.add(card)

    def add(self, card: CardId) -> None:
        """One more card."""
        kind = self.edition.cards[card].type
        self.of_type[kind] += 1
        self.copies[card] += 1
        self.missing -= 1
        if self.limit(kind) >= 0 and self.of_type[kind] == self.limit(kind) + 1:
            self.raises -= 1

    def fill(self, bag: Ints, only_group: bool) -> Ints:
        """Add what may be added of a shuffled bag until group, or deck, is complete: what is left of the bag."""
        rest = ints()
        for card in bag.items:
            wanted = self.group_missing() > 0 if only_group else self.missing > 0
            if wanted and (not only_group or self.is_of_group(card)) and self.may_have(card):
                self.add(card)
                self.drawn.append(card)
            else:
                rest.append(card)
        return rest

    def is_of_group(self, card: CardId) -> bool:
        """Whether a card counts for the group."""
        return self.edition.cards[card].type == INVESTIGATOR or self.edition.cards[card].type == FRIEND

    def group_missing(self) -> i64:
        """C2.2: how many cards the group still needs."""
        return self.edition.group - self.of_type[INVESTIGATOR] - self.of_type[FRIEND]

    def may_have(self, card: CardId) -> bool:
        """C2.2–C2.5: whether one more card breaks no rule."""
        kind = self.edition.cards[card].type
        if not fits_group(self.edition.cards[card], self.group):
            return False
        if kind == INVESTIGATOR:
            return self.of_type[kind] < self.edition.group
        over = self.of_type[kind] - self.limit(kind)
        return self.limit(kind) < 0 or over < 0 or (over == 0 and self.raises > 0)

    def limit(self, kind: i64) -> i64:
        """C2.3, C2.4: how many cards of a type a deck may hold if nothing is raised, -1 for any number."""
        if kind == SPELL:
            return self.edition.spells
        return self.edition.others if TYPES[kind] in LIMITED else -1
