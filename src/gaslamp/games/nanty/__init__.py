"""Nanty Narking: secret identities, agents and unrest in the twelve districts of Victorian London."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.editions import Editions
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import OneOf, Value
from gaslamp.engine.core.chance import Chance
from gaslamp.games.nanty import facts
from gaslamp.games.nanty.board import GRID, PIECES
from gaslamp.games.nanty.card import Edition, text_of
from gaslamp.games.nanty.events import EVENT_KINDS
from gaslamp.games.nanty.kinds import CARDS, DISTRICTS, IDENTITIES, KINDS, RANDOM_EVENTS
from gaslamp.games.nanty.old import answer_under_1, answer_under_2
from gaslamp.games.nanty.old_data import is_old
from gaslamp.games.nanty.reckoning import RECKONER
from gaslamp.games.nanty.setup import Options, new_game
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.table import VERSION
from gaslamp.games.nanty.view import PLACES, census, show
from gaslamp.games.nanty.words import ABILITY_RULES, IDENTITY_RULES, RANDOM_EVENT_RULES, SETS, TEXT_RULES

EDITIONS = Editions(Edition)


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Nanty:
    """A new game with these numbers."""
    options = Options(
        SETS.index(str(settings["identities"])),
        settings["ending"] == "failed_draw",
        settings["murders"] == "figures",
        settings["fire"] == "stops",
        settings["two_players"] == "older_game" or is_old(data),
    )
    return new_game(EDITIONS.of(data), seats, chance, options, listen)


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card: of its text, its ability, its goal or what happens."""
    texts = [TEXT_RULES.get(text_of(data, card), "") for card in CARDS]
    abilities = [ABILITY_RULES[data.word(district, "ability")] for district in DISTRICTS]
    goals = [IDENTITY_RULES[identity] for identity in IDENTITIES]
    return ("", *texts, *abilities, *goals, *(RANDOM_EVENT_RULES[event] for event in RANDOM_EVENTS))


GAME = Game(
    name="nanty",
    version=str(VERSION),
    seats=range(2, 5),
    settings=(
        OneOf("identities", SETS),
        OneOf("ending", ("last_card", "failed_draw")),
        OneOf("murders", ("agents", "figures")),
        OneOf("fire", ("spreads", "stops")),
        OneOf("two_players", ("whole_set", "older_game")),
    ),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    reckoner=RECKONER,
    data=facts.DATA,
    cards=KINDS,
    pieces=PIECES,
    rare=frozenset(
        {
            "keep_away",
            "kept_away",
            "more_unrest",
            "move_enemy_agent",
            "put_back",
            "rebuild",
            "rioted",
            "shared_win",
            "stay",
            "won_tie",
        }
    ),
    folder=Path(__file__).parent,
    rules=rules,
    words=facts.WORDS,
    places=PLACES,
    numbered=True,
    grid=GRID,
    check=facts.check,
    earlier={"1": answer_under_1, "2": answer_under_2},
)
