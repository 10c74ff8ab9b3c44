"""Players who never stop: random answers as fast as they are taken, and another game after each."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from gaslamp.protocol import asks
from gaslamp.protocol.tells import TableSheet
from gaslamp.remote import Look, Refused, Visit
from gaslamp.remote.wire import new_id
from tests.server.story import Story, Witness

LATE = {  # what those who talk and take back are told when others were quicker
    "error-question-late",
    "error-not-asked",
    "error-proposal-gone",
    "error-proposal-open",
    "error-undo-nothing",
    "error-undo-absent",
    "error-vote-already",
    "error-table-status",
}


@dataclass
class Player:
    """Somebody at a seat; the lively ones also talk, take back, vote, get up and come back."""

    visit: Visit
    person: str
    story: Story
    table: str
    seat: int
    lively: bool
    chance: Random
    looks: list[Look] = field(default_factory=list)  # at every table so far

    def __post_init__(self) -> None:
        self.wire = Witness(self.visit, self.person, self.story)

    async def play(self) -> None:
        """Sit down, and play game after game."""
        async with self.wire as wire:
            await self.sit_down()
            while True:
                look = await wire.watch(self.table, self.seat)
                self.looks.append(look)
                while not look.over:
                    await self.go_on(look)
                await self.meet_again(look)

    async def sit_down(self) -> None:
        """Take the seat; whoever opened the table has one."""
        if self.seat:
            await self.wire.do(asks.Sit(new_id(), self.table, self.seat))

    async def go_on(self, look: Look) -> None:
        """Do something if there is something to do, then wait for what comes of it."""
        assert look.sheet is not None
        n, ask = look.n, self.wish(look, look.sheet)
        try:
            n = (await self.wire.do(ask)).n - 1 if ask else n
        except Refused as refused:
            if not self.lively or refused.problem.key not in LATE:
                raise
        await look.wait_for_news(n)

    async def meet_again(self, look: Look) -> None:
        """Go to the table where all of them meet again."""
        if look.sheet is not None and look.sheet.rematch is None:
            done = await self.wire.do(asks.Rematch(new_id(), self.table))
            await look.wait_for_news(done.n - 1)
        assert look.sheet is not None and look.sheet.rematch is not None
        del self.wire.looks[self.table, self.seat]
        await self.wire.send(asks.Unwatch(self.table, self.seat))
        self.table = look.sheet.rematch

    def wish(self, look: Look, sheet: TableSheet) -> asks.TableAct | None:
        """What to do now."""
        if sheet.status == "waiting":
            return self.prepare(sheet)
        if self.lively:
            return self.fuss(look, sheet) or self.answer(look)
        return self.answer(look)

    def prepare(self, sheet: TableSheet) -> asks.TableAct | None:
        """Everybody adds a word to the luck; then the host begins."""
        if not sheet.chairs[self.seat].word:
            return asks.Word(new_id(), self.table, self.seat, f"word {self.chance.randrange(1000)}")
        ready = all(chair.word or chair.who == "bot" for chair in sheet.chairs)
        return asks.Start(new_id(), self.table) if ready and sheet.chairs[self.seat].host else None

    def answer(self, look: Look) -> asks.TableAct | None:
        """Any of the answers offered."""
        offered = look.position.view["offered"] if look.asked and look.position else None
        if not offered or not look.position:
            return None
        return asks.Answer(new_id(), self.table, self.seat, look.position.question, self.chance.choice(offered))

    def fuss(self, look: Look, sheet: TableSheet) -> asks.TableAct | None:
        """Vote on what others propose, come back to the seat, or whatever comes to mind."""
        id, mood = new_id(), self.chance.random()
        if sheet.proposal and self.seat in sheet.proposal.waiting:
            return asks.Vote(id, self.table, sheet.proposal.n, mood < 0.7)
        if sheet.chairs[self.seat].left:
            return asks.Back(id, self.table, self.seat)
        if mood < 0.1:
            return asks.Say(id, self.table, self.seat, f"{mood}")
        if mood < 0.2 and look.position is not None and look.position.undo != "no":
            return asks.Undo(id, self.table, self.seat, self.chance.random() < 0.3)
        return asks.Leave(id, self.table, self.seat) if mood > 0.98 else None
