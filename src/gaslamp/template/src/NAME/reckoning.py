"""How a game ended: why it is over, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event

from .rules import Street


def lines(game: Street, events: list[Event]) -> Iterator[ReckoningLine]:
    """A line of no seat says why it is over; the amounts of a seat's lines come to its score."""
    yield ReckoningLine("all_lit", "L4")
    for seat, points in enumerate(game.scores):
        yield ReckoningLine("rounds", "L3", seat, points)


RECKONER = Reckoning(("all_lit", "rounds"), lines)
