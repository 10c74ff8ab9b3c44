"""The game begins."""

from __future__ import annotations

from dataclasses import replace

from gaslamp.engine.play.luck import LuckBySeeds
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.record import HUMAN, Record
from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Start, now: Now) -> ToStore:
    """The host begins once every seat is taken, by one person at least."""
    must_be(table, "waiting")
    must_host(table, who)
    free = [seat + 1 for seat, chair in enumerate(table.chairs) if not chair.taken]
    if free:
        raise Refusal("error-seats-free", seats=free, n=len(free))
    if not any(chair.person for chair in table.chairs):
        raise Refusal("error-seats-bots")
    return ToStore.of(deeds.Began([chair.word for chair in table.chairs]))


def fold(table: Table, deed: deeds.Began, stamp: Stamp) -> None:
    """Deal, with the luck that the words have made."""
    table.luck = replace(table.luck, words=tuple(deed.words))
    table.play = Playthrough(start_of(table))
    table.status = "playing"
    table.move_on(stamp.n, stamp.at)


def start_of(table: Table) -> Record:
    """The record of the game before its first answer."""
    luck, settings = table.luck, table.header.terms.settings
    players = tuple(chair.level or HUMAN for chair in table.chairs)
    names = tuple(chair.name for chair in table.chairs)
    seed = luck.seed(0) if isinstance(luck, LuckBySeeds) else None
    return Record(table.game, len(names), seed, settings, (), players, names, luck.secret, luck.words)


def show(table: Table, seat: int | None, deed: deeds.Began, n: int) -> deeds.Deed:
    """The words, and the deal as the viewer saw it."""
    return deeds.Began(deed.words, table.events(seat, 0), table.forced_choices(seat, 0))


ACT = Act(deeds.Began, fold, asks.Start, check, show)
