"""What bots may know of this game: how well a seat stands, and how promising an answer looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints
from gaslamp.games.emerald.card import royalty_of
from gaslamp.games.emerald.pieces import LAST_CITY, SUPPLY
from gaslamp.games.emerald.scoring import final_points
from gaslamp.games.emerald.table import Table

POINT: Final = 16  # what a point is worth; everything else is measured by it
AGENT: Final = 10
SPARE_CUBE: Final = 4
PLACED_CUBE: Final = 3
CARD: Final = 6  # one more card to play with
SANITY: Final = 4


def outlook(game: Table, seat: Seat) -> float:
    """How well a seat stands beside the best of the others, from 0 to 1."""
    points = final_points(game)
    best: i64 = -100_000
    for other in range(game.seats):
        if other != seat:
            best = max(best, strength(game, other, points))
    lead = float(strength(game, seat, points) - best) / float(POINT * game.goal)
    return min(1.0, max(0.0, 0.5 + 0.5 * lead))


def strength(game: Table, seat: Seat, points: Ints) -> i64:
    """What a seat has: points if the game ended now, pieces, cards, and what it is about to take."""
    player = game.players[seat]
    worth = POINT * points[seat] + AGENT * game.on_board(seat) + SPARE_CUBE * game.cubes.at(seat, SUPPLY)
    worth += CARD * (player.deck.size + player.hand.size + player.discard.size) + SANITY * player.sanity
    for city in range(1, LAST_CITY + 1):
        cubes = game.cubes.at(seat, city)
        worth += PLACED_CUBE * cubes
        if game.leads(seat, city):
            if cubes > 0 and game.tops[city] > 0:
                worth += prize(game, game.tops[city], player.restorationist) // 2
            if game.royals[city] > 0 and game.agents.at(seat, city) > 0 and player.restorationist:
                worth += POINT * game.card(royalty_of(city)).restorationist_points // 4
    return worth


def prize(game: Table, top: CardId, restorationist: bool) -> i64:
    """What a card is worth to whoever takes it."""
    card = game.card(top)
    own = card.restorationist_points if restorationist else card.loyalist_points
    return POINT * (card.points + own) + AGENT * card.agents + CARD - SANITY * card.madness


def hope_to_lead(game: Table, me: Seat, city: i64, n: i64) -> i64:
    """How promising it is to place so many cubes in a city, 0 to 100."""
    most: i64 = 0
    for seat in range(game.seats):
        if seat != me:
            most = max(most, game.pieces(seat, city))
    mine = game.pieces(me, city)
    if game.tops[city] == 0 or mine + n <= most:
        return 10
    wanted = prize(game, game.tops[city], game.players[me].restorationist)
    return min(100, 30 + wanted) if mine <= most or game.cubes.at(me, city) == 0 else 25
