"""The reckoning: which points each side keeps, who is punished, who wins."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints, ints, places
from gaslamp.games.emerald.table import Table


def kept(game: Table, seat: Seat) -> i64:
    """The points that a player's side keeps."""
    player = game.players[seat]
    if player.restorationist:
        ahead = max(0, game.restorationists - game.loyalists)
        return player.points + player.restorationist_points + ahead
    found = player.points + player.loyalist_points + max(0, game.loyalists - game.restorationists)
    for victim in range(game.seats):
        if player.kills[victim] > 0 and game.players[victim].restorationist:
            found += player.kills[victim]
    return found


def weakest(game: Table, points: Ints) -> Seat:
    """Who has the fewest points; of equals, a Loyalist."""
    found: Seat = 0
    for seat in range(1, game.seats):
        fewer = points[seat] < points[found]
        equal = points[seat] == points[found]
        if fewer or (equal and game.players[found].restorationist and not game.players[seat].restorationist):
            found = seat
    return found


def reckoned(game: Table) -> Ints:
    """Everybody's points if the game ended now: corrected, and the side of the weakest punished."""
    found = ints()
    for seat in range(game.seats):
        found.append(kept(game, seat))
    guilty = game.players[weakest(game, found)].restorationist
    for seat in range(game.seats):
        if game.players[seat].restorationist == guilty:
            found[seat] -= game.edition.penalty
    return found


def ranked(game: Table, points: Ints) -> Ints:
    """The place of each seat: most points first, of equals a Restorationist before a Loyalist."""
    keys = ints()
    for seat in range(game.seats):
        keys.append(points[seat] * 2 + (1 if game.players[seat].restorationist else 0))
    return places(keys)
