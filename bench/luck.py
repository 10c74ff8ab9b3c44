"""What a move costs with secret luck, tried and accepted as a server does it, beside luck by seeds."""

from __future__ import annotations

import argparse
import gc
import time
from statistics import median

from gaslamp import Record, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.play.luck import Luck, LuckBySeeds
from gaslamp.engine.play.playthrough import Playthrough


def play_at_random(name: str, luck: Luck, most: int) -> Record:
    """A game of random answers, as far as so many of them."""
    game, chance = games[name], seeded(1)
    play = Playthrough(Record.of(game, (), seats=game.seats[-1], luck=luck))
    while not play.state.over and len(play.answers) < most:
        play.answer(play.state.offered[chance.below(len(play.state.offered))])
    return play.record()


def time_a_move(record: Record) -> float:
    """Microseconds for each answer, the deal left out."""
    play = Playthrough(Record.of(record.game, (), seats=record.seats, luck=record.luck))
    gc.collect()
    begun = time.process_time()
    for answer in record.answers:
        play.answer(answer)
    return (time.process_time() - begun) / len(record.answers) * 1e6


def main(argv: list[str]) -> int:
    """A line for each game."""
    parser = argparse.ArgumentParser("gaslamp bench luck", description=__doc__)
    parser.add_argument("--answers", type=int, default=600, help="how many of each game")
    parser.add_argument("--rounds", type=int, default=15, help="how often, by turns; the median counts")
    wishes = parser.parse_args(argv)
    print(f"{'game':10}{'by seeds':>12}{'drawn':>12}{'drawn : by seeds':>20}   (microseconds a move)")
    for name in games:
        secret = Luck.of_seed(1).secret
        records = [play_at_random(name, kind(secret), wishes.answers) for kind in (LuckBySeeds, Luck)]
        times = [[time_a_move(record) for record in records] for _ in range(wishes.rounds)]
        old, new = (median(row[i] for row in times) for i in range(2))
        print(f"{name:10}{old:12.2f}{new:12.2f}{new / old:20.3f}", flush=True)
    return 0
