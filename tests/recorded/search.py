"""The search for games that show what no recorded game shows yet."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from gaslamp import Game, Record, games
from gaslamp.engine.book.setting import check_settings
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.effect import Option
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import GaslampError
from tests.recorded.company import Start, company_of
from tests.recorded.kept import End, Kept
from tests.recorded.marks import Marks, rules, wanted, watched
from tests.recorded.plan import Plan
from tests.recorded.plans import PLANS

BATCH = 12  # games that a process tries before it tells what it has
ROUND = 8  # batches after which all are told what is known, so that it does not matter how many processes there are
LONGEST = 1500  # answers after which a game is given up
HUNT, HUNTS = 100, 4  # games in a batch, and batches in a round, that look for nothing but an end that is missing
FAR = 1_000_000_000  # the seeds of those begin here
AHEAD = 8  # answers that are tried then
SPARE = 6  # games of each end and number of players that are remembered though others show the same
SHORTER = 0.8  # a game that shows nothing new is taken for one that is so much longer


@dataclass(frozen=True)
class Candidate:
    """A game that was played, and its marks."""

    seats: int
    seed: int
    settings: dict[str, Any]
    answers: tuple[Answer, ...]
    end: End
    marks: frozenset[str]

    @property
    def size(self) -> int:
        """How long it is."""
        return len(self.answers)

    @property
    def kind(self) -> tuple[str, int]:
        """How it ended, and how many sat there."""
        return self.end.ending, self.seats

    @property
    def table(self) -> str:
        """How many sit there, what is set and how it ended: games are to differ in that."""
        return f"{self.end.ending} {self.seats} {sorted(self.settings.items())}"

    def kept(self, name: str) -> Kept:
        """The game as it is kept."""
        return Kept(name, self.seats, self.seed, self.settings, self.answers, self.end)

    def record(self, game: Game) -> Record:
        """The game as anybody records it."""
        return self.kept("").record(game)


Known = dict[str, int]  # by mark, how long the shortest game is that shows it


def play(plan: Plan, seed: int, known: Known) -> Candidate | None:
    """A game of some company that now and then looks for what is new; None if it is long."""
    company = company_of(plan, seed)
    chance, seeking = seeded(seed), company.seeking
    marks, state, given = Marks(games[plan.game]), company.begin(games[plan.game]), list[Answer]()
    while not state.over:
        if len(given) == LONGEST:
            return None
        option = company.answer(state)
        if state.options.size > 1 and chance.below(10) < seeking:
            option = newest(state, marks, known, option, chance)
        marks.answer(state, option)
        given.append(state.unpack(option))
        state.take(option)
    return finished(plan, marks, company.start, given, state)


def hunt(plan: Plan, seed: int, endings: set[str]) -> Candidate | None:
    """A game of some company, with a look at nothing but its end, if that is one of these."""
    company = company_of(plan, seed)
    state, given = company.begin(games[plan.game]), list[Answer]()
    while not state.over and len(given) < LONGEST:
        option = company.answer(state)
        given.append(state.unpack(option))
        state.take(option)
    if not state.over or plan.ending(state) not in endings:
        return None
    return candidate_of(plan, Kept("", *company.start, tuple(given), End("", [], [])))


def finished(plan: Plan, marks: Marks, start: Start, answers: list[Answer], state: State) -> Candidate:
    """A game that is over, with its end and all its marks."""
    game, end = games[plan.game], End(plan.ending(state), state.places, state.scores)
    marks.begin(start.seats, check_settings(game.settings, start.settings))
    candidate = Candidate(*start, tuple(answers), end, frozenset())
    return replace(candidate, marks=frozenset({*marks.end(state, end.ending), f"table:{candidate.table}"}))


def newest(state: State, marks: Marks, known: Known, usual: Option, chance: Chance) -> Option:
    """An answer that would show something that is not known, if some of them are tried; else the usual one."""
    options = state.options.list()
    for _ in range(min(AHEAD, len(options))):
        option = options.pop(chance.below(len(options)))
        if marks.ahead(state, option) - known.keys():
            return option
    return usual


def candidate_of(plan: Plan, kept: Kept) -> Candidate | None:
    """A recorded game played again; None if it cannot be, or does not end any more."""
    game, marks = games[plan.game], Marks(games[plan.game])
    try:
        record = replace(kept.record(game), result=())
        state = record.begin(listen=True)
    except GaslampError:
        return None
    for n, answer in enumerate(record.answers, 1):
        option = state.option_of(answer)
        if option not in state.options:
            return None
        marks.answer(state, option)
        record.answer(state, n, answer)
    start = Start(kept.seats, kept.seed, kept.settings)
    return finished(plan, marks, start, [*record.answers], state) if state.over else None


def improves(candidate: Candidate, known: Known) -> bool:
    """Whether a game shows something new, or something known in a much shorter time."""
    return any(candidate.size < SHORTER * known.get(mark, 1_000_000) for mark in candidate.marks)


def note(candidate: Candidate, known: Known) -> None:
    """Remember what a game shows."""
    for mark in candidate.marks:
        known[mark] = min(candidate.size, known.get(mark, candidate.size))


def try_batch(name: str, first: int, known: Known) -> list[Candidate]:
    """Some games, and of those only what is new, with the rules that mattered in them."""
    plan, known, news = PLANS[name], dict(known), []
    with watched(games[name]):
        for seed in range(first, first + BATCH):
            candidate = play(plan, seed, known)
            if candidate and improves(candidate, known):
                news.append(with_rules(plan, candidate))
                note(news[-1], known)
    return news


def hunt_batch(name: str, first: int, endings: set[str]) -> list[Candidate]:
    """Many games in a hurry, and of those the first that ends in each of these ways."""
    plan, news, left = PLANS[name], list[Candidate](), {*endings}
    with watched(games[name]):
        for seed in range(first, first + HUNT):
            candidate = hunt(plan, seed, left)
            if candidate:
                left.discard(candidate.end.ending)
                news.append(with_rules(plan, candidate))
    return news


def with_rules(plan: Plan, candidate: Candidate) -> Candidate:
    """A game with the rules that mattered in it."""
    return replace(candidate, marks=candidate.marks | rules(candidate.record(games[plan.game])))


class Search:
    """All games of one kind that have shown something new."""

    def __init__(self, plan: Plan, tried: int = 0) -> None:
        self.plan, self.tried = plan, tried
        self.known: Known = {}
        self.candidates: list[Candidate] = []

    def take(self, candidates: Iterable[Candidate]) -> None:
        """Remember games."""
        for candidate in candidates:
            note(candidate, self.known)
            self.candidates.append(candidate)

    def drop_longer(self) -> None:
        """Forget those that are the shortest for nothing, but for a few of each kind."""
        kinds: Counter[tuple[str, int]] = Counter()
        left = []
        for one in sorted(self.candidates, key=lambda one: (one.size, one.seed)):
            kinds[one.kind] += 1
            if kinds[one.kind] <= SPARE or any(self.known[mark] == one.size for mark in one.marks):
                left.append(one)
        self.candidates = left

    def missing(self) -> list[str]:
        """What no game has shown, and some game might."""
        known, names = self.known.keys(), wanted(self.plan).items()
        return [name for name, marks in names if name not in self.plan.beyond and known.isdisjoint(marks)]

    def endings(self) -> set[str]:
        """The ways to end that no game has shown."""
        return {ending for ending in self.plan.endings if f"ending:{ending}" in self.missing()}

    def hunts(self) -> list[int]:
        """Where to look for them in a hurry in this round, if there are any."""
        first = FAR + self.tried // BATCH * HUNT
        return [first + HUNT * n for n in range(HUNTS if self.endings() else 0)]

    def run(self, seconds: float, say: Callable[[str], None]) -> None:
        """Try games for so long, on all cores, round by round."""
        until = monotonic() + seconds
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            while monotonic() < until:
                firsts = [self.tried + BATCH * n for n in range(ROUND)]
                tasks = [pool.submit(try_batch, self.plan.game, first, self.known) for first in firsts]
                tasks += [pool.submit(hunt_batch, self.plan.game, first, self.endings()) for first in self.hunts()]
                for task in tasks:
                    self.take(one for one in task.result() if improves(one, self.known))
                self.tried += BATCH * ROUND
                self.drop_longer()
                say(f"{self.tried} games tried, {len(self.candidates)} with something new, {len(self.missing())} left")
