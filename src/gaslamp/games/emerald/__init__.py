"""A Study in Emerald, second edition: a secret war in nine cities, fought by sides that nobody knows."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.editions import Editions
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import Value
from gaslamp.games.emerald import facts
from gaslamp.games.emerald.board import GRID, PIECES
from gaslamp.games.emerald.card import HEADINGS, Edition
from gaslamp.games.emerald.cards import TEXTS
from gaslamp.games.emerald.events import EVENT_KINDS
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.turn import new_game
from gaslamp.games.emerald.view import PLACES, census, show

EDITIONS = Editions(Edition)
RULES = {  # the cards with a rule of their own
    "black_hand": 1,
    "freemasons": 2,
    "mrs_hudson": 2,
    "change_of_heart": 3,
    "cthulhu": 4,
    "hide_royalty": 5,
    "hired_assassin": 6,
    "diogenes_club": 7,
    "doctor_watson": 7,
    "holy_brotherhood": 8,
    "infernal_machine": 9,
    "duchess_uzes": 10,
    "inspector_lestrade": 11,
    "fenians": 12,
    "irene_adler": 13,
    "matvei_golovinski": 14,
    "mi_go": 15,
    "shoggoth": 16,
    "sigmund_freud": 17,
    "society_of_leopold": 18,
    "okhrana": 19,
    "night_terrors": 20,
    "peoples_will": 21,
    "third_section": 22,
    "pinkerton_agents": 23,
    "sherlock_holmes": 24,
    "vampires": 25,
    "vladimir_burtsev": 26,
    "yog_sothoth": 27,
    "zombies": 28,
    "louise_michel": 29,
    "piotr_rachkovsky": 29,
    "sebastian_moran": 29,
}


def deal(data: Data, seats: int, seed: int, settings: Mapping[str, Value], listen: bool) -> Emerald:
    """A new game with these numbers."""
    return new_game(EDITIONS.of(data), seats, seed, listen)


def check(data: Data) -> None:
    """Refuse data that cannot be played."""
    facts.check(data, TEXTS)


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card that has one of its own."""
    return tuple(f"E8.{RULES[name]}" if name in RULES else "" for name in KINDS)


GAME = Game(
    name="emerald",
    version="1",
    seats=range(2, 6),
    settings=(),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    data=facts.DATA,
    cards=KINDS,
    pieces=PIECES,
    folder=Path(__file__).parent,
    rules=rules,
    words={"heading": HEADINGS[1:]},
    places=PLACES,
    grid=GRID,
    check=check,
)
