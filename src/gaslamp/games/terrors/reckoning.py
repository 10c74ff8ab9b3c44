"""T7: how a game of Terrors of London ended, and what life everybody has left."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event
from gaslamp.games.terrors.parts import CARD, SEAT
from gaslamp.games.terrors.state import Terrors

KINDS = ("fell", "overlord", "team", "start", "lost")
TEAMS = 4  # so many play in teams of two


def lines(game: Terrors, events: list[Event]) -> Iterator[ReckoningLine]:
    """Whose overlord fell; of each overlord the life at the start, and what it lost."""
    for seat, place in enumerate(game.places):
        if place > 1:
            yield ReckoningLine("fell", "T7.1", about=((SEAT, seat), (CARD, int(game.players[seat].overlord))))
    for seat, player in enumerate(game.players):
        life = int(game.card(player.overlord).life)
        yield ReckoningLine("overlord", "T7.1", seat, about=((CARD, int(player.overlord)),))
        if game.seats == TEAMS:
            yield ReckoningLine("team", "T2.7", seat, about=((SEAT, (seat + 2) % TEAMS),))
        yield ReckoningLine("start", "T7.1", seat, life)
        yield ReckoningLine("lost", "T7.1", seat, int(player.life) - life)


RECKONER = Reckoning(KINDS, lines)
