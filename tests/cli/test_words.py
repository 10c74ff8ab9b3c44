"""The words of the command line are there in both languages, and the right language is chosen."""

import pytest

from gaslamp import games
from gaslamp.cli.words import FOLDER, decimal, words
from gaslamp.engine.words.texts import texts
from gaslamp.language import language


def test_both_languages_have_the_same_texts() -> None:
    """No message is missing in either language."""
    assert set(texts("en", FOLDER).keys) == set(texts("pl", FOLDER).keys)


@pytest.mark.parametrize("game", games)
def test_games_have_the_same_texts_in_both_languages(game: str) -> None:
    """No message of a game is missing in either language."""
    folder = games[game].folder
    assert set(texts("en", folder).keys) == set(texts("pl", folder).keys)


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "GASLAMP_LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_language_comes_from_the_environment(
    environment: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first variable that is set decides; what we do not speak is English."""
    for name in ("GASLAMP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language() == wanted


def test_language_asked_for_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """--lang wins over the environment."""
    monkeypatch.setenv("GASLAMP_LANG", "pl")
    assert words("en").say("bot", n=2) == "Bot 2"
    assert language("en") == "en"


def test_polish_writes_a_decimal_comma() -> None:
    """12.5 in English is 12,5 in Polish."""
    assert decimal(12.5, 1, "en") == "12.5"
    assert decimal(12.5, 1, "pl") == "12,5"
