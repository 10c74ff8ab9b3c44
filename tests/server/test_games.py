"""Whole games of every game over real sockets, among people as they are, while the server is stopped and killed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from gaslamp.games import games
from gaslamp.protocol import asks
from gaslamp.remote import Refused, Visit, Wire, wire
from gaslamp.remote.wire import new_id
from tests.server.evening import Evening, evening, guest, refused
from tests.server.people import ODD, Habit, Player, answer
from tests.server.running import Running

pytestmark = pytest.mark.anyio

HABITS: list[Habit] = [answer] * 2 * len(ODD) + ODD
FEW = 40  # answers after which a game is ended by agreement
LONG = 250  # entries of a table at which people have done all that they do
SMOKE = {"catham": pytest.mark.both_modes}
PATIENCE = 300  # seconds after which it is given up that a game ends


def evenings(first: str) -> list[ParameterSet]:
    """Every game in both databases: each always in one of them, by turns, beginning with this one."""
    second = "sqlite" if first == "postgres" else "postgres"
    turns = list(zip(games, cycle([(first, second), (second, first)])))
    always = [pytest.param(game, kinds[0], marks=SMOKE.get(game, ())) for game, kinds in turns]
    return always + [pytest.param(game, kinds[1], marks=pytest.mark.thorough) for game, kinds in turns]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """People come back at once, however often they are cut off."""
    monkeypatch.setattr(wire, "LONGEST", wire.FIRST)


@pytest.mark.parametrize(("name", "database_url"), evenings("postgres"), indirect=["database_url"])
async def test_people_play_to_the_end(name: str, database_url: str, tmp_path: Path) -> None:
    """Whatever they do and whatever becomes of the server, everybody sees the same game, and its record proves it."""
    # takes 5 to 15 s: whole games of several hundred answers, each sent to and checked by everybody
    with Running(database_url, tmp_path / "log") as server:
        async with AsyncExitStack() as stack:
            party = await evening(stack, server, name, HABITS)
            await party.joined(guest(server, "Eve"))
            await party.joined(Visit(server.url))
            await nameless(party)
            await party.begin()
            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
                for player in party.players:
                    group.create_task(player.play())
                await party.restart("stop", after=30)
                await party.joined(guest(server, "Fay"))
                await party.restart("kill", after=60)
            assert {watcher.look.sheet.status for watcher in party.players if watcher.look.sheet} == {"over"}
            await party.check()
            party.check_record()
            assert party.players[0].look.n < LONG or {"undone", "proposed", "voted", "said"} <= party.kinds()


@pytest.mark.parametrize(("name", "database_url"), evenings("sqlite"), indirect=["database_url"])
async def test_a_game_with_a_bot_ends_by_agreement(name: str, database_url: str, tmp_path: Path) -> None:
    """The bot plays on after the server was killed; the record proves what was played until they agreed."""
    with Running(database_url, tmp_path / "log") as server:
        async with AsyncExitStack() as stack:
            party = await evening(stack, server, name, HABITS, bots=1)
            await party.begin()
            await uninvited(party)
            await party.joined(party.players[-1].ear.visit)
            await party.joined(party.players[0].ear.visit)
            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
                for player in party.players:
                    group.create_task(player.play())
                await party.restart("kill", after=25)
                await end(party.players[0])
            assert {watcher.look.sheet.status for watcher in party.players if watcher.look.sheet} == {"ended"}
            await party.check()
            party.check_record()


async def nameless(party: Evening) -> None:
    """Who has no name may look on, and do nothing."""
    ask = asks.Say(new_id(), party.table, 0, "boo")
    assert await refused(party.spectators[1].ear, ask) == "error-nobody"


async def uninvited(party: Evening) -> None:
    """Nobody from outside looks on at a private table."""
    async with Wire(guest(party.server, "Gus")) as outside:
        with pytest.raises(Refused) as no:
            await outside.watch(party.table)
        assert no.value.problem.key == "error-no-spectators"


async def end(player: Player) -> None:
    """Propose to end the game, until all agree."""
    await player.until(lambda look: look.position is not None and look.position.answers >= FEW)
    while not player.look.over:
        n = player.look.n
        try:
            await player.act(asks.End(new_id(), player.table))
        except Refused as error:
            assert error.problem.key in ("error-proposal-open", "error-table-status"), error
        await player.look.wait_for_news(n)
