"""An evening: a table at a real server, the people around it, and what must hold when they go home."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Literal

from msgspec.json import encode

from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.record import Record
from gaslamp.games import games
from gaslamp.protocol import api, asks
from gaslamp.protocol.deeds import Played
from gaslamp.protocol.tells import News, Update
from gaslamp.remote import Look, Refused, Visit, Wire
from gaslamp.remote.wire import new_id
from tests.server.people import Habit, Player, Watcher
from tests.server.running import Running
from tests.sizes import seats_for

NAMES = ("Ann", "Bob", "Cyd")
SEATS = len(NAMES)
NEVER = (b'"answered"', b'"answer"')  # an answer may be secret


@dataclass
class Evening:
    """A table with people around it; `private` is what nobody may be sent."""

    server: Running
    table: str
    players: list[Player]
    private: list[bytes]
    stack: AsyncExitStack = field(repr=False)
    spectators: list[Watcher] = field(default_factory=list)
    hash: str = ""  # of the secret of the luck, as it was told first

    @property
    def watchers(self) -> list[Watcher]:
        """Everybody who looks on."""
        return [*self.players, *self.spectators]

    async def sit_down(self) -> None:
        """Everybody begins to look on, and says a word for the luck."""
        for player in self.players:
            await self.stack.enter_async_context(player)
            sheet = player.look.sheet
            assert sheet is not None and self.hash in ("", sheet.hash)
            self.hash = sheet.hash
            await player.act(asks.Word(new_id(), self.table, player.mine, f"fog {player.mine}"))

    async def joined(self, visit: Visit) -> None:
        """One more spectator."""
        watcher = Watcher(visit, self.table)
        self.spectators.append(await self.stack.enter_async_context(watcher))

    async def begin(self) -> None:
        """The host begins, and nobody else can."""
        start = asks.Start(new_id(), self.table)
        assert [await player.refusal(start) for player in self.players[1:]] == ["error-not-host"] * (
            len(self.players) - 1
        )
        await self.players[0].act(start)

    async def restart(self, how: Literal["stop", "kill"], after: int) -> None:
        """Stop or kill the server once the log is so long, and start it again."""
        await self.players[0].until(lambda look: look.n >= after or look.over)
        code = await asyncio.to_thread(self.server.stop if how == "stop" else self.server.kill)
        assert code == (0 if how == "stop" else -9)
        await asyncio.to_thread(self.server.start)

    def kinds(self) -> set[str]:
        """The kinds of what happened."""
        return {type(update.deed).__name__.lower() for update in self.players[0].look.updates}

    # -- what must hold in the end

    async def check(self) -> None:
        """Everybody has seen the same, now and from the beginning, and nothing that is not to be seen."""
        last = max(watcher.look.n for watcher in self.watchers)
        for watcher in self.watchers:
            await watcher.until(lambda look: look.n == last)
            async with Wire(watcher.ear.visit) as wire:
                same(watcher.look, await wire.watch(self.table, watcher.seat))
            self.check_frames(watcher)
        alike(self.spectators)

    def check_frames(self, watcher: Watcher) -> None:
        """Nothing private was sent, and no secret before the end."""
        assert watcher.look.sheet is not None
        status, secret = watcher.look.sheet.status, watcher.look.sheet.secret
        assert Luck(secret).hash == self.hash
        for frame in watcher.ear.frames:
            assert not [word for word in [*NEVER, *self.private] if word in frame]
            assert secret.encode() not in frame or f'"status":"{status}"'.encode() in frame
        for news in watcher.ear.news():
            if news.position is not None:
                assert news.position.view["you"] == watcher.seat
                assert watcher.seat is not None or news.position.view["offered"] is None

    def check_record(self) -> None:
        """The record replays to where the game was left, with the luck that was promised."""
        player = self.players[0]
        record = Record.parse(player.ear.visit.record(self.table))
        assert player.look.sheet is not None
        assert record.replay().places == player.position.view["places"]
        assert len(record.answers) == player.position.answers
        assert record.words[: len(self.players)] == tuple(f"fog {player.mine}" for player in self.players)
        assert Luck(record.secret).hash == self.hash == player.look.sheet.hash
        assert record.secret == player.look.sheet.secret
        verdict = player.ear.visit.ask("POST", "/api/verify", json.loads(record.json()), api.Verdict)
        assert verdict.good == player.position.view["over"] and verdict.hash == self.hash
        assert verdict.places == player.position.view["places"]


async def evening(stack: AsyncExitStack, server: Running, name: str, habits: list[Habit], bots: int = 0) -> Evening:
    """Open a table for three, or as the game wants it, and have everybody sit down; with bots it is private."""
    size = seats_for(games[name], SEATS)
    people = min(size, SEATS) - bots
    visits = [guest(server, name) for name in NAMES[:people]]
    seats: list[api.Plan] = [api.You(), *[api.Free()] * (people - 1), *[api.Bot("easy")] * (size - people)]
    terms = api.Terms(name, access="private" if bots else "link")
    created = visits[0].open(api.NewTable(terms, seats))
    keys = created.keys or [""] * size
    for seat, visit in enumerate(visits[1:], 1):
        async with Wire(visit) as wire:
            if bots:
                assert await refused(wire, asks.Sit(new_id(), created.table, seat, "f" * 16)) == "error-seat-key"
            await wire.act(asks.Sit(new_id(), created.table, seat, keys[seat]))
    players = [Player(visit, created.table, seat, habits) for seat, visit in enumerate(visits)]
    private = [part.encode() for visit in visits for part in visit.cookie.split(".")]
    found = Evening(server, created.table, players, [*private, *(key.encode() for key in keys if key)], stack)
    await found.sit_down()
    return found


def guest(server: Running, name: str) -> Visit:
    """Somebody with a name."""
    visit = Visit(server.url)
    visit.call_me(name)
    return visit


async def refused(wire: Wire, ask: asks.TableAct) -> str:
    """Ask for what must be refused; the key of the reason."""
    try:
        done = await wire.act(ask)
    except Refused as error:
        return error.problem.key
    raise AssertionError(f"{ask} should be refused: {done}")


def same(live: Look, fresh: Look) -> None:
    """Who was there all the time knows what a newcomer is told."""
    assert (live.n, live.sheet, live.position) == (fresh.n, fresh.sheet, fresh.position)
    assert [update.n for update in live.updates] == list(range(1, live.n + 1))
    assert live.updates == fresh.updates
    played = [update.deed for update in live.updates if isinstance(update.deed, Played)]
    standing = [deed.index for deed in played if not deed.taken_back]
    assert live.position is not None and standing == list(range(live.position.answers))


def alike(spectators: list[Watcher]) -> None:
    """No spectator was sent anything of an entry that another was sent otherwise, but that it was taken back."""
    told: dict[str, bytes] = {}
    for spectator in spectators:
        for news in spectator.ear.news():
            for what, frame in parts(news).items():
                assert told.setdefault(what, frame) == frame


def parts(news: News) -> dict[str, bytes]:
    """What news are made of, each with the number of the entry that it speaks of."""
    found = {f"update {update.n}": encode(update) for update in news.updates if not taken_back(update)}
    if news.sheet is not None:
        found[f"sheet {news.n}"] = encode(news.sheet)
    if news.position is not None:
        found[f"position {news.n}"] = encode(news.position)
    return found


def taken_back(update: Update) -> bool:
    """Whether an answer was taken back before it was told."""
    return isinstance(update.deed, Played) and update.deed.taken_back
