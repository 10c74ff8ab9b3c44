"""M5.1: how a game of Catham City ended, and where everybody's influence comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.parts import amount
from gaslamp.games.catham.card import CARDS
from gaslamp.games.catham.parts import FACTION, SEAT
from gaslamp.games.catham.state import Catham

KINDS = ("elected", "gained", "lost", "influence")
GOAL = amount("goal")


def lines(game: Catham, events: list[Event]) -> Iterator[ReckoningLine]:
    """Who became mayor; for each player the influence by the faction whose set brought or cost it."""
    mayor = game.places.index(1)
    yield ReckoningLine("elected", "M5.1", about=((SEAT, mayor), (GOAL, int(game.goal))))
    gains, losses = by_faction(events)
    for seat, score in enumerate(game.scores):
        unheard = score - sum(n for changes in (gains, losses) for (whose, _), n in changes.items() if whose == seat)
        if unheard or not events:
            yield ReckoningLine("influence", "M5.1", seat, unheard)
        for kind, changes in (("gained", gains), ("lost", losses)):
            for (whose, faction), n in sorted(changes.items()):
                if whose == seat:
                    yield ReckoningLine(kind, CARDS[faction].rule, seat, n, ((FACTION, faction),))


def by_faction(events: list[Event]) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]]:
    """What each seat gained and lost, by the faction of the set that was being carried out."""
    gains: Counter[tuple[int, int]] = Counter()
    losses: Counter[tuple[int, int]] = Counter()
    played = 0
    for event in events:
        if event.kind == "played":
            played = event.card
        elif event.kind == "gained":
            gains[event.seat, played] += event.n
        elif event.kind == "lost":
            losses[event.seat, played] -= event.n
    return gains, losses


RECKONER = Reckoning(KINDS, lines)
