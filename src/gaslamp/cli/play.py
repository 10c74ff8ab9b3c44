"""`gaslamp play`: sit down at a table, with friends at one screen and with bots."""

from __future__ import annotations

from pathlib import Path

from gaslamp import games
from gaslamp.cli.luck import file_stem
from gaslamp.cli.options import Lang, OwnData, Sets, owners_edition
from gaslamp.cli.screen import screen
from gaslamp.cli.seating import new_record, record_to_resume
from gaslamp.cli.sitting import Leave, Sitting
from gaslamp.cli.words import words
from gaslamp.engine.play.record import EXTENSION

INTERRUPTED = 130


def play(
    game: str = "",
    /,
    *,
    seats: int | None = None,
    humans: int | None = None,
    bots: str = "",
    seed: int | None = None,
    names: str = "",
    set: Sets = (),
    data: OwnData = None,
    resume: Path | None = None,
    save: Path | None = None,
    lang: Lang = None,
) -> int:
    """Play against bots, or together at one screen."""
    if resume is None:
        start = new_record(owners_edition(game, data), seats, humans, bots, seed, names, set)
        path = unused_path(save or Path(file_stem(start, seed) + EXTENSION))
    else:
        given = {
            "seats": seats,
            "humans": humans,
            "bots": bots,
            "seed": seed,
            "names": names,
            "set": set,
            "data": data,
            "save": save,
        }
        start, path = record_to_resume(resume, games[game] if game else None, given), resume
    return run(Sitting(start, words(lang), screen(), path, imports=resume is None))


def unused_path(path: Path) -> Path:
    """The path itself, or with -2, -3 … so that nothing is overwritten."""
    free, n = path, 1
    while free.exists():
        n += 1
        free = path.with_stem(f"{path.stem}-{n}")
    return free


def run(sitting: Sitting) -> int:
    """Play to the end, or until somebody leaves; the record is kept either way."""
    try:
        sitting.save()
        sitting.begin()
        sitting.go_on()
        sitting.end()
    except Leave:
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        return INTERRUPTED
    return 0
