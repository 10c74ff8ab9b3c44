"""Deals the tests out to the workers by measured time: in portions of one file, the longest first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

from gaslamp import mode

MEASURED = Path(__file__).with_name("times.json")
WORTH_KEEPING = 0.5  # seconds: what takes less is not written down
SHORT = 0.01  # seconds that such a test takes
PORTION = 12.0  # seconds of work that are dealt out together; a longer test is a portion of its own
BROWSER = "tests/browser/"  # dealt out first: who has a browser runs no coroutines, and changes only once

Seconds = dict[str, float]  # by the id of a test


class Dealer(LoadScopeScheduling):
    """Hands whichever worker has hardly anything left to do the most urgent portion."""

    @cached_property
    def seconds(self) -> Seconds:
        """What the tests took that are worth mentioning."""
        return read_times()[mode_name()]

    @cached_property
    def portions(self) -> dict[str, str]:
        """The portion of every test."""
        return portions(next(iter(self.registered_collections.values())), self.seconds)

    def _split_scope(self, nodeid: str) -> str:
        return self.portions[nodeid]

    def _assign_work_unit(self, node: WorkerController) -> None:
        self.workqueue.move_to_end(max(self.workqueue, key=self.urgency), last=False)
        super()._assign_work_unit(node)

    def urgency(self, portion: str) -> tuple[bool, float]:
        """What comes first: all that needs a browser, then the longest."""
        return portion.startswith(BROWSER), sum(self.seconds.get(test, SHORT) for test in self.workqueue[portion])


def portions(tests: Iterable[str], seconds: Seconds) -> dict[str, str]:
    """The portion of every test: some of one file, in their order, until it is full."""
    found: dict[str, str] = {}
    file, number, filled = "", 0, 0.0
    for test in tests:
        took = seconds.get(test, SHORT)
        if file_of(test) != file or filled + took > PORTION:
            file, number, filled = file_of(test), number + 1, 0.0
        found[test] = f"{file} {number}"
        filled += took
    return found


def mode_name() -> str:
    """The mode that is tested."""
    return "compiled" if mode.compiled() else "interpreted"


def read_times() -> dict[str, Seconds]:
    """What was measured, by mode."""
    times: dict[str, Seconds] = json.loads(MEASURED.read_text(encoding="utf-8"))
    return times


def write_times(seconds: Seconds) -> None:
    """Write down what was measured in this mode, in place of what was known of the same files."""
    times, files = read_times(), {file_of(test) for test in seconds}
    known = {test: took for test, took in times[mode_name()].items() if file_of(test) not in files}
    new = {test: round(took, 1) for test, took in seconds.items() if took >= WORTH_KEEPING}
    times[mode_name()] = dict(sorted((known | new).items()))
    MEASURED.write_text(json.dumps(times, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")


def file_of(test: str) -> str:
    """The file of a test."""
    return test.partition("::")[0]
