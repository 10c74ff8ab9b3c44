"""`play`: whole games by typed numbers, and the keys that explain, undo, save and leave."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from rich.tree import Tree

from gaslamp import Record, games
from gaslamp.cli.seating import player_names
from gaslamp.cli.tables import tree
from gaslamp.cli.words import words
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.words.voice import Voice
from tests.cli.conftest import Command

CATHAM = ("play", "catham", "--seed", 5, "--bots", "random")
FIRST = "1\n1 1\n1 2\n1 1 1\n1 2 3\n" * 1000  # the first that is offered, and as many as a set may need


@pytest.mark.both_modes
@pytest.mark.parametrize(("lang", "over"), [("en", "is elected mayor"), ("pl", "obejmuje urząd burmistrza")])
def test_whole_game_against_bots(gaslamp: Command, lang: str, over: str) -> None:
    """Answer by number until the game is over; the record holds all of it."""
    told = gaslamp(*CATHAM, "--seats", 3, "--lang", lang, typed=FIRST)
    assert told.code == 0
    assert over in told.out
    assert Record.load("catham-5.gaslamp").replay().over


def test_whole_game_between_humans(gaslamp: Command) -> None:
    """The screen goes round, with a pause before each hand is shown."""
    told = gaslamp(*CATHAM, "--seats", 2, "--humans", 2, "--names", "Ada,Bob", "--set", "actions=2", typed=FIRST)
    assert told.code == 0
    assert "Pass the screen to" in told.out
    assert "elected mayor" in told.out
    record = Record.load("catham-5.gaslamp")
    assert record.names == ("Ada", "Bob")
    assert record.settings["actions"] == 2


def test_no_hand_is_shown_before_the_screen_is_passed(gaslamp: Command) -> None:
    """With several humans nobody sees anything until the right one presses Enter."""
    told = gaslamp(*CATHAM, "--seats", 2, "--humans", 2)
    assert "Pass the screen to" in told.out
    assert "Your hand" not in told.out
    assert "is dealt" not in told.out


def test_bots_alone_play_for_a_spectator(gaslamp: Command) -> None:
    """Nobody types anything, and no hand is shown."""
    told = gaslamp(*CATHAM, "--humans", 0)
    assert told.code == 0
    assert "elected mayor" in told.out
    assert "Your hand" not in told.out


def test_a_game_left_can_be_played_on(gaslamp: Command) -> None:
    """With the same names, in the same file, without telling again what has been."""
    left = gaslamp(*CATHAM, "--names", "Ada", typed="1\n1\nq\n")
    assert "gaslamp play --resume catham-5.gaslamp" in left.out
    before = Record.load("catham-5.gaslamp")
    told = gaslamp("play", "catham", "--resume", "catham-5.gaslamp", typed=FIRST)
    assert told.code == 0 and "Ada" in told.out and "is dealt" not in told.out
    after = Record.load("catham-5.gaslamp")
    assert after.replay().over and after.answers[: len(before.answers)] == before.answers and after.names[0] == "Ada"
    again = gaslamp("play", "catham", "--resume", "catham-5.gaslamp")
    assert again.code == 0 and "Result" in again.out  # it is over: the result is shown


def test_friends_find_their_places_again(gaslamp: Command) -> None:
    """The record knows who is human and which bots play; nothing of it can be said anew."""
    table = ("--seats", 3, "--humans", 2, "--names", "Ada,Bob")
    gaslamp(*CATHAM, *table, typed="\n1\nq\n")
    assert Record.load("catham-5.gaslamp").players == ("human", "human", "random")
    told = gaslamp("play", "--resume", "catham-5.gaslamp", typed="q\n")
    assert told.code == 0 and "Pass the screen to" in told.out and "Your hand" not in told.out
    for option in (("--humans", 1), ("--seats", 4), ("--bots", "random"), ("--set", "actions=2")):
        refused = gaslamp("play", "--resume", "catham-5.gaslamp", *option)
        assert refused.code == 2 and "keeps what its record says" in refused.err


@pytest.mark.parametrize(
    ("option", "english", "polish"),
    [
        (
            ("--save", "other.gaslamp"),
            "save cannot be “other.gaslamp” with resume: the game goes on in its own file, catham-5",
            "save nie może tu mieć wartości „other.gaslamp”: wznawiana gra toczy się dalej w swoim pliku, catham-5",
        ),
        (("--data", "mine"), "data cannot be “mine” here; ", "data nie może tu mieć wartości „mine”; "),
        (("--set", "actions=2"), "set cannot be “actions=2” here; ", "set nie może tu mieć wartości „actions=2”; "),
        (("--humans", 0), "humans cannot be 0 here; ", "humans nie może tu mieć wartości 0; "),
    ],
)
def test_what_cannot_be_said_anew_is_told_as_it_was_typed(
    gaslamp: Command, option: tuple[object, ...], english: str, polish: str
) -> None:
    """A path is a path, and a game that is resumed has its file."""
    gaslamp(*CATHAM, typed="q\n")
    for lang, line in (("en", english), ("pl", polish)):
        refused = gaslamp("play", "--resume", "catham-5.gaslamp", *option, "--lang", lang)
        assert refused.code == 2 and refused.err.startswith(f"gaslamp: {line}")
    assert not Path("other.gaslamp").exists()


def test_nobody_reads_what_another_drew(gaslamp: Command) -> None:
    """On each one's screen the others are dealt and draw cards, never which."""
    told = gaslamp(*CATHAM, "--seats", 2, "--humans", 2, "--names", "Ada,Bob", typed=FIRST)
    for screen in told.out.split("Pass the screen to ")[1:-1]:
        looking, other = ("Ada", "Bob") if screen.startswith("Ada") else ("Bob", "Ada")
        lines = [line.strip() for line in screen.splitlines()]
        secret = [line for line in lines if line.startswith((f"{other} draws", f"{other} is dealt"))]
        assert all(line.endswith((" card.", " cards.")) and "mafia" not in line for line in secret), (looking, secret)


def test_the_one_before_cannot_be_looked_at_by_undoing(gaslamp: Command) -> None:
    """Once the cards are hidden, undo is for whoever has the screen back."""
    told = gaslamp(*CATHAM, "--seats", 2, "--humans", 2, typed="\n1\n\nu\n")
    assert "Taken back" not in told.out.split("Pass the screen to ")[-1]


def test_friends_who_take_a_game_up_again_read_only_the_last_of_it(gaslamp: Command) -> None:
    """At the end too: what all at the screen have read is not told a second time."""
    gaslamp(*CATHAM, "--seats", 2, "--humans", 2, typed="\n1\n\n\n1\nq\n")
    told = gaslamp("play", "--resume", "catham-5.gaslamp", typed=FIRST)
    assert told.code == 0 and "elected mayor" in told.out
    last = told.out.rsplit("Pass the screen to", 1)[1]
    assert len(last.splitlines()) < 75


@pytest.mark.parametrize(("lang", "said"), [("en", "You had no choice"), ("pl", "Nie było wyboru")])
def test_what_was_forced_is_told_to_its_seat_alone(gaslamp: Command, lang: str, said: str) -> None:
    """In the words of `join` and the browser; in a game for two there is but one victim. Bots are not spoken of."""
    told = gaslamp(*CATHAM, "--seats", 2, "--lang", lang, typed=FIRST).out
    record = Record.load("catham-5.gaslamp")
    play, voice = Playthrough(record), Voice(record.game, lang, player_names(record, words(lang)))
    parts = range(len(play.stretches))
    own, others = ([one for part in parts for one in play.forced(seat, part) if one.only_answer] for seat in (0, 1))
    lines = [line.strip() for line in told.splitlines() if said in line]
    assert own and others and lines == [f"{said}: {voice.answer(*one)}." for one in own]


def test_only_a_record_can_be_played_on(gaslamp: Command, tmp_path: Path) -> None:
    """Anything else is refused, and left as it is."""
    (tmp_path / "cut.json").write_text("{")
    told = gaslamp("play", "catham", "--resume", "cut.json")
    assert told.code == 2 and "not a whole JSON file" in told.err and (tmp_path / "cut.json").read_text() == "{"


def test_same_seed_and_answers_give_the_same_game(gaslamp: Command, tmp_path: Path) -> None:
    """The bots' luck comes from the seed too; a record is never overwritten."""
    gaslamp(*CATHAM, typed=FIRST)
    told = gaslamp(*CATHAM, typed=FIRST)
    assert (tmp_path / "catham-5.gaslamp").read_text() == (tmp_path / "catham-5-2.gaslamp").read_text()
    assert "catham-5-2.gaslamp" in told.out


def test_a_human_sees_only_her_own_cards(gaslamp: Command) -> None:
    """Other players are dealt cards, she is dealt these cards."""
    told = gaslamp(*CATHAM, "--seats", 4, "--names", "Ada")
    assert "Ada is dealt 2 detectives, a scientist, a robocat, a mafia card and a hacker." in told.out
    assert "Bot 2 is dealt 7 cards." in told.out


@pytest.mark.parametrize("typed", ["", "1\n", "q\n", "1\n1\nq\n"])
def test_leaving_keeps_the_record(gaslamp: Command, typed: str) -> None:
    """The end of input and q both save what was played, and say where."""
    told = gaslamp(*CATHAM, "--save", "mine.json", typed=typed)
    assert told.code == 0
    assert "gaslamp play --resume mine.json" in told.out
    state = Record.load("mine.json").replay()
    assert not state.over
    assert gaslamp("replay", "mine.json").code == 0


def test_interrupt_keeps_the_record(gaslamp: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C leaves like q, with the exit code of an interrupt."""

    def interrupt(*args: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    told = gaslamp(*CATHAM)
    assert told.code == 130
    assert "catham-5.gaslamp" in told.out
    assert not Record.load("catham-5.gaslamp").replay().over


def test_wrong_input_is_asked_again(gaslamp: Command) -> None:
    """Each wrong line gets a word, and nothing is answered."""
    told = gaslamp(*CATHAM, "--seats", 4, typed=f"99\nhello\n0\n-1\n1.5\n²\n{'9' * 5000}\n")
    assert told.out.count("is not an answer: type a number from 1 to 8") == 7
    assert answers_of(0) == 0


def answers_of(seat: int) -> int:
    """How many answers the seat has in the record that was kept."""
    record = Record.load("catham-5.gaslamp")
    return sum(record.replay(n).asked == seat for n in range(len(record.answers)))


def test_question_mark_explains_with_the_rule(gaslamp: Command) -> None:
    """The question at more length, and the rule that asks it."""
    told = gaslamp(*CATHAM, typed="?\n")
    assert "Take cards of one faction from the pool, or play a set" in told.out
    assert "On your turn you do exactly one thing" in told.out


@pytest.mark.parametrize(
    ("game", "typed", "lang", "rule", "more"),
    [
        (
            "terrors",
            "3\n1 2\n?\n",
            "en",
            "  T3  Your turn has three phases",
            "More in T3.1 to T3.8: r T3 shows it all.",
        ),
        ("council", "1\n1\n1\n?\n", "pl", "  C4  1. ", "Więcej w zasadach od C4.1 do C4.8: r C4 pokaże całość."),
    ],
)
def test_what_asks_is_explained_on_a_screen(
    gaslamp: Command, game: str, typed: str, lang: str, rule: str, more: str
) -> None:
    """By its own lines; the rules under it are named, not poured out."""
    told = gaslamp("play", game, "--bots", "random", "--seed", 3, "--lang", lang, typed=typed).out
    explained = told.split(": ?\n")[1].split("\n\n")[0]
    assert rule in explained and more in explained and len(explained.splitlines()) < 24
    assert "  T3.1  " not in explained and "  C4.1  " not in explained


def test_what_is_forbidden_is_told_with_its_rule_alone(gaslamp: Command) -> None:
    """One with nothing under it says no more."""
    told = gaslamp("play", "terrors", "--bots", "random", "--seed", 3, typed="methuselah fenris\nfenris\nq\n").out
    assert "forbidden by T2.1" in told and "  T2.1  " in told and "More in" not in told


def test_r_shows_a_rule(gaslamp: Command) -> None:
    """One that there is, and a clear word for one that there is not."""
    told = gaslamp(*CATHAM, "--lang", "pl", typed="r m4.3\nr M99\nr\n")
    assert "zagraj 2 albo 4 robokoty" in told.out
    assert "nie ma zasady „M99”; do wyboru: G1, " in told.out


def test_s_saves(gaslamp: Command) -> None:
    """And the game goes on."""
    told = gaslamp(*CATHAM, typed="s\n")
    assert "Saved: catham-5.gaslamp" in told.out


def test_enter_shows_the_table_again(gaslamp: Command) -> None:
    """Unless there is only one thing to do."""
    assert gaslamp(*CATHAM, typed="\n").out.count("Your hand") == gaslamp(*CATHAM).out.count("Your hand") + 1


def test_undo_is_free_until_something_is_learnt(gaslamp: Command) -> None:
    """The hackers played can be taken back until they are sent somewhere."""
    told = gaslamp(*CATHAM, "--seats", 4, typed="u\n1\nu\nq\n")
    assert "somebody else has answered since" in told.out
    assert "Against whom do you play 1 hacker?" in told.out
    assert "Taken back." in told.out
    assert answers_of(0) == 0


def test_undo_is_refused_with_the_reason(gaslamp: Command) -> None:
    """Luck was drawn for the pool between the two actions."""
    told = gaslamp(*CATHAM, "--seats", 4, "--set", "actions=2", typed="4\nu\n")
    assert "luck was drawn or a secret came out" in told.out
    assert answers_of(0) == 1


def test_undo_is_still_free_after_a_pause(gaslamp: Command) -> None:
    """Whoever takes the game up again may take back what could be taken back when it was left."""
    gaslamp(*CATHAM, "--seats", 4, typed="1\nq\n")
    assert answers_of(0) == 1
    told = gaslamp("play", "--resume", "catham-5.gaslamp", typed="u\nu\nq\n")
    assert "u undo" in told.out and "Taken back." in told.out and "somebody else has answered since" in told.out
    assert answers_of(0) == 0


def test_undo_before_the_first_answer(gaslamp: Command) -> None:
    """There is nothing to take back."""
    assert "nothing to take back" in gaslamp(*CATHAM, "--seats", 2, "--humans", 2, typed="\nu\n").out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--bots", "smart"), "ismcts:ITERATIONS"),
        (("--seats", 9), "one of 2, 3, 4, 5, 6"),
        (("--humans", 3, "--seats", 2), "humans"),
        (("--set", "actions=7"), "one of 1, 2"),
        (("--set", "akcje=2"), "factions, actions"),
        (("--set", "seed=2"), "no setting “seed”; there is: factions, actions"),
        (("--set", "actions"), "NAME=VALUE"),
        (("--seed", -1), "seed"),
        (("--names", "Ada,Ada"), "different"),
        (("--save", "nowhere/game.json"), "nowhere"),
        (("--seets", 3), "--seats"),
    ],
)
def test_what_cannot_be_played_is_refused(gaslamp: Command, words: tuple[object, ...], hint: str) -> None:
    """Exit code 2 and one clear line."""
    told = gaslamp("play", "catham", *words)
    assert told.code == 2
    assert hint in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("factions", ["first", "science,police,journalists,officials,detectives"])
def test_table_fits_the_screen(
    gaslamp: Command, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str, factions: str
) -> None:
    """No line of the table is broken, with the longest of names and six players."""
    monkeypatch.setenv("COLUMNS", str(columns))
    names = "Maria Skłodowska-Curie,Bartholomew Longfellow"
    told = gaslamp(*CATHAM, "--seats", 6, "--names", names, "--set", f"factions={factions}", "--lang", lang)
    lines = told.out.splitlines()
    assert max(map(len, lines[:-1])) <= columns
    assert sum("/13" in line for line in lines) == 6


def test_any_game_can_be_drawn_as_a_tree() -> None:
    """A game without a drawing of its own shows its view, branch by branch, in words and in its colours."""
    game = games["catham"]
    view = game.view(game.new(2, 1), 0)
    root = tree.draw(view, Voice(game, "en", ("Ann", "Bob")))
    assert isinstance(root, Tree)
    labels = [branch.label for branch in root.children]
    assert "Influence to win: 16" in map(str, labels) and "Influence: Ann 0, Bob 0" in map(str, labels)
    (pool,) = [label for label in labels if str(label).startswith("Pool")]
    assert isinstance(pool, Text) and any("rgb" in str(span.style) for span in pool.spans)
    hands = next(branch for branch in root.children if str(branch.label) == "Hands")
    assert [str(one.label) for one in hands.children] == ["Ann", "Bob"]


@pytest.mark.parametrize("name", sorted(games))
def test_all_that_lies_on_a_table_is_drawn_as_a_tree(name: str) -> None:
    """Somewhere in every game, for whoever looks."""
    game = games[name]
    state = game.new(game.seats[0], 1)
    for n in range(40):
        state.answer(state.offered[n % len(state.offered)])
    console = Console(file=io.StringIO(), width=200)
    for seat in (None, 0):
        console.print(tree.draw(game.view(state, seat), Voice(game, "pl", ("Ann", "Bob"))))
    assert "Ann" in console.file.getvalue() and "view-" not in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_bot_is_imported_if_the_command_line_names_it_and_not_if_a_record_does(gaslamp: Command) -> None:
    """A record may come from anybody."""
    told = gaslamp(*CATHAM[:-1], "gaslamp.bots.player:RandomBot", typed="q\n")
    assert told.code == 0 and Record.load("catham-5.gaslamp").players[1] == "gaslamp.bots.player:RandomBot"
    refused = gaslamp("play", "--resume", "catham-5.gaslamp")
    assert refused.code == 2 and "would be imported from a module" in refused.err
    assert gaslamp("replay", "catham-5.gaslamp").code == 0
