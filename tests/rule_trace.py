"""Which rules mattered in a recorded game: it is played again, and the code that carries them is watched.

A rule mattered when a question of it was asked with more than one answer; when code whose docstring opens with its id
changed something, drew luck or found out different things; when a card was used that has no code of its own; or when
the rule forbade an answer that was open at an earlier question of the same kind.
"""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from functools import cache
from types import CodeType, FrameType
from typing import Any, NamedTuple

from gaslamp import Record, games, mode
from gaslamp.engine.core.effect import Effect
from gaslamp.engine.core.piles import Ints
from gaslamp.engine.core.state import State
from gaslamp.engine.words.voice import Voice
from tests.rule_code import carriers, methods

PLAIN = (bool, int, str, tuple, Ints, type(None))  # what a function finds out that can be compared
USES = {  # events by which a card without code of its own is used
    "council": ("cascaded", "tied"),
    "emerald": ("played", "used"),
    "nanty": ("reacted", "stopped", "won"),
}


def rules_that_mattered(record: Record) -> dict[str, int]:
    """By rule: the number of the first answer at which it mattered, or that brought it about; 0 is the set-up."""
    assert not mode.compiled(), "compiled code cannot be watched: GASLAMP_PURE=1"
    trace = Trace(record.game.name)
    state = trace.watch(record.begin, listen=True)
    for n, answer in enumerate(record.answers, 1):
        trace.n = n
        trace.look_at(state)
        heard = state.log.size
        trace.watch(record.answer, state, n, answer)
        for event in record.game.events(state, None, heard):
            trace.note((trace.cards.get((event.kind, event.card), ""),))
    return trace.first


class Watched(NamedTuple):
    """A function that is watched: the rules that its own docstring opens with, and what it does."""

    own: tuple[str, ...]
    for_class: bool  # whether those of the class that it is called for are added
    changes: bool  # it returns nothing, so it changes something; else it finds something out


class Call(NamedTuple):
    """A call that has yet to return."""

    frame: FrameType
    rules: tuple[str, ...]
    changes: bool
    before: State | None  # what it may change, if that is complete; not in the midst of the set-up
    luck: int


class Trace:
    """What has been seen of the rules in one game."""

    def __init__(self, game: str) -> None:
        self.functions, self.kinds = watch_list(game)
        self.known = frozenset(Voice(games[game], "en").rule_ids())
        self.cards = uses_of_cards(game)
        self.n = 0
        self.first: dict[str, int] = {}
        self.calls: list[Call] = []
        self.results: dict[tuple[CodeType, tuple[str, ...]], Any] = {}
        self.open: dict[type[Effect[Any]], dict[int, None]] = defaultdict(dict)  # all that was offered so far

    def note(self, rules: tuple[str, ...]) -> None:
        """Rules mattered, now if not before."""
        for rule in rules:
            if rule in self.known:
                self.first.setdefault(rule, self.n)

    def watch(self, play: Any, *args: Any, **kwargs: Any) -> Any:
        """Have the game go on, with all calls of its rules watched."""
        sys.setprofile(self.hear)
        try:
            return play(*args, **kwargs)
        finally:
            sys.setprofile(None)
            self.calls.clear()

    def hear(self, frame: FrameType, event: str, result: Any) -> None:
        """A function is called, or returns."""
        if event == "call":
            watched = self.functions.get(frame.f_code)
            if watched is not None:
                self.enter(frame, watched)
        elif event == "return" and self.calls and self.calls[-1].frame is frame:
            self.leave(self.calls.pop(), result)

    def enter(self, frame: FrameType, watched: Watched) -> None:
        """Look at how things are before the call, unless all of its rules have mattered."""
        rules = watched.own
        if watched.for_class:
            rules += self.kinds.get(type(frame.f_locals.get("self")), ())
        if all(rule in self.first for rule in rules):
            return
        state = state_of(frame)
        before = twin(state) if watched.changes else None
        self.calls.append(Call(frame, rules, watched.changes, before, luck_of(state)))

    def leave(self, call: Call, result: Any) -> None:
        """Its rules mattered if it has changed anything, drawn luck, or found out what it had not found out before."""
        state = state_of(call.frame)
        if call.changes:
            different = state is None or call.before is None or state != call.before
        else:
            told = result.list() if isinstance(result, Ints) else result
            earlier = self.results.setdefault((call.frame.f_code, call.rules), told)
            different = not isinstance(result, PLAIN) or told != earlier or luck_of(state) != call.luck
        if different:
            self.note(call.rules)

    def look_at(self, state: State) -> None:
        """What is asked, and which rules forbid what was open at another question of the kind."""
        choice, kind = state.choice, type(state.choice)
        if state.options.size > 1:
            self.note((*self.kinds.get(kind, ()), choice.rule))
        options = dict.fromkeys(state.options.list())
        for option in self.open[kind]:
            if option not in options:
                self.note((choice.why_not(state, state.me, option),))
        self.open[kind].update(options)


@cache
def watch_list(game: str) -> tuple[dict[CodeType, Watched], dict[type, tuple[str, ...]]]:
    """The functions of a game to be watched, and the rules that its classes carry."""
    functions: dict[CodeType, Watched] = {}
    kinds: dict[type, tuple[str, ...]] = {}
    for carrier in carriers(game):
        if carrier.carries and inspect.isclass(carrier.what):
            kinds[carrier.what] = carrier.carries
            for function in at_work(carrier.what):
                functions[function.__code__] = Watched((), True, returns_nothing(function))
    for carrier in carriers(game):
        if carrier.carries and not inspect.isclass(carrier.what):
            for_class = carrier.what.__code__ in functions and returns_nothing(carrier.what)
            functions[carrier.what.__code__] = Watched(carrier.carries, for_class, returns_nothing(carrier.what))
    return functions, kinds


def at_work(kind: type) -> list[Any]:
    """The methods by which a class carries out its rules: those that change something; if there is none, all."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("gaslamp.games."):
            found |= {name: method for name, method in methods(base).items() if not name.startswith("__")}
    return [method for method in found.values() if returns_nothing(method)] or list(found.values())


def returns_nothing(function: Any) -> bool:
    """Whether a function does something: one that finds something out returns it."""
    return function.__annotations__.get("return") in ("None", None)


@cache
def uses_of_cards(game: str) -> dict[tuple[str, int], str]:
    """The rules of cards that no code carries, by the events by which these cards are used."""
    coded = {rule for carrier in carriers(game) for rule in carrier.carries}
    told = [(card, rule) for card, rule in enumerate(games[game].card_rules) if rule not in coded]
    return {(kind, card): rule for kind in USES.get(game, ()) for card, rule in told}


def state_of(frame: FrameType) -> State | None:
    """The state of the game that a call is about."""
    names = frame.f_locals
    return next((names[name] for name in ("game", "self") if isinstance(names.get(name), State)), None)


def twin(state: State | None) -> State | None:
    """A state as it is now; None if it is not complete, as in the midst of the set-up."""
    try:
        return state.copy() if state is not None else None
    except AttributeError:
        return None


def luck_of(state: State | None) -> int:
    """How far a state's luck has been drawn."""
    return int(state.chance.state) if state is not None else 0
