"""C9: how a game of Council of Five ended, and whose cards show whose colour."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event
from gaslamp.games.council.parts import SEAT
from gaslamp.games.council.spaces import EMPTY, colour_of, owner_of
from gaslamp.games.council.state import Council

KINDS = ("quadruple_tie", "two_passes", "full", "nobody", "own", "flipped", "draw")


def lines(game: Council, events: list[Event]) -> Iterator[ReckoningLine]:
    """Why it ended; for each colour the own cards that show it, and those of the rival that were flipped to it."""
    yield why(game)
    if game.places == [1, 1]:
        yield ReckoningLine("draw", "C9.2")
    laid = [one for one in game.cells.list() if one != EMPTY]
    for seat in range(2):
        shown = [owner_of(one) == seat for one in laid if colour_of(one) == seat]
        yield ReckoningLine("own", "C9.2", seat, sum(shown))
        yield ReckoningLine("flipped", "C9.2", seat, len(shown) - sum(shown))


def why(game: Council) -> ReckoningLine:
    """C4.5, C9.1: in the middle of a turn a quadruple tie, else no room, no card, or two passes."""
    if game.agenda.size > 0:
        return ReckoningLine("quadruple_tie", "C4.5", about=((SEAT, game.places.index(1)),))
    if game.passes > 1:
        return ReckoningLine("two_passes", "C9.1")
    return ReckoningLine("nobody" if game.has_room() else "full", "C9.1")


RECKONER = Reckoning(KINDS, lines)
