"""Before the game: add a word to the luck, which is told when the game begins."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Word, now: Now) -> ToStore:
    """For one's own seat, in letters that can be read."""
    must_be(table, "waiting")
    own_chair(table, who, ask.seat)
    if not ask.word.isprintable():
        raise Refusal("error-word", value=ask.word)
    return ToStore.of(deeds.Worded(ask.seat, ask.word))


def fold(table: Table, deed: deeds.Worded, stamp: Stamp) -> None:
    """The last word counts."""
    table.chairs[deed.seat].word = deed.word


def show(table: Table, seat: int | None, deed: deeds.Worded, n: int) -> deeds.Deed:
    """That there is one; not even who chose it is told the word again."""
    return deeds.Worded(deed.seat)


ACT = Act(deeds.Worded, fold, asks.Word, check, show)
