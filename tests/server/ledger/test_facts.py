"""The server remembers small facts."""

from __future__ import annotations

import pytest

from gaslamp.server.ledger import Ledger
from tests.server.ledger.samples import LATE

pytestmark = pytest.mark.anyio


async def test_a_note_says_what_was_noted_last(ledger: Ledger) -> None:
    """Or nothing."""
    assert await ledger.note("key") is None
    await ledger.keep_note("key", "1")
    await ledger.keep_note("key", "zażółć")
    await ledger.keep_note("other", "3")
    assert await ledger.note("key") == "zażółć"


async def test_numbers_are_kept_once(ledger: Ledger) -> None:
    """A digest names one data set for ever."""
    assert await ledger.numbers("0af1") is None
    await ledger.keep_numbers("0af1", "{}")
    await ledger.keep_numbers("0af1", "{}")
    assert await ledger.numbers("0af1") == "{}"


async def test_outages_since(ledger: Ledger) -> None:
    """Those that ended later, in order."""
    for began, ended in [(LATE + 5, LATE + 7), (1, 2), (3, LATE + 1), (LATE + 5, LATE + 7)]:
        await ledger.add_outage(began, ended)
    assert await ledger.outages(LATE) == [(3, LATE + 1), (LATE + 5, LATE + 7), (LATE + 5, LATE + 7)]
    assert await ledger.outages(LATE + 7) == []
