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

from gaslamp import games, mode
from gaslamp.bots.ismcts import search
from gaslamp.bots.playout import FOREVER, playout
from gaslamp.engine.chance import seeded
from gaslamp.engine.state import State

sys.path.insert(0, str(Path(__file__).parent))

GAME = games["catham"]
SEATS = 4
REPEATS = 5  # the best of so many: machines are noisy, and noise only slows down
LIVELY = "mafia hackers police journalists officials"  # the five that ask opponents most
PLAIN = "decisions, loop in Python"
TIGHTEST = "decisions, tightest loop in Python"


def dealt(seed: int, listen: bool = False) -> State:
    """A new game for four."""
    return GAME.new(SEATS, seed, listen=listen)


def midgame() -> State:
    """A game after thirty answers."""
    state = dealt(5)
    playout(state, seeded(1), 30)
    return state


def inside(units: int, listen: bool = False, factions: str = "first") -> int:
    """Random games in the compiled loop, dealing included."""
    deal = [GAME.new(SEATS, seed, listen=listen, factions=factions) for seed in range(units)]
    return sum(playout(state, seeded(seed), FOREVER) for seed, state in enumerate(deal))


def driven(units: int) -> int:
    """Random games through the public, checking interface: `offered` and `answer`, dealing included."""
    count = 0
    for seed in range(units):
        state, below = dealt(seed), seeded(seed).below
        while not state.over:
            offered = state.offered
            state.answer(offered[below(len(offered))])
            count += 1
    return count


def tightly_driven(units: int) -> int:
    """The same with every trick that Python allows, as the peers' tightest loops have them."""
    count = 0
    for seed in range(units):
        state, below = dealt(seed), seeded(seed).below
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


def searched(depth: int) -> Callable[[int], int]:
    """Iterations of the tree search."""
    state = midgame()

    def run(units: int) -> int:
        search(state, units, seeded(1), depth)
        return units

    return run


def works() -> dict[str, Callable[[int], int]]:
    """What is measured: each does about so many units of work and returns how many it did."""
    state = midgame()
    return {
        "decisions, compiled loop": inside,
        "decisions, livelier factions": lambda units: inside(units, factions=LIVELY),
        "decisions, events kept": lambda units: inside(units, listen=True),
        PLAIN: driven,
        TIGHTEST: tightly_driven,
        "copies": repeated(state.copy),
        "imagined worlds": repeated(lambda: state.imagine(0, 7)),
        "views": repeated(lambda: GAME.view(state, 0)),
        "ISMCTS iterations, full rollouts": searched(FOREVER),
        "ISMCTS iterations, rollouts of 20": searched(20),
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


def figures(seconds: float) -> dict[str, float]:
    """Everything, in the mode that this process runs in."""
    return {name: rate(work, seconds) for name, work in works().items()}


def interpreted(seconds: float) -> dict[str, float]:
    """Everything, in a process of its own that runs interpreted."""
    run = subprocess.run(
        [sys.executable, __file__, "--seconds", str(seconds), "--alone", "--json"],
        env={**os.environ, "GASLAMP_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, float] = json.loads(run.stdout)["here"]
    return found


def report(told: dict[str, dict[str, float]]) -> str:
    """The figures side by side, and how they stand to each other."""
    here, pure, peers = told["here"], told.get("interpreted", {}), told.get("peers", {})
    mine = "compiled" if mode.compiled() else "interpreted"
    lines = [f"Catham City, {SEATS} seats, one core, per second of processor time, best of {REPEATS}", ""]
    lines.append(f"{'':36}{mine:>14}" + (f"{'interpreted':>14}{'ratio':>8}" if pure else ""))
    for name, value in here.items():
        other = f"{pure[name]:>14,.0f}{value / pure[name]:>7.1f}×" if pure else ""
        lines.append(f"{name:36}{value:>14,.0f}{other}")
    if peers:
        lines += ["", f"{'random decisions, driven from Python':36}{'per second':>14}{'gaslamp':>14}"]
        lines += [f"{name:36}{value:>14,.0f}{here[like(name)] / value:>13.1f}×" for name, value in peers.items()]
    return "\n".join(lines)


def like(peer: str) -> str:
    """The loop of ours that is written like the peer's."""
    return TIGHTEST if "tightest" in peer else PLAIN


def main(argv: list[str]) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="gaslamp bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each figure (default 1)")
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel and RLCard too")
    parser.add_argument("--alone", action="store_true", help="measure this mode only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    wishes = parser.parse_args(argv)
    told = {"here": figures(wishes.seconds)}
    if mode.compiled() and not wishes.alone:
        told["interpreted"] = interpreted(wishes.seconds)
    if wishes.peers:
        from peers import works as theirs

        told["peers"] = {name: rate(work, wishes.seconds) for name, work in theirs().items()}
        if not told["peers"]:
            print("no peers are installed: ./gaslamp bench --peers installs them", file=sys.stderr)
    print(json.dumps(told) if wishes.json else report(told))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
