"""Data files say where every number comes from, or are refused with the line to mend."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import BadData, BadSetting, GaslampError, UnknownName
from gaslamp.engine.book.data import load
from gaslamp.engine.book.setting import ForEach, OneOf, Several, check_settings
from gaslamp.engine.words.texts import Texts

GOOD = '[game]\npool = { is = 7, source = "printed" }\ndealt = { is = [6, 7], source = "inferred", note = "so" }\n'
CARD = """
[cat]
lives = { is = 9, source = "printed" }
rule = { is = "hiss", source = "stand-in" }
amount = { is = 2, source = "stand-in" }
keys = { is = ["dog", "rat"], source = "stand-in" }
"""
SETTINGS = (OneOf("actions", (1, 2)), Several("factions", 2, ("mafia", "police", "hackers"), ("first", "random")))


def test_facts_have_a_value_a_source_and_perhaps_a_note(tmp_path: Path) -> None:
    """And the digest names exactly these values: a better note changes no game."""
    (tmp_path / "a.toml").write_text(GOOD)
    data = load(tmp_path / "a.toml")
    assert data.number("game", "pool") == 7 and data.numbers("game", "dealt") == [6, 7]
    assert (data.fact("game", "dealt").source, data.fact("game", "dealt").note) == ("inferred", "so")
    (tmp_path / "a.toml").write_text(GOOD.replace('"so"', '"because"'))
    assert load(tmp_path / "a.toml").digest == data.digest
    (tmp_path / "a.toml").write_text(GOOD.replace("[6, 7]", "[6, 8]"))
    assert load(tmp_path / "a.toml").digest != data.digest


def test_facts_are_called_as_they_are_now(tmp_path: Path) -> None:
    """Sections and words; numbers, names of facts, sources and notes stay as they are."""
    (tmp_path / "a.toml").write_text(CARD)
    data = load(tmp_path / "a.toml")
    assert data.renamed({"lion": "tiger"}) is data
    now = data.renamed({"cat": "lynx", "rat": "vole", "hiss": "spit", "lives": "deaths"})
    assert now.values() == {"lynx": {"lives": 9, "rule": "spit", "amount": 2, "keys": ["dog", "vole"]}}
    assert now.fact("lynx", "lives").source == "printed" and now.digest != data.digest


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("[game", "a.toml: not a TOML file: Expected"),
        ("pool = 7", "must be a section"),
        ("[game]\npool = 7", r"\[game\] pool must read"),
        ("[game]\npool = { is = 7 }", "must read"),
        ('[game]\npool = { is = 7, source = "printed", why = 1 }', "must read"),
        ('[game]\npool = { is = 7, source = "guessed" }', "source “guessed”; a source is one of printed"),
        ('[game]\npool = { is = -7, source = "printed" }', "is -7; it must be a whole number"),
        ('[game]\npool = { is = true, source = "printed" }', "is True"),
        ('[game]\npool = { is = [], source = "printed" }', r"is \[\]; it must be one whole number"),
        ('[game]\npool = { is = 7, source = "printed", note = 3 }', "a note is a text"),
        ('[game]\npool = { is = 2147483648, source = "printed" }', "is 2147483648; it must be a whole number"),
        ("[game]\npool = { is = " + "9" * 5000 + ', source = "printed" }', "not a TOML file: ValueError"),
        ("[game]\npool = " + "[" * 3000, "not a TOML file: RecursionError"),
        ('["a b"]\n', "“a b” cannot be a name"),
        ('[game]\n"x\\u001b[31m" = { is = 7, source = "printed" }', "cannot be a name"),
        (GOOD.replace("pool", "pond"), r"\[game\] pool is missing"),
        (GOOD.replace("is = 7", "is = [7]"), "must be one whole number"),
        (GOOD.replace("[6, 7]", "6"), "must be a list"),
    ],
)
def test_a_bad_data_file_is_refused(tmp_path: Path, content: str, reason: str) -> None:
    """With the place and what it should read."""
    (tmp_path / "a.toml").write_text(content)
    with pytest.raises(BadData, match=reason):
        data = load(tmp_path / "a.toml")
        data.number("game", "pool")
        data.numbers("game", "dealt")


def test_with_the_head_of_a_whole_all_of_it_is_replaced(tmp_path: Path) -> None:
    """What is not given anew is gone, what is empty is none, and other facts stay."""
    ours, better = tmp_path / "ours.toml", tmp_path / "better.toml"
    ours.write_text(CARD)
    better.write_text('[cat]\nrule = { is = "purr", source = "printed" }\nkeys = { is = [], source = "printed" }\n')
    wholes = {"rule": ("amount", "keys")}
    data = load(ours).with_facts(load(better), wholes)
    assert data.values() == {"cat": {"lives": 9, "rule": "purr"}} and data.fact("cat", "rule").source == "printed"
    better.write_text('[cat]\nkeys = { is = ["fish"], source = "printed" }\n')
    data = load(ours).with_facts(load(better), wholes)
    assert data.values() == {"cat": {"lives": 9, "rule": "hiss", "amount": 2, "keys": ["fish"]}}
    better.write_text('[cat]\nrule = { is = "", source = "printed" }\n')
    assert load(ours).with_facts(load(better), wholes).values() == {"cat": {"lives": 9}}


def test_a_data_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """With its name."""
    with pytest.raises(BadData, match=r"nowhere\.toml: there is no such file"):
        load(tmp_path / "nowhere.toml")
    with pytest.raises(BadData, match="that is a folder"):
        load(tmp_path)


def test_an_error_about_something_endless_can_be_told() -> None:
    """Shortened, in both languages."""
    error = BadData("error-data-file", where="a" * 5000, name="b" * 5000)
    assert len(error.say("pl")) < 2000 and "aaa…" in str(error)


def test_settings_have_defaults_and_take_words_or_lists() -> None:
    """As typed on a command line, or from a program."""
    assert check_settings(SETTINGS, {}) == {"actions": 1, "factions": "first"}
    assert check_settings(SETTINGS, {"actions": "2", "factions": "hackers,mafia"}) == {
        "actions": 2,
        "factions": ["mafia", "hackers"],
    }
    assert check_settings(SETTINGS, {"factions": ("police", "mafia")})["factions"] == ["mafia", "police"]


@pytest.mark.parametrize("factions", ["mafia", "mafia,mafia", "mafia,cats", ["mafia"], 3, None, ["mafia", 3]])
def test_a_wrong_setting_is_refused(factions: object) -> None:
    """With all that would be right."""
    with pytest.raises(BadSetting, match="it is first, random, or 2 different ones of mafia, police, hackers"):
        check_settings(SETTINGS, {"factions": factions})
    with pytest.raises(BadSetting, match="one of 1, 2"):
        check_settings(SETTINGS, {"actions": True})
    with pytest.raises(UnknownName, match="no setting “speed”; there is: actions, factions"):
        check_settings(SETTINGS, {"speed": factions})


@pytest.mark.parametrize("setting", ["factions", "actions"])
def test_a_setting_that_is_too_long_is_not_read(setting: str) -> None:
    """Every text in it is measured first; what is refused says how long it is and may be."""
    for long in ("x" * 1001, ["mafia", "x" * 1001], ("y" * 1001,)):
        with pytest.raises(BadSetting, match=r"…”, a text of 1001 letters; 1000 are the most"):
            check_settings(SETTINGS, {setting: long})
    with pytest.raises(BadSetting, match="different ones of"):
        check_settings(SETTINGS, {"factions": "x" * 1000})


def test_an_endless_name_is_refused_as_any_other() -> None:
    """In both languages, however many letters it has and whatever they are."""
    for name in ("x" * 100_000, "\0" * 2000):
        with pytest.raises(UnknownName) as error:
            check_settings(SETTINGS, {name: 1})
        assert all(len(error.value.say(language)) < 2000 for language in ("en", "pl"))
        assert "…” " in str(error.value) or "…”;" in str(error.value)


def test_texts_are_found_or_missed_aloud(tmp_path: Path) -> None:
    """A wrong language, key, argument or line is an error, never silence."""
    (tmp_path / "texts" / "pl").mkdir(parents=True)
    path = tmp_path / "texts" / "pl" / "a.ftl"
    path.write_text(
        "cards = { $n ->\n    [one] karta\n    [few] karty\n   *[many] kart\n }\n    .title = Tytuł\n", "utf-8"
    )
    texts = Texts("pl", (tmp_path,))
    assert [texts.say("cards", n=n) for n in (1, 2, 5, 12, 22)] == ["karta", "karty", "kart", "kart", "karty"]
    assert texts.say("cards.title") == "Tytuł" and texts.keys == ["cards", "cards.title"]
    with pytest.raises(GaslampError, match="no text “nothing” in pl"):
        texts.say("nothing")
    with pytest.raises(GaslampError, match="text “cards” in pl"):
        texts.say("cards")
    with pytest.raises(UnknownName, match="no language “de”; there is: en, pl"):
        Texts("de", (tmp_path,))
    for slip in ("cards = { $n\n", "cards karty\n", "42 = karty\n", "cards =\n"):
        path.write_text(slip, "utf-8")
        with pytest.raises(GaslampError, match=r"a\.ftl|no text “cards” in pl"):
            Texts("pl", (tmp_path,)).say("cards")


def test_a_name_that_was_another_is_kept_as_it_is_now() -> None:
    """Of those in a list for each seat; a text of one's own is read by the game."""
    setting = ForEach("decks", 2, ("cats", "dogs"), str.upper, str.upper, {"hounds": "dogs"})
    assert setting.check(["hounds", "cats"]) == ["dogs", "cats"] and setting.check("mice, hounds") == ["MICE", "dogs"]
