"""Tells a game at a screen: what happened, how the table looks, what the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp import UnknownName
from gaslamp.cli.refusal import reason
from gaslamp.cli.rules import rules_table
from gaslamp.cli.screen import width
from gaslamp.cli.tables import draw
from gaslamp.engine.book.game import View
from gaslamp.engine.core.question import Question
from gaslamp.engine.words.events import EventLike
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice, within


@dataclass
class Teller:
    """A screen, and the words for what is told there."""

    screen: Console
    say: Texts
    voice: Voice
    used: int = 0  # lines from the top of the last table on

    def tell(self, events: Sequence[EventLike], *, above: int = 0) -> None:
        """What happened, with so many empty lines above."""
        if events:
            lines = "\n".join(self.voice.story(events))
            self.show(Padding(lines, (above, 1, 0, 1)))
            self.used += above + len(lines.splitlines())

    def tell_forced(self, forced: Iterable[tuple[Question, Sequence[int]]]) -> None:
        """What one had no choice about and was not asked; that one could only pass goes without saying."""
        for question, answer in forced:
            if answer:
                line = self.say.say("deed-forced", answer=self.voice.answer(question, answer))
                self.show(Padding(Text(line, style="dim"), (0, 1)))

    def table(self, view: View, below: int = 0) -> None:
        """The table as a seat sees it; as brief as it must be to stand on the screen above so many lines."""
        height = self.screen.height - below - 1 if below and self.screen.is_terminal else None
        drawn = draw(view, self.voice, width(self.screen), height)
        self.screen.print()
        self.screen.print(drawn)
        self.used = len(self.screen.render_lines(drawn)) + below

    def keeps_table(self, lines: int) -> bool:
        """Whether so many lines more leave the table on the screen; they are counted."""
        self.used += lines
        return not self.screen.is_terminal or self.used <= self.screen.height

    def rule(self, rule: str) -> None:
        """A rule, or the rules of a section."""
        try:
            texts = self.voice.rules(rule.upper() or "?")
        except UnknownName as error:
            self.complain(reason(UnknownName("rule", rule, error.known), self.say))
        else:
            self.show(Padding(rules_table(texts), (0, 2)))

    def rule_alone(self, rule: str) -> None:
        """A rule without those of its section; how to read these."""
        known = self.voice.rule_ids()
        if rule not in known:
            self.rule(rule)
            return
        self.show(Padding(rules_table({rule: self.voice.rule(rule)}), (0, 2)))
        parts = [part for part in known if within(part, rule)]
        if parts:
            line = self.say.say("rule-parts", first=parts[0], last=parts[-1], n=len(parts), rule=rule)
            self.show(Padding(Text(line, style="dim"), (0, 2)))

    def complain(self, line: str) -> None:
        """Say what was wrong."""
        self.show(line, "red")

    def show(self, what: RenderableType, style: str = "") -> None:
        """Print, no wider than is easy to read."""
        self.screen.print(what, style=style, width=width(self.screen))
