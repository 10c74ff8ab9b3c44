"""How fast this checkout is beside another, in one run: `./gaslamp bench beside ../older`.

Both are set up and compiled. They work by turns, so that whatever else the machine does slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import IO, cast

WHAT = (
    "decisions, compiled loop",
    "copies",
    "imagined worlds",
    "views",
    "ISMCTS iterations, full rollouts",
    "ISMCTS iterations, rollouts of 20",
)
GAMES = ("catham", "council", "emerald", "nanty", "terrors")
LONG_ENOUGH = 0.15  # seconds of a turn
TURNS = 9
WORKER = """\
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("speed", sys.argv[1])
sys.modules["speed"] = speed = importlib.util.module_from_spec(spec)
spec.loader.exec_module(speed)
from gaslamp import games, mode
works = {}
print(json.dumps(mode.compiled()), flush=True)
for line in sys.stdin:
    game, what, units = json.loads(line)
    if game not in works:
        works[game] = speed.works(games[game])
    print(json.dumps(speed.timed(works[game][what], units)), flush=True)
"""


class Checkout:
    """A process that measures what it is told, with the build of one checkout."""

    def __init__(self, folder: Path) -> None:
        python, speed = folder / ".venv/bin/python", folder / "bench/speed.py"
        for needed in (python, speed):
            if not needed.exists():
                sys.exit(f"{folder} is no checkout that is set up: {needed.relative_to(folder)} is missing")
        clean = {name: value for name, value in os.environ.items() if not name.startswith("GASLAMP_")}
        pipe = subprocess.PIPE
        command = [str(python), "-c", WORKER, str(speed)]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=clean)
        if self.hear() is not True:
            sys.exit(f"{folder} is not compiled: run ./gaslamp simulate catham there, and come again")

    def hear(self) -> object:
        """What it says next."""
        line = cast(IO[str], self.process.stdout).readline()
        if not line:
            sys.exit("a process ended; what it said is above")
        return json.loads(line)

    def time(self, game: str, what: str, units: int) -> tuple[int, float]:
        """How much it does of so much work, and in how many seconds."""
        entry = cast(IO[str], self.process.stdin)
        entry.write(f"{json.dumps([game, what, units])}\n")
        entry.flush()
        done, seconds = cast("list[float]", self.hear())
        return int(done), seconds


def ratio(here: Checkout, there: Checkout, game: str, what: str) -> float:
    """How many times as fast this checkout is, by the best turn of each."""
    units = 1
    while there.time(game, what, units)[1] < LONG_ENOUGH:
        units *= 2
    rates: dict[Checkout, list[float]] = {here: [], there: []}
    for _ in range(TURNS):
        for checkout, row in rates.items():
            done, seconds = checkout.time(game, what, units)
            row.append(done / seconds)
    return max(rates[here]) / max(rates[there])


def main(argv: list[str]) -> int:
    """Print a line of ratios for each game."""
    parser = argparse.ArgumentParser("gaslamp bench beside", description=__doc__)
    parser.add_argument("other", type=Path, help="another checkout, set up and compiled")
    parser.add_argument("--games", default=",".join(GAMES), help="names with commas between")
    wishes = parser.parse_args(argv)
    here, there = Checkout(Path(__file__).resolve().parents[1]), Checkout(wishes.other.resolve())
    print(f"this checkout beside {wishes.other}: 1.00 is as fast, more is faster\n")
    for game in wishes.games.split(","):
        print(game)
        for what in WHAT:
            print(f"  {what:36} {ratio(here, there, game, what):5.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
