"""Where the values of Nanty Narking come from: printed, inferred or a stand-in, each of them says it."""

from __future__ import annotations

from gaslamp.engine.book.data import Value
from tests.games.nanty.scene import CARDS, DISTRICTS, GAME, IDENTITIES

PRINTED: dict[str, dict[str, Value]] = {
    "game": {
        "hand": 5,
        "agent_points": 5,
        "riots": 8,
        "fog": 5,
        "emergency": 4,
        "earthquake": 2,
        "flood": 2,
        "new_citizens": 3,
        "subsidence": 2,
        "standard": ["moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "sidonia", "holmes"],
        "extended": ["balmoral", "bellinger", "holdhurst", "scrooge", "gradgrind", "lloyd", "fagin", "holmes"],
    },
    "chelsea": {"ability": "place", "price": 3},
    "strand": {"price": 2},
    "marylebone": {"amount": 2},
    "city": {"price": 3},
    "billingsgate": {"amount": 2},
    "east_end": {"ability": "stir"},
    "bermondsey": {"ability": "place", "price": 3},
    "clerkenwell": {"amount": 2},
    "southwark": {"amount": 1},
    "lambeth": {"amount": 3},
    "vauxhall": {"amount": 1},
    "moriarty": {"quiet_districts": [10, 9, 8], "quiet_districts_classic": [11, 10, 9]},
    "balmoral": {"control": [7, 5, 4], "districts_extended": [11, 10, 9], "control_extended": [6, 5, 4]},
    "bellinger": {"control": [7, 5, 4], "buildings_extended": [6, 5, 4], "control_extended": [6, 5, 4]},
    "holdhurst": {"control": [7, 5, 4], "value_extended": [54, 42, 36], "control_extended": [6, 5, 4]},
    "fagin": {"unrest": 8},
    "sidonia": {"wealth": [66, 50, 42], "wealth_classic": [50, 50, 50]},
    "scrooge": {"pieces": [14, 12, 11]},
    "gradgrind": {"wealth": [70, 54, 46], "districts": [11, 10, 9]},
    "lloyd": {"houses": [8, 9, 10]},
    "merryweather": {"text": "loan", "debt": 12, "penalty": 15},
    "suburban_bank": {"text": "loan", "debt": 12, "penalty": 15},
}
ELSEWHERE: dict[str, dict[str, Value]] = {"game": {"buildings": 6, "grenadiers": 4, "citizens": 3}}
INFERRED: dict[str, dict[str, Value]] = {
    "game": {
        "agents": 12,
        "classic": ["moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "sidonia", "holmes"],
    },
    "westminster": {"ability": "redraw"},
    "strand": {"ability": "calm"},
    "marylebone": {"ability": "income"},
    "city": {"ability": "insure"},
    "billingsgate": {"ability": "pawn"},
    "clerkenwell": {"ability": "income"},
    "southwark": {"ability": "income"},
    "lambeth": {"ability": "income"},
    "vauxhall": {"ability": "income"},
}


def facts(source: str) -> dict[str, dict[str, Value]]:
    """The values of one source."""
    found = {
        section: {name: fact.value for name, fact in table.items() if fact.source == source}
        for section, table in GAME.data.facts.items()
    }
    return {section: table for section, table in found.items() if table}


def test_printed_and_inferred_values_say_so_and_everything_else_is_a_stand_in() -> None:
    """Nobody takes a guess of ours for a fact: of the action cards only the terms of the two loans are known."""
    assert facts("printed") == PRINTED
    assert facts("elsewhere") == ELSEWHERE
    assert facts("inferred") == INFERRED
    assert set(facts("stand-in")) == {"game", *DISTRICTS, *CARDS}


def test_every_inferred_value_says_why() -> None:
    """In a note."""
    inferred = [fact for table in GAME.data.facts.values() for fact in table.values() if fact.source == "inferred"]
    assert len(inferred) == 11 and all(fact.note for fact in inferred)


def test_sections_are_the_cards_and_the_game() -> None:
    """Holmes and the random events have no numbers of their own."""
    assert set(GAME.data.facts) == {"game", *DISTRICTS, *CARDS, *IDENTITIES} - {"holmes"}
