"""A faction card: which sets of it may be played, and the list of them all."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.catham.facts import DATA


class Demand:
    """What a set asks for besides its own cards: nothing."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        """The largest set of so many held, out of so many cards, while the richest rival has so many."""
        return held


class OneMore(Demand):
    """M4.1: one more card of any faction."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        return min(held, cards - 1)


class OneOtherAndRival(Demand):
    """M4.6, M7.4: one more card of another faction, and a rival with a card."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        return held if cards > held and richest > 0 else 0


class EqualRival(Demand):
    """M4.5: a rival with as many cards as the set."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        return min(held, richest)


@final
class Card:
    """A faction: its rule, how many cards, the sizes of its sets, what they ask for, and what they do."""

    def __init__(self, name: str, rule: str, cards: i64, sets: Ints, demand: Demand) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.cards: Final = cards
        self.sets: Final = sets
        self.demand: Final = demand
        self.effects: tuple[Effect[Any], ...] = ()  # filled in by cards.py


def card_named(name: str, rule: str, demand: Demand) -> Card:
    """A faction as the data have it."""
    return Card(name, rule, DATA.number(name, "cards"), row(DATA.numbers(name, "sets")), demand)


DETECTIVES: Final = 1
SCIENCE: Final = 2
ROBOCAT: Final = 3
MAFIA: Final = 4
HACKERS: Final = 5
POLICE: Final = 6
JOURNALISTS: Final = 7
OFFICIALS: Final = 8
FIRST_FACTIONS: Final = (DETECTIVES, SCIENCE, ROBOCAT, MAFIA, HACKERS)
CARDS: Final[list[Card]] = [
    Card("back", "", 0, ints(), Demand()),
    card_named("detectives", "M4.1", OneMore()),
    card_named("science", "M4.2", Demand()),
    card_named("robocat", "M4.3", Demand()),
    card_named("mafia", "M4.4", Demand()),
    card_named("hackers", "M4.5", EqualRival()),
    card_named("police", "M4.6", OneOtherAndRival()),
    card_named("journalists", "M4.7", Demand()),
    card_named("officials", "M4.8", Demand()),
]
