"""Before the first turn: decks are shuffled and may be cut, and the second player chooses the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NO_CARD, Choice, Effect, Option, Seat
from gaslamp.engine.core.piles import Ints, bit, first, ints, repeat, row
from gaslamp.games.council.card import Edition
from gaslamp.games.council.digging import CUT
from gaslamp.games.council.events import BEGAN, CHOSE_BOARD
from gaslamp.games.council.parts import BOARD
from gaslamp.games.council.player import new_player
from gaslamp.games.council.spaces import EMPTY, NOWHERE, ON_BOARD, ON_TABLE, OUTSIDE, TABLE
from gaslamp.games.council.state import Council
from gaslamp.games.council.turn import TURN

VERSION: Final[i64] = 2  # of the rules


class Setup(Effect[Council]):
    """C3.1: shuffle both decks, which the other may cut."""

    def apply(self, game: Council, me: Seat) -> None:
        for seat in range(2):
            game.shuffle(seat)
        game.then(1, CUT, to=0)
        game.then(0, CUT, to=1)
        game.then(0, DRAW_LOTS)


class DrawLots(Effect[Council]):
    """C3.2: who begins is decided by lot; then comes the board, then the first turn."""

    def apply(self, game: Council, me: Seat) -> None:
        game.active = game.chance.below(2)
        game.tell(BEGAN, game.active)
        if game.cells.size == OUTSIDE:
            game.then(1 - game.active, LAY_BOARD)
        game.then(game.active, TURN)


class LayBoard(Choice[Council]):
    """C3.2: choose the board: the right of whoever moves second."""

    asks_for = (BOARD,)
    rule = "C3.2"

    def options(self, game: Council, me: Seat) -> Ints:
        return first(len(game.edition.boards))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        game.board = option
        game.tell(CHOSE_BOARD, me, n=option)


def new_game(
    edition: Edition,
    chance: Chance,
    decks: list[list[int]],
    listen: bool,
    with_board: bool = True,
    hidden: bool = False,
    stashes: bool = True,
    flips_all: bool = False,
    unlisted: Sequence[bool] = (False, False),
) -> Council:
    """Deal; the modes can be combined."""
    game = Council()
    game.edition = edition
    game.cells = repeat(OUTSIDE if with_board else TABLE * TABLE, EMPTY)
    game.near = ON_BOARD if with_board else ON_TABLE
    game.board = game.spot = NOWHERE
    game.played = NO_CARD
    game.keywords_named = ints()
    game.passes = 0
    game.hidden, game.stashes, game.flips_all = hidden, stashes, flips_all
    game.version, game.unlisted = VERSION, 0
    for seat in range(2):
        if unlisted[seat]:
            game.unlisted += bit(seat)
    game.players = []
    for deck in decks:
        player = new_player()
        player.deck = row(deck)
        game.players.append(player)
    game.begin(2, chance, SETUP, listen)
    return game


SETUP: Final = Setup()
DRAW_LOTS: Final = DrawLots()
LAY_BOARD: Final = LayBoard()
