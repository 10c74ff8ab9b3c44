"""Extra rules that take cards out of one's own deck; after every shuffle the rival may cut."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries, in_order, several
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.council.deck_card import deck_card, face_of
from gaslamp.games.council.events import CUT as WAS_CUT
from gaslamp.games.council.events import FETCHED, LEFT_UNCUT, PUT_ON_TOP, SELECTED
from gaslamp.games.council.extra_rule import AskingRule
from gaslamp.games.council.parts import CARD, END, LEFT, OWNER, SEAT
from gaslamp.games.council.state import Council

TOP: Final[i64] = END.words.index("top")
BOTTOM: Final[i64] = END.words.index("bottom")


class Cut(Choice[Council]):
    """C6.6: cut the deck of the rival after it was shuffled, even when its new top is seen; () leaves it."""

    asks_for = (SEAT,)
    carries = Carries(to=OWNER)
    rule = "C6.6"

    def options(self, game: Council, me: Seat) -> Ints:
        """A deck of one card cannot be cut."""
        owner, options = game.to, ints()
        if game.players[owner].deck_size() > 1:
            options.append(owner)
            options.append(PASS)
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Any card but the one on top comes up, and that one is anywhere below."""
        owner = game.to
        if option == PASS:
            game.tell(LEFT_UNCUT, me, to=owner)
            return
        player = game.players[owner]
        below = face_of(player.top.pop())
        game.tell(WAS_CUT, me, to=owner)
        game.turn_up(owner)
        player.deck.append(below)


class Fetch(AskingRule):
    """C11.11: take a card from your deck into your stash, where it cannot be played this turn; then shuffle."""

    asks_for = (CARD,)
    rule = "C11.11"

    def options(self, game: Council, me: Seat) -> Ints:
        return matching_cards(game, me)

    def possible(self, game: Council, me: Seat) -> bool:
        return game.stashes and matching_cards(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        player = game.players[me]
        game.take_from_deck(me, option)
        player.stash.append(deck_card(option, not game.hidden, True, game.this))
        game.tell(FETCHED, me, option, seers=game.seers(me))
        game.shuffle(me)
        game.then(1 - me, CUT, to=me)


class Select(AskingRule):
    """C11.12: choose cards from your deck, at most so many; they lie aside while the deck is shuffled."""

    asks_for = (several("cards", CARD),)
    carries = Carries(n=LEFT)
    rule = "C11.12"
    always_ask = True

    def options(self, game: Council, me: Seat) -> Ints:
        """In rising order."""
        options, aside = ints(), game.players[me].aside
        last = face_of(aside[aside.size - 1]) if aside.size > 0 else 0
        for card in matching_cards(game, me).items:
            if card >= last:
                options.append(card)
        options.append(PASS)
        return options

    def possible(self, game: Council, me: Seat) -> bool:
        return matching_cards(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        player, left = game.players[me], game.n
        if option != PASS:
            game.take_from_deck(me, option)
            player.aside.append(deck_card(option, chooser=game.this))
            game.tell(SELECTED, me, option, seers=bit(me))
            if left > 1:
                game.then_more(me, self, n=left - 1)
                return
        game.then(me, SHUFFLE)
        game.then(1 - me, CUT, to=me)
        if player.aside.size > 0:
            game.then(me, PUT)

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        return ORDER if option in matching_cards(game, me) else self.rule

    def elements(self, game: Council, me: Seat) -> Ints:
        player, speaker, cards = game.players[me], game.card(game.this), ints()
        for pile in (player.top, player.deck, player.bottom):
            for entry in pile.items:
                if speaker.matches(game.card(face_of(entry))):
                    cards.append(face_of(entry))
        return cards

    def most(self, game: Council, me: Seat, element: Option) -> i64:
        left = game.n
        return min(left, self.elements(game, me).size)


class Shuffle(Effect[Council]):
    """C6.2: shuffle one's deck; its new top card is seen."""

    def apply(self, game: Council, me: Seat) -> None:
        game.shuffle(me)


class Put(Choice[Council]):
    """C11.12: put each chosen card on top of your deck or under it, in an order of your own."""

    asks_for = (in_order("cards", CARD, END),)
    rule = "C11.12"

    def options(self, game: Council, me: Seat) -> Ints:
        cards = ints()
        for entry in game.players[me].aside.items:
            cards.insert(face_of(entry))
        return with_both_ends(cards)

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """What lies on top is seen when all are put back."""
        card, end = two(option)
        player, entry = game.players[me], deck_card(card, chooser=game.this)
        player.aside.remove(entry)
        if end == TOP:
            player.top.append(entry)
            game.tell(PUT_ON_TOP, me, card, seers=bit(me))
        else:
            game.put_under(me, entry)
        if player.aside.size == 0:
            game.turn_up(me)
        else:
            game.then_more(me, self)

    def elements(self, game: Council, me: Seat) -> Ints:
        cards = ints()
        for entry in game.players[me].aside.items:
            cards.append(face_of(entry))
        return with_both_ends(cards)

    def least(self, game: Council, me: Seat, element: Option) -> i64:
        return game.players[me].aside.size

    def most(self, game: Council, me: Seat, element: Option) -> i64:
        return game.players[me].aside.size


def with_both_ends(cards: Ints) -> Ints:
    """Each of some cards, to go on top or under the deck."""
    options = ints()
    for card in cards.items:
        options.append(pack(card, TOP))
        options.append(pack(card, BOTTOM))
    return options


def matching_cards(game: Council, me: Seat) -> Ints:
    """The different cards of a deck that the rule of the speaking card is about."""
    player, speaker, cards = game.players[me], game.card(game.this), ints()
    for pile in (player.top, player.deck, player.bottom):
        for entry in pile.items:
            if speaker.matches(game.card(face_of(entry))):
                cards.insert(face_of(entry))
    return cards


CUT: Final = Cut()
FETCH: Final = Fetch()
FETCH_UNSEEN: Final = Fetch()
FETCH_UNSEEN.always_ask = True  # silence would tell the rival that only one card fits
SELECT: Final = Select()
SHUFFLE: Final = Shuffle()
PUT: Final = Put()
