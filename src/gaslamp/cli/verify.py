"""`gaslamp verify`: whether a game was played with the luck that was promised."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from gaslamp import Record
from gaslamp.cli.luck import SHOWN
from gaslamp.cli.options import Flag, Json, Lang
from gaslamp.cli.result import result
from gaslamp.cli.screen import print_json, screen, width
from gaslamp.cli.seating import player_names
from gaslamp.cli.words import words
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

WRONG = 1


def verify(
    file: Path,
    /,
    *,
    hash: str = "",
    draws: Flag = False,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Play a recorded game again with its own luck, and say whether all is right."""
    record = replace(Record.load(file), draws=[])
    state, promised = record.replay(listen=True), hash.strip().lower()
    right = state.over and (not promised or is_promised(record, promised))
    if draws:
        print_draws(record)
    elif json:
        print_json(verdict(record, state) | {"right": right})
    else:
        tell(record, state, promised, words(lang))
    return 0 if right else WRONG


def hash_of(record: Record) -> str | None:
    """What was told of the secret before the game, if it has one."""
    return record.luck.hash if record.luck else None


def is_promised(record: Record, promised: str) -> bool:
    """Whether a hash, or as much of it as `play` shows, is that of the record's secret."""
    return len(promised) >= SHOWN and (hash_of(record) or "").startswith(promised)


def print_draws(record: Record) -> None:
    """A line for each: the answer that made it, its number there, n, and what was drawn from 0 to n-1."""
    for draw in record.draws or []:
        print(*draw)


def verdict(record: Record, state: State) -> dict[str, Any]:
    """What was found, for programs."""
    return {
        "game": record.game.name,
        "names": list(record.names),
        "seed": record.seed,
        "hash": hash_of(record),
        "words": list(record.words),
        "answers": len(record.answers),
        "over": bool(state.over),
        "places": state.places,
        "scores": state.scores,
    }


def tell(record: Record, state: State, promised: str, say: Texts) -> None:
    """What was found, in words."""
    console, voice = screen(), Voice(record.game, say.language, player_names(record, say))
    names = [voice.name(seat) for seat in range(record.seats)]
    console.print(Text(voice.title(), style="bold"), say.say("verify-players", names=", ".join(names)), sep="\n")
    tell_luck(record, names, promised, console, say)
    console.print(Text(say.say("verify-answers", n=len(record.answers)), style="green"), soft_wrap=True)
    if not state.over:
        console.print(Text(say.say("verify-not-over"), style="red"), soft_wrap=True)
    console.print(result(state, voice, say, record.game.reckoning(state)), width=width(console))


def tell_luck(record: Record, names: list[str], promised: str, console: Console, say: Texts) -> None:
    """Where the luck comes from, and whether it is the one that was promised."""
    hash = hash_of(record)
    if hash is None:
        console.print(say.say("verify-seed", seed=str(record.seed)), soft_wrap=True)
    else:
        said = [say.say("verify-word", name=name, word=word) for name, word in zip(names, record.words) if word]
        console.print(say.say("verify-hash", hash=hash), soft_wrap=True)
        if record.seed is not None:
            console.print(say.say("verify-seeds"), soft_wrap=True)
        if not promised:
            console.print(say.say("verify-compare"), soft_wrap=True)
        console.print(say.say("verify-words", n=len(said), words=", ".join(said)), soft_wrap=True)
    if promised:
        same = is_promised(record, promised)
        verdict = "verify-no-secret" if hash is None else "verify-same" if same else "verify-other"
        style = "green" if same else "red"
        console.print(Text(say.say(verdict, hash=promised), style=style), soft_wrap=True)
