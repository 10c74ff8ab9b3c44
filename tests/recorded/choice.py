"""Which of all games that were found are kept: few and short ones that show everything, then as different as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from gaslamp import games
from tests.recorded.kept import Kept, replay
from tests.recorded.marks import wanted
from tests.recorded.plan import Plan
from tests.recorded.search import Candidate

PRICE = 40  # answers that a game more is worth
ANOTHER_TABLE = 10  # marks that another number of players, other settings or another end are worth


def choose(plan: Plan, candidates: list[Candidate], count: int) -> list[Kept]:
    """The games to be kept: so many, or more if it takes more to show everything."""
    chosen, left, shown = list[Candidate](), [*candidates], set[str]()
    needed = {mark for marks in wanted(plan).values() for mark in marks}
    while left:
        one = pick(left, partial(need, needed - shown))
        if one is None and len(chosen) < count:
            one = pick(left, partial(worth, shown)) or rarest(left, chosen)
        if one is None:
            break
        left.remove(one)
        chosen.append(one)
        shown |= one.marks
    return with_names(plan, sorted(chosen, key=lambda one: (one.end.ending, one.seats, one.size, one.seed)))


def need(missing: set[str], one: Candidate) -> int:
    """How much of what is missing a game shows."""
    return len(one.marks & missing)


def worth(shown: set[str], one: Candidate) -> int:
    """How much a game shows that the others do not."""
    new = one.marks - shown
    return len(new) + ANOTHER_TABLE * any(mark.startswith("table:") for mark in new)


def rarest(candidates: list[Candidate], chosen: list[Candidate]) -> Candidate:
    """The shortest game of the kind of which there are fewest."""
    kinds = Counter(one.kind for one in chosen)
    return min(candidates, key=lambda one: (kinds[one.kind], one.size, one.seed))


def pick(candidates: list[Candidate], worth: Callable[[Candidate], int]) -> Candidate | None:
    """The game that shows most for its length; None if none shows anything."""
    best = max(candidates, key=lambda one: (worth(one) / (one.size + PRICE), -one.seed))
    return best if worth(best) else None


def with_names(plan: Plan, candidates: list[Candidate]) -> list[Kept]:
    """The games, each called by its end and a number, and each played again."""
    numbers: Counter[str] = Counter()
    kept = []
    for one in candidates:
        numbers[one.end.ending] += 1
        again = replay(one.record(games[plan.game]), plan.ending)
        kept.append(replace(one.kept(f"{again.ending}-{numbers[again.ending]}"), end=again))
    return kept
