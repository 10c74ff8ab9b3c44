"""The games' sources are in words: parts and numbers have names, bits one module each, rules their ids."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gaslamp import games
from gaslamp.engine.core.question import plain_name
from gaslamp.engine.words.voice import Voice

FOLDER = Path(__file__).parents[1] / "src" / "gaslamp" / "games"
GAMES = pytest.mark.parametrize("name", sorted(games))
PACKED_ROWS = {  # the modules made for a row of packed numbers: only there are bits taken apart
    "council/deck_card.py",
    "council/spaces.py",
    "emerald/beside.py",
    "emerald/few.py",
    "emerald/laid.py",
    "emerald/rank.py",
    "emerald/some.py",
    "nanty/clues.py",
    "nanty/districts.py",
    "nanty/pieces.py",
    "nanty/slot.py",
    "nanty/whereabouts.py",
    "terrors/area.py",
}
RULE = r"[A-Z]+\d+(?:\.\d+)*[a-z]?"
CITES = re.compile(rf"({RULE}(?:, {RULE})*): \S")


def modules(name: str) -> list[Path]:
    """The sources of a game."""
    return sorted((FOLDER / name).rglob("*.py"))


def nodes(name: str) -> Iterator[tuple[Path, ast.AST]]:
    """All that is written in the sources of a game."""
    for path in modules(name):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    """Where something stands."""
    return f"{path.relative_to(FOLDER).as_posix()}:{node.lineno}"


@GAMES
def test_parts_of_an_answer_are_taken_by_name(name: str) -> None:
    """`verb, card = two(option)`, never `part(option, 1)`."""
    assert not [place(path, node) for path, node in nodes(name) if isinstance(node, ast.Call) and calls_part(node)]


def calls_part(node: ast.Call) -> bool:
    """Whether a part is taken by its number."""
    return isinstance(node.func, ast.Name) and node.func.id == "part"


@GAMES
def test_bits_are_taken_apart_in_the_modules_made_for_that(name: str) -> None:
    """Elsewhere no number is shifted, and none is masked by another that has no name."""
    written = ((path, node) for path, node in nodes(name) if isinstance(node, ast.BinOp | ast.AugAssign))
    taken = [place(path, node) for path, node in written if takes_bits(node)]
    assert not [where for where in taken if where.partition(":")[0] not in PACKED_ROWS]


def takes_bits(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether something shifts a number, or masks one by a bare number."""
    sides = [node.value] if isinstance(node, ast.AugAssign) else [node.left, node.right]
    masks = isinstance(node.op, ast.BitAnd) and any(map(bare, sides))
    return masks or isinstance(node.op, ast.LShift | ast.RShift)


def bare(node: ast.expr) -> bool:
    """Whether something is a number as it is written."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@GAMES
def test_a_search_for_a_rule_lands_on_its_code(name: str) -> None:
    """Every id stands in the game's Python or in its table from rule book to code."""
    texts = [path.read_text(encoding="utf-8") for path in [*modules(name), FOLDER / name / "README.md"]]
    named = {rule for text in texts for rule in re.findall(rf"\b{RULE}\b", text)}
    engine = {"G1", "G2", "G3"}
    assert not [rule for rule in Voice(games[name], "en").rules() if rule not in named | engine]


@GAMES
def test_rule_ids_are_written_out(name: str) -> None:
    """None is computed from a position: an inserted word would shift it."""
    texts = [(path, node) for path, node in nodes(name) if isinstance(node, ast.JoinedStr)]
    assert not [place(path, node) for path, node in texts if re.match(r"[A-Z]+\d*\.?$", opening(node))]


def opening(node: ast.JoinedStr) -> str:
    """What an f-string says before its first number."""
    first = node.values[0]
    return str(first.value) if isinstance(first, ast.Constant) and len(node.values) > 1 else ""


@GAMES
def test_what_carries_out_a_rule_opens_with_its_id(name: str) -> None:
    """E4.6: and then the rule in our own words."""
    rules = Voice(games[name], "en").rules()
    silent = [where for where, text in carriers(name) if not cites(text, set(rules))]
    assert not silent, f"{len(silent)} of {len(list(carriers(name)))}: {silent}"


def carriers(name: str) -> Iterator[tuple[str, str]]:
    """The classes that ask or that name their rule, and their docstrings."""
    for path, node in nodes(name):
        if isinstance(node, ast.ClassDef) and (plain_name(node.name) in games[name].questions or names_rule(node)):
            yield f"{place(path, node)} {node.name}", ast.get_docstring(node) or ""


def names_rule(node: ast.ClassDef) -> bool:
    """Whether a class names its rule."""
    targets = [target for one in node.body if isinstance(one, ast.Assign) for target in one.targets]
    return any(isinstance(target, ast.Name) and target.id == "rule" for target in targets)


def cites(text: str, rules: set[str]) -> bool:
    """Whether a docstring opens with ids of rules that there are."""
    opened = CITES.match(text)
    return opened is not None and set(opened[1].split(", ")) <= rules
