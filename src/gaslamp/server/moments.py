"""The moments of a game: how it stood after each answer, played again from its record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice

from gaslamp.engine.core.state import State
from gaslamp.engine.play.record import Record
from gaslamp.protocol.api import Eyes, Moment, Moments
from gaslamp.server import sight
from gaslamp.server.errors import BadMessage
from gaslamp.server.table import Table

MOST = 64  # moments of a table that are told at once
SLICE = 8  # answers that are played again before others have a turn


def steps(record: Record) -> Iterator[tuple[int, State, int]]:
    """The game after each answer, from the deal on: how many there were, the state, and how many events came before.

    It is one state, which moves on.
    """
    state, since = record.replay(0, listen=True), 0
    for n, answer in enumerate([None, *record.answers]):
        if answer is not None:
            since = len(state.log) if state.log is not None else 0
            record.answer(state, n, answer)
        yield n, state, since


async def moments(table: Table, eyes: Eyes, first: int, last: int) -> Moments:
    """Some moments of the game as it stands now, for whoever may look through these eyes.

    The game is played again from the deal: 20 ms for a very long one, interpreted 150, in slices that nobody notices.
    """
    if not first <= last < first + MOST:
        raise BadMessage("error-moments", first=first, last=last, most=MOST)
    record, shown = table.record(), list[Moment]()
    for n, state, since in islice(steps(record), last + 1):
        if n >= first:
            shown.append(sight.moment(record.game, state, eyes, n, since))
        if n % SLICE == 0:
            await asyncio.sleep(0)
    return Moments(len(record.answers), shown)
