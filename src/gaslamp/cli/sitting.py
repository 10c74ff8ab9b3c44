"""A table in a terminal: who sits there, what each has seen, and whose turn it is to look."""

from __future__ import annotations

import sys
from itertools import takewhile
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from gaslamp import Record
from gaslamp.bots import Bot, bot
from gaslamp.bots.player import decide
from gaslamp.cli.luck import name_luck, seed_for_bots
from gaslamp.cli.prompt import Glance, Prompt
from gaslamp.cli.result import result
from gaslamp.cli.screen import width, wipe
from gaslamp.cli.seating import player_names
from gaslamp.cli.teller import Teller
from gaslamp.cli.words import command
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.offer import Answer, unpack
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.record import HUMAN
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

REMINDER = 12  # events that are told again when a game is taken up


class Leave(Exception):
    """Somebody leaves the table."""


class Undo(Exception):
    """Somebody wants the last answer back."""


class Sitting:
    """One game at one screen."""

    def __init__(self, start: Record, say: Texts, screen: Console, path: Path, imports: bool) -> None:
        self.play = Playthrough(start)
        self.voice = Voice(start.game, say.language, player_names(start, say))
        self.say = say
        self.screen = screen
        self.teller = Teller(screen, say, self.voice)
        self.path = path
        self.bots = {seat: bot(who, imports) for seat, who in enumerate(start.players) if who != HUMAN}
        self.chance = seeded(seeded(seed_for_bots(start)).seed() ^ len(start.answers))  # the bots' luck
        self.seen: dict[int | None, int] = {}  # how many parts each was told: the deal, each answer
        self.looking: int | None = None  # the human at the screen
        self.glance: Glance | None = None

    @property
    def humans(self) -> list[int]:
        """The seats of those at the screen."""
        return [seat for seat in range(self.play.start.seats) if seat not in self.bots]

    @property
    def who_answered(self) -> list[int]:
        """Who gave each answer."""
        return [turn.seat for turn in self.play.turns]

    # -- the game

    def begin(self) -> None:
        """Say what is played; of a game that is taken up again, what happened last."""
        if self.play.answers:
            self.seen = dict.fromkeys((None, *range(self.play.start.seats)), self.recent())
        luck = name_luck(self.play.start, self.say)
        self.screen.print(Rule(f"{self.voice.title()} · {luck}"), width=width(self.screen))

    def recent(self) -> int:
        """The part of the game from which on its latest events are told again."""
        ends = [one.events[1] for one in self.play.stretches]
        return next(part for part, end in enumerate(ends) if end > ends[-1] - REMINDER)

    def go_on(self) -> None:
        """Ask whoever is to be asked, until the game is over."""
        while (seat := self.play.state.asked) is not None:
            if seat in self.bots:
                self.play.answer(self.bot_answer(self.bots[seat]))
            elif self.needless:
                self.play.answer(self.play.state.offered[0])
            else:
                self.ask(seat)

    @property
    def needless(self) -> bool:
        """Whether one can only say no, and there is nobody at the screen from whom to hide that."""
        return len(self.humans) == 1 and self.play.state.offered == [()]

    def bot_answer(self, player: Bot) -> Answer:
        """A bot's answer."""
        state = self.play.state
        return unpack(decide(state, player, self.chance), state.answer_parts)

    # -- a human's turn

    def ask(self, seat: int) -> None:
        """Show a human the table and have the question answered, or the last answer undone."""
        question = self.play.state.detailed_question
        assert question is not None
        try:
            if len(self.humans) > 1 and self.looking != seat:
                self.hand_over(seat)
            self.looking = seat
            self.news(seat)
            state = self.play.state
            prompt = Prompt(self.teller, seat, question, state.offered.list(), state.groups)
            prompt.keys = self.say.say("keys", undo="yes" if self.undoable(seat) else "no", rule=question.rule)
            height = prompt.height
            knows = self.glance and self.glance.suffices(seat, question.name, self.who_answered)
            if not (knows and self.teller.keeps_table(height)):
                self.table(seat, height)
                self.glance = Glance(seat, question.name, len(self.who_answered))
            self.play.answer(self.answer(prompt))
            self.save()
        except Undo:
            self.glance = None
            self.undo(seat)

    def answer(self, prompt: Prompt) -> Answer:
        """The answer that somebody types and the rules allow."""
        prompt.show()
        while True:
            line = self.read(prompt.hint)
            answer = prompt.choose(line)
            if answer is not None:
                if self.check(prompt, answer):
                    return answer
            elif line:
                self.obey(line, prompt)
            else:
                self.table(prompt.seat)
                prompt.show()

    def check(self, prompt: Prompt, answer: Answer) -> bool:
        """Whether the rules allow an answer; else which of them does not."""
        rule = self.play.state.why_not(answer)
        if rule is not None:
            prompt.tell_why(answer, rule)
            self.teller.rule_alone(rule)
        return rule is None

    def why(self, prompt: Prompt, text: str) -> None:
        """Which rule forbids an answer, if any does."""
        answer = prompt.answer_asked_about(text)
        if answer is None:
            prompt.tell_how_to_ask(text)
        elif self.check(prompt, answer):
            prompt.tell_why(answer, None)

    def obey(self, line: str, prompt: Prompt) -> None:
        """Do what a key says."""
        key, _, rest = line.partition(" ")
        match key.lower():
            case "w":
                self.why(prompt, rest.strip())
            case "l":
                self.teller.tell(self.play.events(prompt.seat))
            case "u":
                raise Undo
            case "s":
                self.save()
                self.screen.print(self.say.say("saved", path=str(self.path), command=command()), soft_wrap=True)
            case "q":
                raise Leave
            case _:
                prompt.obey(line)

    def hand_over(self, seat: int) -> None:
        """Let the human at the screen read what came of it, then give the screen to another."""
        if self.looking is not None:
            self.news(self.looking)
            self.pause("hide-or-undo" if self.play.undoable(self.looking) else "hide")
        wipe(self.screen)
        self.pause("pass-screen", name=self.voice.name(seat))
        wipe(self.screen)

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

    def news(self, seat: int | None) -> None:
        """What the seat has seen happen since it was last shown, and what it had no choice about."""
        parts = range(self.seen.get(seat, 0), len(self.play.stretches))
        self.seen[seat] = len(self.play.stretches)
        events: list[Event] = []
        for part in parts:
            if forced := [one for one in self.play.forced(seat, part) if one.only_answer]:
                self.teller.tell(events, above=1)
                events = []
                self.teller.tell_forced(forced)
            events += self.play.events_of(seat, part)
        self.teller.tell(events, above=1)

    def table(self, seat: int | None, below: int = 0) -> None:
        """The table as the seat sees it, whole, or with so many lines below it on the screen."""
        self.teller.table(self.play.game.view(self.play.state, seat), below)

    # -- undo, save and leave

    def undo(self, seat: int) -> None:
        """Take back the last answer, or say why that is not free."""
        who = self.looking if self.looking is not None else seat
        if self.undoable(who):
            self.play.undo(who)
            while self.needless:
                self.play.undo(who)
            self.seen = {seer: min(known, len(self.play.stretches)) for seer, known in self.seen.items()}
            self.screen.print(self.say.say("undone"), style="green")
        elif not self.who_answered:
            self.screen.print(self.say.say("undo-nothing"), style="red")
        else:
            why = "undo-luck" if self.who_answered[-1] == who else "undo-others"
            self.screen.print(self.say.say(why), style="red")

    def undoable(self, seat: int) -> bool:
        """Whether there is an answer to take back that the seat itself has given."""
        own = takewhile(lambda state: state.asked == seat, reversed(self.play.undo_states))
        return any(len(self.humans) > 1 or state.offered != [()] for state in own)

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
        state = self.play.state
        self.teller.show(result(state, self.voice, self.say, self.play.game.reckoning(state)))
        self.screen.print(self.say.say("saved", path=str(self.path), command=command()), soft_wrap=True)
