"""Extra rules by which players lose cards of decks and stashes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Choice, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries, in_order
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.deck_card import face_of
from gaslamp.games.council.extra_rule import ExtraRule
from gaslamp.games.council.parts import AMOUNT, CARD, LEFT, PILE
from gaslamp.games.council.state import Council

FROM_DECK: Final[i64] = PILE.words.index("deck")
FROM_STASH: Final[i64] = PILE.words.index("stash")


class Mill(ExtraRule):
    """C11.13: the rival removes the top cards of the deck, as many as the card says."""

    carries = Carries(n=AMOUNT)
    rule = "C11.13"

    def possible(self, game: Council, me: Seat) -> bool:
        return game.players[1 - me].deck_size() >= game.card(game.this).amount

    def apply(self, game: Council, me: Seat) -> None:
        amount = game.n
        for _ in range(amount):
            game.lose_top(1 - me)


class Toll(ExtraRule):
    """C11.14: each player removes cards from stash or deck top, as many as the card says; whoever plays it begins."""

    carries = Carries(n=AMOUNT)
    rule = "C11.14"

    def possible(self, game: Council, me: Seat) -> bool:
        amount = game.card(game.this).amount
        return game.players[me].cards_left() >= amount and game.players[1 - me].cards_left() >= amount

    def apply(self, game: Council, me: Seat) -> None:
        amount = game.n
        game.then(me, PAY, n=amount)
        game.then(1 - me, PAY, n=amount)


class Pay(Choice[Council]):
    """C11.14: remove a card from your stash or the top of your deck, and again until all are paid.

    These are questions of their own and no set: the next card of the deck is seen before the next choice.
    """

    asks_for = (PILE, CARD)
    carries = Carries(n=LEFT)
    rule = "C11.14"

    def options(self, game: Council, me: Seat) -> Ints:
        options, player = ints(), game.players[me]
        if player.deck_size() > 0:
            options.append(pack(FROM_DECK, player.top_card()))
        for card in player.stashed_cards().items:
            options.append(pack(FROM_STASH, card))
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        left = game.n
        pile, card = two(option)
        if pile == FROM_DECK:
            game.lose_top(me)
        else:
            game.lose_stashed(me, card)
        if left > 1:
            game.then(me, self, n=left - 1)


class Raid(ExtraRule):
    """C11.15: the rival removes a card from the stash, of the rival's choice."""

    rule = "C11.15"

    def possible(self, game: Council, me: Seat) -> bool:
        return game.players[1 - me].stash.size > 0

    def apply(self, game: Council, me: Seat) -> None:
        game.then(1 - me, GIVE_UP_UNSEEN if game.hidden else GIVE_UP)


class GiveUp(Choice[Council]):
    """C11.15: remove a card from your stash."""

    asks_for = (CARD,)
    rule = "C11.15"

    def options(self, game: Council, me: Seat) -> Ints:
        return game.players[me].stashed_cards()

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        game.lose_stashed(me, option)


class Bury(ExtraRule):
    """C11.16: the top card of the rival's deck goes to its bottom, and the next one is seen."""

    rule = "C11.16"

    def possible(self, game: Council, me: Seat) -> bool:
        return game.players[1 - me].deck_size() > 1

    def apply(self, game: Council, me: Seat) -> None:
        game.put_under(1 - me, game.players[1 - me].top.pop())
        game.turn_up(1 - me)


class Overflow(Choice[Council]):
    """C5.3: put what a stash holds too much under the deck, the first named uppermost."""

    asks_for = (in_order("cards", CARD),)
    rule = "C5.3"

    def options(self, game: Council, me: Seat) -> Ints:
        return game.players[me].stashed_cards() if excess(game, me) > 0 else ints()

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        game.put_under(me, game.players[me].leave_stash(option, True))
        game.turn_up(me)
        if excess(game, me) > 0:
            game.then_more(me, self)

    def elements(self, game: Council, me: Seat) -> Ints:
        cards = ints()
        for entry in game.players[me].stash.items:
            cards.append(face_of(entry))
        return cards

    def least(self, game: Council, me: Seat, element: Option) -> i64:
        return excess(game, me)

    def most(self, game: Council, me: Seat, element: Option) -> i64:
        return excess(game, me)


def excess(game: Council, me: Seat) -> i64:
    """How many cards a stash holds more than it may."""
    return game.players[me].stash.size - game.limit(me)


MILL: Final = Mill()
TOLL: Final = Toll()
PAY: Final = Pay()
RAID: Final = Raid()
GIVE_UP: Final = GiveUp()
GIVE_UP_UNSEEN: Final = GiveUp()
GIVE_UP_UNSEEN.always_ask = True  # silence would tell the rival that the cards are equal
BURY: Final = Bury()
OVERFLOW: Final = Overflow()
OVERFLOW_UNSEEN: Final = Overflow()
OVERFLOW_UNSEEN.always_ask = True
