"""Before the first turn: decks are shuffled and may be cut, and the second player chooses the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, filled, first, row
from gaslamp.games.council.card import Edition
from gaslamp.games.council.digging import CUT
from gaslamp.games.council.events import BEGAN, CHOSE_BOARD
from gaslamp.games.council.parts import AT, BOARD, TO, N
from gaslamp.games.council.player import seated
from gaslamp.games.council.spaces import EMPTY, NOWHERE, ON_BOARD, ON_TABLE, OUTSIDE, TABLE
from gaslamp.games.council.state import Council
from gaslamp.games.council.turn import TURN


class Setup(Effect[Council]):
    """Shuffle both decks, which the other may cut."""

    def apply(self, game: Council, me: Seat) -> None:
        """Then it is settled who begins."""
        for seat in range(2):
            game.shuffle(seat)
        game.then(1, CUT, to=0)
        game.then(0, CUT, to=1)
        game.then(0, DRAW_LOTS)


class DrawLots(Effect[Council]):
    """Who begins is decided by lot."""

    def apply(self, game: Council, me: Seat) -> None:
        """Then the board, then the first turn."""
        game.active = game.chance.below(2)
        game.tell(BEGAN, game.active)
        if game.cells.size == OUTSIDE:
            game.then(1 - game.active, LAY_BOARD)
        game.then(game.active, TURN)


class LayBoard(Choice[Council]):
    """Choose the board: the right of whoever moves second."""

    asks_for = (BOARD,)
    carries = Carries(AT, N, TO)
    rule = "C3.2"

    def options(self, game: Council, me: Seat) -> Ints:
        """Any."""
        return first(len(game.edition.boards))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """It lies between the players."""
        game.board = option
        game.tell(CHOSE_BOARD, me, n=option)


def new_game(
    edition: Edition,
    seed: i64,
    decks: list[list[int]],
    listen: bool,
    with_board: bool = True,
    hidden: bool = False,
    stashes: bool = True,
    flips_all: bool = False,
) -> Council:
    """Deal; the modes can be combined."""
    game = Council()
    game.edition = edition
    game.cells = filled(OUTSIDE if with_board else TABLE * TABLE, EMPTY)
    game.near = ON_BOARD if with_board else ON_TABLE
    game.board = game.spot = NOWHERE
    game.played = NO_CARD
    game.named = game.idle = 0
    game.hidden, game.stashes, game.flips_all = hidden, stashes, flips_all
    game.players = []
    for deck in decks:
        player = seated()
        player.deck = row(deck)
        game.players.append(player)
    game.begin(2, seed, SETUP, listen)
    return game


SETUP: Final = Setup()
DRAW_LOTS: Final = DrawLots()
LAY_BOARD: Final = LayBoard()
