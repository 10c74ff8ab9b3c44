"""The data file: every value with its source; and what an owner of the box can correct."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from gaslamp import BadData, BadRecord, Game, Record, owner
from gaslamp.engine.book.data import Value, data_from, digest, load
from gaslamp.games.emerald.facts import LATER
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    GAME_CARDS,
    ROYALTY,
    STARTING,
    agents,
    choose,
    cubes,
    hand,
    offers,
    play,
    refused,
    refused_whole,
    scene,
    stop,
    tracks,
    zombies,
)
from tests.games.owner import correction
from tests.games.telling import asks

DATA = GAME.data
NUMBERS = {"die", "madness"}  # of the game: the only ones that are ours
PRINTED: dict[str, dict[str, Value]] = {
    "game": {
        "actions": 2,
        "starting_cards": 10,
        "stack": [3, 3, 4, 5],
        "goal": [28, 24, 22, 20],
        "hand": 5,
        "cubes": 10,
        "limbo": 5,
        "agents": 10,
        "stationed": 2,
        "rally": 3,
        "sanity": 3,
        "track": 10,
        "penalty": 5,
        "zombies": 6,
    },
    "paris": {"cost": 4},
    "weaver": {"cost": 5, "restorationist_points": 4},
    "louise_michel": {"restorationist_points": 1},
    "piotr_rachkovsky": {"agents": 2},
    "sebastian_moran": {"kill_points": 4},
    "matvei_golovinski": {"steps": 2},
    "sigmund_freud": {"heading": "action", "one_use": 1, "steps": 2},
    "mrs_hudson": {"draw": 1},
    "freemasons": {"draw": 1},
    "doctor_watson": {"draw": 2},
    "diogenes_club": {"heading": "free", "draw": 2},
    "black_hand": {"royalty_points": 2},
    "infernal_machine": {"text_bombs": 3},
    "fenians": {"agent_bombs": 2},
    "mi_go": {"abducted": 2},
    "okhrana": {"banished": 2},
    "yog_sothoth": {"agent_points": 1},
    "zombies": {"rising": 2},
    "hired_assassin": {"assassinate": 1},
    "shoggoth": {"madness": 1, "heading": "action", "one_use": 1},
    "vampires": {"heading": "action", "one_use": 1},
}
ELSEWHERE: dict[str, dict[str, Value]] = {"game": {"cards": 66}}
INFERRED: dict[str, dict[str, Value]] = {
    "game": {"loyalists": 3, "restorationists": 3},
    "sebastian_moran": {"assassinate": 1},
    "sherlock_holmes": {"heading": "block"},
    "fenians": {"copies": 2, "one_use": 1},
    "zombies": {"copies": 1},
}


def facts(source: str) -> dict[str, dict[str, Value]]:
    """The values of one source."""
    sections = {
        section: {name: fact.value for name, fact in table.items() if fact.source == source}
        for section, table in DATA.facts.items()
    }
    return {section: table for section, table in sections.items() if table}


# -- the file


def test_there_are_66_game_cards_and_ten_starting_cards() -> None:
    """With all their copies."""
    assert sum(DATA.number(name, "copies") for name in GAME_CARDS) == DATA.number("game", "cards") == 66
    assert sum(DATA.number(name, "copies") for name in STARTING) == DATA.number("game", "starting_cards") == 10
    assert (len(GAME_CARDS), len(CITIES), len(ROYALTY), len(STARTING)) == (46, 9, 9, 6)


def test_printed_and_inferred_values_say_so_and_everything_else_is_a_stand_in() -> None:
    """Nobody takes a guess of ours for a fact."""
    assert facts("printed") == PRINTED
    assert facts("elsewhere") == ELSEWHERE
    assert facts("inferred") == INFERRED


def test_sections_are_the_cards_and_the_game() -> None:
    """Each card has one, identities and the back have none."""
    assert set(DATA.facts) == {"game", *CITIES, *ROYALTY, *STARTING, *GAME_CARDS}
    assert {name for name in DATA.facts["game"] if DATA.facts["game"][name].source == "stand-in"} == NUMBERS


def test_city_cards_give_only_neutral_points() -> None:
    """That much is inferred; royalty gives only Restorationist points."""
    for city in CITIES:
        assert not {"restorationist_points", "loyalist_points"} & set(DATA.facts[city])
    for noble in ROYALTY:
        assert set(DATA.facts[noble]) == {"cost", "restorationist_points"}


def test_our_own_data_are_playable() -> None:
    """The check that an owner's file must pass."""
    assert GAME.check is not None
    GAME.check(DATA)


# -- an owner's file


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[atlantis]\ncost = 3", r"there is no section \[atlantis\]; there is: game, london, paris"),
        ("[loyalist]\ncost = 3", r"there is no section \[loyalist\]"),
        ("[rome]\nswords = 1", r"\[rome\] swords is unknown; this section may have: agents, place"),
        ("[rome]\ncopies = 1", r"\[rome\] copies is unknown"),
        ('[rome]\nheading = "action"', r"\[rome\] heading is unknown"),
        ("[weaver]\npoints = 1", r"\[weaver\] points is unknown; this section may have: cost, restorationist_points"),
        ("[stiletto]\none_use = 1", r"\[stiletto\] one_use is unknown"),
        ("[okhrana]\ncost = 1", r"\[okhrana\] cost is unknown; this section may have: .*heading"),
        ("[game]\nwizards = 1", r"\[game\] wizards is unknown; this section may have: cards"),
        ("[rome]\nplace = 10", r"\[rome\] place is 10; it must be from 0 to 9"),
        ("[informers]\ntake = 2", r"\[informers\] take is 2; it must be from 0 to 1"),
        ("[rome]\ncost = 21", r"\[rome\] cost is 21; it must be from 0 to 20"),
        ("[okhrana]\none_use = 2", r"one_use is 2; it must be from 0 to 1"),
        ("[game]\nhand = 0", r"\[game\] hand is 0; it must be from 1 to 10"),
        ("[game]\nhand = 11", r"\[game\] hand is 11"),
        ("[game]\ncards = 65", r"\[game\] cards is 65; it must be from 66 to 66"),
        ("[game]\nagents = 2", r"\[game\] agents is 2; it must be from 3 to 15"),
        ("[game]\nlimbo = 11", r"\[game\] limbo is 11; it must be from 0 to 10"),
        ("[game]\nmadness = 7", r"\[game\] madness is 7; it must be from 0 to 6"),
        ("[change_of_heart]\nassassinate = 1", r"assassinate is 1; it must be from 0 to 0"),
        ("[game]\nstack = [3, 3, 4]", r"\[game\] stack is \[3, 3, 4\]; it must have 4 numbers"),
        ("[game]\nstack = [3, 3, 4, 8]", r"\[game\] stack is 8; it must be from 1 to 7"),
        ("[game]\ngoal = [0, 24, 22, 20]", r"\[game\] goal is 0; it must be from 1 to 60"),
        ("[game]\nloyalists = 1", r"loyalists \+ restorationists is 4; it must be from 5 to 12"),
        ("[game]\nhand = [5]", "it must be one whole number"),
        ("[game]\nstack = 3", "it must be a list"),
        ("[okhrana]\ncopies = 3", r"copies come to 67; they must be 66"),
        ("[okhrana]\ncopies = 1", r"copies come to 65; they must be 66"),
        ("[couriers]\ncopies = 2", r"copies come to 9; they must be 10"),
        ('[louise_michel]\nheading = "action"', r"\[louise_michel\] heading is “?action.*no such text.*may be: –"),
        ('[okhrana]\nheading = "block"', r"\[okhrana\] heading is “?block.*may be: action, free"),
        ('[fenians]\nheading = "action"', r"\[fenians\] heading is “?action.*may be: benefit"),
        ('[sherlock_holmes]\nheading = "free"', r"\[sherlock_holmes\] heading is “?free.*may be: block"),
        ("[okhrana]\nheading = 3", "it must be a word"),
        ("[diogenes_club]\ndraw = 11", r"\[diogenes_club\] draw is 11; it must be from 1 to 10"),
        ("[fenians]\nagent_bombs = 1", r"\[fenians\] agent_bombs is 1; it must be from 2 to 9"),
        ("[zombies]\nrising = 0", r"\[zombies\] rising is 0; it must be from 1 to 9"),
        ("[okhrana]\nbanished = []", r"\[okhrana\] banished is missing"),
        ("[okhrana]\nrising = 1", r"\[okhrana\] rising is unknown; this section may have: .*banished"),
        ("[game]\nactions = 3", r"\[game\] actions is 3; it must be from 2 to 2"),
    ],
)
def test_data_that_cannot_be_played_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    """With the place, and what it may be."""
    with pytest.raises(BadData, match=reason):
        GAME.with_file(correction(GAME, tmp_path, text))


@pytest.mark.parametrize(
    ("section", "name", "reason"),
    [
        ("okhrana", "heading", r"\[okhrana\] heading is missing: this card has a text and needs a heading"),
        ("fenians", "heading", r"\[fenians\] heading is missing"),
        ("sherlock_holmes", "heading", r"\[sherlock_holmes\] heading is missing"),
        ("rome", "cost", r"\[rome\] cost is missing"),
        ("weaver", "cost", r"\[weaver\] cost is missing"),
        ("okhrana", "copies", r"\[okhrana\] copies is missing"),
        ("game", "hand", r"\[game\] hand is missing"),
        ("game", "goal", r"\[game\] goal is missing"),
    ],
)
def test_what_a_game_needs_must_be_there(tmp_path: Path, section: str, name: str, reason: str) -> None:
    """A whole file that leaves something out is refused."""
    path = tmp_path / "emerald.toml"
    kept = []
    here = ""
    for line in (GAME.folder / "data" / "emerald.toml").read_text(encoding="utf-8").splitlines():
        here = line if line.startswith("[") else here
        if not (here == f"[{section}]" and line.startswith(f"{name} ")):
            kept.append(line)
    path.write_text("\n".join(kept), encoding="utf-8")
    assert GAME.check is not None
    with pytest.raises(BadData, match=reason):
        GAME.check(load(path))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_refusals_name_the_file(tmp_path: Path, language: str) -> None:
    """In both languages."""
    path = correction(GAME, tmp_path, "[rome]\nplace = 10")
    with pytest.raises(BadData) as error:
        GAME.with_file(path)
    assert str(path) in error.value.say(language)


def test_corrections_say_only_what_differs(tmp_path: Path) -> None:
    """All else stays, and the game has another digest."""
    game = GAME.with_file(correction(GAME, tmp_path, "[okhrana]\nloyalist = 3\n[rome]\npoints = 6"))
    assert game.data.digest != GAME.data.digest and game.name == GAME.name
    assert game.data.number("okhrana", "loyalist") == 3 and game.data.number("rome", "points") == 6
    assert game.data.number("paris", "points") == DATA.number("paris", "points")
    assert DATA.number("okhrana", "loyalist") == 1


def test_a_corrected_card_plays_as_corrected(tmp_path: Path) -> None:
    """Three steps instead of one; ours stays as it is."""
    game = GAME.with_file(correction(GAME, tmp_path, "[okhrana]\nloyalist = 3"))
    assert tracks(play(scene("okhrana", "", game=game), "advance", "okhrana")) == (0, 3)
    assert tracks(play(scene("okhrana", ""), "advance", "okhrana")) == (0, 1)


def corrected(folder: Path, text: str) -> Game:
    """The game with such a file of an owner."""
    return GAME.with_file(correction(GAME, folder, text))


@pytest.mark.rule("E8.7", "E8.2")
@pytest.mark.parametrize(("card", "drawn"), [("diogenes_club", 4), ("doctor_watson", 4), ("freemasons", 4)])
def test_how_many_cards_a_text_draws_can_be_corrected(tmp_path: Path, card: str, drawn: int) -> None:
    """Four instead of two, or instead of one for the card itself."""
    state = scene(card, "", game=corrected(tmp_path, f"[{card}]\ndraw = 4"))
    stop(play(state, "free", card), "renew")
    assert sum(hand(state, 0).values()) == drawn


@pytest.mark.rule("E8.14", "E8.17")
def test_how_far_a_text_moves_a_marker_can_be_corrected(tmp_path: Path) -> None:
    """Three and four instead of two."""
    game = corrected(tmp_path, "[matvei_golovinski]\nsteps = 3\n[sigmund_freud]\nsteps = 4")
    assert tracks(play(scene("matvei_golovinski", "", game=game), "action", "matvei_golovinski")) == (0, 3)
    assert tracks(play(scene("sigmund_freud", "", game=game), "action", "sigmund_freud")) == (4, 0)


@pytest.mark.rule("E8.9", "E8.12")
def test_bombs_of_a_text_can_be_corrected(tmp_path: Path) -> None:
    """The Machine is worth one, and with the Fenians each agent three."""
    game = corrected(tmp_path, "[infernal_machine]\ntext_bombs = 1\n[fenians]\nagent_bombs = 3")
    there = {"paris": (2, 1), "cairo": (0, 1)}
    state = play(scene("stiletto, infernal_machine", "", agents=there), "assassinate", "stiletto")
    assert offers(state) == {"text infernal_machine"}
    refused(scene("stiletto, infernal_machine", "", agents=there, game=game), "assassinate stiletto", "E4.6")
    state = play(scene("stiletto, fenians", "", agents={"london": (2, 1)}, game=game), "assassinate", "stiletto")
    choose(state, "text fenians")
    assert agents(state, "london") == [2, 0]


@pytest.mark.rule("E8.1", "E8.27")
def test_points_of_a_text_can_be_corrected(tmp_path: Path) -> None:
    """The Black Hand pays three for each royalty, Yog Sothoth four for each agent."""
    game = corrected(tmp_path, "[black_hand]\nroyalty_points = 3\n[yog_sothoth]\nagent_points = 4")
    state = scene("black_hand", "", beside={0: "weaver"}, game=game)
    assert play(state, "action", "black_hand").scores == [4 + 3, 0]
    state = scene("yog_sothoth", "", agents={"rome": (3, 1)}, game=game)
    assert play(state, "action", "yog_sothoth", "rome, rome").scores == [8, 0]


@pytest.mark.rule("E8.15", "E8.19", "E8.28")
def test_how_many_pieces_a_text_moves_can_be_corrected(tmp_path: Path) -> None:
    """Three cubes to Limbo, three agents onto the Mi-Go, three new zombies; one more is refused."""
    game = corrected(tmp_path, "[okhrana]\nbanished = 3\n[mi_go]\nabducted = 3\n[zombies]\nrising = 3")
    state = scene("okhrana", "", cubes={"rome": (0, 4), "cairo": (0, 1)}, limbo=(0, 0), game=game)
    play(state, "action", "okhrana")
    assert state.groups[0].most == 3
    refused_whole(state, "rome 1, rome 1, rome 1, rome 1", "E8.19")
    choose(state, "rome 1, rome 1, rome 1")
    assert asks(state) == (0, "act") and cubes(state, "rome") == [0, 1]
    state = scene("mi_go", "", agents={"rome": (4, 1), "cairo": (1, 0)}, game=game)
    play(state, "action", "mi_go")
    refused_whole(state, "rome, rome, rome, rome", "E8.15")
    choose(state, "rome, rome, rome")
    assert agents(state, "rome") == [1, 1]
    state = scene("zombies", "", game=game)
    assert zombies(play(state, "action", "zombies", "rome, rome, cairo"), "rome") == 2


def test_games_from_before_have_none_of_the_later_numbers() -> None:
    """They are played by those that stood there; but all of them are missing or none."""
    values = GAME.data.values()
    for section, numbers in LATER.items():
        for name in numbers:
            assert values[section].pop(name) == numbers[name].was
    old = GAME.with_data(data_from(values, "values"))
    assert tracks(play(scene("matvei_golovinski", "", game=old), "action", "matvei_golovinski")) == (0, 2)


def test_corrections_that_change_nothing_are_our_game(tmp_path: Path) -> None:
    """The digest is of the values alone."""
    assert GAME.with_file(correction(GAME, tmp_path, "[paris]\ncost = 4")) is GAME


def test_numbers_of_the_game_can_be_corrected(tmp_path: Path) -> None:
    """A hand of seven, four sanity tokens, a goal of 15."""
    game = GAME.with_file(
        correction(GAME, tmp_path, "[game]\nhand = 7\nsanity = 4\ngoal = [15, 15, 15, 15]\nlimbo = 2")
    )
    table = game.view(game.new(3, 1), 0)["table"]
    assert table["goal"] == 15
    assert [(p["hand_size"], p["sanity"], p["cubes"]["limbo"]) for p in table["players"]] == [(7, 4, 2)] * 3


def test_pieces_can_be_corrected(tmp_path: Path) -> None:
    """Twelve cubes, nine agents, four zombies."""
    game = GAME.with_file(correction(GAME, tmp_path, "[game]\ncubes = 12\nagents = 9\nzombies = 4"))
    counted = game.census(game.new(2, 1))
    assert (counted["cubes of 1"], counted["agents of 1"], counted["zombie pieces"]) == (12, 9, 4)


def test_identities_can_be_corrected(tmp_path: Path) -> None:
    """Two Loyalists and four Restorationists."""
    game = GAME.with_file(correction(GAME, tmp_path, "[game]\nloyalists = 2\nrestorationists = 4"))
    counted = game.census(game.new(5, 1))
    assert (counted["loyalist"], counted["restorationist"]) == (2, 4)
    game = GAME.with_file(correction(GAME, tmp_path, "[game]\nloyalists = 2"))
    assert game.census(game.new(5, 1))["loyalist"] == 2


def test_record_of_a_corrected_game_replays_from_its_text_alone(tmp_path: Path) -> None:
    """It carries the digest and the values."""
    path = correction(GAME, tmp_path, "[game]\nhand = 7")
    game = GAME.with_file(path)
    state = game.new(2, 3)
    answers = []
    for _ in range(30):
        answers.append(state.offered[len(state.offered) // 2])
        state.answer(answers[-1])
    text = Record.of(game, answers, seats=2, seed=3).json()
    path.unlink()
    header = json.loads(text)
    assert header["data"] == game.data.digest and header["values"]["game"]["hand"] == 7
    again = Record.parse(text)
    assert again.game.data.digest == game.data.digest
    assert again.game.view(again.replay(), 0) == game.view(state, 0)


def test_record_with_values_that_do_not_fit_its_digest_is_refused(tmp_path: Path) -> None:
    """Somebody changed it."""
    game = GAME.with_file(correction(GAME, tmp_path, "[game]\nhand = 7"))
    text = Record.of(game, [], seats=2, seed=3).json()
    with pytest.raises(BadRecord, match="digest"):
        Record.parse(text.replace('"hand": 7', '"hand": 6'))


def test_a_corrected_game_can_be_sent_to_another_process(tmp_path: Path) -> None:
    """With its values; ours by its name."""
    game = GAME.with_file(correction(GAME, tmp_path, "[game]\nhand = 7"))
    again = pickle.loads(pickle.dumps(game))
    assert again.data.digest == game.data.digest and again.data.number("game", "hand") == 7
    assert pickle.loads(pickle.dumps(GAME)) is GAME


# -- where an owner keeps it


def test_corrections_are_read_from_a_folder(tmp_path: Path) -> None:
    """A file with the name of the game."""
    correction(GAME, tmp_path, "[game]\nhand = 7")
    assert owner.with_corrections(GAME, tmp_path).data.number("game", "hand") == 7


def test_a_folder_without_such_a_file_is_refused(tmp_path: Path) -> None:
    """Whoever names a folder means it."""
    with pytest.raises(BadData, match=r"there is no file emerald\.toml in this folder"):
        owner.with_corrections(GAME, tmp_path)


def test_corrections_are_read_from_the_users_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under XDG_CONFIG_HOME, if it is set."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "gaslamp").mkdir()
    correction(GAME, tmp_path / "gaslamp", "[game]\nhand = 7")
    assert owner.with_corrections(GAME).data.number("game", "hand") == 7


def test_without_corrections_the_game_is_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file, no folder, no environment."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert owner.with_corrections(GAME) is GAME


def test_by_default_the_configuration_is_in_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In .config/gaslamp."""
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / ".config" / "gaslamp"
    folder.mkdir(parents=True)
    correction(GAME, folder, "[game]\nhand = 7")
    assert owner.with_corrections(GAME).data.number("game", "hand") == 7


@pytest.mark.parametrize("section", ["game", "london", "gloriana", "pamphlets", "zombies"])
def test_a_record_that_has_lost_a_section_is_refused(section: str) -> None:
    """With the section that is missing, in the record of a game that could have been."""
    values = {name: table for name, table in GAME.data.values().items() if name != section}
    record = json.loads(Record.of(GAME, (), seats=2, seed=1).json())
    record |= {"values": values, "data": digest(values)}
    with pytest.raises(BadRecord, match=rf"\[{section}\] is missing"):
        Record.parse(json.dumps(record))
