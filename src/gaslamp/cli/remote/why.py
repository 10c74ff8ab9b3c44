"""The key that asks why not: an answer by its names or numbers, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding

from gaslamp.cli.rules import drawn
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.words.notation import as_tuples
from gaslamp.protocol import asks, tells
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay


def ask(stay: Stay, rest: str) -> None:
    """Ask which rule forbids an answer; without one, say how to ask."""
    prompt = stay.prompt
    if prompt is None:
        stay.teller.complain(stay.say("join-why-when"))
        return
    answer = prompt.meant(rest)
    if answer is None:
        prompt.tell_how_to_ask(rest)
    else:
        stay.presence.do(asks.WhyNot(new_id(), stay.table, prompt.seat, stay.question, as_lists(answer)))


def explain(stay: Stay, asked: asks.WhyNot, why: tells.Why) -> None:
    """The answer of the server, unless the question has passed."""
    if stay.prompt is None or asked.question != stay.question:
        return
    stay.prompt.tell_why(as_tuples(asked.answer), why.rule or None)
    if why.rule:
        stay.teller.show(Padding(drawn({why.rule: why.says}), (0, 2)))


def as_lists(answer: Answer) -> list[Any]:
    """An answer for the wire."""
    return [list(one) if isinstance(one, tuple) else one for one in answer]
