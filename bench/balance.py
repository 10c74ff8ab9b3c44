"""How even Terrors of London is: equal bots play every pair of overlords, each of them first as often as second."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from statistics import quantiles

from gaslamp import Game, games
from gaslamp.bots.player import Ismcts, decide
from gaslamp.engine.chance import seeded
from gaslamp.games.terrors.kinds import OVERLORDS

DEPTH = 20  # random answers after which a position is judged


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    game: Game
    first: str  # the overlord of the first player
    second: str
    seed: int
    iterations: int


@dataclass(frozen=True)
class Outcome:
    """How it ended."""

    first: str
    second: str
    first_won: bool
    turns: int  # of each player


def play(task: Task) -> Outcome:
    """One game: the bots choose all but the overlords."""
    state = task.game.new(2, task.seed)
    chance, bot = seeded(task.seed + 1), Ismcts(task.iterations, DEPTH)
    first = int(state.me)
    for overlord in (task.first, task.second):
        if state.question is not None and state.question.name == "enthrone":
            state.answer((task.game.cards.index(overlord),))
    while not state.over:
        state.take(decide(state, bot, chance))
    return Outcome(task.first, task.second, state.places[first] == 1, (int(state.turns) + 1) // 2)


def tasks(game: Game, n: int, iterations: int, seed: int) -> Iterator[Task]:
    """So many games of every pair in both orders."""
    for i, (first, second) in enumerate(permutations(OVERLORDS, 2)):
        for k in range(n):
            yield Task(game, first, second, seed + 10_007 * i + k, iterations)


def report(outcomes: list[Outcome]) -> str:
    """Wins of each overlord against each other, of the first player, and how long the games were."""
    lines = [f"{'':12}" + "".join(f"{name:>12}" for name in OVERLORDS) + f"{'all':>12}"]
    for one in OVERLORDS:
        cells = [share(wins(outcomes, one, other)) if one != other else "–" for other in OVERLORDS]
        lines.append(f"{one:12}" + "".join(f"{cell:>12}" for cell in (*cells, share(wins(outcomes, one)))))
    tenth, half, most = (quantiles([outcome.turns for outcome in outcomes], n=10)[i] for i in (0, 4, 8))
    lines.append(f"\nthe first player wins {share([outcome.first_won for outcome in outcomes])}")
    lines.append(f"turns of each player: a tenth of the games up to {tenth:g}, half {half:g}, nine tenths {most:g}")
    return "\n".join(lines)


def wins(outcomes: list[Outcome], one: str, other: str | None = None) -> list[bool]:
    """Whether an overlord won, in each game against another, or against any."""
    found = [outcome.first_won for outcome in outcomes if outcome.first == one and other in (None, outcome.second)]
    return found + [not each.first_won for each in outcomes if each.second == one and other in (None, each.first)]


def share(won: list[bool]) -> str:
    """A share in per cent."""
    return f"{100 * sum(won) / len(won):.1f} %"


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50, help="games of each ordered pair (default 50)")
    parser.add_argument("--iterations", type=int, default=150, help="of the search for each answer (default 150)")
    parser.add_argument("--seed", type=int, default=1, help="the luck of it all (default 1)")
    parser.add_argument("--workers", type=int, default=2, help="on how many processes (default 2)")
    parser.add_argument("--data", default=None, help="a file with other numbers")
    wishes = parser.parse_args(argv)
    game = games["terrors"] if wishes.data is None else games["terrors"].corrected(wishes.data)
    with ProcessPoolExecutor(wishes.workers) as pool:
        todo = tasks(game, wishes.games, wishes.iterations, wishes.seed)
        outcomes = list(pool.map(play, todo, chunksize=4))
    print(f"{len(outcomes)} games, {wishes.iterations} iterations an answer, seed {wishes.seed}\n")
    print(report(outcomes))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
