"""The search for games that show what no recorded game shows yet."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, NamedTuple

from gaslamp import Game, Record, games
from gaslamp.engine.book.setting import ForEach, OneOf, Setting, check_settings
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.effect import MISSHAPEN, Option
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.parts import CARD, leaves
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import GaslampError
from tests.recorded.kept import End, Kept
from tests.recorded.marks import Marks, rules, wanted, watched
from tests.recorded.plan import Plan, Player
from tests.recorded.plans import PLANS

BATCH = 24  # games that a process tries before it tells what it has
LONGEST = 1500  # answers after which a game is given up
SEEKING = 3  # of ten times, a player looks ahead for what has not been shown
AHEAD = 8  # answers that are tried then
FAVOURITES = 4  # cards that everybody likes in some games: so rare ones come into play
RELUCTANT = 3  # of ten times, a player does not care for them
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


class Start(NamedTuple):
    """How a game begins."""

    seats: int
    seed: int
    settings: dict[str, Any]


def play(plan: Plan, seed: int, known: Known) -> Candidate | None:
    """A game of players who answer at random or eagerly, and now and then look for what is new; None if it is long."""
    game, chance = games[plan.game], seeded(seed)
    settings = {setting.name: any_value(plan, setting, chance) for setting in game.settings}
    start = Start(any_of(game.seats, chance), seed, settings)
    players = some_players(plan, start.seats, chance)
    seeking, favourites = any_of((0, SEEKING), chance), some_cards(game, chance)
    marks, state = Marks(game), game.new(start.seats, seed, listen=True, **settings)
    given = list[Answer]()
    while not state.over:
        if len(given) == LONGEST:
            return None
        option = favourite(state, favourites)
        if option == MISSHAPEN or chance.below(10) < RELUCTANT:
            option = players[state.me](state, chance)
        if state.options.size > 1 and chance.below(10) < seeking:
            option = newest(state, marks, known, option, chance)
        marks.answer(state, option)
        given.append(state.unpack(option))
        state.take(option)
    return finished(plan, marks, start, given, state)


def finished(plan: Plan, marks: Marks, begun: Start, answers: list[Answer], state: State) -> Candidate:
    """A game that is over, with its end and all its marks."""
    game, end = games[plan.game], End.of(games[plan.game], plan.ending(state), state)
    marks.begin(begun.seats, check_settings(game.settings, begun.settings))
    candidate = Candidate(begun.seats, begun.seed, begun.settings, tuple(answers), end, frozenset())
    return replace(candidate, marks=frozenset({*marks.end(state, end.ending), f"table:{candidate.table}"}))


def some_players(plan: Plan, seats: int, chance: Chance) -> list[Player]:
    """The same player in each seat, or somebody else in each."""
    alone = any_of(plan.players, chance)
    return [alone] * seats if chance.below(2) else [any_of(plan.players, chance) for _ in range(seats)]


def some_cards(game: Game, chance: Chance) -> set[int]:
    """Cards that everybody likes in this game, or none."""
    return {1 + int(chance.below(len(game.cards) - 1)) for _ in range(any_of((0, 0, FAVOURITES), chance))}


def favourite(state: State, favourites: set[int]) -> Option:
    """The first answer that names a card which everybody likes, MISSHAPEN if there is none."""
    if not favourites or state.options.size == 1:
        return MISSHAPEN
    parts = leaves(type(state.choice).asks_for)[-state.answer_parts :]
    places = [n for n, part in enumerate(parts) if part.kind == CARD]
    for option in state.options.list():
        named = state.unpack(option)
        if named and any(named[n] in favourites for n in places):
            return option
    return MISSHAPEN


def any_of(things: Any, chance: Chance) -> Any:
    """One of them."""
    return things[chance.below(len(things))]


def any_value(plan: Plan, setting: Setting, chance: Chance) -> Any:
    """Any value of a setting."""
    if isinstance(setting, OneOf):
        return any_of(setting.values, chance)
    names = plan.values.get(setting.name, setting.names)
    if isinstance(setting, ForEach):
        return [any_of(names, chance) for _ in range(setting.count)]
    word = chance.below(1 + len(setting.words))
    if word < len(setting.words):
        return setting.words[word]
    left = [*names]
    return [left.pop(chance.below(len(left))) for _ in range(setting.count)]


def newest(state: State, marks: Marks, known: Known, usual: Option, chance: Chance) -> Option:
    """An answer that would show something that is not known, if some of them are tried; else the usual one."""
    options = state.options.list()
    for _ in range(min(AHEAD, len(options))):
        option = options.pop(chance.below(len(options)))
        if marks.ahead(state, option) - known.keys():
            return option
    return usual


def replay(plan: Plan, kept: Kept) -> Candidate | None:
    """A recorded game played again; None if it cannot be, or does not end any more."""
    game, marks = games[plan.game], Marks(games[plan.game])
    record = replace(kept.record(game), result=())
    state = record.begin(listen=True)
    try:
        for n, answer in enumerate(record.answers, 1):
            marks.answer(state, state.option_of(answer))
            record.answer(state, n, answer)
    except GaslampError:
        return None
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
        """Remember those that are still new."""
        for candidate in candidates:
            if improves(candidate, self.known):
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

    def run(self, seconds: float, say: Callable[[str], None]) -> None:
        """Try games for so long, on all cores, round by round."""
        workers, until = os.cpu_count() or 1, monotonic() + seconds
        with ProcessPoolExecutor(workers) as pool:
            while monotonic() < until:
                firsts = [self.tried + BATCH * n for n in range(2 * workers)]
                tasks = [pool.submit(try_batch, self.plan.game, first, self.known) for first in firsts]
                for task in tasks:
                    self.take(task.result())
                self.tried += BATCH * len(tasks)
                self.drop_longer()
                say(f"{self.tried} games tried, {len(self.candidates)} with something new, {len(self.missing())} left")
