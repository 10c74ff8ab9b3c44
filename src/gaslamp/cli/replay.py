"""`gaslamp replay`: a recorded game, told again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from gaslamp import Record
from gaslamp.cli.options import Json, Lang
from gaslamp.cli.result import result
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.seating import called
from gaslamp.cli.words import words
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.state import State
from gaslamp.engine.words.voice import Voice


def replay(
    file: Annotated[Path, Parameter(help="The record, as `play` saved it.")],
    /,
    *,
    upto: Annotated[int | None, Parameter(help="Stop after so many answers.")] = None,
    seat: Annotated[int | None, Parameter(help="Tell what this seat saw, from 0 on; by default what all saw.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game from its beginning; the numbers on the left count the answers."""
    record = Record.load(file)
    state = record.replay(upto)
    record.game.seer(state, seat)
    if json:
        print_json(described(record, state, upto))
        return
    tell(record, upto, seat, lang)


def tell(record: Record, upto: int | None, seat: int | None, lang: str | None) -> None:
    """The whole log in words, and the result."""
    say, console = words(lang), screen()
    voice = Voice(record.game, say.language, called(record, say))
    console.print(Text(voice.title(), style="bold"))
    console.print(say.say("seed", seed=str(record.seed)))
    rows = grid("dim", "")
    for answers, events in chapters(record, upto, seat):
        for i, line in enumerate(voice.story(events)):
            rows.add_row("" if i else str(answers), line)
    console.print(rows, width=width(console))
    console.print(result(record.replay(upto), voice, say))


def chapters(record: Record, upto: int | None, seat: int | None) -> Iterator[tuple[int, list[Event]]]:
    """What each answer led to, with how many answers there were by then."""
    state = record.replay(0, listen=True)
    known = 0
    for answers, answer in enumerate([None, *record.answers[:upto]]):
        if answer is not None:
            record.answer(state, answers, answer)
        events = record.game.events(state, seat, known)
        known += len(events)
        yield answers, events


def described(record: Record, state: State, upto: int | None) -> dict[str, Any]:
    """How the game began and ended, for programs."""
    return record.header() | {
        "answers": len(record.answers[:upto]),
        "over": bool(state.over),
        "places": state.places,
        "scores": state.scores,
        "digest": record.digest(),
    }
