"""Records as texts: what people read, write and comment; and every older form, read for ever."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gaslamp import BadRecord, Record, games
from gaslamp.conformance.walk import varied_settings, walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.play.formats import FORMAT
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.sheet import Line, Sheet

FORMATS = Path(__file__).parents[1] / "fixtures" / "formats"
CATHAM = games["catham"]
WRITTEN = """
; Ann taught Bob that evening.
[Game "catham"] [Seats "Ann" "Bob"]
[Seed "7"]

1. Bob act take mafia 1   {He likes them.} ; {Really} he does.
; And this is about it, too.
2. Ann act Take Science 1
"""


def played(name: str = "catham", seed: int = 5) -> Record:
    """A game played to its end, with names and comments that are hard to write."""
    game = games[name]
    seats = game.seats[0]
    settings: dict[str, Any] = varied_settings(game, seed)
    answers = list(walk(game.new(seats, seed, **settings), seeded(seed)))
    record = Record.of(game, answers, seats=seats, seed=seed, names=("Żaneta ]", 'p2 "{;'), **settings)
    comments = {0: "before", 1: "a {brace}; a semicolon", len(answers): "the end\n\nof it"}
    return replace(record, players=("human", "ismcts:300:30"), comments=comments)


@pytest.mark.parametrize("name", sorted(games))
def test_a_record_comes_back_from_its_text(name: str) -> None:
    """With names, settings, data, comments and the result; and from JSON, whole and in one line."""
    record = played(name)
    for text in (record.notation(), record.json(), record.line()):
        again = Record.parse(text)
        assert again == record and again.result == record.result and again.digest() == record.digest()
        assert again.notation() == record.notation()
    assert "\n" not in record.line()


def test_a_text_says_who_answered_what_by_name() -> None:
    """One line for each answer."""
    record = replace(played(), names=("Ann", "Bob"), comments={2: "Bold."})
    lines = record.notation().splitlines()
    assert lines[:4] == ['[Gaslamp "5"]', '[Game "catham"]', '[Rules "1"]', '[Seats "Ann" "Bob"]']
    assert f'[Result "{" ".join(map(str, record.replay().places))}"]' in lines
    second = next(line for line in lines if line.strip().startswith("2. "))
    assert second.endswith(" {Bold.}") and second.split()[1] in ("Ann", "Bob") and second.split()[2] == "act"


def test_a_text_may_be_written_by_hand() -> None:
    """What is as we have it may be left out, and players may be p1 and p2."""
    record = Record.parse(WRITTEN)
    assert record.names == ("Ann", "Bob") and len(record.answers) == 2 and record.result == ()
    assert record.comments[0] == "Ann taught Bob that evening."
    assert record.comments[1] == "He likes them.\n{Really} he does.\nAnd this is about it, too."
    assert record == Record.parse(WRITTEN.replace(". Bob", ". p2").replace(". Ann", ". p1"))
    assert not record.replay().over


def test_a_game_of_nameless_players_has_just_a_number_of_seats() -> None:
    """Names need not be known."""
    text = Record.of(CATHAM, (), seats=3, seed=1).notation()
    assert '[Seats "3"]' in text and '[Result "*"]' in text and Record.parse(text).seats == 3


def test_promised_luck_is_in_the_text() -> None:
    """The secret and the words."""
    luck = Luck("0123456789abcdef" * 4, ("kot", "", "żółw"))
    record = Record.of(CATHAM, (), seats=3, luck=luck)
    assert Record.parse(record.notation()) == record and '[Words "kot" "" "żółw"]' in record.notation()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("take mafia 1", "take mafai 1", "answer 1: faction cannot be “mafai”; did you mean: mafia"),
        ("take mafia 1", "take mafia", "answer 1: “take mafia” is not an answer to this"),
        ("take mafia 1", "take mafia 9", "answer 1 of 2: .* is forbidden by"),
        ("Bob act", "Bob atc", "answer 1: there is no question “atc”; there is: act"),
        ("Bob act take mafia 1", "Bob extra mafia", "answer 1: asked is Bob act, not “Bob extra”"),
        ("1. Bob", "1. Ann", "answer 1: asked is Bob act, not “Ann act”"),
        ("1. Bob", "3. Bob", "line 6 is “3. Bob act take mafia 1"),
        ("1. Bob act", "Bob", "line 6 is “Bob take mafia 1"),
        ("{He likes them.}", "{He likes them.", "line 6 is"),
        ('[Seed "7"]', '[Seed "7"', 'line 4 is “\\[Seed "7"”; a line is'),
        ('[Seed "7"]', "[Seed 7 x]", "line 4 is"),
        ('[Seed "7"]', "", "record: there is neither a seed nor a secret"),
        ('[Seed "7"]', '[Seed "seven"]', "seed is “seven”; it must be a whole number"),
        ('[Seed "7"]', '[Seed "7"] [Gaslamp "9"]', "format 9; this Gaslamp reads formats 1 to 5"),
        ('[Seed "7"]', '[Seed "7"] [Rules "0"]', "version “0” of the rules"),
        ('[Seed "7"]', '[Seed "7"] [Data "beef"]', "values have the digest"),
        ('[Seed "7"]', '[Seed "7"] [Setting "actions" 3]', "actions cannot be 3"),
        ('[Seed "7"]', '[Seed "7"] [Result "1 2"]', "the places are \\* and not “1 2”, as the record says"),
        ('[Seed "7"]', '[Seed "7"] [Result "won"]', "the result is \\['won'\\]; it is a place for each seat"),
        ('"catham"', '"chess"', "no game “chess”"),
        ('[Game "catham"]', "", "game is None"),
    ],
)
def test_a_slip_of_the_pen_is_named(old: str, new: str, reason: str) -> None:
    """With the line or the answer, and what would be right."""
    assert old in WRITTEN
    with pytest.raises(BadRecord, match=reason) as refused:
        Record.parse(WRITTEN.replace(old, new)).replay()
    assert refused.value.say("pl") != refused.value.say("en")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("comments", {"9999": "late"}, "from 0 to "),
        ("comments", {"x": "where"}, "under the number of an answer"),
        ("comments", {"1": "a\x1b[2J"}, "printable"),
        ("comments", {"1": 3}, "printable"),
        ("result", [1, "2"], "it is a place for each seat"),
        ("result", [2, 2], "and not “2 2”, as the record says"),
        ("answers", [[[1], 2]], "answer 1 is"),
        ("answers", [[[]]], "answer 1 is"),
    ],
)
def test_json_is_checked_as_well(field: str, value: object, reason: str) -> None:
    """Comments, the result, and answers that are sets."""
    fields = json.loads(replace(played(), comments={}).json()) | {field: value}
    with pytest.raises(BadRecord, match=reason):
        Record.parse(json.dumps(fields)).replay()


def test_whole_sets_are_answers_in_json() -> None:
    """Lists of lists; whether they are asked for is for `replay` to say."""
    fields = json.loads(Record.of(CATHAM, (), seats=2, seed=1).json())
    record = Record.parse(json.dumps(fields | {"answers": [[[1], [2]]]}))
    assert record.answers == (((1,), (2,)),) and Record.parse(record.json()) == record
    with pytest.raises(BadRecord, match="is forbidden by G1"):
        record.replay()


def test_a_file_is_a_text_unless_it_is_called_json(tmp_path: Path) -> None:
    """And either is loaded again."""
    record = played()
    for name, first in (("game.gaslamp", "["), ("game.txt", "["), ("game.json", "{")):
        record.save(tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8")[0] == first
        assert Record.load(tmp_path / name) == record


def test_comments_stay_when_a_game_is_played_on_and_go_with_what_is_taken_back() -> None:
    """A record that is resumed keeps what was said of it."""
    record = Record.parse(WRITTEN)
    play = Playthrough(record)
    play.answer(play.state.offered[0])
    assert play.record().comments == record.comments
    play.back(0)
    assert play.record().comments == {0: record.comments[0]} and play.record().lines == ()


@pytest.mark.parametrize("format", range(1, FORMAT))
def test_every_older_format_is_read(format: int) -> None:
    """They are the same game; only the rules may have changed since."""
    newest = FORMATS / f"{FORMAT - 1}.json"
    old, new = (
        Record.parse(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"version": CATHAM.version}))
        for path in (FORMATS / f"{format}.json", newest)
    )
    assert old == new and len(old.answers) == 103
    assert json.loads((FORMATS / f"{format}.json").read_text(encoding="utf-8"))["gaslamp"] == format
    assert json.loads(old.json())["gaslamp"] == FORMAT


def test_a_sheet_is_read_and_written_without_knowing_any_game() -> None:
    """Tags with JSON values, lines with words."""
    text = '[Game "chess"]\n[Odd 1 {"a": [2]}]\n\n{first}\n1. "A B" move e2 e4 {best}\n   ...\n'
    with pytest.raises(BadRecord, match=r"here: line 6 is “\.\.\.”"):
        Sheet.parse(text, "here")
    sheet = Sheet.parse(text.replace("   ...\n", "{by test}\n"), "here")
    assert sheet.tags == [("Game", ["chess"]), ("Odd", [1, {"a": [2]}])]
    assert sheet.lines == [Line(1, "A B", "move", "e2 e4")] and sheet.comments == {0: "first", 1: "best\nby test"}
    assert Sheet.parse(sheet.text(), "again") == sheet


def test_a_damaged_text_is_refused_or_says_something_else() -> None:
    """Whatever happens to a file, it is read or refused with a reason."""
    text, luck = played().notation(), random.Random(1)
    for _ in range(300):
        at = luck.randrange(len(text))
        damaged = (
            text[:at] + luck.choice(["", '"', "[", "]", "{", "}", ";", "\n", "x", "9"]) + text[at + luck.randrange(3) :]
        )
        try:
            Record.parse(damaged).replay()
        except BadRecord as refused:
            assert refused.say("pl")
