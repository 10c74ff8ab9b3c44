"""The chairs of a table in words."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.table import Table

from gaslamp.cli.screen import grid
from gaslamp.engine.words.texts import Texts
from gaslamp.protocol import deeds
from gaslamp.protocol.api import Chair
from gaslamp.protocol.tells import Update


def chair_name(chair: Chair, seat: int, say: Texts) -> str:
    """What whoever sits there is called."""
    return chair.name or say.say("player" if chair.who == "free" else "bot", n=seat + 1)


def occupant(chair: Chair, seat: int, say: Texts) -> str:
    """Who sits there, or that nobody does."""
    return say.say("join-free") if chair.who == "free" else chair_name(chair, seat, say)


def chairs_table(chairs: list[Chair], mine: Collection[int], here: Collection[int], say: Texts) -> Table:
    """A row for each chair: who sits there, and what is to be said of them."""
    rows = grid("bold cyan", "", "dim")
    for seat, chair in enumerate(chairs):
        level = say.say(f"join-level-{chair.level}") if chair.level else ""
        marks = [say.say(f"join-chair-{mark}", level=level) for mark in remarks(chair, seat in mine, seat in here)]
        rows.add_row(f"{seat + 1:>2}", occupant(chair, seat, say), " · ".join(marks))
    return rows


def remarks(chair: Chair, mine: bool, here: bool) -> Iterable[str]:
    """What is to be said of a chair."""
    if mine:
        yield "you"
    if chair.host:
        yield "host"
    if chair.who == "bot":
        yield "bot"
    if chair.minded:
        yield "minded"
    elif chair.left:
        yield "left"
    elif chair.who == "person" and not here:
        yield "away"
    if chair.word:
        yield "word"


def seats_of(person: str, updates: Iterable[Update]) -> list[int]:
    """The seats that a person holds, by what happened at the table."""
    sitting: dict[int, str] = {}
    for update in updates:
        match update.deed:
            case deeds.Sat(seat, who, _):
                sitting[seat] = who
            case deeds.Stood(seat) | deeds.Placed(seat):
                sitting.pop(seat, None)
    return sorted(seat for seat, who in sitting.items() if who == person)
