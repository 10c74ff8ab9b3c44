"""The key that asks why not: an answer by its numbers, and the rule that forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.padding import Padding

from gaslamp.cli.prompt import Answer, Prompt
from gaslamp.cli.rules import drawn
from gaslamp.cli.screen import grid
from gaslamp.engine.core.parts import CARD, PLACE, SEAT, WORD, Part
from gaslamp.engine.core.question import Question
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.words.voice import Voice
from gaslamp.protocol import asks, tells
from gaslamp.remote.wire import new_id

if TYPE_CHECKING:
    from gaslamp.cli.remote.stay import Stay

PARTS, LARGEST = 4, 32767  # of an answer


def ask(stay: Stay, rest: str) -> None:
    """Ask which rule forbids an answer; without numbers, say what the numbers mean."""
    prompt = stay.prompt
    if prompt is None:
        stay.teller.complain(stay.say("join-why-when"))
        return
    typed = rest.replace(",", " ").split()
    parts = [int(number) for number in typed if number.isdecimal() and len(number) <= 5]
    if not typed or len(parts) < len(typed) or len(parts) > PARTS or max(parts) > LARGEST:
        legend(stay, prompt)
        return
    stay.presence.do(asks.WhyNot(new_id(), stay.table, prompt.seat, stay.question, parts))


def legend(stay: Stay, prompt: Prompt) -> None:
    """What the numbers of an answer stand for, shown by some answers that are offered."""
    voice = stay.teller.voice
    stay.teller.show(stay.say("join-why-how"))
    rows = grid("bold cyan", "")
    for answer in examples(prompt):
        rows.add_row(f"w {numbers(answer)}", voice.answer(prompt.question, answer))
    stay.teller.show(Padding(rows, (0, 2)))
    for n, part in enumerate(prompt.question.parts, 1):
        cells = [f"{number} {name}" for number, name in enumerate(named(voice, part)) if name]
        if cells:
            stay.teller.show(Padding(Columns([stay.say("join-why-part", n=n), *cells], padding=(0, 2)), (0, 2)))


def examples(prompt: Prompt) -> list[Answer]:
    """An offered answer for each of the ways to answer."""
    words = [n for n, part in enumerate(prompt.question.parts) if part.kind == WORD]
    answers = {tuple(answer[n] for n in words): answer for answer in prompt.offered if answer}
    return list(answers.values())


def named(voice: Voice, part: Part) -> list[str]:
    """What each number is for one part of an answer; nothing if it is just a number."""
    game = voice.game
    if part.kind == CARD:
        return ["", *(voice.card(card) for card in range(1, len(game.cards)))]
    if part.kind == PLACE:
        return [voice.place(place) for place in range(len(game.places))]
    return [voice.name(seat) for seat in range(len(voice.names))] if part.kind == SEAT else []


def explain(stay: Stay, asked: asks.WhyNot, why: tells.Why) -> None:
    """The answer of the server."""
    answer = worded(stay, asked)
    if not why.rule:
        stay.teller.show(stay.say("join-why-allowed", answer=answer), "green")
        return
    stay.teller.show(stay.say("join-why-forbidden", answer=answer, rule=why.rule), "yellow")
    stay.teller.show(Padding(drawn({why.rule: why.says}), (0, 2)))


def worded(stay: Stay, asked: asks.WhyNot) -> str:
    """An answer by its numbers, and in words if these have a meaning."""
    parts = [part for part in asked.answer if isinstance(part, int)]  # as they were typed
    shown = numbers(parts)
    try:
        words = stay.teller.voice.answer(Question.of(stay.view["question"]), parts)
    except (LookupError, ValueError, GaslampError):  # there is no such card, or too few numbers
        return shown
    return f"{shown} – {words}"


def numbers(answer: Sequence[int]) -> str:
    """The numbers of an answer."""
    return " ".join(map(str, answer))
