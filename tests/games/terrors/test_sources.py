"""Where the values of Terrors of London come from: printed, known from elsewhere, inferred or a stand-in."""

from __future__ import annotations

import pytest

from gaslamp.engine.book.data import Value
from gaslamp.games.terrors.kinds import (
    ACOLYTES,
    BEASTS,
    INFLUENCES,
    KINDS,
    MONSTERS,
    MORTALS,
    OVERLORDS,
    RELICS,
    SPIRITS,
    UNDEAD,
)
from gaslamp.games.terrors.state import Terrors
from tests.games.telling import names
from tests.games.terrors.scene import GAME, card_names, choose

Facts = dict[str, dict[str, Value]]

PRINTED: Facts = {
    "game": {
        "cultists": 5,
        "fanatics": 3,
        "influences": 2,
        "street": 5,
        "hand": 5,
        "first_hand": 4,
        "relics": 3,
        "curse": 2,
        "cheap": 4,
    },
    **{acolyte: {"cost": 2} for acolyte in ACOLYTES},
    "skeleton": {"horde": ["power"], "horde_amounts": [1]},
    "poltergeist": {
        "trigger": "first_mortal",
        "triggered": ["sacrifice"],
        "triggered_amounts": [1],
        "horde": ["power"],
        "horde_amounts": [1],
    },
    "coven_witch": {"trigger": "curse", "triggered": ["life"], "triggered_amounts": [2]},
}
ELSEWHERE: Facts = {  # reviews and the publisher
    "warlock": {"deeds": ["power"], "deeds_amounts": [5]},
    "methuselah": {"faction": "undead", "life": 40},
    "lilith": {"faction": "mortal", "ability": "claim"},
    "fenris": {"faction": "beast"},
    "azazael": {"faction": "spirit", "life": 50},
}
SIDES: Facts = {  # with whom a monster can be joined on the left and on the right, by its faction
    "undead": {"left": "beast", "right": "spirit"},
    "spirit": {"left": "undead", "right": "mortal"},
    "mortal": {"left": "spirit", "right": "beast"},
    "beast": {"left": "mortal", "right": "undead"},
}
BY_FACTION = {"undead": UNDEAD, "spirit": SPIRITS, "mortal": MORTALS, "beast": BEASTS}
KNOWN: Facts = {
    "cultist": {"deeds": ["coin"], "deeds_amounts": [1]},
    "fanatic": {"deeds": ["power"], "deeds_amounts": [1]},
    **{f"{faction}_acolyte": {"faction": faction, "copies": 2} for faction in SIDES},
    "ghoul": {"faction": "undead"},
    "skeleton": {"faction": "undead", "deeds": ["dearest"], "deeds_amounts": [1]},
    "poltergeist": {"faction": "spirit"},
    "relic_hunter": {"faction": "mortal", "deeds": ["power", "reuse_relic"], "deeds_amounts": [1, 1]},
    "coven_witch": {"faction": "mortal"},
    "werewolf": {"faction": "beast"},
    "fenris": {"ability": "hunt"},
}


def known_facts() -> Facts:
    """What is known, and the indicators of every monster of a faction."""
    facts = {card: dict(known) for card, known in KNOWN.items()}
    for faction, monsters in BY_FACTION.items():
        for card in (f"{faction}_acolyte", *monsters):
            facts.setdefault(card, {}).update(SIDES[faction])
    return facts


def facts(source: str) -> Facts:
    """The values of one source."""
    sections = {
        section: {name: fact.value for name, fact in table.items() if fact.source == source}
        for section, table in GAME.data.facts.items()
    }
    return {section: table for section, table in sections.items() if table}


def test_what_is_printed_known_or_inferred_says_so_and_everything_else_is_a_stand_in() -> None:
    """Nobody takes a guess of ours for a fact."""
    assert facts("printed") == PRINTED and facts("elsewhere") == ELSEWHERE
    assert facts("inferred") == known_facts()


@pytest.mark.rule("T1.2", "T10.10")
@pytest.mark.parametrize("card", [*INFLUENCES, *RELICS])
def test_of_influences_and_relics_nothing_is_known(card: str) -> None:
    """All that they do is ours."""
    assert {fact.source for fact in GAME.data.facts[card].values()} == {"stand-in"}


def test_the_ghoul_gives_power_for_sure() -> None:
    """One point, as the example of the rule book has it; what else it does is ours."""
    deeds = dict(zip(GAME.data.words("ghoul", "deeds"), GAME.data.numbers("ghoul", "deeds_amounts"), strict=True))
    assert deeds["power"] == 1


@pytest.mark.parametrize("overlord", ["lilith", "fenris"])
def test_lilith_and_fenris_are_neither_the_strongest_nor_the_weakest(overlord: str) -> None:
    """Their life is ours, but it lies between that of the other two."""
    assert 40 < GAME.data.number(overlord, "life") < 50


def test_every_inferred_value_says_why() -> None:
    """In a note; the amounts of a list belong to its words."""
    names = [
        (section, name)
        for section, table in GAME.data.facts.items()
        for name, fact in table.items()
        if fact.source == "inferred" and not fact.note and not name.endswith("_amounts")
    ]
    assert names == []


def test_sections_are_the_cards_and_the_game() -> None:
    """Each card has one."""
    assert set(GAME.data.facts) == {"game", *KINDS[1:]}


# -- what is in the box


def copies(kinds: tuple[str, ...]) -> int:
    """How many cards of some kinds there are."""
    return sum(GAME.data.number(card, "copies") for card in kinds)


@pytest.mark.rule("T2.4", "T2.5", "T1.2", "T1.3")
def test_the_box_has_as_many_cards_as_it_should() -> None:
    """8 Acolytes, 16 influences, four overlords, and 68 cards of the market, 12 of them relics."""
    assert (copies(ACOLYTES), len(INFLUENCES), len(OVERLORDS)) == (8, 16, 4)
    assert (copies(MONSTERS), copies(RELICS), copies((*MONSTERS, *RELICS))) == (56, 12, 68)
    starters = 2 * (GAME.data.number("game", "cultists") + GAME.data.number("game", "fanatics"))
    assert starters + copies((*ACOLYTES, *MONSTERS, *RELICS)) + len(INFLUENCES) == 108


@pytest.mark.rule("T2.4", "T2.5")
def test_all_of_them_are_on_the_table() -> None:
    """Street and market together, the stack of Acolytes, two starting decks and the influences that are left."""
    state = GAME.new(2, 1, choice="marked")
    assert isinstance(state, Terrors)
    choose(state, "methuselah", "lilith")
    market = sorted([*card_names(state.market), *card_names(state.street)])
    wanted = ", ".join(f"{card}*{GAME.data.number(card, 'copies')}" for card in (*MONSTERS, *RELICS))
    assert market == sorted(names(wanted)) and card_names(state.acolytes) == sorted(2 * ACOLYTES)
    assert sum(GAME.census(state).values()) == 108
