"""Playing a card: lay it, activate it; extra rules in between."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.activation import ACTIVATE
from gaslamp.games.council.card import AFTER_ACTIVATION, BEFORE_ACTIVATION, BEFORE_PLACING, SPACES
from gaslamp.games.council.events import LAID, PLAYED
from gaslamp.games.council.extra_rule import as_places
from gaslamp.games.council.features import feature
from gaslamp.games.council.losing import OVERFLOW, OVERFLOW_UNSEEN
from gaslamp.games.council.parts import PLACE
from gaslamp.games.council.rules import INVOKE
from gaslamp.games.council.spaces import EMPTY, NOWHERE, OUTSIDE
from gaslamp.games.council.state import Council


def play(game: Council, me: Seat, card: CardId) -> None:
    """C4: the steps of playing a card, in their order."""
    game.played = card
    game.tell(PLAYED, me, card)
    if game.card(card).timing == BEFORE_PLACING:
        game.speak(card, me, (INVOKE, TIDY))
    game.speak(card, me, (PUT_DOWN, LAY))


class Place(Choice[Council]):
    """C4, C10.1: lay the card that is being played on an empty space, unless it lies on the board already."""

    asks_for = (PLACE,)
    rule = "C4"

    def options(self, game: Council, me: Seat) -> Ints:
        return as_places(game, game.free_spaces()) if game.spot == NOWHERE else ints()

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        game.lay(me, game.cell(option))
        game.tell(LAID, me, game.this, at=option)

    def hope(self, game: Council, me: Seat, option: Option) -> i64:
        """Where it flips most by what is printed on it."""
        cell, printed, lower = game.cell(option), game.card(game.this).features, 0
        for d in range(4):
            other = game.near[cell * 4 + d]
            if other == NOWHERE or not game.shows(other, 1 - me):
                continue
            if printed[(d + 2 * me) % 4] > feature(game, other, (d + 2) % 4):
                lower += 1
        return 20 + 18 * lower

    def why_not(self, game: Council, me: Seat, option: Option) -> str:
        """An occupied space, or one that is out of reach."""
        taken = 0 <= game.cell(option) < game.cells.size and game.cells[game.cell(option)] != EMPTY
        return "C4" if taken or game.cells.size == OUTSIDE else "C10.1"


class Lay(Effect[Council]):
    """C4: once a card is laid, rules before the activation, the activation, rules after it."""

    def apply(self, game: Council, me: Seat) -> None:
        card, this = game.card(game.this), game.this
        if card.timing == BEFORE_ACTIVATION and not card.of_activation:
            game.speak(this, me, (INVOKE, TIDY))
        game.speak(this, me, (ACTIVATE, TIDY))
        if card.timing >= AFTER_ACTIVATION:
            game.speak(this, me, (INVOKE, TIDY))
        if game.version >= 2 and game.cards_on_board() == SPACES:  # C9.1: that moment is not undone
            game.then(me, END)


class Tidy(Effect[Council]):
    """C5.3: stashes that hold too much are made smaller at once, first that of whoever plays."""

    def apply(self, game: Council, me: Seat) -> None:
        overflow = OVERFLOW_UNSEEN if game.hidden else OVERFLOW
        if game.players[me].stash.size > 0:
            game.then(me, overflow)
        if game.players[1 - me].stash.size > 0:
            game.then(1 - me, overflow)


class End(Effect[Council]):
    """C9.1: the card that filled the last space has been carried out, and the game is over: no turn follows."""

    def apply(self, game: Council, me: Seat) -> None:
        game.agenda = ints()
        game.judge()


PUT_DOWN: Final = Place()
LAY: Final = Lay()
TIDY: Final = Tidy()
END: Final = End()
