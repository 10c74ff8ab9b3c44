"""The action deck: drawn from until it is out, which ends the game."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.games.nanty.clues import seen_by
from gaslamp.games.nanty.events import DREW
from gaslamp.games.nanty.scoring import deck_out
from gaslamp.games.nanty.table import Table


def draw(game: Table, seat: Seat, n: i64) -> None:
    """Draw cards; the game may end with it."""
    for _ in range(n):
        if game.over:
            return
        if game.deck_size() == 0:
            deck_out(game)
            return
        card = take_top(game)
        game.players[seat].hand.append(card)
        game.tell(DREW, seat, card, seers=seen_by(seat))
        see_the_end(game)


def take_top(game: Table) -> CardId:
    """Take the top card off the deck: the upper cards come first."""
    return game.chance.take(game.upper if game.upper.size > 0 else game.lower)


def see_the_end(game: Table) -> None:
    """With the last card the game is over, unless one plays on until a draw fails."""
    if game.deck_size() == 0 and not game.plays_on:
        deck_out(game)
