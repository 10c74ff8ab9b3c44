"""NAME: light the brightest lamp of the round and win the street."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import Value
from gaslamp.engine.core.chance import Chance

from .reckoning import RECKONER
from .rules import CARDS, DATA, EVENTS, SETUP, Street
from .table import PIECES, census, show


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Street:
    """A new game."""
    game = Street()
    game.begin(seats, chance, SETUP, listen)
    return game


def rules(data: Data) -> tuple[str, ...]:
    """The rule that tells what a card does, by number."""
    return ("", *("L2" for _ in CARDS[1:]))


GAME = Game(
    name="NAME",
    version="1",
    seats=range(2, 4),
    settings=(),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENTS,
    reckoner=RECKONER,
    data=DATA,
    cards=CARDS,
    pieces=PIECES,
    folder=Path(__file__).parent,
    rules=rules,
)
