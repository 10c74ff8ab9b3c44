"""A question at the screen: its numbered options, and the keys that explain, undo, save and leave."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.padding import Padding
from rich.text import Text

from gaslamp import UnknownName
from gaslamp.cli.refusal import reason
from gaslamp.cli.rules import drawn
from gaslamp.cli.screen import width
from gaslamp.cli.words import command
from gaslamp.engine.question import Question

if TYPE_CHECKING:
    from gaslamp.cli.sitting import Sitting

MANY = 6  # options that still go one below the other
LONG = 20  # letters of a wrong line that are shown


class Leave(Exception):
    """Somebody leaves the table."""


class Undo(Exception):
    """Somebody wants the last answer back."""


class Prompt:
    """One question to one human."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.screen, self.say, self.voice = sitting.screen, sitting.say, sitting.voice

    def answer(self) -> tuple[int, ...]:
        """The answer chosen by its number."""
        state = self.sitting.play.state
        question, offered = state.question, state.offered.list()
        assert question is not None
        options = [self.voice.answer(question, answer) for answer in offered]
        numbered = {str(n): answer for n, answer in enumerate(offered, 1)}
        self.show(question, options)
        while True:
            line = self.read(self.say.say("choose", n=len(offered)))
            if not line and len(offered) == 1:
                return offered[0]
            if line in numbered:
                return numbered[line]
            if line:
                self.obey(line, len(offered))
            else:
                self.sitting.table(self.seat)
                self.show(question, options)

    def show(self, question: Question, options: list[str]) -> None:
        """The question, the options by number, and the keys."""
        self.screen.print()
        self.screen.print(Text(f"{self.voice.name(self.seat)}: {self.voice.question(question)}", style="bold"))
        digits = len(str(len(options)))
        lines = [Text.assemble((f"{n:>{digits}}", "bold cyan"), f"  {text}") for n, text in enumerate(options, 1)]
        if len(lines) > MANY:
            self.screen.print(Columns(lines, padding=(0, 4), column_first=True, equal=True), width=width(self.screen))
        else:
            self.screen.print(*lines, sep="\n")
        undo = "yes" if self.sitting.undoable(self.seat) else "no"
        keys = self.say.say("keys", undo=undo, rule=question.rule)
        self.screen.print(keys, style="dim", width=width(self.screen))

    def obey(self, line: str, options: int) -> None:
        """Do what a key says; anything else gets a clear word."""
        key, _, rest = line.partition(" ")
        match key.lower():
            case "?":
                self.explain()
            case "r":
                self.rule(rest.strip())
            case "l":
                self.sitting.story(self.seat)
            case "u":
                raise Undo
            case "s":
                self.sitting.save()
                self.screen.print(self.say.say("saved", path=str(self.sitting.path), command=command()), soft_wrap=True)
            case "q":
                raise Leave
            case _:
                shown = line if len(line) <= LONG else f"{line[:LONG]}…"
                self.complain(self.say.say("no-option", line=shown, n=options))

    def explain(self) -> None:
        """What the question is about, and the rule that asks it."""
        question = self.sitting.play.state.question
        assert question is not None
        self.screen.print(Padding(self.voice.help(question), (0, 2)), width=width(self.screen))
        self.rule(question.rule)

    def rule(self, rule: str) -> None:
        """A rule, or the rules of a section."""
        try:
            found = self.voice.rules(rule.upper() or "?")
        except UnknownName as error:
            self.complain(reason(UnknownName("rule", rule, error.known), self.say))
        else:
            self.screen.print(Padding(drawn(found), (0, 2)), width=width(self.screen))

    def complain(self, line: str) -> None:
        """Say what was wrong."""
        self.screen.print(line, style="red", width=width(self.screen))

    def pause(self, key: str, **args: str) -> None:
        """Wait for Enter; to leave is still open, and to undo as long as one's own cards are on the screen."""
        match self.read(self.say.say(key, **args)).lower():
            case "u" if key == "hide-or-undo":
                raise Undo
            case "q":
                raise Leave

    def read(self, prompt: str) -> str:
        """A line; the end of input is leaving."""
        try:
            line = self.screen.input(Text(f"{prompt} ", style="bold")).strip()
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.screen.print(line)  # so that a script's session can be read
        return line
