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
    """Let everything be tested."""
    parser.addoption("--thorough", action="store_true", help="also what takes too long for every change")


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave out what takes too long, unless it is asked for."""
    if item.get_closest_marker("thorough") and not item.config.getoption("--thorough"):
        item.add_marker(pytest.mark.skip(reason="thorough"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
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
