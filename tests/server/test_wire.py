"""A wire at a server that refuses: what may pass is asked again, what will not is told to whoever waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.json import decode, encode
from websockets.asyncio.server import Server, ServerConnection, serve

from gaslamp.cli.remote.inbox import Cut, Stirred
from gaslamp.cli.remote.line import Line
from gaslamp.cli.remote.table_client import TableClient
from gaslamp.protocol import asks, tells
from gaslamp.protocol.api import Problem
from gaslamp.remote import Refused, Visit, Wire, wire
from gaslamp.remote.wire import pause
from tests.server.home import PATIENCE

pytestmark = pytest.mark.anyio

HERE, THERE = "a" * 12, "b" * 12
TOO_FAST = Problem("error-too-fast", "wait", retry=3)
LOST = Problem("error-database-lost", "the database is gone")
BROKEN = Problem("error-server-broken", "our fault")
VERSION = Problem("error-version", "another protocol")
FOREIGN = Problem("error-seat-not-yours", "not your seat")
SAY = asks.Say("say", HERE, 0, "hello")
PASSING = pytest.mark.parametrize("problem", [TOO_FAST, LOST, BROKEN], ids=lambda problem: problem.key)


class Moody:
    """A server that refuses what is on its list, once for each time it is there, and otherwise answers."""

    def __init__(self) -> None:
        self.list: list[tuple[type[asks.Ask], Problem]] = []
        self.heard: list[asks.Ask] = []
        self.callers: list[ServerConnection] = []
        self.n = 1  # the latest entry of every table
        self.silent = False  # whether acts get no answer
        self.bell = asyncio.Event()
        self.server: Server | None = None

    async def serve(self, caller: ServerConnection) -> None:
        """Answer everything that is asked."""
        self.callers.append(caller)
        async for frame in caller:
            ask: asks.Ask = decode(frame, type=asks.Ask)
            self.heard.append(ask)
            self.bell.set()
            if answer := self.answer(ask):
                await caller.send(encode(answer), text=True)

    def answer(self, ask: asks.Ask) -> tells.Tell | None:
        """What is said to an ask."""
        for refusal in self.list:
            if isinstance(ask, refusal[0]):
                self.list.remove(refusal)
                return tells.Refused(refusal[1], getattr(ask, "id", ""))
        match ask:
            case asks.Hello(v):
                return tells.Welcome(v, "0")
            case asks.Watch(table, seat):
                return tells.News(table, self.n, seat)
            case asks.Say(id, table) if not self.silent:
                return tells.Done(id, table, self.n)
        return None

    def refuse(self, what: type[asks.Ask], *problems: Problem) -> None:
        """Put refusals on the list."""
        self.list += [(what, problem) for problem in problems]

    def count(self, what: type[asks.Ask]) -> int:
        """How often something was asked."""
        return sum(isinstance(ask, what) for ask in self.heard)

    async def hears(self, what: type[asks.Ask], times: int = 1) -> None:
        """Wait until something was asked so often."""
        while self.count(what) < times:
            self.bell.clear()
            await self.bell.wait()

    async def cut(self) -> None:
        """Lose the latest caller."""
        await self.callers[-1].close()

    @property
    def visit(self) -> Visit:
        """A visit here."""
        assert self.server is not None
        return Visit(f"http://127.0.0.1:{next(iter(self.server.sockets)).getsockname()[1]}")


@asynccontextmanager
async def moody() -> AsyncIterator[Moody]:
    """A moody server, at which nothing takes long."""
    found = Moody()
    async with asyncio.timeout(PATIENCE), serve(found.serve, "127.0.0.1", 0) as found.server:
        yield found


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """All pauses take no time: after how many tries, and how long the server said."""
    found: list[tuple[int, int]] = []

    def none(tries: int, seconds: int = 0) -> float:
        found.append((tries, seconds))
        return 0.0

    monkeypatch.setattr(wire, "pause", none)
    return found


def test_pauses_grow_and_are_as_long_as_the_server_says() -> None:
    """But never longer than the longest, beside what the server says; and that is believed up to as much."""
    for tries, own in ((0, wire.FIRST), (1, 2 * wire.FIRST), (2, 4 * wire.FIRST), (9999, wire.LONGEST)):
        for said, believed in ((0, 0), (3, 3), (60, wire.LONGEST)):
            pauses = [pause(tries, said) - believed for _ in range(100)]
            assert all(own / 2 <= one + 1e-9 and one - 1e-9 <= own for one in pauses)


def test_those_who_lost_a_server_together_do_not_come_back_together() -> None:
    """After the same tries their pauses differ, over all of the half that is left to chance."""
    for tries, said, own in ((0, 0, wire.FIRST), (9999, 0, wire.LONGEST), (0, 2, wire.FIRST)):
        pauses = {pause(tries, said) - said for _ in range(1000)}
        assert len(pauses) > 900 and min(pauses) < 0.6 * own and max(pauses) > 0.9 * own


# -- hello


@PASSING
async def test_hello_is_said_on_a_new_connection_when_it_was_refused(
    problem: Problem, pauses: list[tuple[int, int]]
) -> None:
    """After pauses that grow, until one is welcome."""
    async with moody() as server:
        server.refuse(asks.Hello, problem, problem)
        async with Wire(server.visit) as here:
            assert len(server.callers) == server.count(asks.Hello) == 3
            assert here.breaks == 0 and pauses == [(0, problem.retry), (1, problem.retry)]
            await here.act(SAY)
        await asyncio.gather(*[caller.wait_closed() for caller in server.callers])


async def test_another_version_is_never_welcome() -> None:
    """It is said at once, and not tried again."""
    async with moody() as server:
        server.refuse(asks.Hello, VERSION)
        with pytest.raises(Refused) as refused:
            await Wire(server.visit).__aenter__()
        assert refused.value.problem == VERSION and server.count(asks.Hello) == 1


async def test_everybody_who_waits_is_told_when_the_server_speaks_another_version() -> None:
    """Whoever acts or looks, then or later."""
    async with moody() as server, Wire(server.visit) as here:
        look, server.silent = await here.watch(HERE), True
        waiting = [asyncio.ensure_future(wait) for wait in (here.act(SAY), look.wait_for_news(look.n))]
        await server.hears(asks.Say)
        server.refuse(asks.Hello, VERSION)
        await server.cut()
        late = [here.act(SAY), here.watch(THERE)]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        told += await asyncio.gather(*late, return_exceptions=True)
        assert [error.problem for error in told if isinstance(error, Refused)] == [VERSION] * 4


# -- watch


@PASSING
async def test_look_goes_on_after_a_refusal_that_passes(problem: Problem, pauses: list[tuple[int, int]]) -> None:
    """However often it is refused after a break."""
    async with moody() as server, Wire(server.visit) as here:
        look = await here.watch(HERE, 0)
        server.refuse(asks.Watch, *[problem] * 9)
        server.n = 2
        await server.cut()
        await look.wait_for_news(1)
        assert look.n == 2 and look.tries == 0 and look.refused is None
        assert pauses == [(0, 0), *((tries, problem.retry) for tries in range(9))]


async def test_refusal_that_lasts_ends_one_look() -> None:
    """Who waits for it is told why, the others go on."""
    async with moody() as server, Wire(server.visit) as here:
        lost, kept = await here.watch(HERE, 0), await here.watch(THERE)
        waiting = asyncio.ensure_future(lost.wait_for_news(1))
        server.refuse(asks.Watch, FOREIGN)
        server.n = 2
        await server.cut()
        with pytest.raises(Refused) as refused:
            await waiting
        assert lost.refused is refused.value and refused.value.problem == FOREIGN
        await kept.wait_for_news(1)
        await server.cut()
        await server.hears(asks.Watch, 5)
        assert list(here.looks.values()) == [kept]


async def test_break_during_the_pause_does_not_make_one_look_twice() -> None:
    """What was missed would be told twice."""
    async with moody() as server, Wire(server.visit) as here:
        look = await here.watch(HERE)
        here.looks.pause = lambda tries, seconds: float(PATIENCE)
        server.refuse(asks.Watch, TOO_FAST)
        await server.cut()
        await server.hears(asks.Watch, 2)
        await here.act(SAY)
        (retry,) = here.looks.retries
        server.n = 2
        await server.cut()
        await look.wait_for_news(1)
        assert retry.cancelled() and not here.looks.retries and server.count(asks.Watch) == 3


async def test_first_look_is_tried_some_times() -> None:
    """Then it is refused."""
    async with moody() as server, Wire(server.visit) as here:
        server.refuse(asks.Watch, *[TOO_FAST] * wire.TRIES)
        assert (await here.watch(HERE)).n == 1
        server.refuse(asks.Watch, *[TOO_FAST] * (wire.TRIES + 1))
        with pytest.raises(Refused):
            await here.watch(THERE)
        assert len(here.looks) == 1 and not server.list


# -- acts


@PASSING
async def test_act_is_sent_again_with_the_same_id(problem: Problem, pauses: list[tuple[int, int]]) -> None:
    """Nothing was done, and that may pass."""
    async with moody() as server, Wire(server.visit) as here:
        server.refuse(asks.Say, *[problem] * wire.TRIES)
        assert await here.act(SAY) == tells.Done(SAY.id, HERE, 1)
        assert server.heard[1:] == [SAY] * (wire.TRIES + 1)
        assert pauses == [(tries, problem.retry) for tries in range(wire.TRIES)]


@pytest.mark.parametrize(("problem", "times"), [(TOO_FAST, wire.TRIES + 1), (FOREIGN, 1)])
async def test_act_is_refused_in_the_end(problem: Problem, times: int) -> None:
    """At once, if the refusal will not pass."""
    async with moody() as server, Wire(server.visit) as here:
        server.refuse(asks.Say, *[problem] * times)
        with pytest.raises(Refused) as refused:
            await here.act(SAY)
        assert refused.value.problem == problem and server.count(asks.Say) == times


# -- at a terminal


async def test_line_says_nothing_of_refusals_that_pass() -> None:
    """It was cut, and is mended."""
    told: list[object] = []
    async with moody() as server, Line(server.visit, "en", told.append) as line:
        look = await line.watch(HERE)
        server.refuse(asks.Hello, TOO_FAST)
        server.refuse(asks.Watch, TOO_FAST, LOST)
        server.refuse(asks.Unwatch, TOO_FAST)
        server.n = 2
        await server.cut()
        await look.wait_for_news(1)
        await line.send(asks.Unwatch(THERE))
        await line.act(SAY)
        assert told == [Cut(False), Cut(True)]


async def test_who_may_look_no_longer_is_told_at_the_terminal() -> None:
    """News first, then why there will be no more."""
    told: asyncio.Queue[object] = asyncio.Queue()
    async with moody() as server, Line(server.visit, "en", lambda what: None) as line:
        client = TableClient(line, HERE, "ann", told.put_nowait)
        look = client.looks[0] = await line.watch(HERE, 0)
        client.spawn(client.follow(look))
        server.refuse(asks.Watch, FOREIGN)
        await server.cut()
        while isinstance(found := await told.get(), Stirred):
            pass
        assert isinstance(found, Refused) and found.problem == FOREIGN
        await client.depart()
