"""People at a table: they answer at random, and now and then they drop out, repeat themselves, come late or lie."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import cast

from websockets.asyncio.client import ClientConnection

from gaslamp.protocol import asks, tells
from gaslamp.protocol.frame import AnswerForm
from gaslamp.protocol.tells import Position
from gaslamp.remote import Look, Refused, Visit, Wire
from gaslamp.remote.wire import a_tell, new_id

NOWHERE = "a" * 12
FAR = 13  # the largest number of a seat that the protocol has

Habit = Callable[["Player"], Awaitable[None]]


class Recorded:
    """A connection of which every frame is kept as it came."""

    def __init__(self, socket: ClientConnection, frames: list[bytes]) -> None:
        self.socket = socket
        self.frames = frames
        self.send = socket.send

    def __aiter__(self) -> Recorded:
        return self

    async def __anext__(self) -> str | bytes:
        frame = await anext(aiter(self.socket))
        self.frames.append(frame.encode() if isinstance(frame, str) else frame)
        return frame


class Ear(Wire):
    """A wire that keeps every frame."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(visit)
        self.frames: list[bytes] = []

    async def listen(self, socket: ClientConnection) -> None:
        """Take in what is told, and keep it as it came."""
        await super().listen(cast(ClientConnection, Recorded(socket, self.frames)))

    def news(self) -> list[tells.News]:
        """All news, as they came."""
        return [tell for tell in map(a_tell, self.frames) if isinstance(tell, tells.News)]

    def cut(self) -> None:
        """Lose the connection, without a word."""
        if self.socket is not None:
            self.socket.transport.abort()


class Watcher:
    """Somebody who looks on, through the eyes of a seat or as a spectator."""

    def __init__(self, visit: Visit, table: str, seat: int | None = None) -> None:
        self.ear = Ear(visit)
        self.table = table
        self.seat = seat
        self.look = Look(table, seat)

    async def __aenter__(self) -> Watcher:
        await self.ear.__aenter__()
        self.look = await self.ear.watch(self.table, self.seat)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ear.__aexit__()

    async def until(self, met: Callable[[Look], bool]) -> None:
        """Look on until something is so."""
        while not met(self.look):
            await self.look.wait_for_news(self.look.n)


class Player(Watcher):
    """Somebody with a seat; each answer is given by one of some habits."""

    def __init__(self, visit: Visit, table: str, seat: int, habits: list[Habit]) -> None:
        super().__init__(visit, table, seat)
        self.mine = seat
        self.habits = habits
        self.chance = Random(seat)
        self.voted = 0  # the number of the latest proposal that was answered
        self.doing = ""  # the habit of the moment

    async def play(self) -> None:
        """Answer whatever is asked until the game is over."""
        while not self.look.over:
            n = self.look.n
            if self.asked_to_vote:
                await self.vote()
            elif self.look.asked:
                habit = self.chance.choice(self.habits)
                self.doing = habit.__name__
                await habit(self)
            else:
                await self.look.wait_for_news(n)

    @property
    def position(self) -> Position:
        """The game as it is seen from the seat."""
        assert self.look.position is not None
        return self.look.position

    @property
    def asked_to_vote(self) -> bool:
        """Whether something is proposed, and this seat has yet to say."""
        proposal = self.look.sheet.proposal if self.look.sheet else None
        return proposal is not None and self.mine in proposal.waiting and proposal.n > self.voted

    async def vote(self) -> None:
        """Say yes, or at times no."""
        assert self.look.sheet is not None and self.look.sheet.proposal is not None
        proposal = self.look.sheet.proposal
        self.voted = proposal.n
        yes = proposal.what.what == "end" or self.chance.random() < 0.7
        with suppress(Refused):  # it may be gone by now
            await self.act(asks.Vote(new_id(), self.table, proposal.n, yes))

    def an_answer(self) -> asks.Answer:
        """One of the answers offered."""
        offered = self.position.view["offered"]
        assert offered
        return asks.Answer(new_id(), self.table, self.mine, self.position.question, self.chance.choice(offered))

    async def act(self, ask: asks.TableAct) -> int:
        """Do something, and see it happen; the number of its entry."""
        done: tells.Done = await self.ear.act(ask)
        await self.until(lambda look: look.n >= done.n)
        return done.n

    async def refusal(self, ask: asks.TableAct) -> str:
        """Do something that must be refused; the key of the reason."""
        try:
            done = await self.ear.act(ask)
        except Refused as error:
            assert error.problem.says and (error.problem.rule != "") == (error.problem.key == "error-illegal")
            return error.problem.key
        raise AssertionError(f"{ask} should be refused: {done}")

    async def give(self, ask: asks.Answer) -> int | None:
        """Answer; None, once it is seen why, if somebody took something back just then."""
        n = self.look.n
        try:
            return await self.act(ask)
        except Refused as error:
            assert error.problem.key in ("error-question-late", "error-table-status"), error
            await self.look.wait_for_news(n)
            return None


# -- habits


async def answer(player: Player) -> None:
    """Just answer."""
    await player.give(player.an_answer())


async def repeat(player: Player) -> None:
    """Answer, and send the same once more: it was done once."""
    ask = player.an_answer()
    n = await player.give(ask)
    if n is not None:
        assert await player.act(ask) == n


async def drop_out(player: Player) -> None:
    """Lose the connection while the answer is under way: it is done all the same, and once."""
    ask = player.an_answer()
    giving = asyncio.create_task(player.give(ask))
    await asyncio.sleep(0)  # let it go out
    player.ear.cut()
    n = await giving
    if n is not None:
        assert await player.act(ask) == n


async def answer_twice(player: Player) -> None:
    """Give two answers at once: one of them counts."""
    n, both = player.look.n, [player.an_answer(), player.an_answer()]
    done = await asyncio.gather(*(player.ear.act(ask) for ask in both), return_exceptions=True)
    refused = [error for error in done if isinstance(error, Refused)]
    assert len(refused) >= 1, "two answers to one question"
    assert {error.problem.key for error in refused} <= {"error-question-late", "error-table-status"}
    await player.look.wait_for_news(n)


async def come_late(player: Player) -> None:
    """Answer a question that is answered already: nothing happens."""
    ask = player.an_answer()
    if await player.give(ask) is not None and not player.look.over:
        late = asks.Answer(new_id(), ask.table, ask.seat, ask.question, ask.answer)
        assert await player.refusal(late) in ("error-question-late", "error-table-status")


async def lie(player: Player) -> None:
    """Answer for another, at no table, on no seat, what is not offered: each is refused with its reason."""
    ask, seats = player.an_answer(), player.position.view["seats"]

    async def told(table: str, seat: int, value: AnswerForm, *reasons: str) -> None:
        key = await player.refusal(asks.Answer(new_id(), table, seat, ask.question, value))
        assert key in reasons, f"{key}, not {reasons}"

    over = "error-table-status"  # the others may have ended the game just then
    await told(ask.table, (ask.seat + 1) % seats, ask.answer, "error-seat-not-yours", over)
    await told(NOWHERE, ask.seat, ask.answer, "error-table-unknown")
    await told(ask.table, FAR, ask.answer, "error-seat-none", over)
    await told(ask.table, ask.seat, [32767] * 4, "error-illegal", "error-question-late", over)


async def take_back(player: Player) -> None:
    """Take the last answer or the whole turn back, if the others have nothing against it."""
    ask = asks.Undo(new_id(), player.table, player.mine, player.chance.random() < 0.5)
    try:
        await player.act(ask)
        await player.until(lambda look: look.over or look.sheet is None or look.sheet.proposal is None)
    except Refused as error:
        keys = ("error-undo-nothing", "error-proposal-open", "error-table-status")
        assert error.problem.key in keys, error


async def chat(player: Player) -> None:
    """Say something."""
    text = f"{player.chance.randrange(1000)} nights in the fog"
    quick = player.chance.random() < 0.5
    say = (
        asks.Say(new_id(), player.table, player.mine, phrase="phrase-hello")
        if quick
        else (asks.Say(new_id(), player.table, player.mine, text))
    )
    await player.act(say)


ODD: list[Habit] = [repeat, drop_out, answer_twice, come_late, lie, take_back, chat]
