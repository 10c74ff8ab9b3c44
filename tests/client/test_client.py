"""The client's own checks: its types, its logic and its words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from gaslamp import games
from gaslamp.conformance.effort import effort
from gaslamp.engine.book.game import Game
from gaslamp.engine.words.texts import LANGUAGES, OWN, files
from gaslamp.engine.words.voice import Voice
from gaslamp.server.web.books import book
from tests.client.node import fetch_packages, node

PATIENCE = "--testTimeout=60000"  # milliseconds for one of them on a busy machine
NAMES = ("Ann", "Zażółć", "Bot 3", "Ewa", "Żubr", "O'Neill")


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """What is needed besides a build."""
    fetch_packages()


def test_types_are_right() -> None:
    """Not even a warning."""  # takes 5 to 10 s: all components are checked at once, and nothing is kept between runs
    checked = node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "machine")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_logic_and_words_are_right(tmp_path: Path) -> None:
    """What the browser computes; and that it says every sentence exactly as Python does."""  # in 15 s: there are many
    spoken = tmp_path / "words.json"
    spoken.write_bytes(encode([said(game, language) for game in games.values() for language in LANGUAGES]))
    tested = node("node_modules/vitest/vitest.mjs", "run", PATIENCE, environment={"GASLAMP_WORDS": str(spoken)})
    assert tested.returncode == 0, tested.stdout + tested.stderr
    assert "skipped" not in tested.stdout


def said(game: Game, language: str) -> dict[str, Any]:
    """All that is asked, answered and told in a few games, in Python's words."""
    voice = Voice(game, language, NAMES)
    questions: list[dict[str, Any]] = []
    stories: list[dict[str, Any]] = []
    for seed in range(effort(1, 3)):
        state = game.new(game.seats[seed % len(game.seats)], seed, listen=True)
        while not state.over:
            question = state.detailed_question
            assert question is not None
            given: list[Any] = [*state.offered[:6], *(group.elements[:4] for group in state.groups[:2])]
            answers = [{"answer": one, "says": voice.answer(question, one)} for one in given]
            questions.append(
                {
                    "question": question.json(),
                    "says": voice.question(question),
                    "help": voice.help(question),
                    "answers": answers,
                }
            )
            state.answer(state.offered[(len(questions) * 7) % len(state.offered)])
        for seat in (None, 0):
            events = game.events(state, seat)
            stories += [
                {"events": [one.json() for one in part], "says": voice.story(part)} for part in parts(events, 20)
            ]
    texts = "\n".join(path.read_text(encoding="utf-8") for path in files(language, (OWN, game.folder)))
    return {
        "book": book(game),
        "language": language,
        "texts": texts,
        "names": NAMES,
        "questions": distinct(questions),
        "stories": distinct(stories),
    }


def parts(events: list[Any], length: int) -> Iterator[list[Any]]:
    """A long story in short ones."""
    for begin in range(0, len(events), length):
        yield events[begin : begin + length]


def distinct(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each only once."""
    return list({json.dumps(one, sort_keys=True): one for one in found}.values())
