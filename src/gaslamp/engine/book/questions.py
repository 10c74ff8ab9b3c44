"""The questions of a game, found where they are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gaslamp.engine.core.effect import Effect
from gaslamp.engine.core.parts import Part, leaves
from gaslamp.engine.core.question import plain_name


def questions_of(module: str) -> dict[str, type[Effect[Any]]]:
    """The classes below a module that say what they ask for, by the names of their questions."""
    asking = {plain_name(kind.__name__): kind for kind in kinds_below(Effect) if kind.asks_for and within(kind, module)}
    return dict(sorted(asking.items()))


def kinds_below(kind: type[Effect[Any]]) -> Iterator[type[Effect[Any]]]:
    """All classes made of a class."""
    for child in kind.__subclasses__():
        yield child
        yield from kinds_below(child)


def within(kind: type[Effect[Any]], module: str) -> bool:
    """Whether a class is written in a module or below it."""
    return kind.__module__ == module or kind.__module__.startswith(module + ".")


def parts_of(kind: type[Effect[Any]]) -> tuple[Part, ...]:
    """All that a question speaks of: the parts of its answer, and the numbers of its step."""
    return (*leaves(kind.asks_for), *(part for part in kind.carries if part is not None))


def words_of(kinds: Iterable[type[Effect[Any]]]) -> dict[str, tuple[str, ...]]:
    """The words of all parts that are words, by the name of the part."""
    return {part.name: part.words for kind in kinds for part in parts_of(kind) if part.words}
