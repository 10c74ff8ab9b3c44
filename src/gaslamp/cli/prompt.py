"""A question at a screen: its numbered options, and what explains it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.teller import Teller
from gaslamp.engine.core.parts import PLACE
from gaslamp.engine.core.question import Question

MANY = 6  # options that still go one below the other
LONG = 20  # letters of a wrong line that are shown

Answer = tuple[int, ...]


@dataclass(frozen=True)
class Glance:
    """When a seat last saw the whole table: at which question, after how many answers."""

    seat: int
    question: str
    answers: int

    def suffices(self, seat: int, question: str, answered: Sequence[int]) -> bool:
        """Whether this only asks further what the seat began then; `answered` says who gave each answer."""
        return self.seat == seat and question != self.question and {*answered[self.answers :]} == {seat}


class Prompt:
    """One question to one human."""

    def __init__(self, teller: Teller, seat: int, question: Question, offered: Sequence[Answer], keys: str) -> None:
        self.teller = teller
        self.seat = seat
        self.question = question
        self.offered = offered
        self.keys = keys
        self.numbered = {str(n): answer for n, answer in enumerate(offered, 1)}
        self.named = {self.place(answer): answer for answer in offered if answer} if self.of_places() else {}

    def of_places(self) -> bool:
        """Whether places are all that is asked for."""
        return [part.kind for part in self.question.parts] == [PLACE]

    def place(self, answer: Answer) -> str:
        """The place that an answer names, as one types it."""
        return self.teller.voice.place(answer[0]).lower()

    def show(self) -> None:
        """The question, the options by number, and the keys."""
        voice, screen = self.teller.voice, self.teller.screen
        screen.print()
        self.teller.show(Text(f"{voice.name(self.seat)}: {voice.question(self.question)}", style="bold"))
        options = [voice.answer(self.question, answer) for answer in self.offered]
        digits = len(str(len(options)))
        lines = [Text.assemble((f"{n:>{digits}}", "bold cyan"), f"  {text}") for n, text in enumerate(options, 1)]
        if len(lines) > MANY:
            self.teller.show(Columns(lines, padding=(0, 4), column_first=True, equal=True))
        else:
            screen.print(*lines, sep="\n")
        self.teller.show(self.keys, "dim")

    def chosen(self, line: str) -> Answer | None:
        """The answer that a line chooses by its number or as a place; Enter is enough if there is only one."""
        if not line and len(self.offered) == 1:
            return self.offered[0]
        return self.numbered[line] if line in self.numbered else self.named.get(line.lower())

    def obey(self, line: str) -> None:
        """Explain what a line asks to have explained; anything else gets a clear word."""
        key, _, rest = line.partition(" ")
        match key.lower():
            case "?":
                self.explain()
            case "r":
                self.teller.rule(rest.strip())
            case _:
                shown = line if len(line) <= LONG else f"{line[:LONG]}…"
                self.teller.complain(self.teller.say.say("no-option", line=shown, n=len(self.offered)))

    def explain(self) -> None:
        """What the question is about, and the rule that asks it."""
        self.teller.show(Padding(self.teller.voice.help(self.question), (0, 2)))
        self.teller.rule(self.question.rule)
