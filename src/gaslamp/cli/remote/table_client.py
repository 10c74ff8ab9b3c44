"""A person at a table: one's seats there, the eyes through which one sees it, and what one does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from typing import Any

from gaslamp.cli.remote.chairs import seats_of
from gaslamp.cli.remote.inbox import Declined, Reason, Settled, Stirred
from gaslamp.cli.remote.join_options import JoinOptions
from gaslamp.cli.remote.line import Line
from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import asks
from gaslamp.protocol.tells import Done, TableSheet, Why
from gaslamp.remote import Look, Refused
from gaslamp.remote.wire import new_id

Act = asks.TableAct | asks.WhyNot


class TableClient:
    """A person at a table, with one seat or several, or just looking on."""

    def __init__(self, line: Line, table: str, person: str, tell: Callable[[object], None]) -> None:
        self.line = line
        self.table = table
        self.person = person
        self.tell = tell  # whoever is to know what happens
        self.looks: dict[int | None, Look] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.open = 0  # asks that are not settled yet

    @property
    def mine(self) -> list[int]:
        """One's own seats."""
        look = next(iter(self.looks.values()))
        return [seat for seat in seats_of(self.person, look.updates) if seat in self.looks]

    @property
    def sheet(self) -> TableSheet:
        """How the table stands."""
        sheet = next(iter(self.looks.values())).sheet
        assert sheet is not None
        return sheet

    @property
    def others(self) -> bool:
        """Whether anybody else would be asked about a proposal."""
        chairs = enumerate(self.sheet.chairs)
        awake = {seat for seat, chair in chairs if chair.who == "person" and not chair.minded and not chair.left}
        return not awake <= {*self.mine}

    async def enter(self, options: JoinOptions) -> None:
        """Come to the table: take one's own seats again, or a free one, or look on."""
        outside = self.looks[None] = await self.line.watch(self.table)
        seats = [] if options.watch else seats_of(self.person, outside.updates)
        if not seats and not options.watch and self.sheet.status == "waiting":
            seats = await self.sit(outside, options)
        for seat in seats:
            self.looks[seat] = await self.line.watch(self.table, seat)
        if seats:
            del self.looks[None]
            self.line.looks.pop((self.table, None), None)
            await self.line.send(asks.Unwatch(self.table))
        for look in self.looks.values():
            self.spawn(self.follow(look))

    async def sit(self, outside: Look, options: JoinOptions) -> list[int]:
        """Take a seat."""
        await self.line.act(asks.Sit(new_id(), self.table, options.seat, options.key))
        while not (seats := seats_of(self.person, outside.updates)):
            await outside.wait_for_news(outside.n)
        return seats

    async def settle(self, options: JoinOptions) -> None:
        """Take one's seats over from bots, and add one's word to the luck."""
        for seat in self.mine:
            chair = self.sheet.chairs[seat]
            if self.sheet.status == "playing" and (chair.left or chair.minded):
                await self.act(asks.Back(new_id(), self.table, seat))
            if self.sheet.status == "waiting" and (options.word or not chair.word):
                self.do(asks.Word(new_id(), self.table, seat, options.word or token_hex(8)))

    async def follow(self, look: Look) -> None:
        """Pass news on as it comes, until one may look no longer."""
        async with look.stirred:
            while look.refused is None:
                await look.stirred.wait()
                self.tell(Stirred())
        self.tell(look.refused)

    def do(self, ask: Act) -> None:
        """Ask something of the server; what comes of it is told later."""
        self.open += 1
        self.spawn(self.act_and_settle(ask))

    async def act_and_settle(self, ask: Act) -> None:
        """Ask, and say when there is an answer."""
        await self.act(ask)
        self.open -= 1
        self.tell(Settled())

    async def act(self, ask: Act) -> None:
        """Ask, and wait until it is known here what came of it; tell why not if the server will not."""
        try:
            answer = await self.line.act(ask)
        except GaslampError as error:
            self.tell(Declined(ask, error))
            return
        if isinstance(answer, Why) and isinstance(ask, asks.WhyNot):
            self.tell(Reason(ask, answer))
        if isinstance(answer, Done):
            with suppress(Refused):  # whoever follows that look tells why
                for look in self.looks.values():
                    while look.n < answer.n:
                        await look.wait_for_news(look.n)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def depart(self) -> None:
        """Look no longer."""
        for task in list(self.tasks):
            task.cancel()
        for seat in self.looks:
            self.line.looks.pop((self.table, seat), None)
            await self.line.send(asks.Unwatch(self.table, seat))
