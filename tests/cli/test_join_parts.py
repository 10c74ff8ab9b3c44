"""The parts of `join` that need no server: links, what is remembered, and the check at the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import convert

from gaslamp import Record, games
from gaslamp.cli.remote.address import Address
from gaslamp.cli.remote.check import checked
from gaslamp.cli.remote.visits import Visits
from gaslamp.cli.words import words
from gaslamp.engine.play.luck import Luck
from gaslamp.protocol.tells import Update

TABLE = "abcdefghij23"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("localhost:1882", Address("http://localhost:1882")),
        ("https://example.org/", Address("https://example.org")),
        (f"http://[::1]:1882/t/{TABLE}", Address("http://[::1]:1882", TABLE)),
        (f"http://127.0.0.1:1882/t/{TABLE}/#0a1b", Address("http://127.0.0.1:1882", TABLE, "0a1b")),
    ],
)
def test_links(text: str, wanted: Address) -> None:
    """A server, a table there, and the key of a seat."""
    assert Address.of(text) == wanted
    assert Address.of(wanted.link(TABLE, "ff")) == Address(wanted.origin, TABLE, "ff")


def test_visits_are_remembered_for_each_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A cookie is for one server, a name is proposed at others too, and the first hash of a table counts."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    here, there = Visits("http://here"), Visits("http://there")
    assert (here.cookie, here.name) == ("", "")
    here.know("abc", "Ann")
    assert (here.cookie, there.cookie, there.name) == ("abc", "", "Ann")
    assert there.promised(TABLE, "1") == "1"
    assert there.promised(TABLE, "2") == "1"
    assert here.promised(TABLE, "2") == "2"
    there.know("xyz", "Anna")
    assert (here.name, there.name, there.promised(TABLE, "3")) == ("Ann", "Anna", "1")
    assert here.path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damage", ["{", "[]", '{"http://here": 3}', "\x00"])
def test_a_damaged_file_is_forgotten(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: str) -> None:
    """One is a stranger again, no more."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    visits = Visits("http://here")
    visits.know("abc", "Ann")
    visits.path.write_text(damage)
    assert visits.cookie == ""
    visits.know("xyz", "Ann")
    assert json.loads(visits.path.read_text()) == {"http://here": {"cookie": "xyz", "name": "Ann"}}


@pytest.fixture(scope="module")
def played() -> Record:
    """A whole game with a secret."""
    luck = Luck("1f" * 32, ("fog", ""))
    record = Record.of(games["catham"], (), seats=2, luck=luck)
    while not (state := record.replay()).over:
        record = Record.of(games["catham"], [*record.answers, state.offered[0]], seats=2, luck=luck)
    return record


def told(record: Record, seat: int | None) -> list[Update]:
    """What a seat was told of a game, in two entries."""
    events = [event.json() for event in record.game.events(record.replay(listen=True), seat)]
    began = {"type": "began", "words": [], "events": events[:5]}
    went_on = {"type": "played", "seat": 0, "index": 0, "events": events[5:]}
    return convert([{"n": n, "at": 0, "deed": deed} for n, deed in enumerate((began, went_on), 1)], list[Update])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_an_honest_game_is_found_right(played: Record, seat: int | None) -> None:
    """The luck is the one promised, and the game the one told."""
    assert played.luck is not None
    found = checked(played.json(), played.luck.hash, seat, told(played, seat), words("en"))
    assert found.good and played.luck.hash[:12] in found.says and str(len(played.answers)) in found.says


def test_another_luck_is_found_out(played: Record) -> None:
    """A secret that does not fit the hash that was told at first."""
    found = checked(played.json(), "0" * 64, 0, told(played, 0), words("en"))
    assert not found.good and "NOT the luck" in found.says


def test_another_game_is_found_out(played: Record) -> None:
    """A record of a game that went otherwise than it was told here."""
    assert played.luck is not None
    for heard in (told(played, 1), told(played, 0)[:1]):
        found = checked(played.json(), played.luck.hash, 0, heard, words("pl"))
        assert not found.good and "NIE zgadza się" in found.says


def test_a_damaged_record_is_told(played: Record) -> None:
    """Nothing can be checked then."""
    assert played.luck is not None
    found = checked(played.json()[:-9], played.luck.hash, 0, told(played, 0), words("en"))
    assert not found.good and "could not be checked" in found.says
