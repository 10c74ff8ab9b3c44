"""What clients live to see while a server is killed again and again: every frame that matters, written down."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

from websockets.asyncio.client import ClientConnection

from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Done, News, Tell, Update, Welcome
from gaslamp.remote import Visit, Wire
from gaslamp.remote.wire import a_tell

Eyes = tuple[str, int | None]  # a table, and the seat through whose eyes it is seen


class Acknowledged(NamedTuple):
    """An act that the server said it has stored."""

    person: str
    ask: asks.TableAct
    n: int


@dataclass
class Story:
    """All that was acknowledged, all that was told, and what should not have been."""

    starts: int = 0  # of the server
    acknowledged: list[Acknowledged] = field(default_factory=list)
    told: dict[tuple[str, int], list[Update]] = field(default_factory=dict)  # as different eyes saw an entry
    faults: list[str] = field(default_factory=list)
    bell: asyncio.Event = field(default_factory=asyncio.Event)

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait until something is so; whoever writes down rings the bell."""
        while not so():
            self.bell.clear()
            await self.bell.wait()

    def tell(self, update: Update, table: str) -> None:
        """An entry was shown to somebody; what it led to in the game is not kept."""
        match update.deed:
            case deeds.Played(seat, _, ms, bot):
                update = Update(update.n, update.at, deeds.Played(seat, -1, ms, bot))
            case deeds.Began(words):
                update = Update(update.n, update.at, deeds.Began(words))
        shown = self.told.setdefault((table, update.n), [])
        if update not in shown:
            shown.append(update)


class Witness(Wire):
    """A wire that writes down what comes through it."""

    def __init__(self, visit: Visit, person: str, story: Story) -> None:
        super().__init__(visit)
        self.person = person
        self.story = story
        self.asked: dict[str, asks.TableAct] = {}
        self.latest: dict[Eyes, int] = {}  # the number of the latest entry told, whatever was before a break
        self.start = 0  # the start of the server to which the connection goes
        self.fresh: set[Eyes] = set()  # what was told by this connection

    async def do(self, ask: asks.TableAct) -> Done:
        """Act, until it is done."""
        self.asked[ask.id] = ask
        done: Done = await self.act(ask)
        return done

    def settle(self, id: str, answer: object) -> None:
        """Write down that an act is stored, whether somebody still waits for that or not."""
        if isinstance(answer, Done):
            self.story.acknowledged.append(Acknowledged(self.person, self.asked[id], answer.n))
            self.story.bell.set()
        super().settle(id, answer)

    async def listen(self, socket: ClientConnection) -> None:
        """Have everything overheard."""
        begun, self.start, self.fresh = self.story.starts, 0, set()
        await super().listen(cast(ClientConnection, Overheard(socket, lambda tell: self.hear(tell, begun))))

    def hear(self, tell: Tell, start: int) -> None:
        """Write down what is told."""
        match tell:
            case Welcome():
                self.start = start
            case News():
                self.hear_news(tell)
        self.story.bell.set()

    def hear_news(self, news: News) -> None:
        """News go on exactly where the latest ended, over any break."""
        eyes = news.table, news.seat
        latest, numbers = self.latest.get(eyes, 0), [update.n for update in news.updates]
        if numbers != list(range(latest + 1, news.n + 1)):
            self.story.faults.append(f"{eyes} had {latest} and was told {numbers} up to {news.n}")
        for update in news.updates:
            self.story.tell(update, news.table)
        self.latest[eyes] = news.n
        self.fresh.add(eyes)

    @property
    def in_step(self) -> bool:
        """Whether the server that runs now has told this client how everything stands."""
        return self.start == self.story.starts and set(self.looks) <= self.fresh


class Overheard:
    """A socket that somebody listens to."""

    def __init__(self, socket: ClientConnection, hear: Callable[[Tell], None]) -> None:
        self.socket = socket
        self.hear = hear

    async def send(self, *args: Any, **more: Any) -> None:
        """Send."""
        await self.socket.send(*args, **more)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for frame in self.socket:
            self.hear(a_tell(frame))
            yield frame
