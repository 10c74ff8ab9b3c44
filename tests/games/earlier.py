"""Games that an earlier program recorded, and how they ended there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gaslamp import Record
from gaslamp.engine.core.state import State

HERE = Path(__file__).parents[1] / "fixtures" / "earlier"


def recorded(name: str) -> Record:
    """A game of that program."""
    return Record.load(HERE / f"{name}.json")


def moments(record: Record) -> Iterator[tuple[int, State]]:
    """The game before each answer, and how many were given; it is one state, which moves on."""
    state = record.replay(0)
    for n, answer in enumerate(record.answers):
        yield n, state
        record.answer(state, n + 1, answer)
