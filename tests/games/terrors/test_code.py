"""The code keeps to the rule book: classes cite their rules, and only one module knows the bits of a packed row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gaslamp.games.terrors.turn  # noqa: F401  # so that all of its classes are there
from gaslamp.engine.book.questions import kinds_below, within
from gaslamp.engine.core.effect import Effect
from gaslamp.engine.words.voice import Voice
from gaslamp.games.terrors.choosing import SomeOf
from gaslamp.games.terrors.verbs import BY_NUMBER, Verb
from gaslamp.games.terrors.words import VERBS
from tests.games.terrors.scene import GAME

PACKED = ("area.py", "top.py", "factions.py")
BITS = re.compile(r" (>>|<<|&|\^) |\|=|&=|\bbit\(|\bpart\(|~\w")
IDS = re.compile(r"(T\d+(?:\.\d+)?(?:, T\d+(?:\.\d+)?)*): ")
RULES = Voice(GAME, "en").rules()


def classes() -> list[type]:
    """All that carry out a rule."""
    effects: list[type] = [kind for kind in kinds_below(Effect) if within(kind, "gaslamp.games.terrors")]
    return [*(kind for kind in effects if kind is not SomeOf), *Verb.__subclasses__()]


@pytest.mark.parametrize("kind", classes(), ids=lambda kind: kind.__name__)
def test_a_class_opens_with_the_rules_that_it_carries_out(kind: type) -> None:
    """They are rules of the game, that of its question among them."""
    said = IDS.match(kind.__doc__ or "")
    assert said, f"{kind.__name__}: {kind.__doc__}"
    ids = said[1].split(", ")
    assert set(ids) <= set(RULES) and getattr(kind, "rule", "") in (*ids, "")


def test_every_rule_stands_in_the_code_or_in_its_index() -> None:
    """A search for an id leads somewhere."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.glob("*.*")))
    assert {rule for rule in RULES if rule.startswith("T")} <= set(re.findall(r"\bT\d+(?:\.\d+)?\b", text))


@pytest.mark.parametrize("path", sorted(GAME.folder.glob("*.py")), ids=lambda path: path.name)
def test_bits_are_taken_apart_in_one_module_for_each_row(path: Path) -> None:
    """Everything else asks it; whom an event is secret to is the engine's own row."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if "seers=bit(" not in line]
    assert path.name in PACKED or not [line for line in lines if BITS.search(line)]


def test_every_verb_of_an_answer_is_in_the_table() -> None:
    """Each with its rule."""
    assert len(BY_NUMBER) == len(VERBS) and all(verb.rule in RULES for verb in BY_NUMBER)
