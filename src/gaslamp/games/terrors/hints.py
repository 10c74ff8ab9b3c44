"""What bots may know of this game: life, and what a deck is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.effect import Seat
from gaslamp.games.terrors.area import card_of
from gaslamp.games.terrors.table import Table

LIFE: Final = 4  # what a point of life is worth; a coin that a card cost is the measure
RELIC: Final = 2  # a relic works every turn
SPAN: Final = 240.0


def outlook(game: Table, seat: Seat) -> float:
    """How well a side stands, from 0 to 1."""
    mine: i64 = 0
    theirs: i64 = 0
    for other in range(game.seats):
        worth = strength(game, other)
        if game.allies(seat, other):
            mine += worth
        else:
            theirs += worth
    return min(1.0, max(0.0, 0.5 + float(mine - theirs) / SPAN))


def strength(game: Table, seat: Seat) -> i64:
    """Life, and the cost of all cards that a seat has."""
    player = game.players[seat]
    found = LIFE * player.life
    for card in player.hand.items:
        found += game.card(card).cost
    for card in player.deck.items:
        found += game.card(card).cost
    for card in player.discard.items:
        found += game.card(card).cost
    for card in player.top.items:
        found += game.card(card & 255).cost
    for card in player.area.items:
        found += game.card(card_of(card)).cost
    for card in player.relics.items:
        found += RELIC * game.card(card).cost
    return found
