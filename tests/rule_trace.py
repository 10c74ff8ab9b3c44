"""Which rules mattered in a recorded game: it is played again, and the code that carries them is watched.

A rule mattered when a question of it was asked with more than one answer; when code whose docstring opens with its id
changed something or drew luck, or, if no such code changes anything, found out different things or how the game ends;
when a card was used that has no code of its own; or when it forbade an answer that was open at an earlier question of
the same kind.
"""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from functools import cache
from types import CodeType, FrameType
from typing import Any, NamedTuple

from gaslamp import Game, Record, games, mode
from gaslamp.engine.core.effect import NOBODY, Effect
from gaslamp.engine.core.piles import Ints
from gaslamp.engine.core.state import State
from gaslamp.engine.words.voice import Voice
from tests.rule_code import Carrier, carriers, full_name, methods
from tests.rule_index import index

PLAIN = (bool, int, str, tuple, Ints, type(None))  # what a function finds out that can be compared
USES = {  # events by which a card without code of its own is used
    "council": ("cascaded", "tied"),
    "emerald": ("played", "used"),
    "nanty": ("reacted", "stopped", "won"),
}


def rules_that_mattered(record: Record) -> dict[str, int]:
    """By rule: the number of the first answer at which it mattered, or that brought it about; 0 is the set-up."""
    assert not mode.compiled(), "compiled code cannot be watched: GASLAMP_PURE=1"
    trace = Trace(record.game)
    state = trace.watch(record.begin, listen=True)
    for n, answer in enumerate(record.answers, 1):
        trace.n = n
        trace.at_last.clear()
        trace.look_at(state)
        heard = state.log.size
        trace.watch(record.answer, state, n, answer)
        for event in record.game.events(state, None, heard):
            trace.note((trace.uses.get((event.kind, event.card), ""),))
    if state.over:
        for rules in trace.at_last:
            trace.note(rules)
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

    def __init__(self, game: Game) -> None:
        self.functions, self.kinds = watch_list(game.name)
        self.known = frozenset(Voice(game, "en").rule_ids())
        self.card_rules = game.card_rules
        self.uses = uses_of_cards(game.name)
        self.n = 0
        self.first: dict[str, int] = {}
        self.calls: list[Call] = []
        self.results: dict[tuple[CodeType, tuple[str, ...]], Any] = {}
        self.at_last: list[tuple[str, ...]] = []  # rules of what was found to be so by the latest answer
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
        state, rules = state_of(frame), watched.own
        if watched.for_class:
            rules += self.rules_of(frame.f_locals.get("self"), state)
        if all(rule in self.first for rule in rules):
            return
        before = twin(state) if watched.changes else None
        self.calls.append(Call(frame, rules, watched.changes, before, luck_of(state)))

    def rules_of(self, this: object, state: State | None) -> tuple[str, ...]:
        """The rules that an effect or the like carries out; of those of several cards, that of the card that speaks."""
        rules, cards = self.kinds.get(type(this), ()), set(self.card_rules)
        speaking = self.card_rules[state.this] if state is not None and hasattr(state, "this") else ""
        one = next((rule for rule in (getattr(this, "rule", ""), speaking) if rule in cards and rule in rules), "")
        return tuple(rule for rule in rules if not one or rule == one or rule not in cards)

    def leave(self, call: Call, result: Any) -> None:
        """Its rules mattered if it has changed anything, drawn luck, or found out what it had not found out before."""
        state = state_of(call.frame)
        if call.changes:
            different = state is None or call.before is None or state != call.before
        else:
            different = luck_of(state) != call.luck or (self.n > 0 and self.is_news(call, result))
        if different:
            self.note(call.rules)

    def is_news(self, call: Call, result: Any) -> bool:
        """Whether a function has found out something else than before; what it makes of many things is always new."""
        told = result.list() if isinstance(result, Ints) else result
        if isinstance(told, int) and told not in (False, NOBODY):
            self.at_last.append(call.rules)
        earlier = self.results.setdefault((call.frame.f_code, call.rules), told)
        return not isinstance(result, PLAIN) or bool(told != earlier)

    def look_at(self, state: State) -> None:
        """What is asked, and which rules forbid what was open at another question of the kind."""
        choice, kind = state.choice, type(state.choice)
        if state.options.size > 1:
            self.note((*self.rules_of(choice, state), choice.rule))
        options = dict.fromkeys(state.options.list())
        for option in self.open[kind]:
            if option not in options:
                self.note((choice.why_not(state, state.me, option),))
        self.open[kind].update(options)


@cache
def watch_list(game: str) -> tuple[dict[CodeType, Watched], dict[type, tuple[str, ...]]]:
    """The functions of a game to be watched, and the rules that its classes carry."""
    carrying = [(one, rules) for one in carriers(game) if (rules := one.carries + indexed(game, one))]
    done = {rule for one, rules in carrying if changes_something(one) for rule in rules}
    functions: dict[CodeType, Watched] = {}
    kinds: dict[type, tuple[str, ...]] = {}
    for one, rules in carrying:
        if inspect.isclass(one.what):
            kinds[one.what] = rules if changes_something(one) else without(rules, done)
            functions |= {method.__code__: Watched((), True, returns_nothing(method)) for method in at_work(one.what)}
    for one, rules in carrying:
        if not inspect.isclass(one.what):
            changes, code = returns_nothing(one.what), one.what.__code__
            functions[code] = Watched(
                rules if changes else without(rules, done), changes and code in functions, changes
            )
    return functions, kinds


def changes_something(carrier: Carrier) -> bool:
    """Whether a function does something, or a method of a class."""
    functions = at_work(carrier.what) if inspect.isclass(carrier.what) else [carrier.what]
    return any(returns_nothing(function) for function in functions)


def without(rules: tuple[str, ...], done: set[str]) -> tuple[str, ...]:
    """The rules for which nothing is ever done: there it matters what is found out."""
    return tuple(rule for rule in rules if rule not in done)


def indexed(game: str, carrier: Carrier) -> tuple[str, ...]:
    """The rules without code of their own that the README finds in code for their whole section."""
    coded = {rule for one in carriers(game) for rule in one.carries} | {*games[game].card_rules}
    places = index(game)
    sections = tuple(f"{rule}." for rule in carrier.carries)
    return tuple(
        rule
        for rule in places
        if rule not in coded and rule.startswith(sections) and full_name(carrier) in places[rule]
    )


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
