"""Where a game's README says that its rules live, for those whose id opens no docstring."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module

from gaslamp import games
from gaslamp.engine.words.voice import Voice
from tests.rule_code import carriers, full_name

ROW = re.compile(r"^\| ([A-Z]\d[^|]*) \|[^|]*\|([^|]*)\|$", re.MULTILINE)
QUOTED = re.compile(r"`([^`]+)`")
RANGE = re.compile(r"(\S+)–(\S+)")


@cache
def index(game: str) -> dict[str, list[str]]:
    """By rule: the classes, functions and data files that the README names for it."""
    readme = (games[game].folder / "README.md").read_text(encoding="utf-8")
    known = Voice(games[game], "en").rule_ids()
    places: dict[str, list[str]] = {}
    for rules, where in ROW.findall(readme):
        for rule, part in matched(list(each(rules, known)), where):
            places.setdefault(rule, []).extend(named_places(game, part))
    return places


def matched(rules: list[str], where: str) -> list[tuple[str, str]]:
    """Each rule of a row with where it lives: one of as many parts, else all of them."""
    parts = where.split(";")
    return list(zip(rules, parts if len(parts) == len(rules) else [where] * len(rules), strict=True))


def each(rules: str, known: Sequence[str]) -> Iterator[str]:
    """The ids of a row: one by one, or from one to another."""
    for part in rules.split(", "):
        ends = RANGE.fullmatch(part)
        if ends is None:
            yield part
        else:
            yield from known[known.index(ends[1]) : known.index(ends[2]) + 1]


def named_places(game: str, where: str) -> Iterator[str]:
    """What a row names: code by its module and name, a file by its path, a module if nothing of it is named."""
    words = QUOTED.findall(where)
    for word, following in zip(words, [*words[1:], ".py"], strict=False):
        if word.endswith(".py"):
            module = word.removesuffix(".py")
            if following.endswith(".py"):
                yield word
        elif "/" in word:
            yield word
        else:
            yield from code_called(game, word, module if words[0].endswith(".py") else "")


def code_called(game: str, word: str, module: str) -> Iterator[str]:
    """The class, function or table of that name, if there is one; rather in a module, if one was named."""
    code = [one for one in carriers(game) if one.name == word or one.name.endswith(f".{word}")]
    near = [one for one in code if one.module == module] or code
    yield from map(full_name, near if len(near) == 1 else [])
    if not code and module and hasattr(import_module(f"gaslamp.games.{game}.{module}"), word):
        yield f"{module}.{word}"
