"""Sets as people name them: what may be in one, and what its elements have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect, Option, first_parts, last_parts
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.core.piles import Ints, ints

if TYPE_CHECKING:
    from gaslamp.engine.core.state import State


class Group(NamedTuple):
    """Elements that may be in one set: those with the same parts before the set."""

    elements: list[tuple[int, ...]]  # each as often as it may be in the set
    least: int
    most: int

    def json(self) -> dict[str, object]:
        """For the wire."""
        return {"elements": [list(element) for element in self.elements], "least": self.least, "most": self.most}


def sort_out(game: State, choice: Effect[Any]) -> list[Group]:
    """All that may be in a set, by what comes before the set."""
    by_fixed: dict[i64, list[Option]] = {}
    for element in choice.elements(game, game.me).items:
        by_fixed.setdefault(first_parts(element, game.fixed_parts), []).append(element)
    return [group(game, choice, elements) for elements in by_fixed.values()]


def group(game: State, choice: Effect[Any], elements: list[Option]) -> Group:
    """Some elements, and how many there must and may be."""
    first = elements[0]
    named = [unpack(element, game.answer_parts) for element in elements]
    return Group(named, int(choice.least(game, game.me, first)), int(choice.most(game, game.me, first)))


def alike(elements: Ints, fixed: i64) -> bool:
    """Whether the parts before the set are the same in all elements of an answer."""
    for element in elements.items:
        if fixed > 0 and first_parts(element, fixed) != first_parts(elements[0], fixed):
            return False
    return elements.size > 0


def without_fixed(elements: Ints, fixed: i64) -> Ints:
    """Elements without the parts that come before the set."""
    if fixed == 0:
        return elements
    rest = ints()
    for element in elements.items:
        rest.append(last_parts(element, fixed))
    return rest
