"""Every answer of every game can be said by name, as a text and as JSON, and is understood again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from hypothesis import given

from gaslamp import BadAnswer, games
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, rarely, starts, walk
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.parts import Several, leaves
from gaslamp.engine.core.state import State
from gaslamp.engine.words.notation import MORE, NO_SEAT, PASS, TO_COME, mapping

NAME = re.compile(r"[a-z][a-z0-9_]*")


@QUICK
@given(starts(), NUMBERS)
def test_what_is_offered_can_be_said_and_understood(start: Start, seed: int) -> None:
    """By text, by JSON and by numbers; no two answers are said alike. Whole sets, too."""
    state, game, chance = start.begin(), start.game, seeded(seed)
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 12):
            question = state.question
            assert question is not None
            answers: list[Answer] = [*state.offered, *some_sets(state, chance)]
            texts = [game.say(state, answer) for answer in answers]
            assert len({*texts}) == len({*answers})
            for answer, text in zip(answers, texts, strict=True):
                said = json.loads(json.dumps(mapping(game, question, answer)))
                numbers = json.loads(json.dumps(answer))
                assert [game.parse(state, form) for form in (text, said, numbers)] == [answer] * 3


def some_sets(state: State, chance: Chance) -> Iterator[Answer]:
    """Some whole sets that are legal."""
    for group in state.groups:
        for _ in range(3):
            left = list(group.elements)
            size = min(len(left), max(1, group.least) + chance.below(max(1, group.most - group.least + 1)))
            whole = tuple(sorted(left.pop(chance.below(len(left))) for _ in range(size)))
            if state.why_not(whole) is None:
                yield whole


@pytest.mark.parametrize("name", sorted(games))
def test_names_are_single_words_of_their_own(name: str) -> None:
    """Letters, digits and _ only; nothing is called as what passes, or as what the notation itself says."""
    game = games[name]
    parts = {part for kind in game.questions.values() for part in leaves(kind.asks_for)}
    for names in (game.cards, game.places, *(part.words for part in parts)):
        assert len({*names}) == len(names)
        assert all(NAME.fullmatch(word) and word not in (PASS, NO_SEAT, MORE) for word in names)


@pytest.mark.parametrize("name", sorted(games))
def test_parts_of_a_question_have_different_names(name: str) -> None:
    """Or JSON could not tell them apart."""
    for kind in games[name].questions.values():
        names = [part.name for part in leaves(kind.asks_for)]
        names += [part.name for part in kind.asks_for if isinstance(part, Several)]
        assert len({*names}) == len(names) and TO_COME not in names, kind


@pytest.mark.parametrize("name", sorted(games))
def test_nonsense_is_refused_with_what_would_be_right(name: str) -> None:
    """In both languages."""
    game = games[name]
    state = game.new(game.seats[0], 1)
    for nonsense in ("", "no such thing at all 7 8 9", {"nothing": 1}, None, 3):
        with pytest.raises(BadAnswer) as refused:
            game.parse(state, nonsense)
        assert refused.value.say("pl") != refused.value.say("en")
