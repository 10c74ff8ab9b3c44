"""How much the server takes from one socket, and from one address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gaslamp.server.errors import TooFast

REMEMBERED = 10_000  # addresses that are remembered


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second."""

    burst: float
    refill: float


@dataclass(frozen=True)
class Limits:
    """What the server takes."""

    socket: Rate = Rate(60, 20)  # frames
    address: Rate = Rate(600, 200)  # frames and requests
    sockets: int = 64  # of one address at a time
    logins: Rate = Rate(10, 0.1)  # tries of one address
    tables: Rate = Rate(20, 0.2)  # opened by one address
    records: Rate = Rate(10, 0.1)  # checked for one address
    replays: Rate = Rate(20, 0.2)  # of records, for one address
    acts: Rate = Rate(30, 2)  # of one person, beside answers: talk, seats, proposals, taking back
    frame: int = 8192  # bytes
    brackets: int = 96  # of lists and objects in a frame
    eyes: int = 64  # tables that one socket watches


class Bucket:
    """A bucket of tokens that fills up by itself."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def take(self, now: float, cost: float = 1) -> None:
        """Take a token, or several; TooFast, with the seconds to wait, if there are not enough.

        What costs more than a bucket holds is given for a full one, and the rest is owed.
        """
        self.tokens = min(self.rate.burst, self.tokens + (now - self.at) * self.rate.refill)
        self.at = now
        needed = min(cost, self.rate.burst)
        if self.tokens < needed:
            raise TooFast(1 + int((needed - self.tokens) / self.rate.refill))
        self.tokens -= cost

    def full(self, now: float) -> bool:
        """Whether nothing is remembered by it."""
        return self.tokens + (now - self.at) * self.rate.refill >= self.rate.burst


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1) -> None:
        """Take a token of an address, or several."""
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            self.tidy(now)
            bucket = self.buckets[address] = Bucket(self.rate, now)
        bucket.take(now, cost)

    def tidy(self, now: float) -> None:
        """When there are many, forget those who have been quiet, and whoever came first of the others."""
        if len(self.buckets) >= REMEMBERED:
            busy = [(address, bucket) for address, bucket in self.buckets.items() if not bucket.full(now)]
            self.buckets = dict(busy[-REMEMBERED // 2 :])
