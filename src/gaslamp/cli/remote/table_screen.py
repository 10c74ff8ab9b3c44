"""A table elsewhere at this screen: what is shown as it happens, and what is asked."""

from __future__ import annotations

import asyncio
from typing import Any

from rich.rule import Rule
from rich.text import Text

from gaslamp.cli.prompt import Glance, Prompt
from gaslamp.cli.refusal import reason
from gaslamp.cli.remote import chairs, keys
from gaslamp.cli.remote.check import Checked
from gaslamp.cli.remote.ending import Ending
from gaslamp.cli.remote.handover import Handover
from gaslamp.cli.remote.inbox import Absence, Cut, Declined, Reason, Settled, Silence, Stirred
from gaslamp.cli.remote.keyboard import Gone, Keyboard
from gaslamp.cli.remote.people import People
from gaslamp.cli.remote.story import Story, who_answered
from gaslamp.cli.remote.table_client import TableClient
from gaslamp.cli.remote.why import as_lists, explain
from gaslamp.cli.screen import width
from gaslamp.cli.teller import Teller
from gaslamp.engine.book.game import View
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.question import Question
from gaslamp.engine.core.sets import Group
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.words.notation import as_tuples
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Position
from gaslamp.remote import Look, Refused
from gaslamp.remote.wire import new_id

FAREWELL = 3  # seconds for the server to take note that one leaves


class TableScreen:
    """One person at this screen, or several, at a table."""

    def __init__(self, client: TableClient, teller: Teller, keyboard: Keyboard, link: str, ending: Ending) -> None:
        self.client = client
        self.teller = teller
        self.say = teller.say.say
        self.keyboard = keyboard
        self.link = link
        self.ending = ending
        self.story = Story(teller, client)
        self.people = People(client, teller, keyboard)
        self.handover = Handover(self)
        self.looking = None if self.crowded else next(iter(client.looks))  # the human at the screen
        self.told = {seat: Story.recent(look) for seat, look in client.looks.items()}  # the latest entry told to each
        self.prompt: Prompt | None = None
        self.answered: Prompt | None = None  # the last that was answered
        self.question = 0  # the number of the question that is shown
        self.glance: Glance | None = None
        self.proposal = 0  # the number of the proposal that one was asked about
        self.following = False  # whether one wants a rematch
        self.next: str | None = None  # the table to go to
        self.hosting = ""  # how it was last said what is waited for
        self.done = False

    # -- how things are

    @property
    def table(self) -> str:
        """The table's own name."""
        return self.client.table

    @property
    def crowded(self) -> bool:
        """Whether several humans share the screen."""
        return len(self.client.looks) > 1

    @property
    def seat(self) -> int | None:
        """The seat that one acts for, None for a spectator."""
        return self.looking if self.looking is not None else next(iter(self.client.looks))

    @property
    def look(self) -> Look:
        """The table through the eyes of that seat."""
        return self.client.looks[self.seat]

    @property
    def position(self) -> Position:
        """The game through these eyes."""
        assert self.look.position is not None
        return self.look.position

    @property
    def view(self) -> View:
        """What these eyes see."""
        return {**self.position.view}

    @property
    def status(self) -> str:
        """How the table stands."""
        return self.client.sheet.status

    # -- what happens

    async def run(self) -> str | None:
        """TableScreen until one leaves; the table of a rematch if one goes there."""
        self.greet()
        self.look_around()
        if self.status == "playing" and self.prompt is None and not self.crowded:
            self.draw()
        self.keyboard.ready()
        while not self.done:
            message = await self.keyboard.inbox.get()
            if not isinstance(message, Settled):
                with self.keyboard.above():
                    await self.meet(message)
            if not self.done and (self.client.open == 0 or self.client.line.down):
                self.keyboard.ready()  # a line is read when the one before has come about
        await self.client.depart()
        return self.next

    async def meet(self, message: Any) -> None:
        """Whatever happens next."""
        match message:
            case str():
                self.keyboard.echo(message)
                self.take_line(message)
            case Gone():
                await self.leave()
                raise message
            case Exception():
                self.look_around()
                if not self.done:  # it is not just that one's seat was given up
                    raise message
            case Stirred():
                self.look_around()
            case Silence(question):
                self.people.say_who_thinks(question)
            case Absence(seat):
                self.people.say_who_is_away(seat)
            case Cut(mended):
                style = "green" if mended else "red"
                self.teller.show(self.say("join-mended" if mended else "join-cut"), style)
            case Declined(ask, error):
                self.tell_refusal(ask, error)
                if isinstance(ask, asks.Answer):
                    self.question = 0
                    self.look_around()
            case Reason(ask, why):
                explain(self, ask, why)
            case Checked(good, says):
                self.teller.show(says, "green" if good else "bold red")
                self.teller.show(self.say("join-keys-over"), "dim")

    def greet(self) -> None:
        """Which table this is, and who is there."""
        screen = self.teller.screen
        self.people.learn_names()
        screen.print(Rule(f"{self.teller.voice.title()} · {self.table}"), width=width(screen))
        if self.status == "waiting":
            self.chairs()
            self.teller.show(self.say("join-hash", hash=self.client.sheet.hash), "dim")
        elif self.seat is None:
            self.teller.show(self.say("join-looking-on"), "dim")

    @property
    def host(self) -> str:
        """For the texts: whether one opened the table, and whether anybody is still missing."""
        chairs = self.client.sheet.chairs
        if not any(chairs[seat].host for seat in self.client.mine):
            return "guest"
        return "free" if any(chair.who == "free" for chair in chairs) else "full"

    def chairs(self) -> None:
        """Who sits where."""
        here = self.look.here
        self.teller.show(chairs.chairs_table(self.client.sheet.chairs, self.client.mine, here, self.teller.say))

    def draw(self) -> None:
        """The table as it is seen; before the game, who sits there."""
        if self.look.position is None:
            self.chairs()
        else:
            self.teller.table(self.view)

    def look_around(self) -> None:
        """Tell what is new, and ask what is asked."""
        self.people.learn_names()
        self.people.notice(self.look)
        if self.seat is not None and not self.client.mine:
            self.done = True
            self.teller.complain(self.say("join-put-out"))
            return
        asked = self.view["asked"] if self.look.position else None
        if self.handover.holds(asked):
            return
        self.news()
        if self.look.over:
            self.end()
        elif asked in self.client.mine and self.client.looks[asked].asked:
            self.turn(asked)
        else:
            self.prompt = None
        self.propose()

    def news(self) -> None:
        """What those who may look now have not been told yet."""
        seat = self.seat
        if self.crowded and self.looking is None and self.look.position is not None and not self.look.over:
            return  # nobody in particular is at the screen
        self.told[seat] = self.story.tell(self.look, self.told[seat])
        if self.status == "waiting":
            self.told = dict.fromkeys(self.told, self.told[seat])  # all at the screen have read it
            self.show_waiting()

    def show_waiting(self) -> None:
        """The keys before the game, whenever they change."""
        if self.host != self.hosting:
            self.hosting = self.host
            self.teller.show(self.say("join-keys-waiting", host=self.host), "dim")

    def propose(self) -> None:
        """Say that one is asked about a proposal, once."""
        proposal = self.client.sheet.proposal
        if proposal and self.proposal != proposal.n and {*proposal.waiting} & {*self.client.mine}:
            self.proposal = proposal.n
            self.teller.show(Text(self.say("join-vote"), style="bold yellow"))

    # -- one's turn

    def turn(self, seat: int) -> None:
        """Something is asked of a seat: show it, unless it is shown already."""
        if self.crowded and self.looking != seat:
            self.handover.begin(seat)
            return
        if self.position.question == self.question:
            return
        self.question = self.position.question
        if self.needless:
            self.pass_by(seat)
            return
        question, given = Question.of(self.view["question"]), who_answered(self.look.updates)
        offered = [tuple(answer) for answer in self.view["offered"]]
        self.prompt = Prompt(self.teller, seat, question, offered, groups_of(self.view))
        self.prompt.keys = self.keys(self.prompt)
        height = self.prompt.height
        knows = self.glance and self.glance.suffices(seat, question.name, given)
        if not (knows and self.teller.keeps_table(height)):
            self.teller.table(self.view, height)
            self.glance = Glance(seat, question.name, len(given))
        self.prompt.show()

    def keys(self, prompt: Prompt) -> str:
        """The keys that matter most, and one's time."""
        undo = "free" if self.position.undo == "ask" and not self.client.others else self.position.undo
        line = self.say("join-keys", choose=prompt.hint.rstrip(":"), undo=undo, rule=prompt.question.rule)
        left = self.people.time_left(self.look, prompt.seat)
        return f"{self.say('join-time', time=left)} · {line}" if left else line

    @property
    def needless(self) -> bool:
        """Whether one can only say no, and there is nobody from whom to hide that."""
        people = [chair for chair in self.client.sheet.chairs if chair.who == "person"]
        return len(people) == 1 and self.view["offered"] == [[]]

    def pass_by(self, seat: int) -> None:
        """Say no for whoever can say nothing else; on the way back go back further."""
        last = self.look.updates[-1].deed
        if isinstance(last, deeds.Undone) and self.position.undo != "no":
            self.client.do(asks.Undo(new_id(), self.table, seat))
        else:
            self.answer(seat, ())

    def answer(self, seat: int, answer: Answer) -> None:
        """Answer the question that is shown."""
        self.answered, self.prompt = self.prompt, None
        self.client.do(asks.Answer(new_id(), self.table, seat, self.question, as_lists(answer)))

    def tell_refusal(self, ask: asks.Ask, error: GaslampError) -> None:
        """Why the server will not; of an answer that breaks a rule, what the rule says."""
        rule = error.problem.rule if isinstance(error, Refused) else ""
        if rule and self.answered and isinstance(ask, asks.Answer):
            self.answered.tell_why(as_tuples(ask.answer), rule)
            self.teller.rule_alone(rule)
        else:
            self.teller.complain(reason(error, self.teller.say))

    # -- what is typed

    def take_line(self, line: str) -> None:
        """A line: an answer, or a key."""
        if self.handover.take_line(line):
            return
        prompt = self.prompt
        answer = prompt.choose(line) if prompt else None
        if prompt and answer is not None:
            self.answer(prompt.seat, answer)
        elif line:
            keys.obey(self, line)
        else:
            self.draw()
            if prompt:
                prompt.show()

    # -- the end

    def end(self) -> None:
        """The result, once, and whether all was right."""
        self.prompt = None
        if not self.ending.told:
            self.ending.tell(self.look, self.teller, self.keyboard.inbox.put_nowait)
        if self.following and self.client.sheet.rematch:
            self.follow()

    def follow(self) -> None:
        """Go to the table of the rematch."""
        self.next, self.done = self.client.sheet.rematch, True

    async def leave(self) -> None:
        """Get up; the seat stays one's own."""
        self.done = True
        if self.crowded:
            self.handover.hide()
        if self.seat is not None and self.status in ("waiting", "playing"):
            if self.status == "playing" and self.client.sheet.terms.pace == "live":
                await self.get_up()
            self.teller.screen.print(self.say("join-left", command=keys.come_back(self.link)), soft_wrap=True)

    async def get_up(self) -> None:
        """Tell the others that one is away for a while."""
        gone = [asks.Leave(new_id(), self.table, seat) for seat in self.client.mine]
        try:
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*[self.client.line.act(ask) for ask in gone], return_exceptions=True)
        except TimeoutError:
            return


def groups_of(view: View) -> list[Group]:
    """What a set may be of, as a view tells it."""
    return [
        Group([tuple(element) for element in group["elements"]], group["least"], group["most"])
        for group in view["groups"] or []
    ]
