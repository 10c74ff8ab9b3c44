"""What is tested in which mode and with how much effort; a run ends with the rules that no test cites."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import Scheduling

from gaslamp import conformance
from gaslamp.conformance.effort import VARIABLE, level
from tests.dealing import Dealer, write_times
from tests.rules import uncited

HERE = Path(__file__).parent
BATTERY = Path(conformance.__file__).parent
pytest.register_assert_rewrite(*(f"{conformance.__name__}.{path.stem}" for path in BATTERY.glob("test_*.py")))
COMPILED = ("bots", "conformance", "engine", "games")  # tests of what is compiled, and tested in both modes
QUICK = ("conformance", "engine", "games", "test_tools.py")  # all that is tested between two edits


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is tried, and what is kept of it."""
    group = parser.getgroup("gaslamp")
    group.addoption("--quick", action="store_true", help="the engine, the games, types and lint, in a minute")
    group.addoption("--thorough", action="store_true", help="also what is too long for every change")
    group.addoption("--again", action="store_true", help="the other mode: without what is never compiled")
    group.addoption("--measure", action="store_true", help="write to tests/times.json how long each test takes")
    group.addoption("--traces", action="store_true", help="keep how pages of failed tests came to that, too")


def pytest_configure(config: pytest.Config) -> None:
    """Tell all processes of the run how much is tried."""
    for name in ("quick", "thorough"):
        if config.getoption(name):
            os.environ[VARIABLE] = name


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    """Deal by measured time, unless another way is asked for."""
    return Dealer(config, log) if config.getoption("dist") == "loadscope" else None


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Do not even open what is left out between two edits."""
    known = collection_path.is_relative_to(HERE) and collection_path != HERE
    return True if level() == "quick" and known and part(collection_path) not in QUICK else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is too long for every change, and in the second mode what is never compiled."""
    again = bool(config.getoption("again"))
    left_out = [item for item in items if is_too_long(item) or (again and is_the_same(item))]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def is_too_long(item: pytest.Item) -> bool:
    """Whether a test is only run on request."""
    return item.get_closest_marker("thorough") is not None and level() != "thorough"


def is_the_same(item: pytest.Item) -> bool:
    """Whether a test says the same in both modes."""
    return part(item.path) not in COMPILED and item.get_closest_marker("both_modes") is None


def part(path: Path) -> str:
    """The folder of the tests in which something lies."""
    return path.relative_to(HERE).parts[0]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Write down what was measured; then the rules ledger: how many rules of each game no test cites."""
    if config.getoption("measure"):
        write_times(durations(terminalreporter))
    if config.getoption("collectonly") or level() == "quick":
        return
    for game, (missing, count) in uncited().items():
        left = f"; without a test: {', '.join(missing)}" if missing else ""
        terminalreporter.write_line(f"rules of {game} cited by a test: {count - len(missing)} of {count}{left}")


def durations(reporter: pytest.TerminalReporter) -> dict[str, float]:
    """The seconds that each test took, with what was got ready for it."""
    seconds: dict[str, float] = defaultdict(float)
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] += report.duration
    return seconds
