"""Many tables at once on loopback: stored moves a second, round trips, memory, CPU, and how soon all are back.

`./gaslamp bench load` or `python bench/load.py --tables 500 --seconds 20 --game catham --database sqlite`.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, encode

from gaslamp.protocol import asks

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))

from quick import Quick
from tests.server.running import Running

SEATS = (2, 3, 4)  # of the tables, in turn
TICK = os.sysconf("SC_CLK_TCK")


class View(Struct):
    """What a player needs of a view."""

    asked: int | None
    offered: list[list[int]] | None = None


class Position(Struct):
    """What a player needs of a position."""

    question: int
    view: View


class Heard(Struct):
    """What a player needs of a frame."""

    type: str
    n: int = 0
    id: str = ""
    position: Position | None = None


a_frame = Decoder(Heard).decode


class Player:
    """One socket at one table."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.n = 0
        self.back = False  # whether there was news on this connection
        self.socket: Quick | None = None

    async def connect(self, host: str, port: int) -> None:
        """Come, or come back."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                _, socket = await loop.create_connection(
                    lambda: Quick(f"{host}:{port}", self.cookie, self.heard), host, port
                )
                await socket.open
                break
            except OSError:
                await asyncio.sleep(0.02)
        self.socket = socket
        socket.send(encode(asks.Hello(1)))
        socket.send(encode(asks.Watch(self.table.id, self.seat, self.n)))

    def heard(self, frame: bytes) -> None:
        """Take a frame in."""
        heard = a_frame(frame)
        if heard.type == "news":
            self.n, self.back = heard.n, True
            if heard.position is not None and heard.position.view.asked == self.seat:
                self.table.asked(self, heard.position)
            self.table.seen(self, heard.n)
        elif heard.type == "done":
            self.table.acknowledged(heard.n)
        elif heard.type == "refused":
            self.table.load.refused += 1


class Table:
    """One table: who is asked what, and how long the last answer took."""

    def __init__(self, load: Load, id: str, cookies: list[str]) -> None:
        self.load = load
        self.id = id
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.turn: tuple[Player, Position] | None = None
        self.sent = 0.0
        self.done = 0  # the entry of the last answer, once it is acknowledged
        self.count = 0

    def asked(self, player: Player, position: Position) -> None:
        """A question was put."""
        self.turn = player, position

    def answer(self) -> bool:
        """Answer at random, if something is asked."""
        if self.turn is None:
            return False
        (player, position), self.turn = self.turn, None
        assert player.socket is not None and position.view.offered is not None
        self.count += 1
        self.done = 0
        self.sent = time.perf_counter()
        answer = random.choice(position.view.offered)
        player.socket.send(encode(asks.Answer(f"{self.count}", self.id, player.seat, position.question, answer)))
        return True

    def acknowledged(self, n: int) -> None:
        """The answer is stored."""
        self.load.acknowledged.append(time.perf_counter() - self.sent)
        self.done = n
        self.all_have_it()

    def seen(self, player: Player, n: int) -> None:
        """A player has news."""
        if self.done:
            self.all_have_it()

    def all_have_it(self) -> None:
        """When every socket has the news, the move is over."""
        if self.done and all(player.n >= self.done for player in self.players):
            self.done = 0
            self.load.everybody.append(time.perf_counter() - self.sent)
            if self.load.flat_out:
                self.answer()


class Load:
    """All tables, and what was measured."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.host, self.port = server.url.removeprefix("http://").split(":")[0], server.plan["port"]
        self.tables: list[Table] = []
        self.flat_out = False
        self.reset()

    def reset(self) -> None:
        """Measure anew."""
        self.acknowledged: list[float] = []
        self.everybody: list[float] = []
        self.refused = 0

    def open(self, game: str, count: int) -> None:
        """Open the tables and seat everybody, over HTTP and one socket each."""
        web = http.client.HTTPConnection(self.host, self.port)
        for n in range(count):
            seats = SEATS[n % len(SEATS)]
            headers = {"content-type": "application/json"}
            people = []
            for seat in range(seats):
                answer = fetch(web, "PUT", "/api/me", headers, {"name": f"p{seat}"})
                people.append(cookies_of(answer)["gaslamp"])
            mine = headers | {"cookie": f"gaslamp={people[0]}"}
            plan = {"terms": {"game": game}, "seats": [{"type": "you"}] + [{"type": "free"}] * (seats - 1)}
            id = json.loads(fetch(web, "POST", "/api/tables", mine, plan)[1])["table"]
            self.tables.append(Table(self, id, people))

    async def sit(self) -> None:
        """Everybody sits down, and the games begin."""
        for table in self.tables:
            for player in table.players[1:]:
                await self.once(player, asks.Sit("sit", table.id, player.seat))
            await self.once(table.players[0], asks.Start("start", table.id))

    async def once(self, player: Player, ask: asks.Sit | asks.Start) -> None:
        """Do one thing over a socket of its own."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(frame: bytes) -> None:
            if a_frame(frame).type in ("done", "refused") and not done.done():
                assert a_frame(frame).type == "done", frame
                done.set_result(None)

        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: Quick(f"{self.host}:{self.port}", player.cookie, heard), self.host, self.port
        )
        await socket.open
        socket.send(encode(asks.Hello(1)))
        socket.send(encode(ask))
        await done
        socket.transport.close()

    async def connect(self) -> None:
        """All sockets, at once."""
        await asyncio.gather(
            *(player.connect(self.host, self.port) for table in self.tables for player in table.players)
        )

    async def in_step(self, least: dict[str, int]) -> None:
        """Wait until every seat has the latest news of its table, on a new connection."""
        everybody = [(player, least[table.id]) for table in self.tables for player in table.players]
        while not all(player.back and player.n >= n for player, n in everybody):
            await asyncio.sleep(0.005)

    async def paced(self, seconds: int) -> int:
        """One move a second at each table; how many slots were missed."""
        loop, missed = asyncio.get_running_loop(), 0
        begin = loop.time() + 0.1
        for second in range(seconds):
            for n, table in enumerate(self.tables):
                due = begin + second + n / len(self.tables)
                if (wait := due - loop.time()) > 0:
                    await asyncio.sleep(wait)
                missed += not table.answer()
        await asyncio.sleep(0.5)
        return missed

    async def race(self, seconds: int) -> None:
        """Every table as fast as it can."""
        self.flat_out = True
        for table in self.tables:
            table.answer()
        await asyncio.sleep(seconds)
        self.flat_out = False
        await asyncio.sleep(0.5)


def fetch(
    web: http.client.HTTPConnection, method: str, path: str, headers: dict[str, str], body: Any
) -> tuple[Any, bytes]:
    """One request on a kept connection."""
    web.request(method, path, json.dumps(body) if body is not None else None, headers)
    answer = web.getresponse()
    text = answer.read()
    assert answer.status < 300, text
    return answer.headers, text


def cookies_of(answer: tuple[Any, bytes]) -> dict[str, str]:
    """The cookies that were set."""
    lines = answer[0].get_all("set-cookie") or []
    return {name: value for name, _, value in (line.partition(";")[0].partition("=") for line in lines)}


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def peak(pid: int) -> float:
    """Megabytes that a process has had at most."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def told(times: list[float]) -> str:
    """p50 and p99 in milliseconds."""
    if len(times) < 2:
        return "–"
    cuts = quantiles(times, n=100)
    return f"p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms, worst {1000 * max(times):.1f} ms"


async def measure(load: Load, args: argparse.Namespace) -> None:
    """Open, pace, race, kill, come back."""
    server = load.server
    assert server.process is not None
    load.open(args.game, args.tables)
    await load.sit()
    await load.connect()
    await asyncio.sleep(1)
    sockets = sum(len(table.players) for table in load.tables)
    print(f"{args.tables} tables of {args.game}, {sockets} sockets, {args.database}")

    before = cpu(server.process.pid)
    missed = await load.paced(args.seconds)
    moves, used = len(load.everybody), cpu(server.process.pid) - before
    print(f"one move a second each, {args.seconds} s: {moves} moves, {missed} slots missed, {load.refused} refused")
    print(f"  acknowledged      {told(load.acknowledged)}")
    print(f"  all seats have it {told(load.everybody)}")
    print(f"  {1e6 * used / max(1, moves):.0f} µs of server CPU a move")

    load.reset()
    before, begun = cpu(server.process.pid), time.perf_counter()
    await load.race(args.flat)
    spent, moves, used = args.flat, len(load.acknowledged), cpu(server.process.pid) - before
    print(f"flat out, {spent} s: {moves / spent:.0f} stored moves/s, {load.refused} refused")
    print(f"  all seats have it {told(load.everybody)}")
    print(f"  {1e6 * used / max(1, moves):.0f} µs of server CPU a move: {moves / used:.0f} moves per server CPU second")
    print(f"memory {peak(server.process.pid):.0f} MB at most")

    latest = {table.id: max(player.n for player in table.players) for table in load.tables}
    server.kill()
    for table in load.tables:
        for player in table.players:
            player.back = False
    begun = time.perf_counter()
    await asyncio.to_thread(server.start)
    up = time.perf_counter() - begun
    await load.connect()
    await load.in_step(latest)
    print(f"killed, started: up after {up:.1f} s, all seats in step after {time.perf_counter() - begun:.1f} s")


def main(argv: list[str]) -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser("load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20, help="of one move a second each")
    parser.add_argument("--flat", type=int, default=8, help="seconds of playing flat out")
    parser.add_argument("--game", default="catham")
    parser.add_argument("--database", default="sqlite", help="sqlite, or the address of an empty PostgreSQL database")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{folder}/load.db" if args.database == "sqlite" else args.database
        with Running(address, Path(folder, "log")) as server:
            asyncio.run(measure(Load(server), args))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
