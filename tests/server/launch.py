"""Start a server for tests: no limits unless they are what is tested, and bots that do not dawdle."""

from __future__ import annotations

import json
import sys
from typing import Any

from gaslamp.server.bucket import Limits, Rate
from gaslamp.server.house import Plan
from gaslamp.server.logs import log_to
from gaslamp.server.serve import serve

MUCH = Rate(1e9, 1e9)


def plan(database: str, *, limited: bool = False, **more: Any) -> Plan:
    """A plan without limits on how much is asked."""
    free = Limits(
        socket=MUCH,
        address=MUCH,
        sockets=100_000,
        logins=MUCH,
        tables=MUCH,
        records=MUCH,
        replays=MUCH,
        acts=MUCH,
    )
    return Plan(database, limits=Limits() if limited else free, **{"pace": 0.0, "thinkers": 1} | more)


if __name__ == "__main__":
    wish = json.loads(sys.argv[1])
    port = wish.pop("port")
    with log_to(None):
        serve(plan(**wish), "127.0.0.1", port, lambda address: print(address, flush=True))
