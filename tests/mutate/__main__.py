"""Break rules one by one and see which tests notice.

Nothing is changed here: it works in copies. What was tried is kept in build/mutants and not tried again.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from gaslamp import games
from tests.mutate.mutation import Mutation, choose
from tests.mutate.numbers import numbers_of
from tests.mutate.reviewed import reviewed
from tests.mutate.sources import mutations_of
from tests.mutate.trial import Outcome, Tree

ROOT = Path(__file__).parents[2]
Row = dict[str, Any]  # what is written down of a trial
NOTES = ROOT / "build" / "mutants"
NO_RULES = {"old.py", "view.py", "hints.py", "look.py"}  # earlier versions, what is shown, what bots think


def main(words: list[str]) -> int:
    """Read what is asked for, and do it for each game; the number of mutants that nobody has noticed or reviewed."""
    asked = ArgumentParser("python -m tests.mutate", description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=[*games, "all"])
    asked.add_argument("--count", type=int, default=40, help="mutants of each game")
    asked.add_argument("--seed", type=int, default=1, help="another seed chooses others")
    asked.add_argument("--minutes", type=float, default=30, help="for each game; what is left then is not tried")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    said = asked.parse_args(words)
    return sum(try_game(name, said) for name in (games if said.game == "all" else [said.game]))


def try_game(name: str, said: Namespace) -> int:
    """Try the mutants of a game; how many survive that nobody has reviewed."""
    chosen = choose(mutations(name), said.count, said.seed)
    path = NOTES / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {row["key"]: row for row in rows_of(path)}
    tests = digest([ROOT / path for path in tests_of(name)])
    left = [one for one in chosen if not is_settled(known.get(number(one)), tests)]
    print(f"{name}: {len(chosen)} mutants, {len(chosen) - len(left)} of them tried before", flush=True)
    with path.open("a", encoding="utf-8") as notes:
        for row in trials(name, left, said):
            known[row["key"]] = row
            notes.write(json.dumps({**row, "tests": tests}) + "\n")
            notes.flush()
    return report(name, chosen, known)


def mutations(name: str) -> list[Mutation]:
    """All mutations of a game."""
    game = games[name]
    folder = ROOT / "src" / "gaslamp" / "games" / name
    found = [
        one for path in sorted(folder.glob("*.py")) if path.name not in NO_RULES for one in mutations_of(ROOT, path)
    ]
    rules = dict(zip(game.cards, game.card_rules, strict=True))
    return found + [one for path in sorted((folder / "data").glob("*.toml")) for one in numbers_of(ROOT, path, rules)]


def trials(name: str, left: list[Mutation], said: Namespace) -> Iterator[Row]:
    """Try mutants, several at a time, as long as there is time; a row for each."""
    if not left:
        return
    until = monotonic() + 60 * said.minutes
    with TemporaryDirectory() as folder, ThreadPoolExecutor(said.jobs) as pool:
        trees = Trees(name, [Tree(ROOT, Path(folder) / str(n), tests_of(name)) for n in range(said.jobs)], until)
        trees.check_whole()
        for mutation, outcome in zip(left, pool.map(trees.try_out, left), strict=True):
            if outcome is not None:
                print(f"{name}: {mutation.rules[0]} {mutation.kind}: {outcome.noticed_by or 'SURVIVES'}", flush=True)
                yield row_of(mutation, outcome)


class Trees:
    """Copies of the tree, in which mutants of a game are tried until a certain time."""

    def __init__(self, game: str, trees: list[Tree], until: float) -> None:
        self.game, self.until = game, until
        self.free: SimpleQueue[Tree] = SimpleQueue()
        for tree in trees:
            self.free.put(tree)

    def check_whole(self) -> None:
        """Stop here if the tests fail though nothing is broken."""
        tree = self.free.get()
        failed = tree.run(self.game, []).noticed_by
        self.free.put(tree)
        if failed:
            sys.exit(f"{self.game}: nothing is broken, and yet {failed} fails")

    def try_out(self, mutation: Mutation) -> Outcome | None:
        """Try a mutant in a tree that is free; None if there is no time left."""
        if monotonic() > self.until:
            return None
        tree = self.free.get()
        try:
            return tree.try_out(mutation, self.game)
        finally:
            self.free.put(tree)


def tests_of(name: str) -> list[str]:
    """Where the tests of a game are."""
    return [f"tests/games/{name}", "tests/games/test_recorded.py"]


def row_of(mutation: Mutation, outcome: Outcome) -> Row:
    """What is written down of a trial."""
    fields = ("rules", "file", "function", "kind", "diff")
    told = {field: getattr(mutation, field) for field in fields}
    return {"key": number(mutation), **told, **asdict(outcome)}


def report(name: str, chosen: list[Mutation], known: dict[str, Row]) -> int:
    """Say who has noticed how many, and what survives; how many of these nobody has reviewed."""
    rows = {number(one): known.get(number(one)) for one in chosen}
    tried = [row for row in rows.values() if row]
    noticed = Counter(row["noticed_by"].split("::")[0] for row in tried if row["noticed_by"])
    why = reviewed(ROOT / "tests" / "games" / name / "survivors.toml")
    survivors = [one for one in chosen if (row := rows[number(one)]) and not row["noticed_by"]]
    unknown = [one for one in survivors if one.key not in why]
    print(f"{name}: {len(tried)} of {len(chosen)} mutants tried, {noticed.total()} noticed, {len(survivors)} survive")
    for test, count in noticed.most_common():
        print(f"  {count:3} by {test}")
    for one in survivors:
        print(f"\n{one.file}:{one.line} {one.function} ({', '.join(one.rules)}) {why.get(one.key, '')}\n{one.diff}")
    return len(unknown)


def rows_of(path: Path) -> list[Row]:
    """What was tried before."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []


def is_settled(row: Row | None, tests: str) -> bool:
    """Whether a mutant need not be tried again: it was noticed, or the tests are still the same."""
    return row is not None and (bool(row["noticed_by"]) or row["tests"] == tests)


def number(mutation: Mutation) -> str:
    """What names a mutant of these very sources."""
    told = f"{mutation.file} {mutation.start} {mutation.end} {mutation.became}".encode()
    return hashlib.sha256(told + mutation.source).hexdigest()[:16]


def digest(paths: list[Path]) -> str:
    """A fingerprint of files and folders."""
    files = [file for path in paths for file in sorted([path] if path.is_file() else path.rglob("*.py"))]
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1:]) else 0)
