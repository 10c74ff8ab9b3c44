"""What bots may know of this game: how near a seat is to its goal, and how promising an answer looks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat
from gaslamp.games.nanty.districts import LAST_DISTRICT
from gaslamp.games.nanty.scoring import HOLMES, has_won, on_board, points, progress
from gaslamp.games.nanty.table import Table
from gaslamp.games.nanty.words import GOALS

NEARNESS: Final = 0.7  # what a goal weighs beside points
FULL_DECK: Final = 101.0
RICH: Final = 100.0  # as many points are a good game


def outlook(game: Table, seat: Seat) -> float:
    """How well a seat stands beside the best of the others, from 0 to 1."""
    best = 0.0
    for other in range(game.seats):
        if other != seat:
            best = max(best, strength(game, other))
    return min(1.0, max(0.0, 0.5 + 0.5 * (strength(game, seat) - best)))


def strength(game: Table, seat: Seat) -> float:
    """How near a seat is to winning: by its identity, or by points when the deck runs out."""
    late = 1.0 - float(game.deck_size()) / FULL_DECK
    scored = min(1.0, max(0.0, float(points(game, seat)) / RICH))
    near = nearness(game, seat)
    if game.players[seat].hand.size > 0 and has_won(game, seat):
        near += 0.15  # unless somebody breaks it before the turn comes
    return NEARNESS * near * near + (1.0 - NEARNESS) * scored * late + 0.02 * float(game.players[seat].hand.size)


def nearness(game: Table, seat: Seat) -> float:
    """How much of its goal an identity has reached, 0 to 1."""
    identity = game.identities.of(seat)
    if identity == HOLMES:
        agents = float(on_board(game, seat)) / float(LAST_DISTRICT)
        return min(1.0, 0.75 * (1.0 - float(game.deck_size()) / FULL_DECK) + 0.25 * agents)
    best = 0.0
    for goal in range(len(GOALS)):
        wanted: i64 = game.edition.goal(identity, game.identity_set, goal, game.seats)
        if wanted > 0:
            best = max(best, float(progress(game, seat, goal)) / float(wanted))
    return min(1.0, max(0.0, best))
