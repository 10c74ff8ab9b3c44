"""A mutation: one place of the sources, changed so that a rule is broken."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random


@dataclass(frozen=True)
class Mutation:
    """What is written in place of what, where, and which rules stand there."""

    file: str  # from the root of the tree
    function: str
    rules: tuple[str, ...]
    kind: str
    start: int  # of what is replaced, in bytes
    end: int
    became: str
    source: bytes

    @property
    def text(self) -> bytes:
        """The whole file, changed."""
        return self.source[: self.start] + self.became.encode() + self.source[self.end :]

    @property
    def line(self) -> int:
        """The line where it begins."""
        return self.source.count(b"\n", 0, self.start) + 1

    @property
    def diff(self) -> str:
        """What was written there and what is, by whole lines."""
        first = self.source.rfind(b"\n", 0, self.start) + 1
        last = self.source.find(b"\n", self.end) % (len(self.source) + 1)
        was = self.source[first:last]
        now = self.source[first : self.start] + self.became.encode() + self.source[self.end : last]
        return f"- {squeezed(was)}\n+ {squeezed(now)}"

    @property
    def key(self) -> tuple[str, str, str]:
        """What names it, wherever it is moved: the rule, the function and the change."""
        return self.rules[0], f"{Path(self.file).stem}.{self.function}", self.diff


def squeezed(text: bytes) -> str:
    """A text in one line."""
    return " ".join(text.decode().split())


def choose(mutations: Iterable[Mutation], count: int, seed: int) -> list[Mutation]:
    """So many of them, the same for the same seed: spread over the rules, the places and the kinds of change."""
    chance = Random(seed)
    by_rule: dict[str, list[Mutation]] = defaultdict(list)
    for mutation in mutations:
        for rule in mutation.rules:
            by_rule[rule].append(mutation)
    rules = sorted(by_rule)
    chance.shuffle(rules)
    for rule in rules:
        chance.shuffle(by_rule[rule])
    chosen: list[Mutation] = []
    kinds: Counter[str] = Counter()
    functions: Counter[tuple[str, str]] = Counter()
    while len(chosen) < count and any(by_rule.values()):
        for rule in rules:
            left = [one for one in by_rule[rule] if not any(overlap(one, other) for other in chosen)]
            by_rule[rule] = left
            if left and len(chosen) < count:
                one = min(left, key=lambda one: (functions[one.file, one.function], kinds[one.kind]))
                chosen.append(one)
                kinds[one.kind] += 1
                functions[one.file, one.function] += 1
    return chosen


def overlap(one: Mutation, other: Mutation) -> bool:
    """Whether two mutations change the same place."""
    return one.file == other.file and one.start < other.end and other.start < one.end
