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
    """One more card of any faction."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        """One card must be left, of this faction or not."""
        return min(held, cards - 1)


class OneOtherAndRival(Demand):
    """One more card of another faction, and a rival with a card."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        """Both must be there, whatever the size of the set."""
        return held if cards > held and richest > 0 else 0


class EqualRival(Demand):
    """A rival with as many cards as the set."""

    def most(self, held: i64, cards: i64, richest: i64) -> i64:
        """The richest rival is the limit."""
        return min(held, richest)


@final
class Card:
    """A faction: how many cards, the sizes of its sets, what they ask for, and what they do."""

    def __init__(self, name: str, cards: i64, sets: Ints, demand: Demand) -> None:
        self.name: Final = name
        self.cards: Final = cards
        self.sets: Final = sets
        self.demand: Final = demand
        self.effects: tuple[Effect[Any], ...] = ()  # filled in by cards.py


def printed(name: str, demand: Demand) -> Card:
    """A faction as the data have it."""
    return Card(name, DATA.number(name, "cards"), row(DATA.numbers(name, "sets")), demand)


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
    Card("back", 0, ints(), Demand()),
    printed("detectives", OneMore()),
    printed("science", Demand()),
    printed("robocat", Demand()),
    printed("mafia", Demand()),
    printed("hackers", EqualRival()),
    printed("police", OneOtherAndRival()),
    printed("journalists", Demand()),
    printed("officials", Demand()),
]
