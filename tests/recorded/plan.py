"""What is to be recorded of a game, said in a few lines for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.combinators import Rivals
from gaslamp.engine.core.effect import Option

Player = Callable[[Any, Chance], Option]
Texts = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Plan:
    """A game to be recorded: how it can end, who plays, and what its cards do."""

    game: str
    ending: Callable[[Any], str]  # of a state that is over, to which somebody listened
    endings: tuple[str, ...]
    players: tuple[Player, ...]
    texts: Callable[[], Texts]  # by card: the marks any of which shows that its text was applied
    values: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # of settings, besides those that are declared
    beyond: Mapping[str, str] = field(default_factory=dict)  # what no game can show, or hardly any, and why


def applied(cards: Mapping[str, tuple[Any, ...]]) -> dict[str, tuple[str, ...]]:
    """Marks for cards whose text is made of these effects: each of them was carried out in the name of the card."""
    return {
        f"text:{card}:{name}": (f"effect:{name}:{card}",)
        for card, effects in cards.items()
        for name in {type(inner(effect)).__name__ for effect in effects}
    }


def inner(effect: Any) -> Any:
    """An effect itself, if each rival undergoes it."""
    return effect.effect if isinstance(effect, Rivals) else effect


def told(kinds: tuple[str, ...], cards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Marks for cards of which it is told by an event of one of these kinds that their text was applied."""
    return {f"text:{card}": tuple(f"event:{kind}:{card}" for kind in kinds) for card in cards}
