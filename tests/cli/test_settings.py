"""Options of `serve` that are set beforehand: in the environment or in a file, and what is refused of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli import settings
from tests.cli.conftest import Command


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server was started with; it is not really started."""
    started: dict[str, Any] = {}

    def serve(plan: Any, host: str, port: int, ready: object) -> None:
        started.update(host=host, port=port, origins=plan.origins, secure=plan.secure, db=plan.database)

    monkeypatch.setattr("gaslamp.server.serve.serve", serve)
    return started


def write(text: str) -> Path:
    """Write the file of the user's configuration."""
    path = settings.file("serve")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_options_come_from_the_environment(
    gaslamp: Command, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of every kind: words, numbers, yes and no, several; with and without the name of the command."""
    for name, value in {"PORT": "7", "HTTPS": "true", "ORIGIN": "https://a https://b", "DB": "sqlite://"}.items():
        monkeypatch.setenv(f"GASLAMP_SERVE_{name}", value)
    for words in (("serve",), ()):
        assert gaslamp(*words).code == 0
        assert served == {
            "host": "127.0.0.1", "port": 7, "origins": ("https://a", "https://b"), "secure": True, "db": "sqlite://",
        }  # fmt: skip


def test_options_come_from_a_file(gaslamp: Command, served: dict[str, Any]) -> None:
    """By name, as TOML."""
    write('port = 7\nhttps = true\norigin = ["https://a", "https://b"]\n')
    assert gaslamp("serve").code == 0
    assert (served["port"], served["secure"], served["origins"]) == (7, True, ("https://a", "https://b"))


def test_what_is_typed_goes_before_the_environment_and_that_before_the_file(
    gaslamp: Command, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them for its own options."""
    write('port = 1\nhost = "127.0.0.1"\ndb = "sqlite:///file.db"\n')
    monkeypatch.setenv("GASLAMP_SERVE_PORT", "2")
    monkeypatch.setenv("GASLAMP_SERVE_HOST", "127.0.0.2")
    assert gaslamp("serve", "--port", 3).code == 0
    assert (served["port"], served["host"], served["db"]) == (3, "127.0.0.2", "sqlite:///file.db")


def test_value_that_cannot_be_is_refused_as_if_it_were_typed(
    gaslamp: Command, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the same words, with the place where it stands."""
    typed = gaslamp("serve", "--port", "x")
    monkeypatch.setenv("GASLAMP_SERVE_PORT", "x")
    set_ = gaslamp("serve")
    monkeypatch.delenv("GASLAMP_SERVE_PORT")
    path = write('port = "x"\n')
    written = gaslamp("serve")
    assert [told.code for told in (typed, set_, written)] == [2, 2, 2] and not served
    assert all("cannot be “x”; it is a whole number" in told.err for told in (typed, set_, written))
    assert "GASLAMP_SERVE_PORT" in set_.err and path.name in written.err


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        (
            "prot = 1",
            "there is no setting “prot”; there is: host, port",
            "nie ma ustawienia „prot”; do wyboru: host, port",
        ),
        ("port = ", "not a TOML file", "to nie jest plik TOML"),
    ],
)
def test_file_that_cannot_be_is_refused(
    gaslamp: Command, served: dict[str, Any], text: str, english: str, polish: str
) -> None:
    """One line, with the file, in the language of the command."""
    path = write(text)
    for lang, line in (("en", english), ("pl", polish)):
        told = gaslamp("serve", "--lang", lang)
        assert told.code == 2 and told.err.startswith(f"gaslamp: {path}: {line}") and not served


def test_variable_that_stands_for_nothing_is_refused(
    gaslamp: Command, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What begins so is meant for us; and what was meant is guessed."""
    monkeypatch.setenv("GASLAMP_SERVE_PROT", "7")
    told = gaslamp("serve", "--lang", "en")
    assert told.code == 2 and "Did you mean “GASLAMP_SERVE_PORT”?" in told.err and not served
    assert gaslamp("version").code == 0
