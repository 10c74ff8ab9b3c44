"""Answers are checked at the border, and refusals name a rule."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import Illegal
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, finish, rarely, starts, walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.offer import pack_answer
from gaslamp.engine.core.state import State
from gaslamp.engine.words.voice import Voice

NONSENSE = ("take", None, -7, 1.5, (1.0,), ("1",), (True,), (-1,), (32768,), (2**70,), (1, 2, 3, 4, 5), [[1.5]])


def near(state: State) -> list[tuple[int, ...]]:
    """Answers that somebody may well try: each part of an offered one changed a little, and to pass."""
    answers: set[tuple[int, ...]] = {()}
    for answer in state.offered:
        for i, part in enumerate(answer):
            for other in (0, 1, part - 1, part + 1, part + 2, 9, 15, 90, 32767):
                answers.add((*answer[:i], min(max(0, other), 32767), *answer[i + 1 :]))
    return sorted(answers)


@QUICK
@given(starts(), NUMBERS)
def test_why_not_agrees_with_what_is_offered(start: Start, seed: int) -> None:
    """None exactly for what is offered, of the choice itself too; otherwise a rule that has a text."""
    state, rules = start.begin(), Voice(start.game, "en").rules()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 24):
            offered, effect = list(state.offered), state.choice
            for answer in (*offered, *near(state)):
                why = start.game.why_not(state, answer)
                if why is not None:
                    assert why == effect.why_not(state, state.me, pack_answer(answer, int(state.answer_parts)))
                assert (why is None) == (answer in offered), (state.question, answer, offered)
                assert why is None or why in rules
            assert state.question is not None and state.question.rule in rules


@QUICK
@given(starts(), NUMBERS, st.sampled_from(NONSENSE))
def test_what_is_not_offered_is_refused_and_nothing_happens(start: Start, seed: int, nonsense: object) -> None:
    """Illegal names the answer, the rule and what is offered; the state is untouched."""
    state = start.begin(listen=True)
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 4):
            before, told = fields(state), len(start.game.events(state, None))
            for answer in [nonsense, *near(state)[:: max(1, len(near(state)) // 8)]]:
                if answer not in state.offered:
                    with pytest.raises(Illegal) as refused:
                        state.answer(answer)
                    assert refused.value.answer == answer and refused.value.offered == list(state.offered)
                    assert refused.value.rule and refused.value.rule in str(refused.value)
            assert fields(state) == before and len(start.game.events(state, None)) == told


@QUICK
@given(starts(), NUMBERS)
@pytest.mark.rule("G3")
def test_nothing_is_answered_after_the_end(start: Start, seed: int) -> None:
    """When the game is over every answer is refused."""
    state = start.begin()
    answers = finish(state, seed)
    for answer in (answers[-1], ()):
        with pytest.raises(Illegal) as refused:
            state.answer(answer)
        assert refused.value.rule == "G3" and start.game.why_not(state, answer) == "G3"


@QUICK
@given(starts())
@pytest.mark.rule("G1")
def test_a_misshapen_answer_breaks_the_shape_rule(start: Start) -> None:
    """Too many parts, too few, words or fractions."""
    state = start.begin()
    for nonsense in NONSENSE:
        assert start.game.why_not(state, nonsense) == "G1"


@QUICK
@given(starts(), NUMBERS)
def test_a_list_answers_as_well_as_a_tuple(start: Start, seed: int) -> None:
    """JSON knows no tuples."""
    one, other = start.begin(), start.begin()
    for answer in finish(one, seed):
        other.answer(list(answer))
    assert fields(one) == fields(other)
