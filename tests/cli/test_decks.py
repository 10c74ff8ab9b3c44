"""`gaslamp decks`: the decks of Council of Five, listed, shown, checked and saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import Record, games
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games.council.decks import published_cards
from gaslamp.games.council.kinds import DECKS
from gaslamp.games.council.words import TYPES
from tests.cli.conftest import Command

COUNCIL = games["council"]
LEGAL = "2 10 11 12 13 56x2 57x2 58x2 59x2 60x2"
BROKEN = "2x3 10 11 12 13 97 98 99 56x3 57x2 58x2 59x2 60x2"  # three copies of two cards, and three artifacts
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with no decks in it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "gaslamp" / "decks"


# -- list


@BOTH
def test_published_decks_are_listed_with_sizes_and_raised_limits(gaslamp: Command, lang: str) -> None:
    """By name and in words; and how to save one's own."""
    told, voice = " ".join(gaslamp("decks", "list", "--lang", lang).out.split()), Voice(COUNCIL, lang)
    assert all(name in told and voice.texts.say(f"setting-decks-{name}").split()[0] in told for name in DECKS)
    assert voice.word("raised", "great_old_one") in told and "decks save" in told


def test_own_decks_are_listed_after_the_published_ones(gaslamp: Command, home: Path) -> None:
    """With what is wrong with them, be it that a file was spoilt."""
    gaslamp("decks", "save", "mine", LEGAL)
    (home / "other.txt").write_text(BROKEN)
    (home / "spoilt.txt").write_text("a sad story")
    told = gaslamp("decks", "list")
    names = [line.split()[0] for line in told.out.splitlines() if line[:2] == "  " and line[2:3].isalpha()]
    assert told.code == 0 and names == [*DECKS, "mine", "other", "spoilt"] and str(home) in told.out
    text = " ".join(told.out.split())
    assert "mine 15 cards other 21 cards · limits raised: Artifact · breaks C2.1, C2.2, C2.3, C2.5, C2.6 " in text
    assert text.endswith("spoilt 0 cards · breaks C2.1, C2.2")


def test_decks_are_listed_for_programs(gaslamp: Command) -> None:
    """The published ones keep all the rules."""
    gaslamp("decks", "save", "mine", LEGAL)
    found = gaslamp("decks", "list", "--json").json
    assert [deck["name"] for deck in found] == [*DECKS, "mine"] and not any(deck["broken"] for deck in found)
    assert {deck["name"]: deck["raised"] for deck in found if deck["raised"]} == {
        "klm": ["great_old_one"],
        "gon": ["spell"],
        "ashes": ["artifact"],
        "hobo": ["artifact", "spell"],
        "serpents": ["friend", "spell"],
    }
    assert found[0]["size"] == 19 and found[-1]["text"] == LEGAL


# -- show


@BOTH
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_shown_card_by_card(gaslamp: Command, name: str, lang: str) -> None:
    """Every card by number and name, under its type, and the deck as a text."""
    told, voice = gaslamp("decks", "show", name, "--lang", lang), Voice(COUNCIL, lang)
    cards = published_cards(COUNCIL.data, name)
    assert told.code == 0
    lines = [line.strip() for line in told.out.splitlines()]
    for card in cards:
        features = " ".join(map(str, COUNCIL.data.numbers(COUNCIL.cards[card], "features")))
        assert any(line.startswith(f"{card}  {features}  {voice.card(card)}") for line in lines)
    kinds = [COUNCIL.data.word(COUNCIL.cards[card], "type") for card in cards]
    headings = [f"{voice.word('type', kind)} · {kinds.count(kind)}" for kind in TYPES if kind in kinds]
    assert [line for line in lines if line in headings] == headings
    assert lines[-1].endswith(" ".join(map(str, cards)))


def test_copies_and_broken_rules_are_shown(gaslamp: Command) -> None:
    """A deck need not be legal to be looked at."""
    text = "2x3 10 11 12 13 56x3 57x2 58x2 59x2 60x2 97 98 99"
    told = gaslamp("decks", "show", *BROKEN.split())
    assert told.code == 0 and "Dox Johnson × 3" in told.out and f"As a text: {text}" in told.out
    assert "breaks C2.1" in told.out and "C2.1" not in gaslamp("decks", "show", "klm").out


def test_a_deck_is_shown_for_programs(gaslamp: Command) -> None:
    """With all that is printed on its cards."""
    found = gaslamp("decks", "show", LEGAL, "--json", "--lang", "pl").json
    assert found["text"] == LEGAL and found["size"] == 15 and len(found["cards"]) == 10
    card = found["cards"][5]
    assert (card["number"], card["copies"], card["name"], card["title"]) == (56, 2, "night_gaunt", "Nocna Zmora")
    assert card["type"] == "enemy" and len(card["features"]) == 4 and card["keywords"]


def test_an_owner_sees_the_cards_of_the_box(gaslamp: Command, tmp_path: Path) -> None:
    """Corrected numbers are shown and checked."""
    (tmp_path / "council.toml").write_text(
        '[dox_johnson]\nfeatures = { is = [9, 1, 9, 1], source = "printed" }\n'
        '[game]\nleast = { is = 16, source = "printed" }\n'
    )
    assert "9 1 9 1  Dox Johnson" in gaslamp("decks", "show", "klm", "--data", tmp_path).out
    assert gaslamp("decks", "check", LEGAL, "--data", tmp_path).code == 1


# -- check


@BOTH
def test_every_broken_rule_is_told_with_cards_and_numbers(gaslamp: Command, lang: str) -> None:
    """And once what it says; the exit status is 1."""
    told, voice = gaslamp("decks", "check", BROKEN, "--lang", lang), Voice(COUNCIL, lang)
    text = " ".join(told.out.split())
    assert told.code == 1
    for rule in ("C2.2", "C2.3", "C2.5", "C2.6"):
        assert text.count(" ".join(voice.rule(rule).split())) == 1
    artifacts = ", ".join(f"{card} {voice.card(card)}" for card in (97, 98, 99))
    one = {"en": "there are 3, and only 1 is allowed", "pl": "jest ich 3, a może być najwyżej 1"}[lang]
    two = {"en": "there are 3, and at most 2 are allowed", "pl": "jest ich 3, a może być najwyżej 2"}[lang]
    assert f"C2.3 {one}: {artifacts}" in text
    assert f"C2.5 {two}: {artifacts}" in text
    assert f"C2.6 {two}: 2 {voice.card(2)}" in text


@pytest.mark.parametrize(
    ("deck", "line"),
    [
        ("2 10 11 12 13", "C2.1  there are 5, and at least 15 are needed"),
        (f"{LEGAL} 61x2 62x2 63x2", "C2.1  there are 21, and at most 20 are allowed"),
        (
            "2 10 11 12 56x2 57x2 58x2 59x2 60x2 61",
            "C2.2  there are 4, and at least 5 are needed: 2 Dox Johnson, 10 Beatrix",
        ),
        (f"{LEGAL} 3", "C2.2  there is 1, and there may be none: 3 Hilliard Riffenberg"),
    ],
)
def test_too_few_and_too_many_are_told(gaslamp: Command, deck: str, line: str) -> None:
    """With how many it takes, or that there may be none."""
    assert line in gaslamp("decks", "check", deck).out


@BOTH
def test_a_good_deck_is_told_so(gaslamp: Command, lang: str) -> None:
    """Published, saved, written down, or in a file; exit status 0."""
    gaslamp("decks", "save", "mine", LEGAL)
    Path("deck.txt").write_text(LEGAL.replace(" ", ",\n"))
    for deck in ("klm", "mine", LEGAL, "deck.txt", "./deck.txt", LEGAL.replace(" ", ", ")):
        told = gaslamp("decks", "check", deck, "--lang", lang)
        assert told.code == 0 and not told.err and {"en": "keeps all the rules", "pl": "spełnia"}[lang] in told.out


def test_a_check_can_be_read_by_programs(gaslamp: Command) -> None:
    """With the same exit status."""
    told = gaslamp("decks", "check", BROKEN, "--json")
    assert told.code == 1
    assert {"rule": "C2.5", "cards": [97, 98, 99], "n": 3, "limit": 2} in told.json["broken"]
    assert gaslamp("decks", "check", LEGAL, "--json").json["broken"] == []


# -- save


@BOTH
def test_a_saved_deck_can_be_played(gaslamp: Command, home: Path, lang: str) -> None:
    """Where it lies and how to play it is told."""
    told = gaslamp("decks", "save", "mine", *LEGAL.split(), "--lang", lang)
    assert told.code == 0 and str(home / "mine.txt") in told.out and "--set decks=mine,klm" in told.out
    assert (home / "mine.txt").read_text() == f"{LEGAL}\n"
    assert (
        gaslamp("play", "council", "--set", "decks=mine,klm", "--humans", 0, "--bots", "random", "--seed", 5).code == 0
    )
    assert Record.load("council-5.gaslamp").settings["decks"] == [LEGAL, "klm"]


@BOTH
def test_a_deck_that_breaks_rules_is_not_saved(gaslamp: Command, home: Path, lang: str) -> None:
    """Every broken rule is told, as by a check."""
    told = gaslamp("decks", "save", "mine", BROKEN, "--lang", lang)
    assert told.code == 1 and "C2.6" in told.out and not home.exists()
    assert {"en": "not saved", "pl": "nie zapisano"}[lang] in told.out


def test_a_published_deck_can_be_saved_under_a_name_of_ones_own(gaslamp: Command, home: Path) -> None:
    """To change it later."""
    assert gaslamp("decks", "save", "mine", "klm").code == 0
    assert gaslamp("decks", "check", "mine").code == 0 and (home / "mine.txt").read_text().startswith("2 10 11")


# -- refusals


@BOTH
@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("check", "yours"), "klm, sum, gon, ashes, hobo, serpents"),
        (("show", "2 10 101"), "101"),
        (("show", "2", "10", "cthulhu"), "cthulhu"),
        (("check", ""), "100"),
        (("check", "nothing.txt"), "nothing.txt"),
        (("check", "bytes.txt"), "UTF-8"),
        (("save", "klm", LEGAL), "klm"),
        (("save", "7up", BROKEN), "7up"),
        (("save", "a/b", LEGAL), "a/b"),
        (("save", "mine"), "decks save --help"),
        (("chek", "klm"), "check"),
    ],
)
def test_what_cannot_be_read_is_refused(gaslamp: Command, words: tuple[str, ...], hint: str, lang: str) -> None:
    """Exit code 2, a line on the error stream, nothing printed."""
    Path("bytes.txt").write_bytes(b"\xff\xfe")
    told = gaslamp("decks", *words, "--lang", lang)
    assert told.code == 2 and hint in told.err and not told.out and "Traceback" not in told.err


def test_an_illegal_deck_cannot_be_played(gaslamp: Command) -> None:
    """The rules that it breaks are named."""
    told = gaslamp("play", "council", "--set", f"decks={BROKEN},klm")
    assert told.code == 2 and "C2.6" in told.err and not told.out
