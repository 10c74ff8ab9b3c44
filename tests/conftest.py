"""Tests print which rules no test cites; what does not depend on how the engine runs is tested once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from gaslamp import mode
from tests.rules import uncited

HERE = Path(__file__).parent
ONCE = (HERE / "server", HERE / "client", HERE / "browser")
BUT = (HERE / "server/test_secrets.py", HERE / "server/test_games.py")  # these depend on it


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--thorough` runs what takes too long for every change, too."""
    parser.addoption("--thorough", action="store_true", help="run what takes too long for every change, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what was not asked for, and skip what is the same in both modes."""
    if not config.getoption("--thorough"):
        thorough = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=thorough)
        items[:] = [item for item in items if item not in thorough]
    skip_same_in_both_modes(items)


def skip_same_in_both_modes(items: list[pytest.Item]) -> None:
    """Server and client are the same in both modes: when all is tested again interpreted, their tests are not."""
    if os.environ.get("GASLAMP_PURE", "0") in ("", "0") or not mode.built():
        return
    for item in items:
        if item.path not in BUT and any(folder in item.path.parents for folder in ONCE):
            item.add_marker(pytest.mark.skip(reason="it is the same in both modes"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The rules ledger: how many rules of each game a test cites, and which none does."""
    for game, (missing, count) in uncited().items():
        left = f"; without a test: {', '.join(missing)}" if missing else ""
        terminalreporter.write_line(f"rules of {game} cited by a test: {count - len(missing)} of {count}{left}")
