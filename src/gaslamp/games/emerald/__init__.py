"""A Study in Emerald, second edition: a secret war in nine cities, fought by sides that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.editions import Editions
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import Value
from gaslamp.engine.core.chance import Chance
from gaslamp.games.emerald import facts
from gaslamp.games.emerald.board import GRID, PIECES
from gaslamp.games.emerald.card import HEADINGS, Edition
from gaslamp.games.emerald.cards import NO_TEXT, TEXTS
from gaslamp.games.emerald.events import EVENT_KINDS
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.old import answer_under_1, answer_under_2
from gaslamp.games.emerald.reckoning import RECKONER
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.turn import new_game
from gaslamp.games.emerald.view import PLACES, census, show

EDITIONS = Editions(Edition)


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Emerald:
    """A new game with these numbers."""
    return new_game(EDITIONS.of(data), seats, chance, listen)


def check(data: Data) -> None:
    """Refuse data that cannot be played."""
    facts.check(data, [name for name, text in TEXTS.items() if text.effects])


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card that has one of its own."""
    return tuple(TEXTS.get(name, NO_TEXT).rule for name in KINDS)


GAME = Game(
    name="emerald",
    version="3",
    seats=range(2, 6),
    settings=(),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    reckoner=RECKONER,
    data=facts.DATA,
    cards=KINDS,
    pieces=PIECES,
    rare=frozenset({"repent", "stalled"}),
    folder=Path(__file__).parent,
    rules=rules,
    words={"heading": HEADINGS[1:]},
    places=PLACES,
    grid=GRID,
    earlier={"1": answer_under_1, "2": answer_under_2},
    check=check,
)
