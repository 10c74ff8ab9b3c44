"""E7: how a game of A Study in Emerald ended, who was on which side, and which points everybody keeps."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.parts import amount, word
from gaslamp.engine.core.piles import row
from gaslamp.games.emerald.card import RESTORATIONIST
from gaslamp.games.emerald.parts import CARD, SEAT
from gaslamp.games.emerald.scoring import own_points, weakest
from gaslamp.games.emerald.state import Emerald

KINDS = (
    "exposed",
    "reached_goal",
    "completed_track",
    "stalled",
    "identity",
    "turned",
    "neutral",
    "own",
    "forfeited",
    "ahead",
    "behind",
    "kills",
    "kills_lost",
    "punished",
    "tie",
)
POINTS, SIDE = amount("points"), word("side", "loyalist", "restorationist")


def lines(game: Emerald, events: list[Event]) -> Iterator[ReckoningLine]:
    """Why it ended; for each player the identity and the points, kind by kind."""
    yield from why(game)
    for seat in range(game.seats):
        yield from side(game, seat)
        yield from points(game, seat)
        yield from judgement(game, seat)


def why(game: Emerald) -> Iterator[ReckoningLine]:
    """E5.3, E7.1: a Restorationist was exposed; or points, a marker at the end of its track; or nothing happened."""
    exposed = [seat for seat, player in enumerate(game.players) if player.restorationist and lost_cover(game, seat)]
    for seat in exposed:
        yield ReckoningLine("exposed", "E5.3", about=((SEAT, seat),))
    if exposed:
        return
    tops = [int(player.all_points() + game.gap()) for player in game.players]
    for seat, top in enumerate(tops):
        if top >= game.goal:
            yield ReckoningLine("reached_goal", "E7.1", about=((SEAT, seat), (POINTS, top)))
    ended = max(game.restorationists, game.loyalists) >= game.edition.track
    if ended:
        yield ReckoningLine("completed_track", "E7.1")
    elif max(tops) < game.goal:
        yield ReckoningLine("stalled", "E7.1")


def lost_cover(game: Emerald, seat: int) -> bool:
    """E5.1: whether a player has lost all agents or all sanity."""
    return game.players[seat].sanity == 0 or game.on_board(seat) == 0


def side(game: Emerald, seat: int) -> Iterator[ReckoningLine]:
    """E7.2, E8.3: the identity, and the side that a change of heart has made of it."""
    player = game.players[seat]
    yield ReckoningLine("identity", "E7.2", seat, about=((CARD, int(player.identity)),))
    if player.restorationist != (player.identity == RESTORATIONIST):
        yield ReckoningLine("turned", "E8.3", seat, about=((SIDE, int(player.restorationist)),))


def points(game: Emerald, seat: int) -> Iterator[ReckoningLine]:
    """E7.2, E7.3, E7.4: what is kept and what is lost, kind by kind."""
    player, gap = game.players[seat], int(game.restorationists - game.loyalists)
    red = player.restorationist
    kinds = (int(player.loyalist_points), int(player.restorationist_points))
    mine, theirs = int(red), 1 - int(red)
    yield ReckoningLine("neutral", "E7.2", seat, int(player.points))
    if kinds[mine]:
        yield ReckoningLine("own", "E7.2", seat, kinds[mine], ((SIDE, mine),))
    if kinds[theirs]:
        yield ReckoningLine("forfeited", "E7.2", seat, about=((SIDE, theirs), (POINTS, kinds[theirs])))
    if gap:
        ahead = (gap > 0) == red
        about = () if ahead else ((POINTS, abs(gap)),)
        yield ReckoningLine("ahead" if ahead else "behind", "E7.4", seat, abs(gap) if ahead else None, about)
    for victim, n in enumerate(player.kills.list()):
        if n and not red and game.players[victim].restorationist:
            yield ReckoningLine("kills", "E7.3", seat, n, ((SEAT, victim),))
        elif n:
            yield ReckoningLine("kills_lost", "E7.3", seat, about=((SEAT, victim), (POINTS, n)))


def judgement(game: Emerald, seat: int) -> Iterator[ReckoningLine]:
    """E7.5, E7.6: what the side of the weakest loses; and who goes before whom in a tie for the first place."""
    kept = [int(own_points(game, one)) for one in range(game.seats)]
    final = game.final.list()
    if final[seat] < kept[seat]:
        about = ((SEAT, int(weakest(game, row(kept)))),)
        yield ReckoningLine("punished", "E7.5", seat, final[seat] - kept[seat], about)
    tied = [one for one in range(game.seats) if final[one] == max(final) and one != seat]
    behind = [one for one in tied if game.places[one] > game.places[seat]]
    if final[seat] == max(final) and behind:
        yield ReckoningLine("tie", "E7.6", seat)


RECKONER = Reckoning(KINDS, lines)
