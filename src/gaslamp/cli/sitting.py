"""A table in a terminal: who sits there, what each has seen, and whose turn it is to look."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule

from gaslamp.bots import Bot
from gaslamp.bots.player import decide
from gaslamp.cli.prompt import Leave, Prompt, Undo
from gaslamp.cli.result import result
from gaslamp.cli.screen import width, wipe
from gaslamp.cli.tables import draw
from gaslamp.engine.chance import Chance
from gaslamp.engine.offer import unpacked
from gaslamp.engine.playthrough import Playthrough
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice

__all__ = ["Leave", "Sitting"]


@dataclass
class Sitting:
    """One game at one screen; the humans have the first seats."""

    play: Playthrough
    voice: Voice
    say: Texts
    screen: Console
    humans: int
    bots: list[Bot]
    chance: Chance  # the bots' luck
    path: Path
    seen: dict[int | None, int] = field(default_factory=dict)  # how many events each has been shown
    answered: list[int] = field(default_factory=list)  # who gave each answer
    looking: int | None = None  # the human at the screen

    def begin(self) -> None:
        """Say what is played; of a game that is played on, what has been is not told again."""
        if self.play.answers:
            self.seen = {seat: len(self.play.events(seat)) for seat in (None, *range(self.play.start.seats))}
        seed = self.say.say("seed", seed=str(self.play.start.seed))
        self.screen.print(Rule(f"{self.voice.title()} · {seed}"), width=width(self.screen))

    def go_on(self) -> None:
        """Ask whoever is to be asked, until the game is over."""
        while (seat := self.play.state.asked) is not None:
            if seat < self.humans:
                self.ask(seat)
            else:
                self.answer(self.thought(self.bots[seat - self.humans]))

    def thought(self, bot: Bot) -> tuple[int, ...]:
        """A bot's answer."""
        state = self.play.state
        assert state.question is not None
        return unpacked(decide(state, bot, self.chance), len(state.question.picks))

    def answer(self, answer: tuple[int, ...]) -> None:
        """Whoever is asked answers."""
        seat = self.play.state.asked
        assert seat is not None
        self.play.answer(answer)
        self.answered.append(seat)

    def ask(self, seat: int) -> None:
        """Show a human the table and have the question answered, or the last answer undone."""
        try:
            if self.humans > 1 and self.looking != seat:
                self.hand_over(seat)
            self.looking = seat
            self.news(seat)
            self.table(seat)
            self.answer(Prompt(self, seat).answer())
            self.save()
        except Undo:
            self.undo(seat)

    def hand_over(self, seat: int) -> None:
        """Let the human at the screen read what came of it, then give the screen to another."""
        prompt = Prompt(self, seat)
        if self.looking is not None:
            self.news(self.looking)
            prompt.pause("hide")
        wipe(self.screen)
        prompt.pause("pass-screen", name=self.voice.name(seat))
        wipe(self.screen)

    def news(self, seat: int | None) -> None:
        """What the seat has seen happen since it was last shown."""
        events = self.play.events(seat, self.seen.get(seat, 0))
        self.seen[seat] = self.seen.get(seat, 0) + len(events)
        if events:
            lines = "\n".join(self.voice.story(events))
            self.screen.print(Padding(lines, (1, 1, 0, 1)), width=width(self.screen))

    def table(self, seat: int | None) -> None:
        """The table as the seat sees it."""
        view = self.play.game.view(self.play.state, seat)
        self.screen.print()
        self.screen.print(draw(view, self.voice, self.say, width(self.screen)))

    def undo(self, seat: int) -> None:
        """Take back the last answer, or say why that is not free."""
        who = self.looking if self.looking is not None else seat
        if self.play.undo(who):
            self.answered.pop()
            self.seen = {seer: min(known, len(self.play.events(seer))) for seer, known in self.seen.items()}
            self.screen.print(self.say.say("undone"), style="green")
        elif not self.answered:
            self.screen.print(self.say.say("undo-nothing"), style="red")
        else:
            why = "undo-luck" if self.answered[-1] == who else "undo-others"
            self.screen.print(self.say.say(why), style="red")

    def save(self) -> None:
        """Keep the record."""
        self.play.record().save(self.path)

    def leave(self) -> None:
        """Keep the record and say where it is."""
        self.save()
        self.screen.print()
        self.screen.print(self.say.say("left", path=str(self.path), game=self.play.game.name), soft_wrap=True)

    def end(self) -> None:
        """The last news, the final table, the places, and where the record is."""
        seat = 0 if self.humans == 1 else None
        self.save()
        self.news(seat)
        self.table(seat)
        self.screen.print(result(self.play.state, self.voice, self.say))
        self.screen.print(self.say.say("saved", path=str(self.path)), soft_wrap=True)
