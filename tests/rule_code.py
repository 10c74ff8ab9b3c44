"""Which code carries each rule of a game: its docstring opens with the id, or it names the id."""

from __future__ import annotations

import inspect
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from gaslamp import games

ID = r"[A-Z]\d+(?:\.\d+)?"
HEAD = re.compile(rf"(?:^|[;.] )((?:{ID}, )*{ID}):")  # what a docstring begins with, or a later sentence of it
ALONE = re.compile(ID)


class Carrier(NamedTuple):
    """A class or function of a game's rules, with the rules that its docstring opens with and those that it names."""

    module: str  # below the game's folder
    name: str  # of a method with that of its class
    what: Any  # the class, or the function
    carries: tuple[str, ...]
    names: tuple[str, ...]


@cache
def carriers(game: str) -> tuple[Carrier, ...]:
    """All classes and functions of a game or of the engine's core, module by module, in the order of the source."""
    package = import_module(f"gaslamp.games.{game}" if game in games else "gaslamp.engine.core")
    names = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
    modules = [import_module(f"{package.__name__}.{name}") for name in names]
    return tuple(one for module in (package, *modules) for one in within(module))


def within(module: ModuleType) -> Iterator[Carrier]:
    """The classes, their methods and the functions that are written in a module."""
    short = module.__name__.split(".", 3)[3] if module.__name__.count(".") > 2 else ""
    for name, what in vars(module).items():
        if getattr(what, "__module__", "") != module.__name__:
            continue
        if inspect.isclass(what):
            yield Carrier(short, name, what, opening_ids(what), named_by_class(what))
            for called, method in methods(what).items():
                yield Carrier(short, f"{name}.{called}", method, opening_ids(method), named_by(method))
        elif isinstance(what, FunctionType):
            yield Carrier(short, name, what, opening_ids(what), named_by(what))


def methods(kind: type) -> dict[str, FunctionType]:
    """The functions written in a class; of a property, that which reads it."""
    plain = {name: unwrapped(value) for name, value in vars(kind).items()}
    return {name: value for name, value in plain.items() if isinstance(value, FunctionType)}


def unwrapped(value: Any) -> Any:
    """The function within a property, a class method or a cached one."""
    for name in ("fget", "func", "__func__", "__wrapped__"):
        value = getattr(value, name, value)
    return value


def opening_ids(what: Any) -> tuple[str, ...]:
    """The ids with which a docstring opens, or a later sentence of it."""
    own = vars(what).get("__doc__") if inspect.isclass(what) else what.__doc__
    return tuple(dict.fromkeys(rule for head in HEAD.findall(own or "") for rule in head.split(", ")))


def named_by_class(kind: type) -> tuple[str, ...]:
    """The rules by which a class asks, and which forbid one thing too many."""
    return tuple(rule for name in ("rule", "excess") if isinstance(rule := vars(kind).get(name), str) and rule)


def named_by(function: FunctionType) -> tuple[str, ...]:
    """The rules that a function names, such as those that forbid an answer."""
    texts = (text for text in function.__code__.co_consts if isinstance(text, str))
    return tuple(dict.fromkeys(text for text in texts if ALONE.fullmatch(text)))


def full_name(carrier: Carrier) -> str:
    """A class or function, by its module and its name."""
    return f"{carrier.module}.{carrier.name}".removeprefix(".")
