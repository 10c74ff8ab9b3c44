"""Extra rules by which cards leave the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints
from gaslamp.games.council.deed import Ask, as_places, targets
from gaslamp.games.council.events import RECALLED
from gaslamp.games.council.parts import AT, PLACE, TO, N
from gaslamp.games.council.player import FRESH, SHOWN
from gaslamp.games.council.spaces import card_of, owner_of
from gaslamp.games.council.state import Council


class Remove(Ask):
    """Remove n cards from the board, one by one, whatever their colour."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "C11.5"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that the rule speaks of."""
        return as_places(game, targets(game, me))

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be as many as the card says."""
        return targets(game, me).size >= game.card(game.this).amount

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It goes to the removed pile of its owner."""
        game.remove(game.cell(option))
        if game.n > 1:
            game.then(me, self, n=game.n - 1)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card of the rival."""
        return 20 if game.shows(game.cell(option), me) else 80


class Recall(Ask):
    """Send a card of the board back to the stash of its owner."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "C11.6"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that the rule speaks of."""
        return as_places(game, targets(game, me))

    def possible(self, game: Council, me: Seat) -> bool:
        """There must be stashes, and such a card."""
        return game.stashes and targets(game, me).size > 0

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It cannot be played this turn."""
        laid = game.take_away(game.cell(option))
        owner = owner_of(laid)
        game.players[owner].stash.append(card_of(laid) | SHOWN | FRESH)
        game.tell(RECALLED, owner, card_of(laid), at=option)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Rather a card that shows the rival's colour."""
        return 30 if game.shows(game.cell(option), me) else 70


REMOVE: Final = Remove()
RECALL: Final = Recall()
