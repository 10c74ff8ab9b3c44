"""What each faction does, as one line of effects; whoever wants the cards takes them, filled, from here."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gaslamp.engine.core.combinators import Rivals
from gaslamp.engine.core.effect import CardId, Effect
from gaslamp.games.catham.card import (
    CARDS,
    DETECTIVES,
    HACKERS,
    JOURNALISTS,
    MAFIA,
    OFFICIALS,
    POLICE,
    ROBOCAT,
    SCIENCE,
)
from gaslamp.games.catham.choices import Extra, Inform, Sell, Squeeze, Target
from gaslamp.games.catham.effects import Draw, ForSmallOrLarge, Gain, Hack, Inspect, Search
from gaslamp.games.catham.facts import DATA

__all__ = ["CARDS"]


def does(card: CardId, *effects: Effect[Any]) -> None:
    """The faction's set does this."""
    CARDS[card].effects = effects


def number(card: CardId, name: str) -> i64:
    """A printed number of the faction."""
    return DATA.number(CARDS[card].name, name)


def gain(card: CardId) -> Gain:
    """The faction's influence."""
    return Gain(number(card, "gain"))


def draw(card: CardId) -> Draw:
    """The faction's cards from the draw pile."""
    return Draw(number(card, "draw"))


def fill() -> None:
    """M4: what each faction's set does."""
    does(DETECTIVES, Extra("M4.1", False, gain(DETECTIVES), Rivals(Sell(number(DETECTIVES, "reward")))))
    does(SCIENCE, gain(SCIENCE), draw(SCIENCE))
    does(ROBOCAT, ForSmallOrLarge(draw(ROBOCAT), gain(ROBOCAT), CARDS[ROBOCAT].sets[1]))
    does(MAFIA, gain(MAFIA), Rivals(Squeeze(number(MAFIA, "discard"), number(MAFIA, "toll"))))
    does(HACKERS, Target("M4.5", True, Hack(number(HACKERS, "gain"))))
    search = Search(number(POLICE, "gain"), number(POLICE, "draw"))
    does(POLICE, Extra("M4.6", True, Target("M4.6", False, search)))
    does(JOURNALISTS, gain(JOURNALISTS), Rivals(Inform(number(JOURNALISTS, "reward"))))
    does(OFFICIALS, Inspect(number(OFFICIALS, "gain")))


fill()
