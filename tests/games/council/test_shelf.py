"""Decks as texts: written down, read, given as a setting, and saved by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gaslamp import BadSetting, Record
from gaslamp.engine.book.setting import checked
from gaslamp.games.council import decks as written_decks
from gaslamp.games.council import shelf
from gaslamp.games.council.decks import MOST, parse, published, written
from gaslamp.games.council.kinds import CARDS, DECKS
from gaslamp.games.council.shelf import folder, found, own, save, saved
from gaslamp.games.council.state import Council
from tests.games.council.plain import GAME

MINE = "2 10 11 12 13 56x2 57x2 58x2 59x2 60x2"
NAMES = ("mine", "Mine-2", "my_deck", "talia-łowców", "a", "x" * 40)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with no decks in it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "gaslamp" / "decks"


def refusal(text: str) -> BadSetting:
    """Why a text is no deck."""
    with pytest.raises(BadSetting) as error:
        own(text)
    return error.value


# -- texts


@pytest.mark.rule("C2.8")
@given(st.dictionaries(st.integers(1, 100), st.integers(1, 2), min_size=1))
def test_a_deck_written_down_is_read_as_it_was(copies: dict[int, int]) -> None:
    """Whatever is in it, in order of its numbers; and written again it is the same text."""
    cards = [card for card, n in copies.items() for _ in range(n)]
    text = written(cards)
    assert parse(text) == sorted(cards) and written(parse(text)) == text == own(text)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("7", [7]),
        ("100 1", [1, 100]),
        ("12x2", [12, 12]),
        ("12×2", [12, 12]),
        ("12 5 12", [5, 12, 12]),
        ("12x2 12", [12, 12, 12]),
        ("  3\t4\n5  ", [3, 4, 5]),
        ("9x1", [9]),
    ],
)
def test_numbers_can_be_written_in_several_ways(text: str, cards: list[int]) -> None:
    """In any order, with signs for copies, with any space between."""
    assert parse(text) == cards


def test_the_short_text_has_each_number_once() -> None:
    """Rising, with the copies behind it."""
    assert written([12, 5, 12, 100]) == "5 12x2 100" and own("100 12 5 12") == "5 12x2 100"


@pytest.mark.parametrize("text", ["0", "101", "x2", "12x", "12x0", "12y2", "1.5", "+3", "1,2", "007", "3 4 cthulhu"])
def test_what_is_no_number_of_a_card_is_refused(text: str) -> None:
    """With the word that is wrong, and what would be right."""
    error = refusal(f"2 10 {text}")
    assert error.key == "error-deck-text" and error.value == text.rsplit(maxsplit=1)[-1]
    assert error.about["most"] == 100 and error.about["names"] == DECKS
    assert all(str(100) in error.say(language) for language in ("en", "pl"))


@pytest.mark.parametrize("text", ["", "  "])
def test_an_empty_text_is_no_deck(text: str) -> None:
    """Not even a small one."""
    assert refusal(text).key == "error-deck-text"


@pytest.mark.parametrize("text", ["1x99 1x99 1x3", "1x99 " * 190, " ".join(["7"] * 201)])
def test_counting_ends_where_no_deck_goes_on(text: str) -> None:
    """However many copies are named, no more cards are counted than two of each."""
    error = refusal(text)
    assert error.key == "error-deck-long" and error.about["most"] == MOST == 2 * len(CARDS)
    assert all(str(MOST) in error.say(language) for language in ("en", "pl"))
    assert len(parse("1x99 2x99 3x2")) == MOST


@pytest.mark.parametrize("text", ["1x99 " * 180_000, "7" * 10_000_000, "x" * 1001, " " * 1001])
def test_a_text_that_no_deck_needs_is_not_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its length is enough to refuse it, wherever it comes from: not a word of it is looked at."""
    monkeypatch.setattr(written_decks, "NUMBER", None)
    monkeypatch.setattr(shelf, "NAME", re.compile("none"))
    given: list[Callable[[], object]] = [lambda: parse(text), lambda: own(text), lambda: found(GAME.data, text)]
    given += [lambda: checked(GAME.settings, {"decks": [text, "klm"]}), lambda: GAME.new(2, 1, decks=f"klm,{text}")]
    for give in given:
        with pytest.raises(BadSetting) as error:
            give()
        assert error.value.key == "error-setting-long" and error.value.about["most"] == 1000
        assert all("1000" in error.value.say(language) for language in ("en", "pl"))


# -- as a setting


def cards(state: Council, seat: int) -> list[int]:
    """All cards of a seat before the first turn."""
    player = state.players[seat]
    return sorted(kept & 127 for kept in [*player.top.list(), *player.deck.list()])


@pytest.mark.rule("C2.8", "C3.1")
def test_light_has_the_first_deck_and_dark_the_second() -> None:
    """Published or one's own, as a list or as a text with a comma."""
    for decks in (["gon", MINE], f"gon, {MINE}"):
        state = GAME.new(2, 1, decks=decks)
        assert isinstance(state, Council)
        assert (cards(state, 0), cards(state, 1)) == (sorted(published(GAME.data, "gon")), parse(MINE))


@pytest.mark.rule("C2.8")
def test_both_may_play_the_same_deck() -> None:
    """Each has a box."""
    state = GAME.new(2, 1, decks=["hobo", "hobo"])
    assert isinstance(state, Council) and cards(state, 0) == cards(state, 1) == published(GAME.data, "hobo")


@pytest.mark.parametrize("decks", [["klm"], ["klm", "sum", "gon"], "klm", [1, 2], 7, None, {"klm": "sum"}])
def test_there_are_two_decks(decks: object) -> None:
    """Each of them a text."""
    with pytest.raises(BadSetting) as error:
        GAME.new(2, 1, decks=decks)
    assert error.value.key == "error-setting-for-each" and error.value.about["count"] == 2
    assert all("2" in error.value.say(language) for language in ("en", "pl"))


def test_a_record_keeps_the_cards_and_not_the_name(home: Path) -> None:
    """It can be replayed where nobody has that deck, or has changed it."""
    save("mine", parse(MINE))
    record = Record.of(GAME, [], seats=2, seed=3, decks=["mine", "klm"])
    assert record.settings["decks"] == [MINE, "klm"]
    save("mine", [1])
    again = Record.parse(record.json()).replay()
    assert isinstance(again, Council) and cards(again, 0) == parse(MINE)


# -- saved by name


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_deck_is_found_by_its_name(home: Path, name: str) -> None:
    """Its file is a short text that people can read."""
    path = save(name, [60, 2, 60])
    assert path == home / f"{name}.txt" and path.read_text("utf-8") == "2 60x2\n"
    assert own(name) == "2 60x2" and saved() == {name: "2 60x2"}


def test_saving_again_replaces_the_deck() -> None:
    """Others stay as they are, and all are listed by name."""
    save("b", [1])
    save("a", [2])
    save("b", [3])
    assert saved() == {"a": "2", "b": "3"} and list(saved()) == ["a", "b"]


@pytest.mark.parametrize("name", [*DECKS, "", "a b", "a/b", "../a", "a.txt", "x" * 41, "a\n", "ł,b"])
def test_some_names_are_refused(home: Path, name: str) -> None:
    """Those of published decks, and what is no plain word; nothing is written."""
    with pytest.raises(BadSetting) as error:
        save(name, [1])
    assert error.value.key == "error-deck-name" and error.value.value == name
    assert all(error.value.say(language) for language in ("en", "pl")) and not home.exists()


@pytest.mark.parametrize("name", ["1st", "12", "12x2", "9-lives"])
def test_a_name_that_reads_as_a_number_is_refused(name: str) -> None:
    """Nobody could ask for that deck: a text that begins with a digit is a list of cards."""
    with pytest.raises(BadSetting) as error:
        save(name, [1])
    assert error.value.key == "error-deck-name"


def test_a_name_that_was_never_saved_is_refused() -> None:
    """With those that are published; what somebody else has saved on a server is his business."""
    save("mine", [1])
    error = refusal("yours")
    assert error.key == "error-deck-unknown" and error.value == "yours"
    assert error.about["names"] == DECKS and not any("mine" in error.say(lang) for lang in ("en", "pl"))


def test_without_a_folder_there_are_no_decks(home: Path) -> None:
    """Nothing is made by looking."""
    assert saved() == {} and refusal("mine").key == "error-deck-unknown" and not home.exists()


def test_only_texts_are_decks(home: Path) -> None:
    """Whatever else lies in the folder is left alone."""
    save("mine", [1])
    (home / "notes.md").write_text("2 3", "utf-8")
    assert saved() == {"mine": "1"}


@pytest.mark.parametrize("text", ["", "a sad story", "1 2 300"])
def test_a_file_without_a_deck_in_it_is_refused(home: Path, text: str) -> None:
    """As the same text would be if it were written down."""
    save("mine", [1])
    (home / "mine.txt").write_text(text, "utf-8")
    assert refusal("mine").key == "error-deck-text"


def test_a_file_that_is_no_text_is_refused(home: Path) -> None:
    """In words, not with a crash."""
    save("mine", [1])
    (home / "mine.txt").write_bytes(b"\xff\xfe1 2")
    assert refusal("mine").key == "error-deck-file"


def test_a_file_that_cannot_be_read_is_refused(home: Path) -> None:
    """A folder of that name, for example; the reason is told in both languages."""
    (home / "mine.txt").mkdir(parents=True)
    error = refusal("mine")
    assert error.key == "error-deck-file" and all(error.say(language) for language in ("en", "pl"))


def test_a_deck_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """Where the folder should be lies something else."""
    (tmp_path / "gaslamp").write_text("", "utf-8")
    with pytest.raises(BadSetting) as error:
        save("mine", [1])
    assert error.value.key == "error-deck-file" and error.value.value == str(folder() / "mine.txt")
    assert all(error.value.say(language) for language in ("en", "pl"))


@pytest.mark.parametrize("given", ["", None])
def test_decks_lie_in_the_home_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: str | None) -> None:
    """Unless another folder for such things is set."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    if given is None:
        monkeypatch.delenv("XDG_DATA_HOME")
    else:
        monkeypatch.setenv("XDG_DATA_HOME", given)
    assert folder() == tmp_path / "home" / ".local" / "share" / "gaslamp" / "decks"


# -- any deck at all, to look at


def test_a_deck_is_found_wherever_it_is(tmp_path: Path) -> None:
    """Published, saved, in a file, or written down with spaces or commas; whatever rules it breaks."""
    save("mine", [1, 1, 1])
    (tmp_path / "list.txt").write_text("7, 5x2\n", "utf-8")
    texts = {"hobo": published(GAME.data, "hobo"), "mine": [1, 1, 1], "3 2": [2, 3], "3, 2": [2, 3], "9": [9]}
    texts[str(tmp_path / "list.txt")] = [5, 5, 7]
    assert {text: found(GAME.data, text) for text in texts} == texts


@pytest.mark.parametrize(
    ("text", "key"), [("yours", "unknown"), ("1 200", "text"), ("", "text"), ("./nowhere.txt", "file"), (".", "file")]
)
def test_a_deck_that_is_nowhere_is_refused(text: str, key: str) -> None:
    """With the reason in both languages."""
    with pytest.raises(BadSetting) as error:
        found(GAME.data, text)
    assert error.value.key == f"error-deck-{key}" and all(error.value.say(language) for language in ("en", "pl"))


def test_a_strangers_setting_names_nothing_that_is_saved_here() -> None:
    """A record or a table from elsewhere has published decks or numbers; only whoever sits here has names."""
    save("mine", parse(MINE))
    assert checked(GAME.settings, {"decks": "mine,sum"}, at_home=True)["decks"] == [MINE, "sum"]
    with pytest.raises(BadSetting) as refused:
        checked(GAME.settings, {"decks": "mine,sum"})
    assert refused.value.key == "error-deck-text"
