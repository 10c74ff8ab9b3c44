"""Mayhem: a server at which everybody plays is killed at any moment, started again, and killed again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from unittest.mock import patch

from gaslamp.protocol import api, asks
from gaslamp.remote import Visit, wire
from tests.server.audit import Verdict, audit
from tests.server.restless import Player
from tests.server.running import Running
from tests.server.story import Story

PLANS = (  # game and seats: p is a person, l a lively one, b a bot
    ("catham", "lll"),
    ("emerald", "pp"),
    ("catham", "ppb"),
    ("emerald", "ppp"),
    ("catham", "pp"),
    ("emerald", "pb"),
    ("catham", "pppp"),
    ("emerald", "pppp"),
)
PATIENCE = 120  # seconds after which it is given up that something happens
FURTHER = 3  # answers that are given at each table in the end


class Mayhem:
    """Tables full of restless players, and a server that dies under them."""

    def __init__(self, database: str, folder: Path, seed: int, tables: int = len(PLANS)) -> None:
        self.database = database
        self.server = Running(database, folder / "log")
        self.plans = [PLANS[n % len(PLANS)] for n in range(tables)]
        self.chance = Random(seed)
        self.story = Story()
        self.tables: list[list[Player]] = []
        self.kills = 0
        self.slowest = 0.0  # seconds from a start until all seats were in step

    async def run(self, kills: int) -> Verdict:
        """Open the tables, kill so often, see everybody play on in the end, and look what is stored."""
        with self.server, patch.object(wire, "LONGEST", wire.FIRST):  # they come back at once, however often
            self.tables = [self.opened(game, seats) for game, seats in self.plans]
            self.server.kill()
            async with asyncio.TaskGroup() as group:
                playing = [group.create_task(player.play()) for player in self.players]
                while self.kills < kills - 1:
                    await self.live()
                await self.play_on()
                for task in playing:
                    task.cancel()
        looks = [look for player in self.players for look in player.looks]
        verdict = await audit(self.database, self.story, looks)
        verdict.unreadable += [line for line in self.server.log.read_text().splitlines() if '"level":"error"' in line]
        return verdict

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for players in self.tables for player in players]

    @property
    def breaks(self) -> int:
        """How often somebody came back."""
        return sum(player.wire.breaks for player in self.players)

    def opened(self, game: str, seats: str) -> list[Player]:
        """A table, and who is going to sit there."""
        visits = {seat: Visit(self.server.url) for seat, who in enumerate(seats) if who != "b"}
        people = {seat: visit.call_me(f"Player {seat}").person for seat, visit in visits.items()}
        plans: list[api.Plan] = [api.Bot("easy") if who == "b" else api.Free() for who in seats]
        table = visits[0].open(api.NewTable(api.Terms(game), [api.You(), *plans[1:]])).table
        return [
            Player(visit, people[seat], self.story, table, seat, seats[seat] == "l", Random(self.chance.random()))
            for seat, visit in visits.items()
        ]

    async def live(self) -> None:
        """One life of the server: some die young, some while everybody comes, some after a while of play."""
        fate = self.chance.random()
        if fate < 0.2:
            self.launch()
            await asyncio.sleep(self.chance.uniform(0, 1))
        else:
            await self.rise(fate > 0.5)
            await asyncio.sleep(self.chance.uniform(0, 2 if fate > 0.95 else 0.3))
        self.kill()

    def launch(self) -> None:
        """Start the server."""
        self.story.starts += 1
        self.server.launch()

    async def rise(self, meet: bool) -> None:
        """Start the server and let people come; to meet is to wait until all seats are in step."""
        began = perf_counter()
        self.launch()
        await asyncio.to_thread(self.server.wait)
        if meet:
            await self.see(lambda: [player for player in self.players if not player.wire.in_step])
            self.slowest = max(self.slowest, perf_counter() - began)

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.server.kill()
        self.kills += 1

    async def play_on(self) -> None:
        """The last life: the same clients give further answers at every table."""
        await self.rise(True)
        before = len(self.story.acknowledged)

        def given(players: list[Player]) -> int:
            people = {player.person for player in players}
            new = self.story.acknowledged[before:]
            return sum(isinstance(one.ask, asks.Answer) and one.person in people for one in new)

        await self.see(lambda: [players for players in self.tables if given(players) < FURTHER])
        self.kill()

    async def see(self, missing: Callable[[], list[Player] | list[list[Player]]]) -> None:
        """Wait until nobody is missing."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.story.until(lambda: not missing())
        except TimeoutError:
            raise AssertionError(f"waited in vain for {missing()}") from None
