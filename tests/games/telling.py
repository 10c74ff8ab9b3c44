"""What the scenes of all games ask of a state: who is asked what, what is refused, what was told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp import Game, Illegal
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State


def names(text: str) -> list[str]:
    """The names in a text like "ghoul*2, cultist"."""
    found: list[str] = []
    for word in filter(None, map(str.strip, text.split(","))):
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found


def asks(state: State) -> tuple[int, str] | None:
    """Who is asked what; None when the game is over."""
    return None if state.asked is None or state.question is None else (state.asked, state.question.name)


def give(game: Game, state: State, answer: Answer) -> None:
    """Give an answer: what is offered is not forbidden, and no piece is made or lost."""
    whole = game.census(state)
    assert answer not in state.offered or state.why_not(answer) is None
    state.answer(answer)
    assert game.census(state) == whole


def everything(game: Game, state: State) -> object:
    """All that any player could notice, and the luck to come."""
    return [game.view(state, seat) for seat in range(state.seats)], int(state.chance.state)


def forbidden(game: Game, state: State, answer: Answer, rule: str) -> None:
    """An answer is forbidden by the rule, and giving it changes nothing."""
    before = everything(game, state)
    assert game.why_not(state, answer) == rule
    with pytest.raises(Illegal) as error:
        state.answer(answer)
    assert error.value.rule == rule
    assert everything(game, state) == before


def seen(game: Game, state: State, kinds: tuple[str, ...]) -> list[Event]:
    """The events of these kinds, as a spectator saw them."""
    return [event for event in game.events(state, None) if event.kind in kinds]


def tale(game: Game, state: State, seat: int | None = None) -> list[str]:
    """All events as one saw them, each in a few words: what, who, which card, how many, where, against whom."""
    return [" ".join(filter(None, words(game, event))) for event in game.events(state, seat)]


def words(game: Game, event: Event) -> Iterator[str]:
    """What an event speaks of."""
    yield event.kind
    yield str(event.seat) if event.seat != NOBODY else ""
    yield game.cards[event.card] if event.card else ""
    yield f"x{event.n}" if event.n else ""
    yield f"at {(game.places if game.places else game.cards)[event.at]}" if event.at else ""
    yield f"against {event.to}" if event.to != NOBODY else ""
