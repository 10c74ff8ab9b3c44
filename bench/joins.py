"""What it costs to join a long table: CPU by its length, and for how long nobody else is served."""

from __future__ import annotations

import argparse
import asyncio
import gc
from collections.abc import Iterator
from random import Random
from time import process_time, thread_time

from gaslamp import Game, games, mode
from gaslamp.protocol import api, asks, deeds
from gaslamp.server.acts import fold
from gaslamp.server.app import App, Plan
from gaslamp.server.bucket import Limits, Rate
from gaslamp.server.entry import Entry, Header
from gaslamp.server.room import Room
from gaslamp.server.serve import GARBAGE
from gaslamp.server.socket import Socket
from gaslamp.server.table import Table

LENGTHS = (100, 400, 800, 1600, 3000)  # entries
REPEATS = 5  # the best of so many: machines are noisy, and noise only slows down
MUCH = Rate(1e9, 1e9)
CROWD = 10  # who join at the same time


def played(game: Game, entries: int) -> Table:
    """A table at which random answers were given until its log is so long; the first game that lasts."""
    for seed in range(1000):
        table = begun(game, seed)
        for entry in answers(table, Random(seed)):
            fold(table, entry)
            if table.n == entries:
                return table
    raise SystemExit(f"no game of {game.name} lasts for {entries} entries")


def begun(game: Game, seed: int) -> Table:
    """A table at which one person plays all seats, dealt."""
    seats = game.seats[-1]
    header = Header(api.Terms(game.name, access="open"), seats, game.version, game.data.digest, "ann", "draws")
    table = Table.new(f"{seed:012}", header, game, f"{seed:064x}")
    first: list[deeds.LogDeed] = [
        deeds.Opened("Ann"),
        *(deeds.Sat(seat, "ann", f"Ann {seat}") for seat in range(seats)),
    ]
    for n, deed in enumerate([*first, deeds.Began([""] * seats)], 1):
        fold(table, Entry(n, 0, deed))
    return table


def answers(table: Table, luck: Random) -> Iterator[Entry]:
    """What is answered, at random, until the game is over."""
    while table.play is not None and table.asked is not None:
        answer = luck.choice(table.play.state.offered.list())
        yield Entry(table.n + 1, 0, deeds.Answered(table.asked, answer, 1000))


async def join(app: App, room: Room, sizes: list[int]) -> None:
    """One client looks at the table from its first entry on, and is sent all of it."""
    socket, heard = Socket(app, "here", None), asyncio.Event()

    async def out(frame: bytes) -> None:
        sizes.append(len(frame))
        heard.set()

    speaking = asyncio.create_task(socket.speak(out))
    await socket.watch(asks.Watch(room.table.id))
    await heard.wait()
    speaking.cancel()
    socket.close()


async def hold(stop: asyncio.Event) -> float:
    """The most CPU in milliseconds that others spent between two turns: for so long nobody else is served."""
    longest = 0.0
    while not stop.is_set():
        before = thread_time()
        await asyncio.sleep(0)
        longest = max(longest, thread_time() - before)
    return 1000 * longest


async def cost(app: App, room: Room, crowd: int) -> tuple[float, float, int]:
    """CPU of a join in milliseconds, the longest hold of the loop, and the bytes that were sent."""
    sizes, stop = list[int](), asyncio.Event()
    before = process_time()
    await asyncio.gather(*(join(app, room, sizes) for _ in range(crowd)))
    spent = 1000 * (process_time() - before) / crowd
    watching = asyncio.create_task(hold(stop))
    await asyncio.gather(*(join(app, room, sizes) for _ in range(crowd)))
    stop.set()
    return spent, await watching, sizes[-1]


async def measure(game: Game) -> None:
    """A line for each length, alone and in a crowd."""
    app = await App.open(Plan("sqlite://", limits=Limits(socket=MUCH, address=MUCH)))
    print(f"{game.name}, {game.seats[-1]} seats, {'compiled' if mode.compiled() else 'interpreted'}")
    print(f"{'entries':>8}{'kB':>8}{'CPU ms':>9}{'ratio':>7}{'µs/entry':>10}{'held ms':>9}{f'held, {CROWD} join':>15}")
    gc.set_threshold(*GARBAGE)
    first = 0.0
    for entries in LENGTHS:
        room = Room(played(game, entries), app)
        gc.freeze()
        app.rooms.rooms[room.table.id] = room
        alone = [await cost(app, room, 1) for _ in range(REPEATS)]
        together = [await cost(app, room, CROWD) for _ in range(REPEATS)]
        spent, held, size = (min(column) for column in zip(*alone, strict=True))
        crowded = min(one[1] for one in together)
        first = first or spent
        figures = f"{entries:>8}{size / 1000:>8.0f}{spent:>9.2f}{spent / first:>7.1f}{1000 * spent / entries:>10.1f}"
        print(f"{figures}{held:>9.2f}{crowded:>15.2f}")
    await app.close()


def main(argv: list[str] | None = None) -> int:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="emerald", choices=list(games), help="one that lasts")
    asyncio.run(measure(games[parser.parse_args(argv).game]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
