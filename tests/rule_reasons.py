"""Why a rule matters in no recorded game, where none can show it; what is only missing has no reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

HEADING: Final = "heading"  # it opens a section, and the rules of the section do the work
EXAMPLE: Final = "example"  # a worked example, which tests play
DEFINITION: Final = "definition"  # it tells what things are, or what words mean
BEFORE: Final = "before"  # it holds before a game begins
NEVER: Final = "never"  # it only forbids what nobody is ever offered
ABSENT: Final = "absent"  # no card of ours does it, though an owner's may

REASONS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "catham": {DEFINITION: ("M7.1", "M7.9"), BEFORE: ("M7.8",), NEVER: ("G1", "G3", "M7.3")},
    "council": {
        DEFINITION: ("C1.6",),
        BEFORE: tuple(f"C2.{n}" for n in range(1, 10)),
        NEVER: ("G1", "G3"),
    },
    "emerald": {DEFINITION: ("E1.1", "E1.2"), NEVER: ("G1", "G3")},
    "nanty": {DEFINITION: ("N1.1", "N1.2"), NEVER: ("G1", "G3")},
    "terrors": {
        DEFINITION: ("T1.1", "T1.2", "T1.3", "T1.5", "T8.2", "T9.18"),
        ABSENT: ("T9.14",),
        NEVER: ("G1", "G3"),
    },
}


def reason(game: str, rule: str, ids: Sequence[str]) -> str:
    """Why a rule can matter in no game; "" if it could."""
    if rule.startswith("X") or opens_examples(rule, ids):
        return EXAMPLE
    if opens_section(rule, ids):
        return HEADING
    return next((why for why, rules in REASONS.get(game, {}).items() if rule in rules), "")


def opens_section(rule: str, ids: Sequence[str]) -> bool:
    """Whether rules below it follow."""
    return any(other.startswith(f"{rule}.") for other in ids)


def opens_examples(rule: str, ids: Sequence[str]) -> bool:
    """Whether examples follow at once."""
    after = ids[ids.index(rule) + 1 :]
    return "." not in rule and bool(after) and after[0].startswith("X")
