"""`gaslamp play`: sit down at a table, with friends at one screen and with bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp import BadSetting, Game, Record, games
from gaslamp.bots import bot
from gaslamp.cli.options import GameName, Lang, Sets, parted, random_seed, settings
from gaslamp.cli.screen import screen
from gaslamp.cli.sitting import Leave, Sitting
from gaslamp.cli.words import words
from gaslamp.engine.chance import seeded
from gaslamp.engine.playthrough import Playthrough
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice

OPPONENT = "ismcts:300:30"
INTERRUPTED = 130


def play(
    game: GameName,
    /,
    *,
    seats: Annotated[int | None, Parameter(help="How many play; by default all humans and the bots named.")] = None,
    humans: Annotated[int, Parameter(help="How many of them sit at this screen.")] = 1,
    bots: Annotated[str, Parameter(help="Who else plays: names with commas, in turn.")] = OPPONENT,
    seed: Annotated[int | None, Parameter(help="The luck of the game; by default random.")] = None,
    names: Annotated[str, Parameter(help="The players' names, with commas.")] = "",
    set: Sets = (),
    resume: Annotated[Path | None, Parameter(help="Play on where a record ends.")] = None,
    save: Annotated[Path | None, Parameter(help="Where to keep the record; a file that exists is kept too.")] = None,
    lang: Lang = None,
) -> int:
    """Play a game, at one screen and against bots."""
    found, specs, say = games[game], parted(bots) or (OPPONENT,), words(lang)
    if resume is None:
        seats = max(found.seats[0], humans + (len(specs) if bots != OPPONENT else 0)) if seats is None else seats
        check(found, seats, humans)
        seed = random_seed() if seed is None else seed
        called = sitters(parted(names), seats, humans, say)
        start = Record.of(found, (), seats=seats, seed=seed, names=called, **settings(set))
    else:
        start = kept(resume, found, humans)
    sitting = Sitting(
        play=Playthrough(start),
        voice=Voice(found, say.language, start.names),
        say=say,
        screen=screen(),
        humans=humans,
        bots=[bot(specs[i % len(specs)]) for i in range(start.seats - humans)],
        chance=seeded(seeded(start.seed).seed() ^ len(start.answers)),
        path=resume or unused(save or Path(f"{found.name}-{start.seed}.json")),
    )
    return run(sitting)


def kept(path: Path, game: Game, humans: int) -> Record:
    """The record of a game that is to be played on."""
    found = Record.load(path)
    if found.game is not game:
        raise BadSetting("error-setting-game", "game", game.name, played=found.game.name)
    check(game, found.seats, humans)
    return found


def check(game: Game, seats: int, humans: int) -> None:
    """Refuse a table that cannot be."""
    if seats not in game.seats:
        raise BadSetting("error-setting-range", "seats", seats, least=game.seats[0], most=game.seats[-1])
    if not 0 <= humans <= seats:
        raise BadSetting("error-setting-range", "humans", humans, least=0, most=seats)


def sitters(names: tuple[str, ...], seats: int, humans: int, say: Texts) -> tuple[str, ...]:
    """The players' names: those given, and plain ones for the rest."""
    if len(names) > seats or len({*names}) < len(names):
        raise BadSetting("error-setting-names", "names", ",".join(names), most=seats)
    plain = [say.say("player" if seat < humans else "bot", n=seat + 1) for seat in range(seats)]
    return (*names, *plain[len(names) :])


def unused(path: Path) -> Path:
    """The path itself, or with -2, -3 … so that nothing is overwritten."""
    found, n = path, 1
    while found.exists():
        n += 1
        found = path.with_stem(f"{path.stem}-{n}")
    return found


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
