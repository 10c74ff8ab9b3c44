"""What people do at a table: a file for each thing, with its check, its fold and its show.

An ask is checked against how the table stands and becomes deeds, which changes nothing; the deeds are stored; then they
are folded into the table, and each viewer is shown what he may see of them.
"""

from __future__ import annotations

from gaslamp.engine.play.playthrough import Outcome
from gaslamp.protocol import asks
from gaslamp.protocol.deeds import Deed, LogDeed
from gaslamp.server.acts import (
    answer,
    back,
    end,
    leave,
    mind,
    mute,
    open,
    propose,
    rematch,
    say,
    sit,
    stand,
    start,
    swap,
    undo,
    vote,
    word,
)
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.acts.unplayable import OF_GAME, WITHOUT_GAME, note
from gaslamp.server.checks import Now, Visitor
from gaslamp.server.entry import Entry
from gaslamp.server.errors import Broken
from gaslamp.server.table import Table

__all__ = ["ACTS", "ToStore", "check", "fold", "show"]

FILES = (open, sit, stand, swap, word, start, answer, undo, propose, vote, mind, end, leave, back, say, mute, rematch)
ACTS: tuple[Act, ...] = tuple(file.ACT for file in FILES)
BY_ASK: dict[type[asks.Act], Act] = {act.ask: act for act in ACTS if act.ask}
BY_DEED: dict[type[LogDeed], Act] = {act.deed: act for act in ACTS}


def check(table: Table, who: Visitor, ask: asks.TableAct, now: Now) -> ToStore:
    """What an ask comes to; a typed error if it may not be done."""
    act = BY_ASK.get(type(ask))
    if act is None or act.check is None:
        raise Broken("error-server-broken")  # a rematch takes two tables: see rooms.py
    return act.check(table, who, ask, now)


def fold(table: Table, entry: Entry, outcome: Outcome | None = None) -> None:
    """Let an entry that is stored have happened; what its answer leads to is worked out unless it is known."""
    table.append(entry)
    if table.closed is None or isinstance(entry.deed, WITHOUT_GAME):
        BY_DEED[type(entry.deed)].fold(table, entry.deed, Stamp(entry.n, entry.at, outcome))
    else:
        note(table, entry.deed)
    if entry.deed.changes_sheet:
        table.sheet_n = entry.n


def show(table: Table, seat: int | None, entry: Entry) -> Deed | None:
    """What a viewer sees of an entry; None if nothing."""
    if table.closed is not None and isinstance(entry.deed, OF_GAME):
        return None
    return BY_DEED[type(entry.deed)].show(table, seat, entry.deed, entry.n)
