"""How fast the engine is, compiled and interpreted, beside its peers: figures and ratios of one run."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

from gaslamp import Game, games, mode
from gaslamp.bots.ismcts import search
from gaslamp.bots.playout import FOREVER, playout
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State

sys.path.insert(0, str(Path(__file__).parent))

SEATS = 4  # or as many as a game is for
MIDGAME = {
    "catham": 30,
    "council": 35,
    "emerald": 200,
    "nanty": 120,
    "terrors": 300,
}  # answers after which a random game is about half over
REPEATS = 5  # the best of so many: machines are noisy, and noise only slows down
LIVELY = "mafia hackers police journalists officials"  # the five that ask opponents most
Figures = dict[str, dict[str, float]]  # by game and by what is measured
PLAIN = "decisions, loop in Python"
TIGHTEST = "decisions, tightest loop in Python"


def seats(game: Game) -> int:
    """How many play."""
    return min(SEATS, game.seats[-1])


def midgame(game: Game) -> State:
    """A game that is well under way."""
    state = game.new(seats(game), 5)
    playout(state, seeded(1), MIDGAME[game.name])
    return state


def inside(game: Game, units: int, listen: bool = False, **settings: str) -> int:
    """Random games in the compiled loop, dealing included."""
    deal = [game.new(seats(game), seed, listen=listen, **settings) for seed in range(units)]
    return sum(playout(state, seeded(seed), FOREVER) for seed, state in enumerate(deal))


def driven(game: Game, units: int) -> int:
    """Random games through the public, checking interface: `offered` and `answer`, dealing included."""
    count = 0
    for seed in range(units):
        state, below = game.new(seats(game), seed), seeded(seed).below
        while not state.over:
            offered = state.offered
            state.answer(offered[below(len(offered))])
            count += 1
    return count


def tightly_driven(game: Game, units: int) -> int:
    """The same with every trick that Python allows, as the peers' tightest loops have them."""
    count = 0
    for seed in range(units):
        state, below = game.new(seats(game), seed), seeded(seed).below
        answer = state.answer
        while size := len(offered := state.offered):
            answer(offered[below(size)])
            count += 1
    return count


def repeated(work: Callable[[], object]) -> Callable[[int], int]:
    """The same thing many times over."""

    def run(units: int) -> int:
        for _ in range(units):
            work()
        return units

    return run


def searched(state: State, depth: int) -> Callable[[int], int]:
    """Iterations of the tree search."""

    def run(units: int) -> int:
        search(state, units, seeded(1), depth)
        return units

    return run


def works(game: Game) -> dict[str, Callable[[int], int]]:
    """What is measured: each does about so many units of work and returns how many it did."""
    state = midgame(game)
    found: dict[str, Callable[[int], int]] = {"decisions, compiled loop": lambda units: inside(game, units)}
    if game.name == "catham":
        found["decisions, livelier factions"] = lambda units: inside(game, units, factions=LIVELY)
    return found | {
        "decisions, events kept": lambda units: inside(game, units, listen=True),
        PLAIN: lambda units: driven(game, units),
        TIGHTEST: lambda units: tightly_driven(game, units),
        "copies": repeated(state.copy),
        "imagined worlds": repeated(lambda: state.imagine(0, 7)),
        "views": repeated(lambda: game.view(state, 0)),
        "ISMCTS iterations, full rollouts": searched(state, FOREVER),
        "ISMCTS iterations, rollouts of 20": searched(state, 20),
    }


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units per second of processor time: the best of some runs, each long enough to be measured."""
    units, best = 1, 0.0
    while timed(work, units)[1] < seconds / REPEATS:
        units *= 2
    for _ in range(REPEATS):
        done, spent = timed(work, units)
        best = max(best, done / spent)
    return best


def timed(work: Callable[[int], int], units: int) -> tuple[int, float]:
    """What was done, and in how many seconds."""
    start = process_time()
    done = work(units)
    return done, process_time() - start


def figures(names: list[str], seconds: float) -> Figures:
    """Everything, in the mode that this process runs in."""
    return {name: {what: rate(work, seconds) for what, work in works(games[name]).items()} for name in names}


def interpreted(names: list[str], seconds: float) -> Figures:
    """Everything, in a process of its own that runs interpreted."""
    run = subprocess.run(
        [sys.executable, __file__, "--seconds", str(seconds), "--games", ",".join(names), "--alone", "--json"],
        env={**os.environ, "GASLAMP_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: Figures = json.loads(run.stdout)["here"]
    return found


def report(told: dict[str, Figures]) -> str:
    """The figures side by side, and how they stand to each other."""
    lines = [f"{SEATS} seats, one core, per second of processor time, best of {REPEATS}"]
    for name, here in told["here"].items():
        lines += ["", *section(name, here, told.get("interpreted", {}).get(name, {}))]
    for name, peers in told.get("peers", {}).items():
        here = told["here"][name]
        lines += ["", f"{'random decisions, driven from Python':36}{'per second':>14}{name:>14}"]
        lines += [f"{peer:36}{value:>14,.0f}{here[like(peer)] / value:>13.1f}×" for peer, value in peers.items()]
    return "\n".join(lines)


def section(name: str, here: dict[str, float], pure: dict[str, float]) -> list[str]:
    """The figures of one game."""
    mine = "compiled" if mode.compiled() else "interpreted"
    lines = [f"{name:36}{mine:>14}" + (f"{'interpreted':>14}{'ratio':>8}" if pure else "")]
    for what, value in here.items():
        other = f"{pure[what]:>14,.0f}{value / pure[what]:>7.1f}×" if pure else ""
        lines.append(f"{what:36}{value:>14,.0f}{other}")
    return lines


def like(peer: str) -> str:
    """The loop of ours that is written like the peer's."""
    return TIGHTEST if "tightest" in peer else PLAIN


def main(argv: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="gaslamp bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each figure (default 1)")
    parser.add_argument("--games", default=",".join(games), help="which games, with commas (default all)")
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard too, beside the first game")
    parser.add_argument("--alone", action="store_true", help="measure this mode only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wishes = parser.parse_args(argv)
    names = wishes.games.split(",")
    told = {"here": figures(names, wishes.seconds)}
    if mode.compiled() and not wishes.alone:
        told["interpreted"] = interpreted(names, wishes.seconds)
    if wishes.peers:
        from peers import works as theirs

        told["peers"] = {names[0]: {name: rate(work, wishes.seconds) for name, work in theirs().items()}}
        if not told["peers"][names[0]]:
            print("no peers are installed: ./gaslamp bench --peers installs them", file=sys.stderr)
    print(json.dumps(told) if wishes.json else report(told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
