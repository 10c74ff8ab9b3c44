"""Sets on the wire: a whole set is one answer, in whatever order it is named, and a bad one is refused whole."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest

from gaslamp.engine.core.effect import SHAPE
from gaslamp.engine.errors import Illegal
from gaslamp.engine.play.record import Record
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.frame import AnswerForm
from gaslamp.server.acts.answer import why_not
from gaslamp.server.bucket import Limits
from gaslamp.server.entry import an_entry, to_json
from gaslamp.server.moments import moments
from tests.server.home import Guest, an_app, begun, played_out
from tests.server.larder import FULL, JARS, TAKE_RULE, larder
from tests.server.scene import Scene, visitor

BAD: list[tuple[AnswerForm, str]] = [
    ([[1]], TAKE_RULE),
    ([[1], [1]], TAKE_RULE),
    ([[1], [JARS]], TAKE_RULE),
    ([[1], [2], [3], [4]], FULL),
    ([[jar % JARS] for jar in range(64)], FULL),
    ([[1, 2], [3, 4]], SHAPE),
    ([[1], 2], SHAPE),
    ([1, [2]], SHAPE),
    ([[], []], SHAPE),
    ([[]], SHAPE),
    ([1, 2], SHAPE),
]


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    """The game is there."""
    with larder():
        yield


def gives(scene: Scene, answer: AnswerForm) -> list[deeds.LogDeed]:
    """Whoever is asked answers so."""
    who = scene.table.chairs[scene.asked].person or ""
    return scene.does(who, asks.Answer, seat=scene.asked, question=scene.table.play_n, answer=answer)


def jars(scene: Scene) -> list[int]:
    """Who has which."""
    position = scene.news(None).position
    assert position is not None
    found: list[int] = position.view["table"]["jars"]
    return found


@pytest.mark.parametrize("order", [[[5], [1], [3]], [[1], [3], [5]], [[3], [5], [1]]])
def test_whole_set_is_one_answer(order: Sequence[Sequence[int]]) -> None:
    """In any order: one entry, one answer, all of its events."""
    scene = Scene("larder")
    (done,) = gives(scene, order)
    assert isinstance(done, deeds.Answered) and done.answer == tuple(map(tuple, order))
    assert scene.given == 1 and [jar for jar, taken in enumerate(jars(scene)) if taken == 1] == [1, 3, 5]
    (played,) = scene.told("Bob", deeds.Played)
    assert len(played.events) == 3


@pytest.mark.parametrize(("answer", "rule"), BAD)
def test_bad_set_is_refused_with_its_rule(answer: AnswerForm, rule: str) -> None:
    """Nothing of it happens, and `why_not` says the same."""
    scene = Scene("larder")
    before = to_json(scene.news(0))
    with pytest.raises(Illegal) as caught:
        gives(scene, answer)
    assert caught.value.rule == rule and to_json(scene.news(0)) == before
    asked = asks.WhyNot("w", scene.table.id, 0, scene.table.play_n, answer)
    assert why_not(scene.table, visitor("Ann"), asked) == rule
    gives(scene, [[0], [1]])


@pytest.mark.parametrize("said", ["5, 1", "1 5", {"jars": [5, 1]}, {"jars": [1, 5]}])
def test_set_may_be_said_by_name(said: AnswerForm) -> None:
    """As a text, or under the name of the set; what is stored is numbers."""
    scene = Scene("larder")
    gives(scene, said)
    assert jars(scene) == [0, 1, 0, 0, 0, 1, 0]
    deed = scene.table.log[-1].deed
    assert isinstance(deed, deeds.Answered) and set(deed.answer) == {(1,), (5,)}


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("", "error-answer-form"),
        ("jam", "error-answer-number"),
        ("9" * 400, "error-answer-number"),
        ("1", "error-illegal"),
        ({"jar": 1}, "error-answer-key"),
        ({"jars": 1}, "error-answer-list"),
        ({"jars": [{}]}, "error-answer-element"),
        ({"jars": [True, -1]}, "error-answer-number"),
    ],
)
def test_what_cannot_be_understood_is_refused(said: AnswerForm, key: str) -> None:
    """With what is wrong about it."""
    scene = Scene("larder")
    assert scene.refuses("Ann", asks.Answer, question=scene.table.play_n, answer=said) == key


def test_elements_are_taken_one_by_one_too() -> None:
    """As bots and terminals do; the rest of a set may be named whole."""
    scene = Scene("larder")
    gives(scene, [2])
    assert scene.asked == 0 and scene.given == 1
    gives(scene, [[6], [4]])
    assert scene.asked == 1 and [jar for jar, taken in enumerate(jars(scene)) if taken == 1] == [2, 4, 6]


def test_sets_are_stored_and_replayed() -> None:
    """The log, a restart, the record and looking back have them as they were given."""
    scene = Scene("larder")
    gives(scene, [[5], [1]])
    gives(scene, [[0], [2], [3]])
    given = (((5,), (1,)), ((0,), (2,), (3,)))
    again = scene.reopened()
    assert jars(again) == jars(scene) and to_json(again.news(1)) == to_json(scene.news(1))
    record = scene.table.record()
    assert record.answers == given and Record.parse(record.json()).answers == given
    assert Record.parse(record.json()).replay().turns == 3
    looked = asyncio.run(moments(scene.table, 1, 0, 2))
    assert [moment.view["table"]["jars"] for moment in looked.moments] == [[0] * 7, [0, 1, 0, 0, 0, 1, 0], jars(scene)]
    entry = an_entry(to_json(scene.table.log[-1]))
    assert entry == scene.table.log[-1]


def test_whole_set_is_taken_back_at_once() -> None:
    """It was one answer."""
    scene = Scene("larder", "Ann Ann")
    gives(scene, [[5], [1]])
    gives(scene, [[0], [2], [3]])
    scene.does("Ann", asks.Undo, seat=1)
    assert scene.given == 1 and scene.asked == 1 and jars(scene) == [0, 1, 0, 0, 0, 1, 0]
    scene.does("Ann", asks.Undo, seat=0)
    assert scene.given == 0 and jars(scene) == [0] * 7


@pytest.mark.anyio
async def test_sets_go_over_the_wire() -> None:
    """From the frame to the last entry; bots answer by element; the largest set is no frame too large."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, bots=1, game="larder")
        far = [[32767, 32767, 32767, 32767]] * 64
        ask = asks.Answer("far", room.table.id, 0, room.table.play_n, far)
        assert len(to_json(ask)) < Limits.frame and await ann.refused(ask) == "error-illegal"
        assert await ann.refused(asks.Answer("farther", room.table.id, 0, 0, [*far, [1]])) == "error-frame"
        assert room.table.asked == 0 and not room.table.standing
        await ann.does(asks.Answer, room.table.id, seat=0, question=room.table.play_n, answer=[[4], [0]])
        await played_out(room, ann)
        assert room.table.status == "over"
