"""Who sits at a table: a new one, or one that is taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from gaslamp import BadSetting, Game, Record
from gaslamp.bots import bot
from gaslamp.cli.options import settings, split_at_commas
from gaslamp.engine.book.game import check_seed
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.record import HUMAN
from gaslamp.engine.words.texts import Texts

OPPONENT = "ismcts:300:30"


def new_record(
    game: Game, seats: int | None, humans: int | None, bots: str, seed: int | None, names: str, pairs: tuple[str, ...]
) -> Record:
    """A new table: the humans first, then the bots in turn, as many as were named unless the seats are counted."""
    here, specs, called = 1 if humans is None else humans, split_at_commas(bots) or (OPPONENT,), split_at_commas(names)
    wanted = here + len(split_at_commas(bots))
    size = min((n for n in game.seats if n >= wanted), default=wanted) if seats is None else seats
    game.check_seats(size)
    if not 0 <= here <= size:
        raise BadSetting("error-setting-range", "humans", here, least=0, most=size)
    if len(called) > size or len({*called}) < len(called):
        raise BadSetting("error-setting-names", "names", ",".join(called), most=size)
    players = [HUMAN] * here + [specs[i % len(specs)] for i in range(size - here)]
    luck = Luck.new() if seed is None else Luck.of_seed(check_seed(seed))
    check_bots(players, imports=True)
    return Record.of(game, (), seats=size, luck=luck, players=players, names=called, **settings(game, pairs))


def record_to_resume(path: Path, game: Game | None, given: Mapping[str, object]) -> Record:
    """A table as its record has it; nothing about it can be said anew."""
    record = Record.load(path)
    if game is not None and record.game.name != game.name:
        raise BadSetting("error-setting-game", "game", game.name, played=record.game.name)
    refuse_anew(path, given)
    players = record.players or (HUMAN, *[OPPONENT] * (record.seats - 1))
    if len(players) != record.seats:
        raise BadSetting("error-setting-range", "players", len(players), least=record.seats, most=record.seats)
    check_bots(players, imports=False)
    return replace(record, players=tuple(players))


def refuse_anew(path: Path, given: Mapping[str, object]) -> None:
    """Refuse what somebody says anew of a table that has its record, and another file for it."""
    for name, value in given.items():
        if name == "save" and value is not None:
            raise BadSetting("error-setting-resume-save", name, str(value), file=path)
        if value not in (None, "", ()):
            raise BadSetting("error-setting-resume", name, as_typed(value))


def as_typed(value: object) -> object:
    """A value of an option as it was typed; a number is a number."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return value if isinstance(value, int) else str(value)


def check_bots(players: Iterable[str], imports: bool) -> None:
    """Refuse a bot that there is not, and one that would be imported where that is not allowed."""
    for player in players:
        if player != HUMAN:
            bot(player, imports)


def player_names(record: Record, say: Texts) -> tuple[str, ...]:
    """What the players are called: as they said, or plainly."""
    names = dict(enumerate(record.names))
    bots = [seat for seat, who in enumerate(record.players) if who != HUMAN]
    plain = [say.say("bot" if seat in bots else "player", n=seat + 1) for seat in range(record.seats)]
    return tuple(names.get(seat) or name for seat, name in enumerate(plain))
