"""How even a game is: equal bots play every pair of its parties, each of them first as often as second."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations, product
from statistics import fmean, quantiles

from gaslamp import Game, games
from gaslamp.bots.player import Ismcts, decide
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.games.council.kinds import DECKS
from gaslamp.games.terrors.kinds import OVERLORDS

DEPTH = 20  # random answers after which a position is judged


def overlords(game: Game, first: str, second: str, seed: int) -> State:
    """Terrors of London: the bots choose all but the overlords."""
    state = game.new(2, seed)
    for overlord in (first, second):
        if state.question is not None and state.question.name == "enthrone":
            state.answer((game.cards.index(overlord),))
    return state


def decks(game: Game, first: str, second: str, seed: int) -> State:
    """Council of Five: nobody cuts, and whoever the lot lets begin has the first deck."""
    state = uncut(game, [first, second], seed)
    return state if state.active == 0 else uncut(game, [second, first], seed)


def uncut(game: Game, decks: list[str], seed: int) -> State:
    """A game of Council of Five once both decks were left as they were shuffled."""
    state = game.new(2, seed, decks=decks)
    while state.question is not None and state.question.name == "cut":
        state.answer(())
    return state


@dataclass(frozen=True)
class Contest:
    """Who plays against whom in a game, and how that is begun."""

    parties: tuple[str, ...]
    begin: Callable[[Game, str, str, int], State]
    mirrored: bool  # whether a party can play against itself


CONTESTS = {"terrors": Contest(OVERLORDS, overlords, False), "council": Contest(DECKS, decks, True)}


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    game: Game
    first: str  # the party of the first player
    second: str
    seed: int
    iterations: int


@dataclass(frozen=True)
class Outcome:
    """How it ended."""

    first: str
    second: str
    won: float  # by the first player: 1, 0, or half of a draw
    turns: int  # of each player


def play(task: Task) -> Outcome:
    """One game."""
    state = CONTESTS[task.game.name].begin(task.game, task.first, task.second, task.seed)
    chance, bot = seeded(task.seed + 1), Ismcts(task.iterations, DEPTH)
    first = int(state.active)
    while not state.over:
        state.take(decide(state, bot, chance))
    mine, other = state.places[first], state.places[1 - first]
    won = 0.5 if mine == other else float(mine < other)
    return Outcome(task.first, task.second, won, (int(state.turns) + 1) // 2)


def tasks(game: Game, n: int, iterations: int, seed: int) -> Iterator[Task]:
    """So many games of every pair in both orders."""
    contest = CONTESTS[game.name]
    pairs = product(contest.parties, repeat=2) if contest.mirrored else permutations(contest.parties, 2)
    for i, (first, second) in enumerate(pairs):
        for k in range(n):
            yield Task(game, first, second, seed + 10_007 * i + k, iterations)


def report(outcomes: list[Outcome], parties: tuple[str, ...]) -> str:
    """Wins of each party against each other, of the first player, and how long the games were."""
    lines = [f"{'':12}" + "".join(f"{name:>12}" for name in parties) + f"{'all':>12}"]
    for one in parties:
        cells = [share(wins(outcomes, one, [other])) if one != other else "–" for other in parties]
        others = [other for other in parties if other != one]
        lines.append(f"{one:12}" + "".join(f"{cell:>12}" for cell in (*cells, share(wins(outcomes, one, others)))))
    tenth, half, most = (quantiles([outcome.turns for outcome in outcomes], n=10)[i] for i in (0, 4, 8))
    lines.append(f"\nthe first player wins {share([outcome.won for outcome in outcomes])}")
    lines.append(f"turns of each player: a tenth of the games up to {tenth:g}, half {half:g}, nine tenths {most:g}")
    return "\n".join(lines)


def wins(outcomes: list[Outcome], one: str, others: list[str]) -> list[float]:
    """What a party won in each game against some others."""
    found = [outcome.won for outcome in outcomes if outcome.first == one and outcome.second in others]
    return found + [1 - outcome.won for outcome in outcomes if outcome.second == one and outcome.first in others]


def share(won: list[float]) -> str:
    """A share in per cent."""
    return f"{100 * fmean(won):.1f} %"


def main(argv: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(CONTESTS))
    parser.add_argument("--games", type=int, default=50, help="games of each ordered pair (default 50)")
    parser.add_argument("--iterations", type=int, default=150, help="of the search for each answer (default 150)")
    parser.add_argument("--seed", type=int, default=1, help="the luck of it all (default 1)")
    parser.add_argument("--workers", type=int, default=2, help="on how many processes (default 2)")
    parser.add_argument("--data", default=None, help="a file with other numbers")
    wishes = parser.parse_args(argv)
    game = games[wishes.game] if wishes.data is None else games[wishes.game].with_file(wishes.data)
    with ProcessPoolExecutor(wishes.workers) as pool:
        todo = tasks(game, wishes.games, wishes.iterations, wishes.seed)
        outcomes = list(pool.map(play, todo, chunksize=4))
    print(f"{len(outcomes)} games, {wishes.iterations} iterations an answer, seed {wishes.seed}\n")
    print(report(outcomes, CONTESTS[wishes.game].parties))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
