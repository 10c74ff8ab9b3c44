"""Every set that a question may be answered with, tried and worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import prod

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import PASS
from gaslamp.engine.core.sets import Group
from gaslamp.engine.core.state import State

MOST_SETS = 300  # of one question, for all of them to be tried

Element = tuple[int, ...]
Whole = tuple[Element, ...]


def how_many(state: State, group: Group) -> int:
    """How many sets, or sequences, can be made of a group's elements."""
    subsets = prod(count + 1 for count in Counter(group.elements).values())
    return sum(1 for _ in sequences(group)) if state.choice.in_order and subsets <= MOST_SETS else subsets


def subsets(group: Group) -> list[Whole]:
    """Every set of a group's elements, each element as often as it is there or less."""
    kinds = Counter(group.elements)
    counts = product(*(range(count + 1) for count in kinds.values()))
    return [tuple(Counter(dict(zip(kinds, some, strict=True))).elements()) for some in counts]


def sequences(group: Group) -> Iterator[Whole]:
    """Every order of every set, as far as anybody would try."""
    tried = 0
    for some in subsets(group):
        for whole in set(permutations(some)) if len(some) <= 6 else [some]:
            tried += 1
            if tried > MOST_SETS + 1:
                return
            yield whole


def wholes(state: State) -> list[Whole]:
    """Every answer that can be made of the elements of one group."""
    if state.choice.in_order:
        return [whole for group in state.groups for whole in sequences(group)]
    return [whole for group in state.groups for whole in subsets(group)]


def reachable(state: State) -> list[Whole]:
    """Every set that can be named element by element, in the order in which it is."""
    twin = state.copy()
    twin.naming = True  # an only element is asked for, too
    return list(reach(twin, (), int(state.fixed_parts)))


def reach(state: State, named: Whole, fixed: int) -> Iterator[Whole]:
    """Every way to go on with a set, to its end."""
    for option, element in zip(state.options, state.offered, strict=True):
        twin = state.copy()
        twin.naming = True
        twin.take(option)
        more = named if option == PASS else (*named, (*named[0][:fixed], *element) if named else element)
        if option != PASS and twin.names_on:
            yield from reach(twin, more, fixed)
        else:
            yield more


def one_by_one(state: State, named: Whole) -> State:
    """The state after the elements of a set are named singly; an only element is filled in, which a shadow shows."""
    twin, shadow, fixed = state.copy(), state.copy(), int(state.fixed_parts)
    twin.listen_as(state)
    shadow.naming = True
    for n, element in enumerate(named):
        single = element[fixed:] if n else element
        if n == 0 or is_asked(shadow):
            twin.answer(single)
        shadow.take(shadow.option_of(single))
    if not named or (shadow.names_on and is_asked(shadow)):
        twin.answer(())
    return twin


def is_asked(state: State) -> bool:
    """Whether a question would be asked of somebody who names one thing at a time."""
    return state.options.size > 1 or state.choice.always_ask


def in_another_order(whole: Whole, chance: Chance) -> Whole:
    """The same elements in another order."""
    rest, order = list(whole), []
    while rest:
        order.append(rest.pop(chance.below(len(rest))))
    return tuple(order)


def key(state: State, whole: Whole) -> object:
    """What makes two answers the same."""
    return whole if state.choice.in_order else tuple(sorted(whole))


def absurd(state: State) -> list[Whole]:
    """Sets with something more often than it may be, of two groups, or with what is not there."""
    doubled = [(*group.elements, group.elements[0]) for group in state.groups]
    both = [tuple(element for group in state.groups for element in group.elements)] if len(state.groups) > 1 else []
    strange = [(*group.elements[:1], tuple(32767 for _ in group.elements[0])) for group in state.groups]
    return [*doubled, *both, *strange]


def at_random(state: State, chance: Chance) -> Whole:
    """A set, or the rest of one, named element by element at random, then in_another_order; () to pass."""
    twin = state.copy()
    twin.naming = True
    named: list[Element] = []
    while not named or twin.names_on:
        n = chance.below(len(twin.offered))
        option, element = twin.options[n], twin.offered[n]
        if option == PASS:
            break
        named.append((*named[0][: state.fixed_parts], *element) if named else element)
        twin.take(option)
    return tuple(named) if state.choice.in_order else in_another_order(tuple(named), chance)
