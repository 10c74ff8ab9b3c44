"""Which rules the tests cite, read off their source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import gaslamp.conformance
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games

BATTERY = Path(gaslamp.conformance.__file__).parent  # it is run for every game


def uncited() -> dict[str, tuple[list[str], int]]:
    """By game: the rules that no test cites, and how many rules there are."""
    found = {}
    for name, game in games.items():
        ids = list(Voice(game, "en").rules())
        found[name] = ([rule for rule in ids if rule not in cited(name)], len(ids))
    return found


@cache
def cited(game: str) -> set[str]:
    """Every id in a `pytest.mark.rule(…)` that decorates a test, but for those of other games."""
    here = Path(__file__).parent
    others = [path for path in (here / "games").iterdir() if path.name != game]
    paths = [path for path in here.rglob("test_*.py") if not any(other in path.parents for other in others)]
    paths += BATTERY.glob("test_*.py")
    return {rule for path in paths for rule in cited_in(path)}


@cache
def cited_in(path: Path) -> set[str]:
    """Every id in a `pytest.mark.rule(…)` of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {rule for test in tests for mark in test.decorator_list for rule in ids(mark)}


def ids(mark: ast.expr) -> list[str]:
    """The rule ids of a decorator, none if it is another one."""
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute) or mark.func.attr != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
