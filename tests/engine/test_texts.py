"""Texts are cut into messages as Fluent itself would, and each is read when it is first said."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from gaslamp.engine.errors import GaslampError
from gaslamp.engine.words import texts
from gaslamp.engine.words.texts import ENTRY, Texts, keys, name_of
from gaslamp.mode import PACKAGE

FILES = sorted(PACKAGE.glob("**/texts/*/*.ftl"))


def entries(text: str) -> list[ast.Message | ast.Term]:
    """The messages and terms of a text, read by Fluent."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]


def fluent_keys(entry: ast.Message | ast.Term) -> list[str]:
    """What can be said of an entry."""
    if isinstance(entry, ast.Term):
        return []
    whole = [entry.id.name] if entry.value is not None else []
    return whole + [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_file_is_cut_as_fluent_reads_it(path: Path) -> None:
    """Without a slip; each message alone is what it is in the file, and has the keys that Fluent knows."""
    text = path.read_text("utf-8")
    for part, whole in zip(ENTRY.split(text)[1:], entries(text), strict=True):
        (alone,) = entries(part)
        assert alone.equals(whole, ignored_fields=["span", "comment"])
        assert keys(name_of(part, path), part) == fluent_keys(whole)


WRITTEN = """\
### A file

# A comment = of words
-city = Łódź
    .gender = feminine
first = I am in { -city }
    .title = First
second =
    .title = { first }, { third.title }
third = { $n ->
    [one] one
   *[other] { fourth }
}
    .title = Third

fourth =
    in two
    lines
"""


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A folder with some texts."""
    (tmp_path / "texts" / "en").mkdir(parents=True)
    (tmp_path / "texts" / "en" / "a.ftl").write_text(WRITTEN, "utf-8")
    return tmp_path


def test_a_message_is_read_when_it_is_said_with_all_that_it_refers_to(written: Path) -> None:
    """And nothing else is; what was read is not read again."""
    mine = Texts("en", (written,))
    assert mine.keys == ["first", "first.title", "second.title", "third", "third.title", "fourth"]
    assert list(mine.unread) == ["-city", "first", "second", "third", "fourth"]
    assert mine.say("first") == "I am in Łódź" and list(mine.unread) == ["second", "third", "fourth"]
    assert mine.say("second.title") == "I am in Łódź, Third" and not mine.unread
    assert [mine.say("third", n=n) for n in (1, 2)] == ["one", "in two\nlines"]
    with pytest.raises(GaslampError, match="no text “second” in en"):
        mine.say("second")


def test_asking_for_a_key_reads_nothing(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there is such a message is a look into a set."""
    mine = Texts("en", (written,))
    monkeypatch.setattr(texts, "FluentResource", None)
    assert [mine.has(key) for key in ("first", "second", "second.title", "-city", "nothing")] == [1, 0, 1, 0, 0]
    assert isinstance(mine.known, frozenset) and mine.known == set(mine.keys)
