"""What had one answer only and was not asked: for whom it would have been asked, and nobody else."""

from __future__ import annotations

from typing import NamedTuple

from gaslamp.engine.core.effect import Option, Step, effect_of, goes_on, numbers_of
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.core.question import Question, ask
from gaslamp.engine.core.state import State


class Stretch(NamedTuple):
    """What the deal or one answer led to: how many events and forced choices there were before it, and after."""

    events: tuple[int, int]
    forced: tuple[int, int]


class ForcedChoice(NamedTuple):
    """A question, and the only answer that it had."""

    question: Question
    only_answer: tuple[int, ...]


def stretch(state: State, before: Stretch | None) -> Stretch:
    """All that happened since the stretch before."""
    events, forced = (before.events[1], before.forced[1]) if before else (0, 0)
    return Stretch((events, len(state.log or ())), (forced, len(state.forced or ())))


def forced_choices(state: State, seat: int | None, one: Stretch) -> list[ForcedChoice]:
    """The forced choices of a seat in a stretch; a spectator has none."""
    numbers = [] if state.forced is None else state.forced.part(*one.forced)
    steps = zip(numbers[::2], numbers[1::2], strict=True)
    return [forced_choice(step, option) for step, option in steps if numbers_of(step).seat == seat]


def forced_choice(step: Step, option: Option) -> ForcedChoice:
    """A question that was not asked, with what it would have been about."""
    about = numbers_of(step)
    question = ask(effect_of(step), goes_on(step), about.card, about.at, about.n, about.to)
    return ForcedChoice(question, unpack(option, len(question.parts)))
