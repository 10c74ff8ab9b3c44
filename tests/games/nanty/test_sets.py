"""Questions for several things: exactly those sets are legal that can be named one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from gaslamp.conformance.walk import fields
from gaslamp.engine.core.effect import PASS
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import GAME, RANDOM_EVENTS, number, play, scene, set_offered, use
from tests.games.owner import correction
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards
HELD = "dustman, errand_boy, bobby, bailiff"
HOUSES = {"city": 0, "strand": 0, "lambeth": 0, "chelsea": 0}

Whole = tuple[tuple[int, ...], ...]


def any_number() -> Nanty:
    """Jabez Wilson discards as many cards as one likes."""
    return play(scene(f"jabez_wilson, {HELD}", "mr_micawber"), "jabez_wilson", "no")


def three_at_most() -> Nanty:
    """The old curiosity shop replaces up to three."""
    return play(scene(f"old_curiosity_shop, {HELD}", "mr_micawber"), "old_curiosity_shop", "old_curiosity_shop")


def just_one() -> Nanty:
    """In Billingsgate a card must be discarded."""
    return use(scene(HELD, "mr_micawber", buildings={"billingsgate": 0}), "billingsgate")


def two_given() -> Nanty:
    """Mr Bumble is given two."""
    return play(scene("mr_bumble", HELD, discard=SPENT), "mr_bumble", 1)


def one_confiscated() -> Nanty:
    """A card of a hand is discarded by somebody else."""
    return play(scene("sergeant_cuff", HELD, discard=SPENT), "sergeant_cuff", 1)


def two_confiscated() -> Nanty:
    """On a corrected card, two."""
    with TemporaryDirectory() as folder:
        game = GAME.with_file(correction(GAME, Path(folder), "[sergeant_cuff]\ncount = 2"))
    return play(scene("sergeant_cuff", HELD, discard=SPENT, game=game), "sergeant_cuff", 1)


def two_sunk() -> Nanty:
    """£4 keep two buildings of four."""
    return befall(scene("martians", "", buildings=HOUSES, money=[4]), "subsidence")


def swapped() -> Nanty:
    """Doctor Jekyll has two agents change places."""
    where = {"city": (1, 1), "strand": (0, 1), "chelsea": (2, 0)}
    state = scene("doctor_jekyll", "", discard=SPENT, agents=where, happened=", ".join(RANDOM_EVENTS))
    return play(state, "doctor_jekyll")


POSITIONS = {
    any_number: ("shed", 0, 4),
    three_at_most: ("shed", 0, 3),
    just_one: ("shed", 1, 1),
    two_given: ("give", 2, 2),
    one_confiscated: ("confiscate", 1, 1),
    two_confiscated: ("confiscate", 2, 2),
    two_sunk: ("abandon", 2, 2),
    swapped: ("swap_agents", 0, 2),
}


def reached(state: Nanty, named: Whole = ()) -> Iterator[Whole]:
    """Every answer that can be given element by element."""
    for option, element in zip(state.options, state.offered, strict=True):
        twin = state.copy()
        twin.naming = True
        twin.take(option)
        more = named if option == PASS else (*named, element)
        if option != PASS and twin.goes_on:
            yield from reached(twin, more)
        else:
            yield more


@pytest.mark.rule("N9.14", "N9.30", "N10.6", "N9.3", "N9.25", "N6.11", "N9.24")
@pytest.mark.parametrize("position", POSITIONS)
def test_just_those_sets_are_legal_that_can_be_named_one_by_one(position: Callable[[], Nanty]) -> None:
    """Each in one order only, unless the order matters; and in whatever order they are named, the same happens."""
    state = position()
    name, least, most = POSITIONS[position]
    (group,) = state.groups
    assert asks(state) is not None and state.question is not None and state.question.name == name
    assert (group.least, group.most) == (least, most)
    legal = list(reached(state))
    assert (() in legal) == (least == 0)
    assert len(legal) == len(set(legal)) == len(set(map(frozenset, legal))) or state.choice.in_order
    sizes = range(1, min(4, len(group.elements)) + 1)
    for whole in (whole for size in sizes for whole in permutations(group.elements, size)):
        canonical = whole if state.choice.in_order else tuple(e for one in legal for e in one if set(one) == set(whole))
        assert (state.why_not(whole) is None) == (canonical != () and canonical in legal), whole
        if canonical != () and canonical in legal:
            assert fields(given_whole(state, whole)) == fields(given_singly(state, canonical))


def given_whole(state: Nanty, whole: Whole) -> Nanty:
    """The state after a whole answer."""
    twin = state.copy()
    twin.answer(whole)
    return twin


def given_singly(state: Nanty, whole: Whole) -> Nanty:
    """The state after its elements are named one by one; an only one is filled in."""
    twin = state.copy()
    for n, element in enumerate(whole):
        if n == 0 or twin.goes_on:
            twin.answer(element)
    if twin.goes_on:
        twin.answer(())
    return twin


@pytest.mark.rule("N9.14", "N9.30", "N10.6", "N9.3", "N9.25", "N6.11", "N9.24")
@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_is_named_twice_and_nothing_that_is_not_there(position: Callable[[], Nanty]) -> None:
    """The rule of the question forbids it."""
    state = position()
    (group,) = state.groups
    assert state.question is not None
    for element in group.elements:
        assert state.why_not((element, element)) == state.question.rule
    strange = (number("time_machine"),) if len(group.elements[0]) == 1 else (1, 3)
    for element in group.elements:
        assert state.why_not((element, strange)) == state.question.rule


@pytest.mark.rule("N9.3")
def test_in_a_world_where_the_rest_of_a_hand_is_lower_a_card_can_still_be_given() -> None:
    """Whoever does not see the hand imagines any cards in it."""
    state = two_given()
    assert set_offered(state) == {"dustman", "errand_boy", "bobby", "bailiff"}
    state.answer((number("bailiff"),))
    for seat in (0, None):
        for seed in range(60):
            world = state.imagine(15 if seat is None else seat, seed)
            assert len(world.offered) > 0 and world.goes_on
