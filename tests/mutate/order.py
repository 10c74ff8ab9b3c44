"""A plugin of pytest for the process of a mutant: what cites the broken rule is tried first, and who notices noted."""

from __future__ import annotations

import json
import os
import resource
from pathlib import Path
from typing import NamedTuple

import pytest

VARIABLE = "GASLAMP_MUTANT"  # what the process is told
MEMORY = 4 * 2**30  # a mutant that takes more is noticed
LEFT_OUT = ("test_recorded_games_are_of_these_rules_and_numbers",)  # it notices that a file has changed, not what


class Told(NamedTuple):
    """What the process of a mutant is told: its game, the broken rules, and where to write who notices."""

    game: str
    rules: list[str]
    notes: str


def told() -> Told:
    """What this process is told."""
    return Told(*json.loads(os.environ[VARIABLE]))


def pytest_configure() -> None:
    """A mutant must not take all memory."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only tests of this game; first those of the rules, then recorded games, then the others."""
    left_out = [item for item in items if is_of_another_game(item) or item.name.startswith(LEFT_OUT)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = sorted((item for item in items if item not in set(left_out)), key=rank)


def is_of_another_game(item: pytest.Item) -> bool:
    """Whether a test about every game is about another one now."""
    callspec = getattr(item, "callspec", None)
    return callspec is not None and callspec.params.get("name", told().game) in OTHERS - {told().game}


OTHERS = {path.name for path in (Path(__file__).parents[1] / "games").iterdir() if path.is_dir()}


def rank(item: pytest.Item) -> int:
    """When a test is tried."""
    if any(rule in mark.args for mark in item.iter_markers("rule") for rule in told().rules):
        return 0
    return 1 if item.path.name == "test_recorded.py" else 2


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down who notices."""
    if report.failed:
        Path(told().notes).write_text(report.nodeid, encoding="utf-8")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """A mutant that cannot even be imported is noticed, too."""
    if report.failed:
        Path(told().notes).write_text(f"import of {report.nodeid}", encoding="utf-8")
