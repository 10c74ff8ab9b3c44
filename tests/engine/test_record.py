"""Records are small readable files, written whole, and refused with a reason when they are not."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gaslamp import BadRecord, BadSetting, Record, UnknownName, games
from gaslamp.conformance.walk import fields, walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.play.luck import Luck, LuckBySeeds
from gaslamp.engine.play.playthrough import Playthrough

CATHAM = games["catham"]
FORMATS = Path(__file__).parents[1] / "fixtures" / "formats"
LUCK = Luck("0123456789abcdef" * 4, ("kot", "", "żółw"))


def played(**settings: Any) -> Record:
    """A game played to its end."""
    answers = list(walk(CATHAM.new(3, 5, **settings), seeded(5)))
    return Record.of(CATHAM, answers, seats=3, seed=5, names=("Żaneta", "Bo"), **settings)


def test_a_record_comes_back_as_it_was(tmp_path: Path) -> None:
    """Names and settings too; the file is text that a person can read."""
    record = played(factions="hackers police mafia officials journalists", actions=2)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record and again.replay().places == record.replay().places
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    assert "Żaneta" in text and '"factions": ["mafia", "hackers"' in text and max(map(len, text.splitlines())) < 200
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def lucky(luck: Luck) -> Record:
    """A game played to its end with luck that was promised."""
    play, chance = Playthrough(Record.of(CATHAM, (), seats=3, luck=luck)), seeded(5)
    while not play.state.over:
        play.answer(play.state.offered[chance.below(len(play.state.offered))])
    return play.record()


def test_promised_luck_comes_back_with_the_record(tmp_path: Path) -> None:
    """It needs no seed; a word that cannot be is refused."""
    record = lucky(LUCK)
    assert (record.seed, record.luck) == (None, LUCK)
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record and again.digest() == record.digest() and again.replay().over
    for words in (("a\nb",), ("a" * 61,), ("\ud800",), ("a", "b", "c", "d")):
        with pytest.raises(BadRecord, match=r"luck: words is .*; it must be a list of printable texts"):
            Record.of(CATHAM, (), seats=3, luck=Luck(LUCK.secret, words))
    with pytest.raises(BadSetting, match="seed cannot be None"):
        Record.of(CATHAM, (), seats=3)


@pytest.mark.parametrize("name", ["4-promised.json", "4-promised.gaslamp"])
def test_luck_by_seeds_is_kept_where_a_game_began_with_it(name: str, tmp_path: Path) -> None:
    """A record of format 4 with a secret replays with its seeds, also when it is written anew; they must be right."""
    record = Record.load(FORMATS / name)
    assert isinstance(record.luck, LuckBySeeds) and record.luck.seed(0) == record.seed == 3238816773256676680
    assert record.replay().places == [2, 1]
    record.save(tmp_path / name)
    assert Record.load(tmp_path / name) == record
    old = LuckBySeeds(record.secret, record.words)
    assert Record.of(record.game, record.answers, seats=2, luck=old, names=record.names) == record
    with pytest.raises(BadRecord, match="the seed is 5; the secret and the words come to"):
        Record.of(CATHAM, (), seats=3, luck=old, seed=5)


def test_a_record_of_format_4_must_have_a_seed() -> None:
    """It would be read with other luck than it was played with."""
    fields = json.loads((FORMATS / "4-promised.json").read_text(encoding="utf-8"))
    for seed in ({}, {"seed": None}):
        text = json.dumps({name: value for name, value in fields.items() if name != "seed"} | seed)
        with pytest.raises(BadRecord, match="seed"):
            Record.parse(text)


def test_every_answer_has_luck_of_its_own() -> None:
    """Whoever knows the secret at last can deal and draw again by hand."""
    record = lucky(LUCK)
    state = CATHAM.new_with(LUCK.chance(0), 3, {})
    for n, answer in enumerate(record.answers, 1):
        state.chance = LUCK.chance(n)
        state.answer(answer)
        assert fields(state) == fields(record.replay(n))
    assert state.over


def test_another_word_is_another_game() -> None:
    """What was legal with one luck is not with another, or ends otherwise."""
    record = lucky(LUCK)
    other = replace(LUCK, words=("kot", "", "pies"))
    with pytest.raises(BadRecord, match=r"answer [0-9]+ of "):
        Record.of(CATHAM, record.answers, seats=3, luck=other)


def test_a_record_can_go_to_another_process() -> None:
    """And comes back as it was, of the same game."""
    record = played()
    again = pickle.loads(pickle.dumps(record))
    assert again == record and again.game is CATHAM


def test_a_record_replays_up_to_an_answer() -> None:
    """The first so many."""
    record = played()
    assert record.replay(0).asked == CATHAM.new(3, 5).asked
    assert not record.replay(len(record.answers) - 1).over and record.replay().over
    with pytest.raises(BadSetting, match="upto cannot be -1"):
        record.replay(-1)


def test_a_cut_file_is_refused(tmp_path: Path) -> None:
    """Wherever it was cut."""
    text = played().json()
    for length in range(0, len(text) - 3, 97):
        (tmp_path / "cut.json").write_text(text[:length], encoding="utf-8")
        with pytest.raises(BadRecord, match="not a whole JSON file"):
            Record.load(tmp_path / "cut.json")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("gaslamp", 0, "format 0; this Gaslamp reads formats 1 to 5"),
        ("gaslamp", 10**400, "format 1000"),
        ("game", "chess", "no game “chess”; there is: .*catham"),
        ("game", 3, "game is 3; it must be a text"),
        ("version", "0", "version “0”"),
        ("data", "beef", "values have the digest .*, not “beef”"),
        ("values", {"game": 3}, "object of objects"),
        ("values", {"ga me": {}}, "cannot be a name"),
        ("values", {"game": {"pool": -7}}, "pool is -7"),
        ("values", [], "values is .*; it must be an object"),
        ("seats", "3", "seats is “3”; it must be a whole number"),
        ("seats", 9, "seats cannot be 9"),
        ("seed", -1, "seed cannot be -1"),
        ("settings", {"actions": 3}, "actions cannot be 3; it is one of 1, 2"),
        ("settings", {"speed": 3}, "no setting “speed”"),
        ("settings", None, "settings is None"),
        ("names", ["Ada", None], "names is"),
        ("names", ["Ada\x1b[2J"], "printable"),
        ("names", ["A", "B", "C", "D"], "at most 3"),
        ("players", [{}], "players is"),
        ("secret", None, "secret is None; it must be a text"),
        ("secret", "0" * 63, "secret cannot be .*; it is 64 digits"),
        ("secret", "0" * 64, "the seed is 5; the secret and the words come to [0-9]+"),
        ("words", None, "words is None; it must be a list"),
        ("words", ["a\nb"], "printable"),
        ("words", ["a", "b", "c", "d"], "at most 3, each of at most 60 letters"),
        ("words", ["a" * 61], "each of at most 60 letters"),
        ("answers", [[1, "x"]], "answer 1 is"),
        ("answers", [3], "answer 1 is 3"),
        ("answers", [[9, 9, 9]], "answer 1 of 1: .* is forbidden by"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: object, reason: str) -> None:
    """With what it is and what it should be."""
    found = json.loads(played().json())
    found[field] = value
    with pytest.raises(BadRecord, match=reason) as refused:
        Record.parse(json.dumps(found)).replay()
    assert refused.value.say("pl") != refused.value.say("en")


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    """A list, a file that is not there, a file that is not text."""
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        Record.parse("[]")
    for beyond in ("1" * 5000, "[" * 100_000):
        with pytest.raises(BadRecord, match=r"record: not a whole JSON file$"):
            Record.parse(beyond)
    with pytest.raises(BadRecord, match=r"nowhere\.json: there is no such file or folder"):
        Record.load(tmp_path / "nowhere.json")
    with pytest.raises(BadRecord, match="cannot be the name of a file"):
        Record.load("a\0b")
    (tmp_path / "raw.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match=r"raw\.json: not a text in UTF-8: byte 0"):
        Record.load(tmp_path / "raw.json")


def test_only_what_was_legal_can_be_recorded() -> None:
    """A record is checked when it is made."""
    with pytest.raises(BadRecord, match="answer 1 of 1"):
        Record.of(CATHAM, [(0, 0, 0)], seats=2, seed=1)


@pytest.mark.parametrize("seats", [1, 7, "3", True, None])
def test_seats_are_checked(seats: Any) -> None:
    """As many as the game is for."""
    with pytest.raises(BadSetting, match="one of 2, 3, 4, 5, 6"):
        CATHAM.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**62, "x", 1.5, None])
def test_seeds_are_checked(seed: Any) -> None:
    """A whole number within bounds."""
    with pytest.raises(BadSetting, match="seed"):
        CATHAM.new(2, seed)


def test_an_unknown_game_lists_the_games() -> None:
    """So that one can correct oneself; it is a KeyError's cousin for `in` and `get`."""
    with pytest.raises(UnknownName, match=r"there is no game “chess”; there is: .*catham"):
        games["chess"]
    assert "chess" not in games and games.get("chess") is None and len(games) == len(list(games))


@pytest.mark.parametrize("seat", [-1, 3, "0", True])
def test_a_view_is_for_a_seat_or_a_spectator(seat: Any) -> None:
    """Nobody else."""
    state = CATHAM.new(3, 1)
    with pytest.raises(BadSetting, match="None for a spectator"):
        CATHAM.view(state, seat)
    with pytest.raises(BadSetting):
        CATHAM.imagine(state, seat, 1)
