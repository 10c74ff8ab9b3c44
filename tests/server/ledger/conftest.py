"""A ledger, empty or with somebody in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gaslamp.server.ledger import Ledger
from tests.server.ledger.samples import ANNA, BOLEK


@pytest.fixture
async def ledger(database_url: str) -> AsyncIterator[Ledger]:
    """An empty one."""
    ledger = await Ledger.open(database_url)
    yield ledger
    await ledger.close()


@pytest.fixture
async def peopled(ledger: Ledger) -> Ledger:
    """One with two people."""
    await ledger.add_person(ANNA)
    await ledger.add_person(BOLEK)
    return ledger
