"""Mutations of Python: what is written in functions and classes that carry a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

from tests.mutate.mutation import Mutation
from tests.rule_code import ALONE, HEAD

LEFT_OUT = {"hope", "outlook", "copy", "copy_into", "imagine", "__repr__"}  # of bots and copies: they carry no rule
OTHER: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
Change = tuple[ast.AST, str, str]  # what is replaced, by what, and what kind of change that is


def mutations_of(root: Path, path: Path) -> list[Mutation]:
    """All mutations of a file."""
    source = path.read_bytes()
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]
    found = []
    for function, rules, change in changes(ast.parse(source)):
        node, became, kind = change
        first, last = at(node, starts)
        file = path.relative_to(root).as_posix()
        found.append(Mutation(file, function, rules, kind, first, last, became, source))
    return found


def at(node: ast.AST, starts: list[int]) -> tuple[int, int]:
    """Where a node begins and ends, in bytes."""
    assert isinstance(node, ast.expr | ast.stmt) and node.end_lineno and node.end_col_offset is not None
    return starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset


def changes(module: ast.Module) -> Iterator[tuple[str, tuple[str, ...], Change]]:
    """All changes in functions that carry a rule, with the function and its rules."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield from in_function(node, node.name, ())
        elif isinstance(node, ast.ClassDef):
            rules = (*ids(node), *named(node))
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name not in LEFT_OUT:
                    yield from in_function(part, f"{node.name}.{part.name}", rules)


def in_function(
    function: ast.FunctionDef, name: str, rules: tuple[str, ...]
) -> Iterator[tuple[str, tuple[str, ...], Change]]:
    """All changes in a function, if it or its class carries a rule."""
    rules = ids(function) or rules
    if rules:
        names = [arg.arg for arg in function.args.args]
        board = next((one for one in ("game", "self") if one in names), "")
        for statement in function.body[ast.get_docstring(function) is not None :]:
            for node in ast.walk(statement):
                for change in changes_of(node, board):
                    yield name, tuple(dict.fromkeys(rules)), change


def ids(node: ast.ClassDef | ast.FunctionDef) -> tuple[str, ...]:
    """The rules with which a docstring opens."""
    return tuple(rule for head in HEAD.findall(ast.get_docstring(node) or "") for rule in head.split(", "))


def named(node: ast.ClassDef) -> Iterator[str]:
    """The rules by which a class asks."""
    for part in node.body:
        match part:
            case ast.Assign(value=ast.Constant(str() as text)) if ALONE.fullmatch(text):
                yield text


def changes_of(node: ast.AST, board: str) -> Iterator[Change]:
    """What can be changed in one place."""
    match node:
        case ast.Compare(left, [op], [right]):
            for kind in OTHER[type(op)]:
                yield node, written(ast.Compare(left, [kind()], [right])), "comparison"
        case ast.BoolOp(op, values):
            yield node, written(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)), "and, or"
        case ast.If(test) | ast.IfExp(test):
            yield test, f"not ({ast.unparse(test)})", "condition"
        case ast.UnaryOp(ast.Not(), operand):
            yield node, written(operand), "condition"
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, "pass", "statement"
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right):
            yield node, written(ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right)), "sum"
        case ast.Constant(bool() as value):
            yield node, str(not value), "constant"
        case ast.Constant(int() as value):
            yield node, str(value + 1), "constant"
    yield from seats(node, board)
    yield from shorter(node)


def seats(node: ast.AST, board: str) -> Iterator[Change]:
    """The next seat in place of one's own."""
    places = [node.slice] if isinstance(node, ast.Subscript) else node.args if isinstance(node, ast.Call) else []
    for place in places:
        if isinstance(place, ast.Name) and place.id == "me" and board:
            yield place, f"(me + 1) % {board}.seats", "seat"


def shorter(node: ast.AST) -> Iterator[Change]:
    """One of several effects left out."""
    match node:
        case ast.Call(ast.Attribute(_, "then"), [seat, *effects], keywords) if len(effects) > 1:
            for effect in effects:
                left = [seat, *(one for one in effects if one is not effect)]
                yield node, ast.unparse(ast.Call(node.func, left, keywords)), "effect"


def written(node: ast.expr) -> str:
    """An expression that can stand within another."""
    return f"({ast.unparse(node)})"
