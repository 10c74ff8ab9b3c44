"""Tests print which rules no test cites."""

from __future__ import annotations

import pytest

from tests.rules import uncited


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The rules ledger: how many rules of each game a test cites, and which none does."""
    for game, (missing, count) in uncited().items():
        left = f"; without a test: {', '.join(missing)}" if missing else ""
        terminalreporter.write_line(f"rules of {game} cited by a test: {count - len(missing)} of {count}{left}")
