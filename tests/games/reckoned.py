"""How a game that is over was reckoned, as tests read it."""

from __future__ import annotations

from gaslamp import Game
from gaslamp.engine.core.state import State


def reckoned(game: Game, state: State, seat: int | None = None) -> list[str]:
    """The lines of a seat, or why the game is over: kind, points, the numbers that the text speaks of, rule."""
    lines = [line for line in game.reckoning(state) if line.seat == seat]
    return [
        " ".join(
            [
                line.kind,
                *([] if line.amount is None else [f"{line.amount:+}"]),
                *(f"{part.name}={value}" for part, value in line.about if part.kind != "card"),
                line.rule,
            ]
        )
        for line in lines
    ]
