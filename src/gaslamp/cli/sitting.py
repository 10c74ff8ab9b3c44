"""A table in a terminal: who sits there, what each has seen, and whose turn it is to look."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule

from gaslamp import Record
from gaslamp.bots import Bot, bot
from gaslamp.bots.player import decide
from gaslamp.cli.prompt import Leave, Prompt, Undo
from gaslamp.cli.result import result
from gaslamp.cli.screen import width, wipe
from gaslamp.cli.seating import called
from gaslamp.cli.tables import draw
from gaslamp.cli.words import command
from gaslamp.engine.chance import seeded
from gaslamp.engine.offer import unpacked
from gaslamp.engine.playthrough import Playthrough
from gaslamp.engine.record import HUMAN
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice

__all__ = ["Leave", "Sitting"]

REMINDER = 12  # events that are told again when a game is taken up


class Sitting:
    """One game at one screen."""

    def __init__(self, start: Record, say: Texts, screen: Console, path: Path) -> None:
        self.play = Playthrough(start)
        self.voice = Voice(start.game, say.language, called(start, say))
        self.say = say
        self.screen = screen
        self.path = path
        self.bots = {seat: bot(who) for seat, who in enumerate(start.players) if who != HUMAN}
        self.chance = seeded(seeded(start.seed).seed() ^ len(start.answers))  # the bots' luck
        self.seen: dict[int | None, int] = {}  # how many events each has been shown
        self.answered: list[int] = []  # who gave each answer
        self.looking: int | None = None  # the human at the screen
        self.shown: tuple[int, str, int] | None = None  # who saw the table, at which question, after how many answers

    @property
    def humans(self) -> list[int]:
        """The seats of those at the screen."""
        return [seat for seat in range(self.play.start.seats) if seat not in self.bots]

    def begin(self) -> None:
        """Say what is played; of a game that is taken up again, what happened last."""
        if self.play.answers:
            seers = (None, *range(self.play.start.seats))
            self.seen = {seat: max(0, len(self.play.events(seat)) - REMINDER) for seat in seers}
        seed = self.say.say("seed", seed=str(self.play.start.seed))
        self.screen.print(Rule(f"{self.voice.title()} · {seed}"), width=width(self.screen))

    def go_on(self) -> None:
        """Ask whoever is to be asked, until the game is over."""
        while (seat := self.play.state.asked) is not None:
            if seat in self.bots:
                self.answer(self.thought(self.bots[seat]))
            elif self.needless:
                self.answer(self.play.state.offered[0])
            else:
                self.ask(seat)

    @property
    def needless(self) -> bool:
        """Whether one can only say no, and there is nobody at the screen from whom to hide that."""
        return len(self.humans) == 1 and self.play.state.offered == [()]

    def thought(self, player: Bot) -> tuple[int, ...]:
        """A bot's answer."""
        state = self.play.state
        assert state.question is not None
        return unpacked(decide(state, player, self.chance), len(state.question.picks))

    def answer(self, answer: tuple[int, ...]) -> None:
        """Whoever is asked answers."""
        seat = self.play.state.asked
        assert seat is not None
        self.play.answer(answer)
        self.answered.append(seat)

    def ask(self, seat: int) -> None:
        """Show a human the table and have the question answered, or the last answer undone."""
        try:
            if len(self.humans) > 1 and self.looking != seat:
                self.hand_over(seat)
            self.looking = seat
            self.news(seat)
            if not self.following_up(seat):
                self.table(seat)
                self.shown = (seat, self.asking, len(self.answered))
            self.answer(Prompt(self, seat).answer())
            self.save()
        except Undo:
            self.shown = None
            self.undo(seat)

    @property
    def asking(self) -> str:
        """The name of the question."""
        question = self.play.state.question
        return question.name if question else ""

    def following_up(self, seat: int) -> bool:
        """Whether this only asks further what the seat began after it was shown the table."""
        if self.shown is None:
            return False
        seer, question, answers = self.shown
        return seer == seat and question != self.asking and {*self.answered[answers:]} == {seat}

    def hand_over(self, seat: int) -> None:
        """Let the human at the screen read what came of it, then give the screen to another."""
        prompt = Prompt(self, seat)
        if self.looking is not None:
            self.news(self.looking)
            prompt.pause("hide-or-undo" if self.play.undoable(self.looking) else "hide")
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

    def story(self, seat: int | None) -> None:
        """All that the seat has seen happen."""
        lines = "\n".join(self.voice.story(self.play.events(seat)))
        self.screen.print(Padding(lines, (0, 1)), width=width(self.screen))

    def table(self, seat: int | None) -> None:
        """The table as the seat sees it."""
        view = self.play.game.view(self.play.state, seat)
        self.screen.print()
        self.screen.print(draw(view, self.voice, self.say, width(self.screen)))

    def undo(self, seat: int) -> None:
        """Take back the last answer, or say why that is not free."""
        who = self.looking if self.looking is not None else seat
        if self.undoable(who):
            self.play.undo(who)
            self.answered.pop()
            while self.needless:
                self.play.undo(who)
                self.answered.pop()
            self.seen = {seer: min(known, len(self.play.events(seer))) for seer, known in self.seen.items()}
            self.screen.print(self.say.say("undone"), style="green")
        elif not self.answered:
            self.screen.print(self.say.say("undo-nothing"), style="red")
        else:
            why = "undo-luck" if self.answered[-1] == who else "undo-others"
            self.screen.print(self.say.say(why), style="red")

    def undoable(self, seat: int) -> bool:
        """Whether there is an answer to take back that the seat itself has given."""
        asked = [state.offered != [()] for state in self.play.free]
        return self.play.undoable(seat) and (len(self.humans) > 1 or any(asked))

    def save(self) -> None:
        """Keep the record."""
        self.play.record().save(self.path)

    def leave(self) -> None:
        """Keep the record and say where it is."""
        self.save()
        if len(self.humans) > 1:
            wipe(self.screen)
        self.screen.print()
        self.screen.print(self.say.say("left", path=str(self.path), command=command()), soft_wrap=True)

    def end(self) -> None:
        """The last news, the final table, the places, and where the record is."""
        seat = self.humans[0] if len(self.humans) == 1 else None
        if self.looking is not None:
            self.seen[seat] = self.seen[self.looking]  # all at the screen have read that far
        self.save()
        self.news(seat)
        self.table(seat)
        self.screen.print(result(self.play.state, self.voice, self.say))
        self.screen.print(self.say.say("saved", path=str(self.path), command=command()), soft_wrap=True)
