"""The key that asks why not: an answer by its names or numbers, and the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding

from gaslamp.cli.rules import rules_table
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.words.notation import as_tuples
from gaslamp.protocol import asks, tells
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.table_screen import TableScreen


def ask(screen: TableScreen, rest: str) -> None:
    """Ask which rule forbids an answer; without one, say how to ask."""
    prompt = screen.prompt
    if prompt is None:
        screen.teller.complain(screen.say("join-why-when"))
        return
    answer = prompt.answer_asked_about(rest)
    if answer is None:
        prompt.tell_how_to_ask(rest)
    else:
        screen.client.do(asks.WhyNot(new_id(), screen.table, prompt.seat, screen.question, as_lists(answer)))


def explain(screen: TableScreen, asked: asks.WhyNot, why: tells.Why) -> None:
    """The answer of the server, unless the question has passed."""
    if screen.prompt is None or asked.question != screen.question:
        return
    screen.prompt.tell_why(as_tuples(asked.answer), why.rule or None)
    if why.rule:
        screen.teller.show(Padding(rules_table({why.rule: why.says}), (0, 2)))


def as_lists(answer: Answer) -> list[Any]:
    """An answer for the wire."""
    return [list(one) if isinstance(one, tuple) else one for one in answer]
