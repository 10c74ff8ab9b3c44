"""`gaslamp replay`: a recorded game, told again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.text import Text

from gaslamp import BadRecord, Record, games
from gaslamp.cli.luck import name_luck
from gaslamp.cli.options import Flag, Json, Lang
from gaslamp.cli.result import result
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.seating import player_names
from gaslamp.cli.words import words
from gaslamp.engine.book.rule_ledger import rule_ledger
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.state import State
from gaslamp.engine.play.record import read
from gaslamp.engine.words.voice import Voice


def replay(
    file: Path,
    /,
    *,
    upto: int | None = None,
    seat: int | None = None,
    notation: Flag = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game from its beginning; the numbers on the left count the answers."""
    text = ledger_record(file) or read(file)
    try:
        record = Record.parse(text, str(file))
    except BadRecord as error:
        if json or error.key != "error-record-version":
            raise
        print(printable(text))  # names and comments need no rules
        raise
    state = record.replay(upto)
    record.game.seer(state, seat)
    if json:
        print_json(record_facts(record, state, upto))
    elif notation:
        print(replace(record, answers=record.answers[:upto], result=()).notation(), end="")
    else:
        tell(record, upto, seat, lang)


def ledger_record(file: Path) -> str:
    """The recorded game of a rules ledger that is named; "" if a file is meant."""
    if len(file.parts) != 2 or file.parts[0] not in games or file.suffix or file.exists():
        return ""
    return rule_ledger(games[file.parts[0]]).record(file.name)


def tell(record: Record, upto: int | None, seat: int | None, lang: str | None) -> None:
    """The whole log in words, and the result."""
    say, console = words(lang), screen()
    voice = Voice(record.game, say.language, player_names(record, say))
    console.print(Text(voice.title(), style="bold"))
    console.print(name_luck(record, say))
    rows = grid("dim", "")
    for answers, events in chapters(record, upto, seat):
        lines = [Text(line) for line in voice.story(events)]
        lines += [Text(line, style="italic") for line in record.comments.get(answers, "").splitlines()]
        for i, line in enumerate(lines):
            rows.add_row("" if i else str(answers), line)
    console.print(rows, width=width(console))
    state = record.replay(upto, listen=True)
    console.print(result(state, voice, say, record.game.reckoning(state)), width=width(console))


def printable(text: str) -> str:
    """A text of which we know nothing, without what could spoil a terminal."""
    return "\n".join("".join(c if c.isprintable() else "?" for c in line) for line in text.splitlines())


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


def record_facts(record: Record, state: State, upto: int | None) -> dict[str, Any]:
    """How the game began and ended, for programs."""
    return record.header() | {
        "answers": len(record.answers[:upto]),
        "over": bool(state.over),
        "places": state.places,
        "scores": state.scores,
        "digest": record.digest(),
    }
