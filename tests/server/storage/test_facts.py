"""The server remembers small facts."""

from __future__ import annotations

import pytest

from gaslamp.server.storage import Storage
from tests.server.storage.samples import LATE

pytestmark = pytest.mark.anyio


async def test_a_note_says_what_was_noted_last(storage: Storage) -> None:
    """Or nothing."""
    assert await storage.note("key") is None
    await storage.keep_note("key", "1")
    await storage.keep_note("key", "zażółć")
    await storage.keep_note("other", "3")
    assert await storage.note("key") == "zażółć"


async def test_numbers_are_kept_once(storage: Storage) -> None:
    """A digest names one data set for ever."""
    assert await storage.numbers("0af1") is None
    await storage.keep_numbers("0af1", "{}")
    await storage.keep_numbers("0af1", "{}")
    assert await storage.numbers("0af1") == "{}"


async def test_outages_since(storage: Storage) -> None:
    """Those that ended later, in order."""
    for began, ended in [(LATE + 5, LATE + 7), (1, 2), (3, LATE + 1), (LATE + 5, LATE + 7)]:
        await storage.add_outage(began, ended)
    assert await storage.outages(LATE) == [(3, LATE + 1), (LATE + 5, LATE + 7), (LATE + 5, LATE + 7)]
    assert await storage.outages(LATE + 7) == []
