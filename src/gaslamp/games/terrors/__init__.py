"""Terrors of London: overlords of the night, who buy monsters, chain them into hordes and hunt each other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.data import Data
from gaslamp.engine.game import Game
from gaslamp.engine.setting import OneOf, Value
from gaslamp.games.terrors import facts
from gaslamp.games.terrors.board import PIECES
from gaslamp.games.terrors.card import Edition
from gaslamp.games.terrors.events import TALE
from gaslamp.games.terrors.kinds import KINDS
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.turn import new_game
from gaslamp.games.terrors.view import census, show
from gaslamp.games.terrors.words import DEEDS

EDITIONS: dict[str, Edition] = {}  # by the digest of their data; the oldest makes room
MOST_EDITIONS = 16
RULES = {  # the cards with a rule of their own
    "skeleton": "T10.1",
    "relic_hunter": "T10.2",
    "poltergeist": "T10.3",
    "coven_witch": "T10.4",
    "alchemist": "T10.5",
    "azazael": "T10.6",
    "methuselah": "T10.7",
    "lilith": "T10.8",
    "fenris": "T10.9",
    "spell_key": "T10.11",
    "haunted_mirror": "T10.12",
}


def deal(data: Data, seats: int, seed: int, settings: Mapping[str, Value], listen: bool) -> Terrors:
    """A new game with these numbers."""
    if data.digest not in EDITIONS:
        if len(EDITIONS) == MOST_EDITIONS:
            del EDITIONS[next(iter(EDITIONS))]
        EDITIONS[data.digest] = Edition(data)
    return new_game(EDITIONS[data.digest], seats, seed, settings["choice"] == "marked", listen)


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card that has one of its own."""
    return tuple(RULES.get(name, "") for name in KINDS)


GAME = Game(
    name="terrors",
    version="1",
    seats=range(2, 5, 2),
    settings=(OneOf("choice", ("choose", "marked")),),
    deal=deal,
    show=show,
    census=census,
    choices=(
        "enthrone",
        "inspire",
        "act",
        "aim",
        "transmute",
        "claim",
        "bounty",
        "make_room",
        "unleash",
        "curse",
        "suffer",
        "command",
        "frenzy",
        "sacrifice",
        "destroy",
        "divine",
        "reuse_relic",
        "haunt_one",
    ),
    tale=TALE,
    data=facts.DATA,
    cards=KINDS,
    card_slots=("card", "other", "at"),
    symbols={
        "verb": (
            "play",
            "buy",
            "recruit",
            "attack",
            "form",
            "extend_left",
            "extend_right",
            "relic",
            "rule",
            "haunt",
        ),
        "deed": DEEDS,
        "resource": ("coin", "power", "regeneration"),
    },
    pieces=PIECES,
    folder=Path(__file__).parent,
    rules=rules,
    check=facts.check,
)
