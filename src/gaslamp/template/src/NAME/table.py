"""What a seat may see, and how that is drawn: what lies under each key of a view."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from gaslamp.engine.book.piece import Piece

from .rules import CARDS, Street

PIECES: Final = {
    "active": Piece("seat"),
    "rest": Piece("pile"),
    "away": Piece("pile"),
    "points": Piece("counter"),
    "players": Piece("players"),
    "lit": Piece("cards"),
    "size": Piece("counter"),
    "hand": Piece("hand"),
}


def show(game: Street, seat: int | None) -> dict[str, Any]:
    """All that lies open, the size of every hand, and one's own hand."""
    return {
        "active": int(game.active),
        "rest": len(game.rest),
        "away": dict(Counter(map(name, game.away))),
        "points": game.points.list(),
        "players": [show_player(game, rival, rival == seat) for rival in range(game.seats)],
    }


def show_player(game: Street, seat: int, own: bool) -> dict[str, Any]:
    """What lies before a player; the hand only for whoever holds it."""
    lit = game.lit[seat]
    seen: dict[str, Any] = {"lit": name(lit) if lit else None, "size": len(game.hands[seat])}
    return seen | {"hand": [name(lamp) for lamp in game.hands[seat]]} if own else seen


def census(game: Street) -> dict[str, int]:
    """Every lamp, wherever it lies: no rule makes or loses one."""
    hands = [lamp for hand in game.hands for lamp in hand]
    return dict(Counter(map(name, [*hands, *game.rest, *game.away, *filter(None, game.lit)])))


def name(lamp: int) -> str:
    """The name of a lamp."""
    return CARDS[lamp]
