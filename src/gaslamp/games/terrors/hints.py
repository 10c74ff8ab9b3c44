"""What bots may know of this game: who would be first to bring the other down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat
from gaslamp.games.terrors.area import card_of
from gaslamp.games.terrors.table import Table
from gaslamp.games.terrors.top import top_card

STARTER: Final = 2  # what a starting card does in a turn; a card does so much more as it costs, in thirds of a point
COST: Final = 3
RELIC: Final = 2  # a relic works every turn, in coins of its cost
ARMOUR: Final = 10  # a point of armour, in thirds of a point


def outlook(game: Table, seat: Seat) -> float:
    """How well a side stands, from 0 to 1: each does damage as its cards allow, and lasts as long as its life."""
    mine: float = 0.0
    theirs: float = 0.0
    for other in range(game.seats):
        if game.allies(seat, other):
            mine += weight(game, other)
        else:
            theirs += weight(game, other)
    mine *= mine
    theirs *= theirs
    return mine / (mine + theirs) if mine + theirs > 0.0 else 0.5


def weight(game: Table, seat: Seat) -> float:
    """Life times what the cards of a seat do in a turn."""
    player = game.players[seat]
    if player.life == 0:
        return 0.0
    cards = player.hand.size + player.deck.size + player.top.size + player.discard.size + player.area.size
    worth: i64 = 0
    for card in player.hand.items:
        worth += game.card(card).cost
    for card in player.deck.items:
        worth += game.card(card).cost
    for card in player.discard.items:
        worth += game.card(card).cost
    for entry in player.top.items:
        worth += game.card(top_card(entry)).cost
    for entry in player.area.items:
        worth += game.card(card_of(entry)).cost
    turn = float((STARTER * cards + COST * worth) * game.edition.hand) / float(max(cards, 1))
    for relic in player.relics.items:
        turn += float(RELIC * COST * game.card(relic).cost) / 4.0
    turn += float(ARMOUR * game.armour(seat)) + 3.0 * float(player.power)
    return float(player.life) * turn
