"""Marks: what a recorded game can show, and what it has shown; interpreted only, for effects are watched at work.

A mark is a text such as `event:sold`, `question:squeeze`, `effect:Hack:hackers` or `rule:M4.5`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, ClassVar

from gaslamp import Game, Record, games
from gaslamp.engine.book.questions import kinds_below, within
from gaslamp.engine.book.setting import ForEach, OneOf, Value
from gaslamp.engine.core.effect import PASS, Effect, Option
from gaslamp.engine.core.parts import leaves
from gaslamp.engine.core.pickling import PATHS, effect_at, find_effects
from gaslamp.engine.core.piles import ints
from gaslamp.engine.core.state import State
from gaslamp.engine.play.openly import open_events
from gaslamp.engine.words.voice import Voice
from tests.recorded.plan import Plan
from tests.rule_reasons import reason
from tests.rule_trace import Trace, rules_that_mattered

AT_WORK = ("apply", "choose")
Deed = tuple[str, int]  # the class of an effect, and the card in whose name it was carried out


class Watch:
    """What has been carried out since it was last asked."""

    deeds: ClassVar[set[Deed]] = set()

    @classmethod
    def swap(cls, deeds: set[Deed]) -> set[Deed]:
        """Note what is carried out from now on in another set; the one up to now."""
        before, cls.deeds = cls.deeds, deeds
        return before


@contextmanager
def watched(game: Game) -> Iterator[None]:
    """Have all effects of a game tell when they are carried out."""
    Trace(game)  # it looks for rules in the methods as they are written
    kinds = [kind for kind in kinds_below(Effect) if within(kind, game.deal.__module__)]
    methods = [(kind, name, vars(kind)[name]) for kind in kinds for name in AT_WORK if name in vars(kind)]
    for kind, name, method in methods:
        setattr(kind, name, telling(method))
    try:
        yield
    finally:
        for kind, name, method in methods:
            setattr(kind, name, method)


def telling(method: Any) -> Any:
    """A method of an effect that tells that it is carried out."""

    def tell(self: Effect[Any], game: State, *rest: Any) -> Any:
        Watch.deeds.add((type(self).__name__, game.this))
        return method(self, game, *rest)

    return tell


def wanted(plan: Plan) -> dict[str, tuple[str, ...]]:
    """All that is to be shown, and by which marks: any of them will do."""
    game = games[plan.game]
    names = [
        *(f"ending:{ending}" for ending in plan.endings),
        *(f"seats:{seats}" for seats in game.seats),
        *values_of(game),
        *(f"event:{kind}" for kind in game.event_kinds.names),
        *(f"question:{name}" for name in game.questions),
        *(f"effect:{kind}" for kind in effects_of(game.deal.__module__)),
        *(f"rule:{rule}" for rule in rules_to_show(game)),
    ]
    return {**{name: (name,) for name in names}, **plan.texts()}


def rules_to_show(game: Game) -> list[str]:
    """The rules that can matter in a game."""
    ids = Voice(game, "en").rule_ids()
    return [rule for rule in ids if not reason(game.name, rule, ids)]


def values_of(game: Game) -> Iterator[str]:
    """Every value of every setting, for each seat if each has its own."""
    for setting in game.settings:
        if isinstance(setting, OneOf):
            yield from (f"setting:{setting.name}={value}" for value in setting.values)
        elif isinstance(setting, ForEach):
            yield from (f"setting:{setting.name}:{n}={name}" for n in range(setting.count) for name in setting.names)
        else:
            yield from (f"setting:{setting.name}={word}" for word in setting.words)
            yield from (f"setting:{setting.name}:{name}" for name in setting.names)


def chosen(game: Game, settings: dict[str, Value]) -> Iterator[str]:
    """The values of the settings of one game."""
    for setting in game.settings:
        value = settings[setting.name]
        if isinstance(setting, ForEach) and isinstance(value, list):
            yield from (f"setting:{setting.name}:{n}={one}" for n, one in enumerate(value))
        elif isinstance(value, list):
            yield from (f"setting:{setting.name}:{one}" for one in value)
        else:
            yield f"setting:{setting.name}={value}"


@cache
def effects_of(module: str) -> list[str]:
    """The classes of all effects that stand in a game's modules."""
    find_effects()
    effects = [effect_at(path) for path in PATHS.values() if str(path[0]).startswith(f"{module}.")]
    return sorted({type(effect).__name__ for effect in effects})


class Marks:
    """The marks of a game that is being played, while it is watched."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen: set[str] = set()
        Watch.swap(set())

    def begin(self, seats: int, settings: dict[str, Value]) -> None:
        """How the game begins."""
        self.seen |= {f"seats:{seats}", *chosen(self.game, settings)}

    def answer(self, state: State, option: Option) -> None:
        """What is asked, if there is a choice, and what is answered."""
        if state.options.size > 1:
            self.seen |= set(said(state, option))

    def end(self, state: State, ending: str) -> set[str]:
        """All of them."""
        self.seen |= {f"ending:{ending}", *deeds(self.game, Watch.swap(set())), *heard(self.game, state)}
        return self.seen

    def ahead(self, state: State, option: Option) -> set[str]:
        """What an answer would show, tried on a copy."""
        twin = state.copy()
        twin.log = ints()
        before = Watch.swap(set())
        twin.take(option)
        return {*said(state, option), *deeds(self.game, Watch.swap(before)), *heard(self.game, twin)}


def said(state: State, option: Option) -> Iterator[str]:
    """Marks of a question and its answer."""
    question = state.question
    assert question is not None
    yield f"question:{question.name}"
    if option == PASS:
        yield f"answer:{question.name}:pass"
        return
    parts = leaves(type(state.choice).asks_for)[-state.answer_parts :]
    for part, number in zip(parts, state.unpack(option), strict=True):
        if part.words:
            yield f"answer:{question.name}:{part.words[number]}"


def deeds(game: Game, carried_out: set[Deed]) -> Iterator[str]:
    """Marks of effects: of their class, and with the card that spoke."""
    for kind, card in carried_out:
        yield f"effect:{kind}"
        if 0 < card < len(game.cards):
            yield f"effect:{kind}:{game.cards[card]}"


def heard(game: Game, state: State) -> Iterator[str]:
    """Marks of events, by their kind and with their card."""
    for event in open_events(game, state):
        yield f"event:{event.kind}"
        if event.card:
            yield f"event:{event.kind}:{game.cards[event.card]}"


def rules(record: Record) -> set[str]:
    """Marks of the rules that mattered in a game."""
    return {f"rule:{rule}" for rule in rules_that_mattered(record)}
