"""Terrors of London: overlords of the night, who buy monsters, chain them into hordes and hunt each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.editions import Editions
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import OneOf, Value
from gaslamp.engine.core.chance import Chance
from gaslamp.games.terrors import facts
from gaslamp.games.terrors.board import PIECES
from gaslamp.games.terrors.card import Edition
from gaslamp.games.terrors.events import EVENT_KINDS
from gaslamp.games.terrors.kinds import INFLUENCES, KINDS
from gaslamp.games.terrors.old import answer_under_1
from gaslamp.games.terrors.reckoning import RECKONER
from gaslamp.games.terrors.setup import VERSION, new_game
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.view import census, show
from gaslamp.games.terrors.words import DEEDS, RESOURCES

EDITIONS = Editions(Edition)
DEED_RULES = {
    "draw": "T9.1",
    "curse": "T9.2",
    "haunt": "T9.5",
    "sacrifice": "T9.7",
    "command": "T9.9",
    "frenzy": "T9.10",
    "destroy": "T9.12",
    "rally": "T9.13",
    "reveal": "T9.14",
    "life": "T7.1",
    "dearest": "T10.1",
    "reuse_relic": "T10.2",
    "coin_or_regeneration": "T10.5",
    "look_and_discard": "T10.11",
    "haunt_one": "T10.12",
    "unleash": "T3.4",
}
OVERLORD_RULES = {"alchemy": "T10.6", "blood_price": "T10.7", "claim": "T10.8", "hunt": "T10.9"}


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Terrors:
    """A new game with these numbers."""
    return new_game(EDITIONS.of(data), seats, chance, settings["choice"] == "marked", listen)


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card: of its own text, of what it waits for, of its first keyword."""
    return ("", *(rule(data, card) for card in KINDS[1:]))


def rule(data: Data, card: str) -> str:
    """The rule that tells what a card does, "" if its symbols do."""
    if data.has(card, "ability"):
        return OVERLORD_RULES[data.word(card, "ability")]
    if card in INFLUENCES:
        return "T10.10"
    if data.has(card, "trigger"):
        return "T10.4" if data.word(card, "trigger") == "curse" else "T10.3"
    deeds = data.words(card, "deeds") if data.has(card, "deeds") else []
    known = [DEED_RULES[deed] for deed in sorted(deeds, key=DEEDS.index, reverse=True) if deed not in RESOURCES]
    return known[0] if known else ""


GAME = Game(
    name="terrors",
    version=str(VERSION),
    seats=range(2, 5, 2),
    settings=(OneOf("choice", ("choose", "marked")),),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    reckoner=RECKONER,
    data=facts.DATA,
    cards=KINDS,
    pieces=PIECES,
    rare=frozenset({"respond", "revealed", "unleash_any"}),
    folder=Path(__file__).parent,
    rules=rules,
    words=facts.WORDS,
    wholes=facts.WHOLES,
    check=facts.check,
    earlier={"1": answer_under_1},
)
