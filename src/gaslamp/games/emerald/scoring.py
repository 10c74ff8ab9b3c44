"""The reckoning: which points each side keeps, who is punished, who wins."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints, ints, places
from gaslamp.games.emerald.table import Table


def own_points(game: Table, seat: Seat) -> i64:
    """E7.2, E7.3, E7.4: the points that a player's side keeps."""
    player = game.players[seat]
    if player.restorationist:
        ahead = max(0, game.restorationists - game.loyalists)
        return player.points + player.restorationist_points + ahead
    points = player.points + player.loyalist_points + max(0, game.loyalists - game.restorationists)
    for victim in range(game.seats):
        if player.kills[victim] > 0 and game.players[victim].restorationist:
            points += player.kills[victim]
    return points


def weakest(game: Table, points: Ints) -> Seat:
    """E7.5: who has the fewest points; of equals, a Loyalist."""
    last: Seat = 0
    for seat in range(1, game.seats):
        fewer = points[seat] < points[last]
        equal = points[seat] == points[last]
        if fewer or (equal and game.players[last].restorationist and not game.players[seat].restorationist):
            last = seat
    return last


def last_of_all(game: Table) -> Seat:
    """E7.5: the seat for whose sake a side is punished."""
    points = ints()
    for seat in range(game.seats):
        points.append(own_points(game, seat))
    return weakest(game, points)


def final_points(game: Table) -> Ints:
    """E7.5: everybody's points if the game ended now: corrected, and the side of the weakest punished."""
    points = ints()
    for seat in range(game.seats):
        points.append(own_points(game, seat))
    guilty = game.players[weakest(game, points)].restorationist
    for seat in range(game.seats):
        if game.players[seat].restorationist == guilty:
            points[seat] -= game.edition.penalty
    return points


def places_by(game: Table, points: Ints) -> Ints:
    """E7.6: the place of each seat: most points first, of equals a Restorationist before a Loyalist."""
    keys = ints()
    for seat in range(game.seats):
        keys.append(points[seat] * 2 + (1 if game.players[seat].restorationist else 0))
    return places(keys)
