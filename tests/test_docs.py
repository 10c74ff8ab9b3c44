"""The sessions that the documents show are run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from gaslamp import games, software
from gaslamp.engine.play.formats import FORMAT
from gaslamp.protocol import VERSION
from gaslamp.server.storage.revision import revisions

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_sessions_in_documents_are_true(name: str) -> None:
    """Every line that somebody may copy does what it says."""
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= 6 and failed == 0


def test_the_example_for_owners_can_be_played(tmp_path: Path) -> None:
    """The file that they are shown is checked and changes the numbers it says."""
    text = (ROOT / "docs" / "owners.md").read_text(encoding="utf-8")
    (tmp_path / "emerald.toml").write_text(text.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    game = games["emerald"].with_file(tmp_path / "emerald.toml")
    assert game.data.number("london", "cost") == 6 != games["emerald"].data.number("london", "cost")
    assert game.new(2, 1).asked is not None


def test_versions_in_the_document_are_those_of_the_code() -> None:
    """Package, protocol, record, the rules of every game, database; and the list of changes knows the package's."""
    text = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    rows = [line.split(" | ")[:2] for line in text.splitlines() if line.startswith("| ")][1:]
    assert {what.removeprefix("| "): number for what, number in rows} == {
        "package": software.number(),
        "protocol": str(VERSION),
        "record": str(FORMAT),
        **{f"rules of {game.name}": game.version for game in games.values()},
        "database": revisions()[-1],
    }
    assert f"## {software.number()}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
