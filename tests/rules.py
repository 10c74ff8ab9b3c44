"""Which rules the tests cite, read off their source."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import gaslamp.conformance
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games

HERE = Path(__file__).parent
BATTERY = Path(gaslamp.conformance.__file__).parent  # it is run for every game


def uncited() -> dict[str, tuple[list[str], int]]:
    """By game: the rules that no test cites, and how many rules there are."""
    found = {}
    for name, game in games.items():
        ids = list(Voice(game, "en").rules())
        found[name] = ([rule for rule in ids if rule not in cited(name)], len(ids))
    return found


def cited(game: str) -> set[str]:
    """Every id in a `pytest.mark.rule(…)` that decorates a test, but for those of other games."""
    return set(citations(game))


@cache
def citations(game: str) -> dict[str, list[str]]:
    """By rule: the tests that cite it, each by its module and its name, without those of other games."""
    others = [path for path in (HERE / "games").iterdir() if path.name != game]
    paths = sorted(path for path in HERE.rglob("test_*.py") if not any(other in path.parents for other in others))
    tests: dict[str, list[str]] = defaultdict(list)
    for path in [*sorted(BATTERY.glob("test_*.py")), *paths]:
        for test, rules in tests_in(path):
            for rule in dict.fromkeys(rules):
                tests[rule].append(f"{name_of(path)}::{test}")
    return tests


def name_of(path: Path) -> str:
    """Which file of tests that is, for whoever looks for it."""
    top = HERE if path.is_relative_to(HERE) else BATTERY.parent
    return path.relative_to(top).with_suffix("").as_posix()


@cache
def tests_in(path: Path) -> list[tuple[str, list[str]]]:
    """The tests of a file that cite rules, with the ids in their `pytest.mark.rule(…)`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    told = [(test.name, [rule for mark in test.decorator_list for rule in ids(mark)]) for test in tests]
    return [(test, rules) for test, rules in told if rules]


def ids(mark: ast.expr) -> list[str]:
    """The rule ids of a decorator, none if it is another one."""
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Attribute) or mark.func.attr != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
