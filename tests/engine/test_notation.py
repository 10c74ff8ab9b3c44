"""Answers by name: how each kind of part is said, how sets are, and what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

import pytest

from gaslamp import BadAnswer, Illegal, games
from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.parts import Several, amount, card, number, place, seat, several, word
from gaslamp.engine.core.question import Question
from gaslamp.engine.words.notation import in_short, mapping, parse, parse_short, say


class Box(NamedTuple):
    """The names of a game."""

    cards: tuple[str, ...] = ("back", "mafia", "police", "hackers")
    places: tuple[str, ...] = ("limbo", "rome", "cairo")
    renamed: Mapping[str, str] = MappingProxyType({"constables": "police", "al-qahira": "cairo"})


BOX = Box()
VERB, CARD, CITY, COUNT = word("verb", "take", "play"), card("card"), place("city"), amount("count")
TAKE = Question("take", "X1", (VERB, CARD, COUNT))
AIM = Question("aim", "X1", (CITY, seat("seat"), number("horde")))
HAND = Question("hand", "X1", (CARD,), several("cards", CARD))
SPREAD = Question("spread", "X1", (CITY, COUNT), several("agents", CITY, COUNT))
ACT = Question("act", "X1", (VERB, CARD), several("cards", CARD))
GOES_ON = Question("act", "X1", (CARD,), several("cards", CARD), goes_on=True)

SAID: list[tuple[Question, Answer, str, dict[str, object]]] = [
    (TAKE, (0, 1, 2), "take mafia 2", {"verb": "take", "card": "mafia", "count": 2}),
    (TAKE, (), "pass", {}),
    (AIM, (2, 0, 3), "cairo p1 3", {"city": "cairo", "seat": "p1", "horde": 3}),
    (AIM, (0, NOBODY, 0), "limbo nobody 0", {"city": "limbo", "seat": "nobody", "horde": 0}),
    (HAND, ((1,), (2,), (2,)), "mafia, police, police", {"cards": ["mafia", "police", "police"]}),
    (HAND, ((1,),), "mafia", {"cards": ["mafia"]}),
    (HAND, (1,), "mafia, ...", {"cards": ["mafia"], "more": True}),
    (HAND, (), "pass", {}),
    (
        SPREAD,
        ((1, 2), (2, 1)),
        "rome 2, cairo 1",
        {"agents": [{"city": "rome", "count": 2}, {"city": "cairo", "count": 1}]},
    ),
    (ACT, ((0, 1), (0, 2)), "take: mafia, police", {"verb": "take", "cards": ["mafia", "police"]}),
    (ACT, (0, 1), "take: mafia, ...", {"verb": "take", "cards": ["mafia"], "more": True}),
    (GOES_ON, (2,), "police, ...", {"cards": ["police"], "more": True}),
    (GOES_ON, ((2,), (3,)), "police, hackers", {"cards": ["police", "hackers"]}),
]


@pytest.mark.parametrize(("question", "answer", "text", "said"), SAID)
def test_answers_are_said_and_understood(
    question: Question, answer: Answer, text: str, said: dict[str, object]
) -> None:
    """As numbers, as a text and for JSON."""
    assert say(BOX, question, answer) == text and mapping(BOX, question, answer) == said
    assert parse(BOX, question, text) == parse(BOX, question, said) == parse(BOX, question, answer) == answer


@pytest.mark.parametrize(
    ("question", "text", "answer"),
    [
        (HAND, "mafia police", ((1,), (2,))),
        (HAND, "Mafia,POLICE", ((1,), (2,))),
        (HAND, "mafia…", (1,)),
        (SPREAD, "rome 2 cairo 1", ((1, 2), (2, 1))),
        (ACT, "take mafia police", ((0, 1), (0, 2))),
        (TAKE, " PASS ", ()),
        (TAKE, "take Constables 2", (0, 2, 2)),
        (AIM, "al-qahira p1 3", (2, 0, 3)),
    ],
)
def test_typing_may_be_careless(question: Question, text: str, answer: Answer) -> None:
    """Capitals, spaces, commas and the colon are as one likes."""
    assert parse(BOX, question, text) == answer


@pytest.mark.parametrize(
    ("question", "said", "reason"),
    [
        (TAKE, "take mafai 2", "card cannot be “mafai”; did you mean: mafia"),
        (TAKE, "give mafia 2", "verb cannot be “give”; it is one of: take, play"),
        (TAKE, "take mafia", "“take mafia” is not an answer to this; it has the form: verb card count"),
        (TAKE, "take mafia two", "count cannot be “two”; it is a number from 0 to 32767"),
        (TAKE, "take mafia 32768", "count cannot be “32768”"),
        (TAKE, "take mafia ...", "count cannot be “...”"),
        (TAKE, {"verb": "take", "card": "mafia"}, "the answer lacks count; it has: verb, card, count"),
        (TAKE, {"verb": "take", "cart": "mafia"}, "an answer has no “cart” here; it has: verb, card, count"),
        (TAKE, {"verb": "take", "card": 1, "count": 2}, "card cannot be 1; it is one of: back, mafia"),
        (TAKE, {"verb": "take", "card": "mafia", "count": True}, "count cannot be True"),
        (TAKE, None, "None is not an answer"),
        (AIM, "rome p0 3", "seat cannot be “p0”; a player is p1, p2 and so on"),
        (AIM, {"city": "rome", "seat": 0, "horde": 3}, "seat cannot be 0"),
        (SPREAD, "rome 2 cairo", "it has the form: city count, city count, …"),
        (SPREAD, {"agents": "rome"}, "agents cannot be “rome”; it is a list"),
        (SPREAD, {"agents": ["rome"]}, "agents cannot have “rome” in it; each of its elements has: city, count"),
        (ACT, "take", "it has the form: verb: card, card, …"),
        (HAND, "", "“” is not an answer"),
        (HAND, "mafia, police, ...", "is not an answer"),
    ],
)
def test_what_names_nothing_is_refused_with_what_would(question: Question, said: object, reason: str) -> None:
    """With the nearest names, or the form."""
    with pytest.raises(BadAnswer, match=reason):
        parse(BOX, question, said)


@pytest.mark.parametrize("answer", [(1, 2), ((0, 1, 2),), (0, 9, 1), (7, 1, 1)])
def test_numbers_that_name_nothing_cannot_be_said(answer: Answer) -> None:
    """Too few of them, a set where none is asked for, a card that is none."""
    with pytest.raises(BadAnswer):
        say(BOX, TAKE, answer)


def test_a_set_has_one_head() -> None:
    """What comes before a set is the same for all of it."""
    with pytest.raises(BadAnswer, match="verb: card, card"):
        say(BOX, ACT, ((0, 1), (1, 2)))


RAISE = Question("raise", "X1", (VERB, CARD, card("other"), seat("seat"), number("horde")))
OFFERED = [(0, 1, 0, NOBODY, 0), (0, 2, 0, NOBODY, 0), (0, 2, 3, NOBODY, 0), (1, 0, 0, NOBODY, 0)]


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (OFFERED[0], "take mafia"),
        (OFFERED[1], "take police back"),
        (OFFERED[2], "take police hackers"),
        (OFFERED[3], "play"),
    ],
)
def test_what_names_nothing_at_the_end_goes_without_saying(option: tuple[int, ...], text: str) -> None:
    """Unless another option begins so, too."""
    assert in_short(BOX, RAISE, option, OFFERED) == text
    assert parse_short(BOX, RAISE, text, OFFERED) == option


def test_what_is_not_offered_can_be_said_in_short() -> None:
    """So that the rules say why not."""
    assert parse_short(BOX, RAISE, "take hackers", OFFERED) == (0, 3, 0, NOBODY, 0)


@pytest.mark.parametrize(
    ("question", "text", "offered"),
    [
        (RAISE, "take police", OFFERED),
        (RAISE, "take", OFFERED),
        (RAISE, "", OFFERED),
        (RAISE, "take mafia back nobody 0 0", OFFERED),
        (TAKE, "take mafia", [(0, 1, 2)]),
        (TAKE, "take mafia", [(1, 1, 2)]),
        (Question("go", "X1", (CARD, CITY)), "mafia", [(1, 0)]),
        (HAND, "mafia", [(1,)]),
    ],
)
def test_what_might_mean_something_else_is_said_in_full(
    question: Question, text: str, offered: list[tuple[int, ...]]
) -> None:
    """Where several options begin so; a place, and an amount that is not offered."""
    with pytest.raises(BadAnswer, match="it has the form"):
        parse_short(BOX, question, text, offered)


def test_lists_become_tuples_and_are_not_looked_at() -> None:
    """What JSON brings; the state refuses what is nonsense, with a rule."""
    assert parse(BOX, TAKE, [0, 1, 2]) == (0, 1, 2) and parse(BOX, HAND, [[1], [2]]) == ((1,), (2,))
    assert [*parse(BOX, TAKE, [0, "x"])] == [0, "x"]


def test_a_game_says_and_understands_what_is_asked_now() -> None:
    """Of a state or of a question; when the game is over there is nothing to say."""
    game = games["catham"]
    state = game.new(3, 7)
    answer = state.offered[0]
    text = game.say(state, answer)
    assert state.question is not None and text == game.say(state.question, answer)
    assert game.parse(state, text) == game.parse(state.question, text) == answer
    while not state.over:
        state.answer(state.offered[0])
    with pytest.raises(Illegal) as refused:
        game.parse(state, text)
    assert refused.value.rule == "G3"


def test_a_set_is_the_last_thing_asked_for() -> None:
    """Its parts are the last of the question's."""
    assert isinstance(ACT.several, Several) and ACT.fixed == 1 and GOES_ON.fixed == 0
