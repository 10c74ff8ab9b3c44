"""A storage, empty or with somebody in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gaslamp.server.storage import Storage
from tests.server.storage.samples import ANNA, BOLEK


@pytest.fixture
async def storage(database_url: str) -> AsyncIterator[Storage]:
    """An empty one."""
    storage = await Storage.open(database_url)
    yield storage
    await storage.close()


@pytest.fixture
async def peopled(storage: Storage) -> Storage:
    """One with two people."""
    await storage.add_person(ANNA)
    await storage.add_person(BOLEK)
    return storage
