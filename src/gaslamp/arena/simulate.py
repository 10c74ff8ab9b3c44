"""Play many games between bots."""

from __future__ import annotations

import hashlib
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any

from gaslamp.bots import bot
from gaslamp.bots.player import referee
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import check_settings
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.engine.errors import BadSetting, GaslampError
from gaslamp.engine.play.record import Record

BATCH = 100  # games handed to a worker at once, at most
SHARES = 20  # batches for each worker, at least: so that progress is seen
ENDLESS = 1_000_000  # answers after which a game is given up


@dataclass(frozen=True)
class Plan:
    """What is to be played: the game, the seats, who sits there, and the luck of it all."""

    game: Game
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    settings: Mapping[str, Any]


@dataclass(frozen=True)
class Result:
    """How one game went: how many answers, who came where, and a fingerprint of it all."""

    length: int
    places: tuple[int, ...]
    digest: bytes
    record: str = ""  # a line of JSON, if it is wanted


@dataclass(frozen=True)
class Report:
    """How many games went."""

    plan: Plan
    seconds: float
    results: tuple[Result, ...]

    def json(self) -> dict[str, object]:
        """The report for programs; `wins` are first places by seat, shared ones counted for each."""
        lengths = [result.length for result in self.results]
        decisions = sum(lengths)
        firsts = [[place == 1 for place in result.places] for result in self.results]
        return {
            "game": self.plan.game.name,
            "data": self.plan.game.data.digest,
            "seats": self.plan.seats,
            "games": len(self.results),
            "seed": self.plan.seed,
            "bots": list(self.plan.bots),
            "decisions": decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
            "wins": [sum(seat) for seat in zip(*firsts, strict=True)],
            "lengths": {"min": min(lengths), "mean": decisions / len(lengths), "max": max(lengths)},
            "digest": hashlib.sha256(b"".join(result.digest for result in self.results)).hexdigest(),
        }


def simulate(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    keep: Callable[[str], object] | None = None,
) -> Report:
    """Play the games, on so many processes; `progress` is told of each batch done, `keep` is given each record."""
    check(plan, workers)
    start = time.perf_counter()
    results: list[Result] = []
    for batch in batches(plan, workers, recording=keep is not None):
        for result in batch:
            if keep is not None:
                keep(result.record)
            results.append(replace(result, record=""))
        progress(len(batch))
    return Report(plan, time.perf_counter() - start, tuple(results))


def check(plan: Plan, workers: int) -> None:
    """Refuse what cannot be played, before anything is."""
    if plan.games < 1:
        raise BadSetting("error-setting-least", "games", plan.games, least=1)
    if workers < 1:
        raise BadSetting("error-setting-least", "workers", workers, least=1)
    if not plan.bots or len(plan.bots) > plan.seats:
        raise BadSetting("error-setting-bots", "bots", ",".join(plan.bots), most=plan.seats)
    for name in plan.bots:
        bot(name, imports=True)
    plan.game.new(plan.seats, plan.seed, **plan.settings)


def batches(plan: Plan, workers: int, recording: bool) -> Iterator[list[Result]]:
    """The results, batch by batch, in the order of the games."""
    chance = seeded(plan.seed)
    seeds = [(int(chance.seed()), int(chance.seed())) for _ in range(plan.games)]
    size = max(1, min(BATCH, plan.games // (workers * SHARES)))
    tasks = [(plan, seeds[i : i + size], recording) for i in range(0, plan.games, size)]
    if workers == 1:
        yield from map(play_batch, tasks)
        return
    size = min(workers, len(tasks))
    with ProcessPoolExecutor(size, mp_context=get_context("spawn"), initializer=leave_signals_to_parent) as pool:
        try:
            yield from pool.map(play_batch, tasks)
        except BaseException:  # somebody has had enough: nothing more is worth waiting for
            for process in list(pool._processes.values()):
                process.terminate()
            raise


def leave_signals_to_parent() -> None:
    """A worker ends when its parent says so, not at a key."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(task: tuple[Plan, list[tuple[int, int]], bool]) -> list[Result]:
    """Play one batch, here."""
    plan, seeds, recording = task
    return [play_one(plan, deal, luck, recording) for deal, luck in seeds]


def play_one(plan: Plan, deal: int, luck: int, recording: bool = False) -> Result:
    """Play one game: its deal and the bots' luck come from two seeds."""
    state = plan.game.new(plan.seats, deal, **plan.settings)
    seated = [bot(plan.bots[seat % len(plan.bots)], imports=True) for seat in range(plan.seats)]
    answers = ints()
    referee(state, seated, seeded(luck), answers, ENDLESS)
    if not state.over:
        raise GaslampError("error-endless", seed=deal, n=ENDLESS)
    places = tuple(state.places)
    told = f"{deal} {answers.list()} {state.places} {state.scores}"
    record = record_of(plan, deal, answers, places).line() if recording else ""
    return Result(len(answers), places, hashlib.sha256(told.encode()).digest(), record)


def record_of(plan: Plan, deal: int, options: Ints, result: tuple[int, ...]) -> Record:
    """The record of a game that was played so."""
    state, answers = plan.game.new(plan.seats, deal, **plan.settings), []
    for option in options.list():
        answers.append(unpack(option, state.answer_parts))
        state.take(option)
    settings = check_settings(plan.game.settings, plan.settings, at_home=True)
    players = tuple(plan.bots[seat % len(plan.bots)] for seat in range(plan.seats))
    return Record(plan.game, plan.seats, deal, settings, tuple(answers), players, result=result)
