"""An act: one thing that people do at a table, from the ask to what each viewer is shown of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gaslamp.engine.play.playthrough import Outcome
from gaslamp.protocol import asks
from gaslamp.protocol.deeds import Deed, LogDeed
from gaslamp.server.checks import Now, Visitor
from gaslamp.server.table import Table


class ToStore(NamedTuple):
    """The deeds that an ask comes to, and what an answer among them leads to."""

    deeds: tuple[LogDeed, ...] = ()
    outcome: Outcome | None = None

    @classmethod
    def of(cls, *deeds: LogDeed) -> ToStore:
        """Deeds without an answer."""
        return cls(deeds)


class Stamp(NamedTuple):
    """The number and the time of an entry, and what its answer leads to, if that is known already."""

    n: int
    at: int
    outcome: Outcome | None = None


def show_to_all(table: Table, seat: int | None, deed: Any, n: int) -> Deed | None:
    """A deed that everybody sees as it is."""
    shown: Deed = deed
    return shown


def change_nothing(table: Table, deed: Any, stamp: Stamp) -> None:
    """A deed that is only told of."""


class Act(NamedTuple):
    """How an ask is checked, how the deed that it comes to changes the table, and who sees what of it.

    `check` changes nothing: the deeds are stored first, and folded then. Some deeds nobody asks for by themselves.
    """

    deed: type[LogDeed]
    fold: Callable[[Table, Any, Stamp], None] = change_nothing
    ask: type[asks.Act] | None = None
    check: Callable[[Table, Visitor, Any, Now], ToStore] | None = None
    show: Callable[[Table, int | None, Any, int], Deed | None] = show_to_all
