"""What had one answer only and was not asked: for whom it would have been asked, and nobody else."""

from __future__ import annotations

from typing import cast

from gaslamp.engine.core.effect import Option, Step, effect_of, goes_on, numbers_of
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.core.question import ask
from gaslamp.engine.core.state import State
from gaslamp.protocol.view import Forced, Question


def forced_on(state: State, seat: int | None, begin: int, end: int) -> list[Forced]:
    """The forced choices of a seat, among those between two marks; a spectator has none."""
    numbers = [] if state.forced is None else state.forced.part(begin, end)
    steps = zip(numbers[::2], numbers[1::2], strict=True)
    return [forced_choice(step, option) for step, option in steps if numbers_of(step).seat == seat]


def forced_choice(step: Step, option: Option) -> Forced:
    """A question, and the only answer that it had."""
    about = numbers_of(step)
    question = ask(effect_of(step), goes_on(step), about.card, about.at, about.n, about.to)
    return Forced(question=cast(Question, question.json()), only_answer=list(unpack(option, len(question.parts))))
