"""A formula of a layout: a Python expression of names, numbers, comparisons and calls, and of nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Set
from dataclasses import dataclass
from types import CodeType
from typing import Any

from gaslamp.cli.tables.faults import BadLayout, unknown
from gaslamp.engine.errors import GaslampError

WORD = re.compile(r"@([a-zA-Z][\w.-]*)(\(?)")  # a word of the language: @turn(turn=turn)
ALLOWED = (
    *(ast.Expression, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.IfExp, ast.Compare, ast.Call, ast.keyword),
    *(ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Slice, ast.List, ast.Tuple, ast.Starred),
    *(ast.ListComp, ast.GeneratorExp, ast.comprehension, ast.operator, ast.boolop, ast.unaryop, ast.cmpop),
    *(ast.Load, ast.Store),
)
NAME, PART = "name of the scope", "part of a thing"  # no formula can spell them

Scope = Mapping[str, Any]


@dataclass(frozen=True)
class Known:
    """What a formula may name."""

    names: Set[str]  # keys of views, the game's own values and parts, and functions
    keys: Set[str]  # what stands behind a dot: a key of a view or a fact
    words: Set[str]  # texts


@dataclass(frozen=True)
class Formula:
    """An expression, and where it is written."""

    code: CodeType
    where: str
    source: str

    def of(self, scope: Scope) -> Any:
        """Its value, where the names stand for this."""
        try:
            return eval(self.code, {"__builtins__": {}, NAME: scope.get, PART: scope["part_of"]})
        except GaslampError:
            raise
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise BadLayout("error-layout-value", where=self.where, value=self.source, reason=reason) from error


def formula(source: str, where: str, known: Known, given: Set[str] = frozenset()) -> Formula:
    """Read a formula; `given` are the names that are known only here."""
    text = WORD.sub(lambda match: f"say({match[1]!r}" + (", " if match[2] else ")"), source.strip())
    try:
        tree = ast.parse(text, mode="eval")
    except (SyntaxError, ValueError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else str(error)
        raise BadLayout("error-layout-formula", where=where, value=source, reason=reason) from None
    reader = Reader(where, source, known, {*given})
    return Formula(compile(ast.fix_missing_locations(reader.visit(tree)), where, "eval"), where, source)


class Reader(ast.NodeTransformer):
    """Checks every name, and has it looked up where the formula is used."""

    def __init__(self, where: str, source: str, known: Known, given: set[str]) -> None:
        self.where = where
        self.source = source
        self.known = known
        self.bound: set[str] = set()
        self.given = given

    def visit(self, node: ast.AST) -> Any:
        """Refuse what no formula needs."""
        if not isinstance(node, ALLOWED):
            reason = f"{type(node).__name__} has no place here"
            raise BadLayout("error-layout-formula", where=self.where, value=self.source, reason=reason)
        return super().visit(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A name of the formula's own stays; any other is looked up."""
        if node.id in self.bound:
            return node
        if node.id not in self.given and node.id not in self.known.names:
            raise unknown(self.where, node.id, {*self.known.names, *self.given})
        return called(NAME, ast.Constant(node.id))

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A key of what a view holds, or a fact of a card."""
        if node.attr not in self.known.keys:
            raise unknown(self.where, node.attr, self.known.keys)
        return called(PART, self.visit(node.value), ast.Constant(node.attr))

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """One of a list by number, a part of a thing by its name; or some of a list."""
        if isinstance(node.slice, ast.Slice):
            self.generic_visit(node)
            return node
        return called(PART, self.visit(node.value), self.visit(node.slice))

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A function or a part of the layout; a word that it asks for must be there."""
        if not isinstance(node.func, ast.Name):
            reason = "only a function or a part of the layout can be called"
            raise BadLayout("error-layout-formula", where=self.where, value=self.source, reason=reason)
        key = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
        if node.func.id == "say" and isinstance(key, str) and key not in self.known.words:
            raise unknown(self.where, f"@{key}", {f"@{word}" for word in self.known.words})
        self.generic_visit(node)
        return node

    def visit_ListComp(self, node: ast.ListComp) -> ast.expr:
        """A list made of another; its own names count within it."""
        return self.comprehension(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> ast.expr:
        """The same, for a function."""
        return self.comprehension(node)

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp) -> ast.expr:
        """What it loops over does not know the names of the loop, all else does."""
        before = set(self.bound)
        for loop in node.generators:
            loop.iter = self.visit(loop.iter)
            self.bound |= {name.id for name in ast.walk(loop.target) if isinstance(name, ast.Name)}
            loop.ifs = [self.visit(condition) for condition in loop.ifs]
        node.elt = self.visit(node.elt)
        self.bound = before
        return node


def called(function: str, *args: ast.expr) -> ast.Call:
    """A call of one of ours."""
    return ast.Call(ast.Name(function, ast.Load()), list(args), [])


@dataclass(frozen=True)
class Each:
    """A loop: `seat in range(seats)`, or `city, card in …`."""

    names: tuple[str, ...]
    rows: Formula

    def scopes(self, scope: Scope) -> list[dict[str, Any]]:
        """A scope for each turn; the keys of an only object are names in it."""
        scopes = []
        for row in self.rows.of(scope):
            inner = {**scope, **row[0]} if len(row) == 1 and isinstance(row[0], dict) else {**scope}
            scopes.append({**inner, **dict(zip(self.names, row))})
        return scopes


EACH = re.compile(r"\s*(\w+(?:\s*,\s*\w+)*)\s+in\s+(.+)", re.DOTALL)


def each(source: str, where: str, known: Known, given: Set[str] = frozenset()) -> Each:
    """Read a loop."""
    match = EACH.fullmatch(source)
    if match is None:
        raise BadLayout("error-layout-formula", where=where, value=source, reason="name in …")
    names = tuple(name.strip() for name in match[1].split(","))
    target = ", ".join(names)
    return Each(names, formula(f"[({target},) for {target} in {match[2]}]", where, known, given))
