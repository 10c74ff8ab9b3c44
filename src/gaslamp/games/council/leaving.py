"""Extra rules by which cards leave the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, Option, Seat
from gaslamp.engine.core.parts import Carries, several
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.deck_card import deck_card
from gaslamp.games.council.events import RECALLED
from gaslamp.games.council.extra_rule import AskingRule, as_places, targets
from gaslamp.games.council.parts import FIRST, LEFT, PLACE
from gaslamp.games.council.spaces import card_of, owner_of
from gaslamp.games.council.state import Council


class Remove(AskingRule):
    """C11.5: remove as many cards from the board as the card says, whatever their colour."""

    asks_for = (several("cards", PLACE),)
    carries = Carries(at=FIRST, n=LEFT)
    rule = "C11.5"
    exact = True

    def options(self, game: Council, me: Seat) -> Ints:
        """In rising order, so that enough are left."""
        first, left = game.at, game.n
        options, places = ints(), self.elements(game, me)
        for i in range(places.size):
            if places[i] >= first and places.size - i >= left:
                options.append(places[i])
        return options

    def possible(self, game: Council, me: Seat) -> bool:
        return targets(game, me).size >= game.card(game.this).amount

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        left = game.n
        game.remove(game.cell(option))
        if left > 1:
            game.then_more(me, self, at=option + 1, n=left - 1)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card of the rival."""
        return 20 if game.shows(game.cell(option), me) else 80

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        return ORDER if option in self.elements(game, me) else self.rule

    def elements(self, game: Council, me: Seat) -> Ints:
        places = ints()
        for cell in targets(game, me).items:
            places.insert(game.place(cell))
        return places


class Recall(AskingRule):
    """C11.6: send a card of the board back to the stash of its owner, where it cannot be played this turn."""

    asks_for = (PLACE,)
    rule = "C11.6"

    def options(self, game: Council, me: Seat) -> Ints:
        return as_places(game, targets(game, me))

    def possible(self, game: Council, me: Seat) -> bool:
        return game.stashes and targets(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        laid = game.take_away(game.cell(option))
        owner = owner_of(laid)
        game.players[owner].stash.append(deck_card(card_of(laid), True, True))
        game.tell(RECALLED, owner, card_of(laid), at=option)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card that shows the rival's colour."""
        return 30 if game.shows(game.cell(option), me) else 70


REMOVE: Final = Remove()
RECALL: Final = Recall()
