"""What survives when the server is killed again and again: SIGKILL at any moment, while people play at every table."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.audit import Verdict
from tests.server.mayhem import PLANS, Mayhem


def report(mayhem: Mayhem, verdict: Verdict, seconds: float) -> str:
    """What happened, and what should not have."""
    rows = {
        "kills": f"{mayhem.kills:,}",
        "tables, rematches included": f"{verdict.tables:,}",
        "entries stored": f"{verdict.entries:,}",
        "acts acknowledged": f"{verdict.acknowledged:,}",
        "lost": f"{len(verdict.lost):,}",
        "done twice": f"{len(verdict.doubled):,}",
        "tables unreadable": f"{len(verdict.unreadable):,}",
        "told wrongly": f"{len(verdict.confused):,}",
        "times that a client came back": f"{mayhem.breaks:,}",
        "from a start until all seats are in step, at most": f"{mayhem.slowest:.1f} s",
        "all in all": f"{seconds:,.0f} s",
    }
    return "\n".join(f"{what:52}{value:>10}" for what, value in rows.items())


def main(argv: list[str]) -> int:
    """Kill, and print; what is wrong goes to the error stream, with exit code 1."""
    parser = argparse.ArgumentParser(prog="gaslamp bench kill9", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often (default 100)")
    parser.add_argument("--tables", type=int, default=len(PLANS), help=f"how many (default {len(PLANS)})")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and of the answers (default 1)")
    parser.add_argument("--database", help="an empty one, as for serve (default a file that is deleted afterwards)")
    wishes = parser.parse_args(argv)
    with TemporaryDirectory(prefix="gaslamp-kill9-") as folder:
        database = wishes.database or f"sqlite:///{folder}/gaslamp.db"
        mayhem = Mayhem(database, Path(folder), wishes.seed, wishes.tables)
        began = perf_counter()
        verdict = asyncio.run(mayhem.run(wishes.kills))
        print(report(mayhem, verdict, perf_counter() - began))
    for line in verdict.wrong:
        print(line, file=sys.stderr)
    return 1 if verdict.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
