"""Questions for a set: people name it whole, and exactly what can be named element by element is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, permutations

import pytest

from gaslamp import Game
from gaslamp.engine.core.offer import Answer
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import GAME, play, scene

Element = tuple[int, ...]
LONGEST = 4


def arrange(tops: str, n: int) -> Council:
    """The Shoggoth takes up to n fitting cards out of a deck."""
    game = plain(f"shoggoth: after_activation arrange {n} of #sea", "1: #sea", "2: #sea", "3: #sea")
    return play(scene(top={0: f"shoggoth, {tops}"}, game=game), "shoggoth", "c3")


def state_after_choosing(cards: tuple[int, ...]) -> Council:
    """These cards were taken out of the deck and are put back."""
    state = arrange("1, 1, 2, 3, 4", 3)
    numbers = state.offered.list()
    state.answer(tuple(numbers[card - 1] for card in cards))
    state.answer(())
    return state


def keywords(board: str) -> Council:
    """The Shoggoth flips cards with some of four keywords."""
    named = ("deep_one: #sum", "night_gaunt: #mi_go", "gnoph_keh: #sum #yig", "sword_cane: #gate")
    return lay_card("after_activation flip_some of #yig #mi_go #sum #klm", board, plain_words=named)


def lay_card(
    rule: str, board: str, on: str | None = "plain", plain_words: tuple[str, ...] = (), at: str = "c3"
) -> Council:
    """The Shoggoth with a rule is laid on a board."""
    return play(
        scene(board, top={0: "shoggoth, 5"}, on=on, game=plain(f"shoggoth: {rule}", *plain_words)), "shoggoth", at
    )


def overflow(less: int, stash: str) -> Council:
    """The stash of the rival becomes smaller."""
    game: Game = plain(f"shoggoth: ongoing stash_less {less}", "game: stash 3")
    return play(scene(top={0: "shoggoth, 1"}, stash={1: stash}, game=game), "shoggoth", "c3")


POSITIONS: dict[str, tuple[str, Callable[[], Council]]] = {
    "select 2 of 4": ("select", lambda: arrange("1, 1, 2, 3, 4", 2)),
    "select 4 of 4": ("select", lambda: arrange("1, 1, 2, 3, 4", 4)),
    "select 9 of 2": ("select", lambda: arrange("1, 2, 4", 9)),
    "put 1": ("put", lambda: state_after_choosing((2,))),
    "put 2": ("put", lambda: state_after_choosing((1, 3))),
    "put 2 equal": ("put", lambda: state_after_choosing((1, 1))),
    "put 3, 2 equal": ("put", lambda: state_after_choosing((1, 1, 2))),
    "flip_some, 3 keywords": (
        "flip_some",
        lambda: keywords("a1 deep_one:1, b1 night_gaunt:0, c1 gnoph_keh:1, d1 sword_cane:1"),
    ),
    "flip_some, 2 keywords": ("flip_some", lambda: keywords("a1 deep_one:1, b1 night_gaunt:0, d1 sword_cane:1")),
    "remove 1 of 3": ("remove", lambda: lay_card("after_activation remove 1", "a1 5:0, c2 5:1, e5 5:1")),
    "remove 2 of 4": ("remove", lambda: lay_card("after_activation remove 2", "a1 5:0, c2 5:1, d5 5:1, e5 5:1")),
    "remove 2 of 4 around": (
        "remove",
        lambda: lay_card("after_activation remove 2 adjacent", "c2 5:1, d3 5:1, c4 5:0, b3 5:1, e5 5:1"),
    ),
    "remove 3 of 4": ("remove", lambda: lay_card("after_activation remove 3", "a1 5:0, c2 5:1, d5 5:1, e5 5:1")),
    "remove 2 of 3 on a table": (
        "remove",
        lambda: lay_card("after_activation remove 2", "t44 5:0, t45 5:1, t46 5:1", on=None, at="t55"),
    ),
    "pull 1": ("pull", lambda: lay_card("before_activation pull 1", "a1 5:0, b3 5:0, d3 5:1, e5 5:1")),
    "pull 2": ("pull", lambda: lay_card("before_activation pull 2", "a1 5:0, b3 5:0, e5 5:1, a5 5:0")),
    "pull 2 on a table": (
        "pull",
        lambda: lay_card("before_activation pull 2", "t51 5:0, t52 5:0, t53 5:0, t54 5:0", on=None, at="t55"),
    ),
    "overflow 1 of 3": ("overflow", lambda: overflow(1, "3, 4, 4")),
    "overflow 2 of 3": ("overflow", lambda: overflow(2, "3, 4, 4")),
    "overflow 3 of 3": ("overflow", lambda: overflow(3, "2, 3, 4")),
}
every_position = pytest.mark.parametrize("name", POSITIONS)


def begin(name: str) -> Council:
    """A position in which a set is asked for."""
    question, made = POSITIONS[name]
    state = made()
    assert state.question is not None and state.question.name == question and state.question.several is not None
    return state


def reachable(state: Council) -> Iterator[tuple[tuple[Element, ...], Council]]:
    """All that can be named element by element, in each order in which it can be, and what comes of it."""
    for answer in state.offered:
        twin = state.copy()
        twin.naming = True  # so that every element is named
        twin.answer(answer)
        twin.naming = False
        named = (answer,) if answer else ()
        if not twin.goes_on:
            yield named, twin
        else:
            for rest, end in reachable(twin):
                yield (*named, *rest), end


def on(state: Council) -> Council:
    """The state once all is done that leaves no choice."""
    if not state.over and len(state.options) == 1 and not state.choice.always_ask:
        state.advance()
    return state


def look(state: Council) -> object:
    """All that any player could notice; the order of removed piles is none of it."""
    return [GAME.view(state, seat) for seat in (0, 1)]


@every_position
@pytest.mark.rule("C5.3", "C11.3", "C11.5", "C11.7", "C11.12")
def test_exactly_what_can_be_reached_is_accepted(name: str) -> None:
    """Of all sets of what there is, some of it too often; an order that matters counts, any other does not."""
    state = begin(name)
    assert state.question is not None and state.question.several is not None
    ordered = state.question.several.ordered
    ways = {named if ordered else tuple(sorted(named)): end for named, end in reachable(state)}
    things = [element for group in state.groups for element in group.elements]
    twice = [*things, *dict.fromkeys(things)] if len(things) < LONGEST + 2 else things
    for answer in {one for n in range(1, LONGEST + 1) for one in permutations(twice, n)}:
        key = answer if ordered else tuple(sorted(answer))
        why = GAME.why_not(state, answer)
        assert (why is None) == (key in ways), (answer, why)
        assert why in (None, state.choice.rule)
        if why is None:
            twin = state.copy()
            twin.answer(answer)
            assert look(twin) == look(on(ways[key].copy()))


@every_position
@pytest.mark.rule("C5.3", "C11.3", "C11.5", "C11.7", "C11.12")
def test_each_set_can_be_named_in_one_order_only(name: str) -> None:
    """So that a search meets no set twice."""
    state = begin(name)
    assert state.question is not None and state.question.several is not None
    ways = [named if state.question.several.ordered else tuple(sorted(named)) for named, _ in reachable(state)]
    assert len(ways) == len(set(ways)) > 1


@every_position
@pytest.mark.rule("C5.3", "C11.3", "C11.5", "C11.7", "C11.12")
def test_it_is_told_what_a_set_may_be_of(name: str) -> None:
    """Each thing as often as it may be named, and how many there must and may be."""
    state = begin(name)
    ways: list[Answer] = [named for named, _ in reachable(state)]
    (group,) = state.groups
    assert {len(way) for way in ways} == set(range(group.least, group.most + 1))
    most: Counter[object] = Counter()
    for way in ways:
        most |= Counter(chain(way))
    assert most <= Counter(group.elements) and set(most) == set(group.elements)
