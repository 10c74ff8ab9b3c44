"""Rules broken one by one: what is changed, what is chosen, and who notices, in a small project of its own."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.mutate.__main__ import mutations
from tests.mutate.mutation import Mutation, choose
from tests.mutate.numbers import numbers_of
from tests.mutate.reviewed import reviewed
from tests.mutate.sources import mutations_of
from tests.mutate.trial import Tree

TOWN = '''"""A town."""


def toll(wagons: int) -> int:
    """X1.1: three pounds for more than two wagons, else one."""
    if wagons > 2:
        return 3
    return 1


def greeting(wagons: int) -> int:
    """It is no rule."""
    return wagons + 1
'''
TESTS = '''"""What the town takes."""

import pytest

from town import toll


def test_many_wagons_are_dear() -> None:
    assert toll(4) == 3


@pytest.mark.rule("X1.1")
def test_one_wagon_is_cheap() -> None:
    assert toll(1) == 1
'''


@pytest.fixture
def town(tmp_path: Path) -> Path:
    """A project with one rule, and tests that do not look at its border."""
    (tmp_path / "src").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "src" / "town.py").write_text(TOWN)
    (tmp_path / "tests" / "test_town.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def mutation(town: Path, diff: str) -> Mutation:
    """The mutation of the town that does this."""
    (one,) = [one for one in mutations_of(town, town / "src" / "town.py") if one.diff == diff]
    return one


def test_what_carries_a_rule_is_changed_in_one_place(town: Path) -> None:
    """And nothing else: comparisons, conditions and numbers here."""
    found = mutations_of(town, town / "src" / "town.py")
    assert {one.rules for one in found} == {("X1.1",)} and {one.function for one in found} == {"toll"}
    assert [one.diff.partition("\n+ ")[2] for one in found] == [
        *("if not (wagons > 2):", "if (wagons >= 2):", "if (wagons <= 2):"),
        *("if wagons > 3:", "return 4", "return 2"),
    ]


def test_who_notices_is_said_and_who_cites_the_rule_is_tried_first(town: Path, tmp_path: Path) -> None:
    """A border that no test looks at can be moved; the copy is mended each time."""
    tree = Tree(town, tmp_path / "copy", ["tests"])
    assert tree.run("", []).noticed_by == ""
    noticed = mutation(town, "- if wagons > 2:\n+ if not (wagons > 2):")
    assert tree.try_out(noticed, "").noticed_by == "tests/test_town.py::test_one_wagon_is_cheap"
    assert tree.try_out(mutation(town, "- return 3\n+ return 4"), "").noticed_by.endswith("dear")
    assert tree.try_out(mutation(town, "- if wagons > 2:\n+ if wagons > 3:"), "").noticed_by == ""
    assert (tree.folder / "src" / "town.py").read_text() == (town / "src" / "town.py").read_text() == TOWN


def test_a_mutant_that_does_not_end_is_noticed(town: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the time limit."""
    monkeypatch.setattr("tests.mutate.trial.LIMIT", 0.05)
    assert Tree(town, tmp_path / "copy", ["tests"]).run("", []).noticed_by == "the time limit"


def test_numbers_of_data_are_changed(tmp_path: Path) -> None:
    """The rule is that of the card."""
    (tmp_path / "town.toml").write_text('[gate]\ntolls = { is = [1, 3], source = "printed" }\nname = { is = "gate" }\n')
    found = numbers_of(tmp_path, tmp_path / "town.toml", {"gate": "X1.1"})
    assert [(one.rules, one.function, one.text.splitlines()[1][:18]) for one in found] == [
        (("X1.1",), "gate.tolls", b"tolls = { is = [2,"),
        (("X1.1",), "gate.tolls", b"tolls = { is = [1,"),
    ]


@pytest.mark.parametrize("name", ["catham", "terrors"])
def test_what_is_chosen_is_spread_over_the_rules(name: str) -> None:
    """The same for the same seed; every mutant is a program."""
    chosen = choose(mutations(name), 40, 1)
    assert [one.key for one in chosen] == [one.key for one in choose(mutations(name), 40, 1)] and len(chosen) == 40
    assert len({one.rules for one in chosen}) >= 15 and len({one.kind for one in chosen}) >= 7
    for one in chosen:
        assert one.text != one.source and (one.file.endswith(".toml") or compile(one.text, one.file, "exec"))


def test_reviewed_survivors_are_known_by_what_they_change(tmp_path: Path) -> None:
    """Not by where it stands."""
    path = tmp_path / "survivors.toml"
    assert reviewed(path) == {}
    path.write_text('[[survivor]]\nrule = "X1.1"\nfunction = "town.toll"\nwas = "a"\nbecame = "b"\nwhy = "the same"\n')
    assert reviewed(path) == {("X1.1", "town.toll", "- a\n+ b"): "the same"}
