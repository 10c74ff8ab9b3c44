"""A bar that says what is being done and how far it is; without a screen, a line now and then."""

from __future__ import annotations

import math
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

WIDTH = 24
FRAME = 0.2  # seconds between two pictures of the bar
SILENCE = 4.0  # seconds without a screen after which a line says that it goes on
FULL, EMPTY = "█", "░"


class Progress:
    """Steps with the seconds that each is expected to take; shown only once one is begun."""

    def __init__(self, expected: dict[str, float], called: Callable[[str], str] = str) -> None:
        self.expected = expected
        self.called = called  # what people are told of a step
        self.finished: set[str] = set()
        self.start = time.monotonic()
        self.screen = sys.stderr.isatty()

    @contextmanager
    def step(self, name: str, share: Callable[[], float | None] = lambda: None) -> Iterator[None]:
        """Show a step for as long as it takes; `share` says how much of it is done, if anybody knows."""
        begun, over = time.monotonic(), threading.Event()

        def watch() -> None:
            said = begun
            self.say(name, 0.0, first=True)
            while not over.wait(FRAME):
                if self.screen or time.monotonic() - said >= SILENCE:
                    said = time.monotonic()
                    self.say(name, self.part(name, said - begun, share()))

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            yield
        finally:
            over.set()
            watcher.join()
            if self.screen:
                sys.stderr.write("\r\033[K")
                sys.stderr.flush()
        self.finished.add(name)

    def part(self, name: str, spent: float, share: float | None) -> float:
        """How much of a step is done: what is known, or a guess that never reaches the end."""
        return share if share is not None else 1 - math.exp(-1.5 * spent / self.expected[name])

    def say(self, name: str, part: float, first: bool = False) -> None:
        """Show the bar, or a line."""
        seconds = round(time.monotonic() - self.start)
        if not self.screen:
            line = f"{self.called(name)} …" if first else f"{self.called(name)} … {seconds} s"
            print(line, file=sys.stderr, flush=True)
            return
        done = sum(self.expected[each] for each in self.finished) + part * self.expected[name]
        full = round(WIDTH * min(1.0, done / sum(self.expected.values())))
        sys.stderr.write(f"\r\033[K{FULL * full}{EMPTY * (WIDTH - full)} {self.called(name)} · {seconds} s")
        sys.stderr.flush()

    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self.start
