"""`--help` and what is wrong with the words of a command: every text is there in both languages, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.cli import ROOT
from gaslamp.cli.help import Command as Page
from gaslamp.cli.help import value_name
from gaslamp.cli.words import words
from gaslamp.language import LANGUAGES
from tests.cli.conftest import Command

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
FOR_ALL = {"help-option.help", "help-option.version"}


def pages(one: Page = ROOT) -> Iterator[Page]:
    """Every command, and every group of them."""
    yield one
    for each in one.commands:
        yield from pages(each)


PAGES = pytest.mark.parametrize("one", list(pages()), ids=lambda one: one.key)


@BOTH
def test_every_command_and_option_has_its_text_and_none_is_orphaned(lang: str) -> None:
    """Its own, or that of an option which several commands have; arguments have a name, too."""
    say, used = words(lang), set(FOR_ALL)
    for one in pages():
        assert say.has(one.key) and say.say(one.key).strip()
        used.add(one.key)
        for argument in one.arguments:
            own, common = (f"{key}.{argument.field_info.name}" for key in (one.key, "help-option"))
            assert say.has(own) or say.has(common), own
            used.add(own if say.has(own) else common)
            if argument.index is not None:
                used.add(f"argument-{argument.field_info.name}")
    known = {key for key in say.keys if key.startswith(("help-", "argument-")) or key == "help"}
    assert known == used


@PAGES
@BOTH
def test_a_page_of_help_says_all_in_one_language(gaslamp: Command, one: Page, lang: str) -> None:
    """On 80 columns: its sentence, every option with what is to be written behind it; bench has a page of its own."""
    if one.words == ("bench",):
        return
    say, told = words(lang), gaslamp("--lang", lang, *one.words, "--help")
    assert told.code == 0 and not told.err
    assert told.out.startswith({"en": f"Usage: {one.line}", "pl": f"Użycie: {one.line}"}[lang])
    flat = " ".join(told.out.split())
    assert say.say(one.key) in flat
    for argument in one.arguments:
        if argument.index is None:
            assert f"{argument.names[-1]} {value_name(argument, say)}".rstrip() in flat
    assert max(map(len, told.out.splitlines())) <= 80
    assert ("Opcje" in told.out) == (lang == "pl") and ("Options" in told.out) == (lang == "en")


@pytest.mark.parametrize(
    "said",
    [
        ("--help", "--lang", "pl"),
        ("--lang", "pl", "-h"),
        ("play", "--lang=pl", "--help"),
        ("--lang", "pl", "play", "catham", "--help"),
        ("decks", "--lang", "pl"),
        ("decks", "show", "--lang", "pl", "-h"),
    ],
)
def test_the_language_may_be_said_anywhere(gaslamp: Command, said: tuple[str, ...]) -> None:
    """Before the command, behind it, and without one."""
    assert gaslamp(*said).out.startswith("Użycie: gaslamp")
    assert gaslamp("--lang", "pl", "version").out.startswith("Gaslamp 0.1.0, ")
    assert "gra" not in gaslamp("games").out and "liczba graczy" in gaslamp("--lang", "pl", "games").out


def test_the_environment_says_the_language_of_help(gaslamp: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does of everything else."""
    monkeypatch.setenv("GASLAMP_LANG", "pl")
    assert gaslamp("--help").out.startswith("Użycie: gaslamp POLECENIE\n")
    assert "wymaga wartości" in gaslamp("play", "--seats").err


@pytest.mark.parametrize(
    ("said", "english", "polish"),
    [
        (
            "play catham --bots easy easy",
            "“easy” is one word too many; several values of --bots have commas between them and no spaces: "
            "--bots easy,easy",
            "„easy” to o jedno słowo za dużo; kilka wartości opcji --bots pisze się po przecinku, bez spacji: "
            "--bots easy,easy",
        ),
        (
            "join http://x --name Ann Lee",
            '“Lee” is one word too many; a value of --name that has spaces goes in quotes: --name "Ann Lee"',
            "„Lee” to o jedno słowo za dużo; wartość opcji --name, w której są spacje, pisze się w cudzysłowie: "
            '--name "Ann Lee"',
        ),
        (
            "rules emerald E4 E5",
            "“E5” is one word too many; for how it goes: gaslamp rules --help",
            "„E5” to o jedno słowo za dużo; jak ma być, powie: gaslamp rules --help",
        ),
        (
            "decks chek",
            "there is no command “chek”; there is: list, show, check, save. Did you mean “check”?",
            "nie ma polecenia „chek”; do wyboru: list, show, check, save. Może chodzi o „check”?",
        ),
        (
            "new --nam",
            "there is no option “--nam”; there is: --lang",
            "nie ma opcji „--nam”; do wyboru: --lang",
        ),
        (
            "play catham --seats two",
            "--seats cannot be “two”; it is a whole number",
            "--seats nie może mieć wartości „two”; to ma być liczba całkowita",
        ),
        (
            "version --json=perhaps",
            "--json cannot be “perhaps”; it is either there or not, without a value",
            "--json nie może mieć wartości „perhaps”; ta opcja nie ma wartości",
        ),
        (
            "rules",
            "gaslamp rules needs GAME; for how it goes: gaslamp rules --help",
            "gaslamp rules: brakuje argumentu GRA; jak ma być, powie: gaslamp rules --help",
        ),
        ("play --resume", "--resume needs a value: --resume PATH", "--resume wymaga wartości: --resume ŚCIEŻKA"),
        (
            "play catham --seats 2 --seats 3",
            "--seats is given twice; for how it goes: gaslamp play --help",
            "--seats występuje dwa razy; jak ma być, powie: gaslamp play --help",
        ),
        (
            "serve --port 99999",
            "port cannot be 99999; it is from 0 to 65535",
            "port nie może mieć wartości 99999; dozwolone: od 0 do 65535",
        ),
        (
            "serve --db mysql://a/b",
            "the address of a database is sqlite:///FILE or postgresql://USER@HOST/NAME; this one begins with “mysql”",
            "adres bazy danych to sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA; ten zaczyna się od „mysql”",
        ),
    ],
)
def test_a_mistake_is_told_in_both_languages(gaslamp: Command, said: str, english: str, polish: str) -> None:
    """One line, exit code 2: what was wrong, and what would be right."""
    for lang, line in (("en", english), ("pl", polish)):
        told = gaslamp("--lang", lang, *said.split())
        assert (told.code, told.out, told.err) == (2, "", f"gaslamp: {line}\n")


def test_a_language_that_is_not_spoken_is_refused(gaslamp: Command) -> None:
    """With those that are."""
    assert gaslamp("--lang", "de", "games").err == "gaslamp: --lang cannot be “de”; it is one of en, pl\n"
