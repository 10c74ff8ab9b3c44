"""Sets are named whole and in any order: exactly those that can be named element by element."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given

from gaslamp import Illegal, Record
from gaslamp.conformance.effort import effort
from gaslamp.conformance.naming import (
    MOST_SETS,
    Whole,
    absurd,
    at_random,
    how_many,
    in_another_order,
    key,
    one_by_one,
    reachable,
    wholes,
)
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, starts, walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.words.voice import Voice

POSITIONS = effort(12, 60, quick=4)  # of one game at which all sets are tried
REFUSALS = 12  # of one position that are looked at closely


def positions(start: Start, seed: int) -> Iterator[State]:
    """Positions of a random game in which a set is asked for that has few enough subsets."""
    state, tried = start.begin(listen=True), 0
    for _ in walk(state, seeded(seed)):
        if state.groups and not state.goes_on and sum(how_many(state, group) for group in state.groups) <= MOST_SETS:
            tried += 1
            yield state
        if tried == POSITIONS:
            return


@QUICK
@given(starts(), NUMBERS)
def test_sets_are_legal_exactly_if_they_can_be_named_element_by_element(start: Start, seed: int) -> None:
    """In any order if the order does not matter; no set can be named in two orders."""
    chance = seeded(seed)
    for state in positions(start, seed):
        named = [key(state, whole) for whole in reachable(state)]
        assert len(set(named)) == len(named), (state.question, named)
        legal, tried = set(named), set()
        for whole in wholes(state):
            answer = whole if state.choice.in_order else in_another_order(whole, chance)
            why = state.why_not(answer)
            assert (why is None) == (key(state, whole) in legal), (state.question, answer, why, legal)
            tried.add(key(state, whole))
        assert legal - tried <= {()}, (state.question, legal - tried)  # nothing but to pass is left out of the groups


@QUICK
@given(starts(), NUMBERS)
def test_a_whole_set_does_what_its_elements_do(start: Start, seed: int) -> None:
    """The state is the same, and so are the events."""
    chance = seeded(seed)
    for state in positions(start, seed):
        for named in reachable(state)[:REFUSALS]:
            twin, singly = state.copy(), one_by_one(state, named)
            twin.listen_as(state)
            twin.answer(named if state.choice.in_order else in_another_order(named, chance))
            assert fields(twin) == fields(singly), (state.question, named)
            assert twin.log == singly.log


@QUICK
@given(starts(), NUMBERS)
def test_a_set_that_is_refused_breaks_a_rule_and_changes_nothing(start: Start, seed: int) -> None:
    """Too many, too few, something twice, something that is not there."""
    rules = Voice(start.game, "en").rules()
    for state in positions(start, seed):
        before, told = fields(state), len(start.game.events(state, None))
        wrong = [whole for whole in (*wholes(state)[::-1], *absurd(state)) if whole and state.why_not(whole)]
        for whole in wrong[:: max(1, len(wrong) // REFUSALS)]:
            with pytest.raises(Illegal) as refused:
                state.answer(whole)
            assert refused.value.rule in rules and refused.value.rule == state.why_not(list(map(list, whole)))
        assert fields(state) == before and len(start.game.events(state, None)) == told


@QUICK
@given(starts(), NUMBERS)
def test_an_element_is_no_more_often_in_a_set_than_its_group_has_it(start: Start, seed: int) -> None:
    """One more of anything is refused, whatever else is named."""
    for state in positions(start, seed):
        for group in state.groups:
            for element, count in Counter(group.elements).items():
                assert state.why_not((element,) * (count + 1)) is not None, (state.question, element, count)


@QUICK
@given(starts(), NUMBERS)
def test_least_and_most_are_the_sizes_of_sets(start: Start, seed: int) -> None:
    """No legal set is smaller or larger, and there are some of both sizes; to pass is to name nothing."""
    for state in positions(start, seed):
        legal = reachable(state)
        for group in state.groups:
            fixed = group.elements[0][: state.choice.fixed]
            sizes = [len(whole) for whole in legal if (whole[0][: len(fixed)] == fixed if whole else not fixed)]
            assert (min(sizes), max(sizes)) == (group.least, group.most), (state.question, group, legal)


@QUICK
@given(starts(), NUMBERS)
def test_games_with_whole_answers_end_and_replay(start: Start, seed: int) -> None:
    """Half of the sets are named whole, in any order; the record leads to the same end."""
    state, chance = start.begin(), seeded(seed)
    answers: list[tuple[int, ...] | Whole] = []
    while not state.over:
        answer: tuple[int, ...] | Whole = state.offered[chance.below(len(state.offered))]
        if state.groups and chance.below(2):
            answer = at_random(state, chance)
        answers.append(answer)
        state.answer(answer)
    record = Record.of(start.game, answers, seats=start.seats, seed=start.seed, **start.settings)
    assert fields(record.replay()) == fields(state)
    assert Record.parse(record.json()) == record == Record.parse(record.notation())
