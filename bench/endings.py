"""Bots play every game with each number of seats to its end: none may break off, and none go on for ever."""

from __future__ import annotations

import argparse

from gaslamp import games
from gaslamp.arena.simulate import Plan, simulate
from gaslamp.bots import LEVELS

SEED = 1882


def main(argv: list[str]) -> int:
    """Play, and say how long the games were; what goes wrong is not caught."""
    options = parse(argv)
    print(f"{'game':10}{'seats':>6}{'bots':>8}{'games':>7}{'shortest':>10}{'mean':>8}{'longest':>9}{'seconds':>9}")
    for name in options.names:
        for seats in games[name].seats:
            plan = Plan(games[name], seats, options.games, options.seed, (options.bots,), {})
            print(row(plan, options.workers), flush=True)
    return 0


def parse(argv: list[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser("gaslamp bench endings", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(games), metavar="GAME", help="which games; by default all")
    parser.add_argument("--games", type=int, default=200, help="how many of each")
    parser.add_argument("--bots", default="easy", help=f"who plays: {', '.join(LEVELS)} or another bot")
    parser.add_argument("--seed", type=int, default=SEED, help="the luck of it all")
    parser.add_argument("--workers", type=int, default=1, help="on how many processes")
    return parser.parse_args(argv)


def row(plan: Plan, workers: int) -> str:
    """The line of a game with a number of seats."""
    report = simulate(plan, workers)
    lengths = [result.length for result in report.results]
    mean = sum(lengths) / len(lengths)
    return (
        f"{plan.game.name:10}{plan.seats:6}{plan.bots[0]:>8}{len(lengths):7}"
        f"{min(lengths):10}{mean:8.0f}{max(lengths):9}{report.seconds:9.1f}"
    )
