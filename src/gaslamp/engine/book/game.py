"""A game as the rest of the world knows it: one object describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from gaslamp.engine.book.data import Data, Values, Wholes, data_from, load
from gaslamp.engine.book.piece import Piece
from gaslamp.engine.book.questions import questions_of, words_of
from gaslamp.engine.book.reckoning import Reckoning, ReckoningLine
from gaslamp.engine.book.setting import Setting, Value, check_settings, renamed
from gaslamp.engine.core.chance import SEEDS, Chance, seeded
from gaslamp.engine.core.effect import NOBODY, OVER, Effect
from gaslamp.engine.core.event import SPECTATOR, Event, EventKinds
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.question import Question
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadData, BadSetting, Illegal
from gaslamp.engine.words import notation

View = dict[str, Any]
Answerer = Callable[[State, Answer], None]
Told = Callable[[str, Mapping[str, Value]], Mapping[str, Value]]  # of a version of the rules


@dataclass(frozen=True, repr=False)
class Game:
    """A game: how it is dealt, what a seat may see of it, and the names of its numbers."""

    name: str
    version: str  # of the rules: a record replays under the rules that it was played by
    seats: range
    settings: tuple[Setting, ...]
    deal: Callable[[Data, int, Chance, Mapping[str, Value], bool], State]
    show: Callable[[Any, int | None], View]
    census: Callable[[Any], dict[str, int]]  # all pieces, wherever they lie: no rule makes or loses one
    event_kinds: EventKinds
    data: Data
    cards: tuple[str, ...]  # by number; 0 is the back
    pieces: Mapping[str, Piece]  # what lies under each key of its views
    folder: Path
    rules: Callable[[Data], tuple[str, ...]]  # the rule that tells what a card does, by number; "" if there is none
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # those that a fact of its data may be, by name
    places: tuple[str, ...] = ()  # the names of places by number
    numbered: bool = False  # whether the places have their numbers on the board, by which one can name them
    grid: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # on a map: the column and row of each place
    earlier: Mapping[str, Answerer] = field(default_factory=dict)  # how it was answered under earlier versions
    renamed: Mapping[str, str] = field(default_factory=dict)  # what was called otherwise, by the name that it had
    told: Told | None = None  # the settings as all may know them until the end; None: every one as it is
    rare: frozenset[str] = frozenset()  # questions, cards and events that random games seldom or never bring about
    wholes: Wholes = field(default_factory=dict)  # facts that an owner's file replaces together, by the first of them
    reckoner: Reckoning | None = None  # how it tells where the points come from; None: it tells but the points
    check: Callable[[Data], None] | None = None  # refuses data that cannot be played; None: ours are not to be changed

    def __post_init__(self) -> None:
        fits = len(self.cards) <= 1024 and len(self.event_kinds.names) <= 256 and self.seats[-1] < NOBODY
        assert fits, "events have room for 1024 cards and 256 kinds, steps for 14 seats"

    def __repr__(self) -> str:
        return f"Game({self.name!r})"

    @cached_property
    def questions(self) -> Mapping[str, type[Effect[Any]]]:
        """Its questions by name: the classes that ask, wherever they are written."""
        return questions_of(self.deal.__module__)

    @cached_property
    def part_words(self) -> Mapping[str, tuple[str, ...]]:
        """The words by number that parts of its answers and questions may be, by the name of the part."""
        return words_of(self.questions.values())

    @cached_property
    def card_rules(self) -> tuple[str, ...]:
        """The rules of the cards, as these data have them."""
        return self.rules(self.data)

    def __reduce__(self) -> tuple[object, ...]:
        if self.data.digest == SHELF[self.name].data.digest:
            return game_named, (self.name, self.version)  # another process has the same games
        return game_with, (self.name, self.version, self.data.values())

    def with_file(self, path: str | Path) -> Game:
        """The game with an owner's corrections: a file like ours that has only what differs."""
        better = load(Path(path), str(path)).renamed(self.renamed)
        return self.with_data(self.data.with_facts(better, self.wholes))

    def with_data(self, data: Data) -> Game:
        """The game with other data, once they are found to be playable."""
        data = data.renamed(self.renamed)
        if data.digest == self.data.digest:
            return self
        if self.check is None:
            raise BadData("error-data-fixed", where=data.path, name=self.name)
        self.check(data)
        return replace(self, data=data)

    def settings_for_all(self, settings: Mapping[str, Value], over: bool) -> dict[str, Value]:
        """The settings of a game as everybody may know them while it is played, or when it is over."""
        named = {name: renamed(value, self.renamed) for name, value in settings.items()}
        return named if over or self.told is None else dict(self.told(self.version, named))

    @property
    def sizes(self) -> str:
        """How many can play, in figures."""
        return in_figures(self.seats)

    def check_seats(self, seats: object) -> None:
        """Refuse a number of players that the game is not for."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSetting("error-setting-one-of", "seats", seats, values=", ".join(map(str, self.seats)))

    def new(self, seats: int, seed: int, *, listen: bool = False, **settings: object) -> State:
        """Sit down and deal, with fast luck from a seed; `listen` keeps the events."""
        return self.new_with(seeded(check_seed(seed)), seats, settings, listen)

    def new_with(self, chance: Chance, seats: int, settings: Mapping[str, object], listen: bool = False) -> State:
        """Sit down and deal, with this luck."""
        self.check_seats(seats)
        chosen = check_settings(self.settings, settings, at_home=True)
        return self.deal(self.data, seats, chance, chosen, listen)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may see, and nothing else, ready for JSON; None is a spectator."""
        seer = self.seer(state, seat)
        question = state.detailed_question if state.asked == seer else state.question
        return {
            "game": self.name,
            "seats": int(state.seats),
            "you": seat,
            "asked": state.asked,
            "question": question.json() if question else None,
            "offered": [list(answer) for answer in state.offered] if state.asked == seer else None,
            "groups": [group.json() for group in state.groups] if state.asked == seer else None,
            "over": bool(state.over),
            "scores": state.scores,
            "places": state.places,
            "table": self.show(state, seat),
        } | ({"reckoning": [line.json() for line in self.reckoning(state)]} if state.over and self.reckoner else {})

    def reckoning(self, state: State) -> list[ReckoningLine]:
        """Why the game is over, and for each seat where its points come from; nothing while it goes on."""
        if self.reckoner is None or not state.over:
            return []
        return list(self.reckoner.lines(state, self.events(state, None)))

    def events(self, state: State, seat: int | None, since: int = 0, upto: int | None = None) -> list[Event]:
        """What a seat has seen happen, from event number `since` on, before `upto`; nothing if nobody listened."""
        seer, log = self.seer(state, seat), state.log
        if log is None:
            return []
        end = len(log) if upto is None else min(upto, len(log))
        return [Event(one, seer, self.event_kinds.names) for one in log.part(since, end)]

    def imagine(self, state: State, seat: int | None, seed: int) -> State:
        """A world that looks the same to the seat."""
        seer = self.seer(state, seat)
        return state.imagine(NOBODY if seer == SPECTATOR else seer, check_seed(seed))

    def answer(self, state: State, answer: Answer) -> None:
        """Have a state answered under the rules of this version, which may be an earlier one."""
        self.earlier.get(self.version, type(state).answer)(state, answer)

    def under(self, version: str) -> Game | None:
        """The game as of a version of the rules; None if tables and records of that one cannot be gone on with."""
        if version == self.version:
            return self
        return replace(self, version=version) if version in self.earlier else None

    def why_not(self, state: State, answer: object) -> str | None:
        """None, or the id of the rule that forbids an answer."""
        return state.why_not(answer)

    def say(self, asked: State | Question, answer: Answer) -> str:
        """An answer to what is asked, by name: `take mafia 2`."""
        return notation.say(self, question_of(asked, answer), answer)

    def parse(self, asked: State | Question, said: object) -> Answer:
        """The answer that a text or a mapping says by name; numbers stay as they are. BadAnswer says what is wrong."""
        return notation.parse(self, question_of(asked, said), said)

    def seer(self, state: State, seat: int | None) -> int:
        """The number of who looks."""
        if seat is None:
            return SPECTATOR
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.seats:
            raise BadSetting("error-setting-seat", "seat", seat, most=int(state.seats) - 1)
        return seat


def question_of(asked: State | Question, answer: object) -> Question:
    """What is asked; when a game is over every answer is refused."""
    question = asked if isinstance(asked, Question) else asked.question
    if question is None:
        raise Illegal(answer, OVER, [])
    return question


SHELF: dict[str, Game] = {}  # the games that there are, by name


def game_named(name: str, version: str) -> Game:
    """The game of that name, as of a version of its rules."""
    return replace(SHELF[name], version=version) if version != SHELF[name].version else SHELF[name]


def game_with(name: str, version: str, values: Values) -> Game:
    """The game of that name with other data."""
    return game_named(name, version).with_data(data_from(values, name))


def check_seed(seed: object) -> int:
    """A seed that chance can take."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= SEEDS:
        raise BadSetting("error-setting-seed", "seed", seed, most=int(SEEDS))
    return seed


def in_figures(numbers: range) -> str:
    """Some numbers for people: 2–5, or 2, 4."""
    whole = numbers.step == 1 and len(numbers) > 1
    return f"{numbers[0]}–{numbers[-1]}" if whole else ", ".join(map(str, numbers))
