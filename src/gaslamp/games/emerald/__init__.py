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
from gaslamp.games.emerald.cards import TEXTS
from gaslamp.games.emerald.events import EVENT_KINDS
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.old import answer_under_1
from gaslamp.games.emerald.reckoning import RECKONER
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.turn import new_game
from gaslamp.games.emerald.view import PLACES, census, show

EDITIONS = Editions(Edition)
RULES = {  # the cards with a rule of their own
    "black_hand": "E8.1",
    "freemasons": "E8.2",
    "mrs_hudson": "E8.2",
    "change_of_heart": "E8.3",
    "cthulhu": "E8.4",
    "hide_royalty": "E8.5",
    "hired_assassin": "E8.6",
    "diogenes_club": "E8.7",
    "doctor_watson": "E8.7",
    "holy_brotherhood": "E8.8",
    "infernal_machine": "E8.9",
    "duchess_uzes": "E8.10",
    "inspector_lestrade": "E8.11",
    "fenians": "E8.12",
    "irene_adler": "E8.13",
    "matvei_golovinski": "E8.14",
    "mi_go": "E8.15",
    "shoggoth": "E8.16",
    "sigmund_freud": "E8.17",
    "society_of_leopold": "E8.18",
    "okhrana": "E8.19",
    "night_terrors": "E8.20",
    "peoples_will": "E8.21",
    "third_section": "E8.22",
    "pinkerton_agents": "E8.23",
    "sherlock_holmes": "E8.24",
    "vampires": "E8.25",
    "vladimir_burtsev": "E8.26",
    "yog_sothoth": "E8.27",
    "zombies": "E8.28",
    "louise_michel": "E8.29",
    "piotr_rachkovsky": "E8.29",
    "sebastian_moran": "E8.29",
}


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Emerald:
    """A new game with these numbers."""
    return new_game(EDITIONS.of(data), seats, chance, listen)


def check(data: Data) -> None:
    """Refuse data that cannot be played."""
    facts.check(data, TEXTS)


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card that has one of its own."""
    return tuple(RULES.get(name, "") for name in KINDS)


GAME = Game(
    name="emerald",
    version="2",
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
    earlier={"1": answer_under_1},
    check=check,
)
