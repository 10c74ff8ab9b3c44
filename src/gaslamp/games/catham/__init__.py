"""Catham City: collect cards of five factions, play them in sets, be the first with enough influence."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import OneOf, Several, Value
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.piles import Ints, row
from gaslamp.games.catham.board import PIECES
from gaslamp.games.catham.card import FIRST_FACTIONS
from gaslamp.games.catham.cards import CARDS
from gaslamp.games.catham.events import EVENT_KINDS
from gaslamp.games.catham.facts import DATA
from gaslamp.games.catham.reckoning import RECKONER
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.turn import IN_PLAY, new_game
from gaslamp.games.catham.view import census, show

NAMES = tuple(card.name for card in CARDS)


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Catham:
    """A new game with these settings."""
    actions = settings["actions"]
    assert isinstance(actions, int)
    return new_game(seats, chance, factions(settings["factions"]), actions, listen)


def factions(value: Value) -> Ints:
    """The factions that a setting names; none for any five."""
    if isinstance(value, list):
        return row([NAMES.index(name) for name in value])
    return row(list(FIRST_FACTIONS) if value == "first" else [])


def rules(data: Data) -> tuple[str, ...]:
    """Each faction has a rule of its own."""
    return tuple(card.rule for card in CARDS)


GAME = Game(
    name="catham",
    version="1",
    seats=range(2, 7),
    settings=(
        Several("factions", count=int(IN_PLAY), names=NAMES[1:], words=("first", "random")),
        OneOf("actions", (1, 2)),
    ),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    reckoner=RECKONER,
    data=DATA,
    cards=NAMES,
    pieces=PIECES,
    rare=frozenset({"influence", "passed"}),  # influence is reckoned as one line only where nobody listened
    folder=Path(__file__).parent,
    rules=rules,
)
