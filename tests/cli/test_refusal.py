"""Refusals: one line on the error stream, in the language of the command."""

from pathlib import Path

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize(
    ("words", "english", "polish"),
    [
        (
            ("play", "catham", "--seats", 9),
            "seats cannot be 9; it is one of 2, 3, 4, 5, 6",
            "seats nie może mieć wartości 9; dozwolone: 2, 3, 4, 5, 6",
        ),
        (
            ("play", "catham", "--set", "actions=7"),
            "actions cannot be “7”; it is one of 1, 2",
            "actions nie może mieć wartości „7”; dozwolone: 1, 2",
        ),
        (
            ("play", "catham", "--save", "nowhere/game.json"),
            "nowhere/game.json.part: there is no such file or folder",
            "nowhere/game.json.part: nie ma takiego pliku ani folderu",
        ),
        (
            ("replay", "nothing.json"),
            "nothing.json: there is no such file or folder",
            "nothing.json: nie ma takiego pliku ani folderu",
        ),
        (
            ("replay", "cut.json"),
            "cut.json: not a whole JSON file: it ends or goes wrong in line 1, column 2",
            "cut.json: to nie jest cały plik JSON: jest ucięty albo uszkodzony (wiersz 1, kolumna 2)",
        ),
        (
            ("simulate", "catham", "--games", 0),
            "games cannot be 0; it is at least 1",
            "games nie może mieć wartości 0; dozwolone: co najmniej 1",
        ),
        (
            ("rules", "cathan"),
            "there is no game “cathan”; there is: catham, council, emerald, nanty, terrors. Did you mean “catham”?",
            "nie ma gry „cathan”; do wyboru: catham, council, emerald, nanty, terrors. Może chodzi o „catham”?",
        ),
    ],
)
def test_a_refusal_speaks_both_languages(
    gaslamp: Command, tmp_path: Path, words: tuple[object, ...], english: str, polish: str
) -> None:
    """Exit code 2, one line, nothing printed."""
    (tmp_path / "cut.json").write_text("{")
    for lang, line in (("en", english), ("pl", polish)):
        told = gaslamp(*words, "--lang", lang)
        assert (told.code, told.out, told.err) == (2, "", f"gaslamp: {line}\n")
