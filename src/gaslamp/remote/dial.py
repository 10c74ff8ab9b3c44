"""The way to a server's socket."""

from __future__ import annotations

from websockets.asyncio.client import connect
from websockets.typing import Origin

from gaslamp.remote.visit import PERSON, Visit


def dial(visit: Visit) -> connect:
    """A new connection, as the same person."""
    return connect(
        "ws" + visit.origin.removeprefix("http") + "/ws",
        origin=Origin(visit.origin),
        additional_headers={"cookie": f"{PERSON}={visit.cookie}"},
        compression=None,
        max_size=None,
        open_timeout=5,
    )
