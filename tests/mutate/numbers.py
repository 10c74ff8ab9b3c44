"""Mutations of data: a number more than what is printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tests.mutate.mutation import Mutation

SECTION = re.compile(rb"^\[(\w+)\]", re.MULTILINE)
FACT = re.compile(rb"^(\w+) = \{ is = (\d+|\[[\d, ]+\])", re.MULTILINE)
NUMBER = re.compile(rb"\d+")


def numbers_of(root: Path, path: Path, rules: Mapping[str, str]) -> list[Mutation]:
    """All mutations of a data file; the rule of a section is that of its card."""
    source, file = path.read_bytes(), path.relative_to(root).as_posix()
    found = []
    for fact in FACT.finditer(source):
        section = SECTION.findall(source, 0, fact.start())[-1].decode()
        name = f"{section}.{fact[1].decode()}"
        for number in NUMBER.finditer(source, *fact.span(2)):
            more = str(int(number[0]) + 1)
            found.append(Mutation(file, name, (rules.get(section) or "data",), "number", *number.span(), more, source))
    return found
