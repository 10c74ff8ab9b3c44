"""`join`: whole games at a server's table, with people and bots elsewhere."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from gaslamp.protocol.api import Bot, Free, NewTable, Terms, You
from tests.cli.conftest import Command
from tests.cli.terminal import Terminal, known, link
from tests.server.running import Running

FIRST = [  # of what is offered, as many as a set may need
    " ".join(some) for size in range(1, 7) for some in combinations_with_replacement("123", size)
]
ASKED = r"Enter show the table|Enter pokaż stół"
REFUSED = r"forbidden by|zabrania tego"
HAPPENED = r"(?m)^ (Ann|Bob|Bot \d|It is|The) "  # else what was typed is no answer


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests here."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as server:
        yield server.url


@pytest.fixture
def ann(tmp_path: Path) -> Path:
    """Where Ann's data are kept."""
    return tmp_path / "ann"


@pytest.fixture
def bob(tmp_path: Path) -> Path:
    """Where Bob's data are kept."""
    return tmp_path / "bob"


def test_whole_game_against_a_bot(url: str, ann: Path) -> None:
    """From the lobby to the result, by the first option every time; the luck is checked at the end."""
    with Terminal(ann, url, "--word", "mgła") as terminal:
        terminal.sees("What are you called")
        terminal.type("Ann")
        terminal.sees("n new table")
        terminal.type("n", "", "", "", "", "1")
        terminal.sees("Every seat is taken: s starts")
        terminal.sees("Ann adds a word to the luck")
        terminal.type("s")
        tries = iter(FIRST)
        while "Checked" not in (seen := terminal.sees(f"{ASKED}|{REFUSED}|Checked.*")):
            tries = iter(FIRST) if re.search(HAPPENED, seen) else tries
            terminal.type(next(tries))
        assert "elected mayor" in terminal.out and "Result" in terminal.out
        assert "the luck is the one promised" in terminal.out
        terminal.type("l", "q")
        assert terminal.ends() == 0
        assert terminal.out.count("The game begins.") == 2  # as it happened, and in the log
    kept = ann / "gaslamp" / "visits.json"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert json.loads(kept.read_text())[url]["name"] == "Ann"


def test_lobby_shows_a_table_as_soon_as_it_is_open(url: str, ann: Path, bob: Path) -> None:
    """Nothing has to be typed, and its number can be chosen at once."""
    with Terminal(bob, url, "--name", "Bob") as his:
        his.sees("n new table")
        assert "Zofia" not in his.out
        known(url, ann, "Zofia").open(NewTable(Terms("catham", access="open"), [You(), Free()]))
        his.sees("Zofia")
        his.type("1")
        his.sees("Bob +you")
        his.type("q")
        assert his.ends() == 0


def test_two_languages_at_one_table(url: str, ann: Path, bob: Path) -> None:
    """Each reads the game, and quick phrases, in one's own language."""
    table = link(known(url, ann, "Ann"), You(), Free())
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob", lang="pl") as his:
        his.sees("Grę zaczyna gospodarz")
        hers.sees("Bob(.|\n)*Every seat is taken")
        his.type("c 2", "c Dobry wieczór!")
        hers.sees("Bob: Good luck!")
        hers.sees("Bob: Dobry wieczór!")
        hers.type("s")
        his.sees("Gra się zaczyna")
        hers.sees("Ann is dealt .* and ")
        his.sees("Ann dostaje 7 kart|Ann dostaje 6 kart")
        hers.type("m Bob")
        hers.sees("You no longer hear Bob")
        his.type("c Halo?")
        his.sees("Bob: Halo")
        hers.type("c 1")
        his.sees("Ann: Dobry wieczór wszystkim!|Ann: .*")
    assert "Halo" not in hers.out


def test_nobody_sees_the_hand_of_another(url: str, ann: Path, bob: Path) -> None:
    """What one draws is told to the other without its name."""
    table = link(known(url, ann, "Ann"), You(), Free())
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob") as his:
        hers.sees("Every seat is taken")
        hers.type("s")
        assert "Bob is dealt 6 cards." in hers.sees("Bob is dealt .*") or "Bob is dealt 7 cards." in hers.out
        his.sees("Bob is dealt .* and ")


def test_leave_and_come_back_to_the_account_of_the_bot(url: str, ann: Path, bob: Path) -> None:
    """A bot keeps the seat warm if the others say so; then it is told what it did, and the seat is one's own again."""
    table = link(known(url, ann, "Ann"), You(), Free())
    with Terminal(ann, table) as hers:
        with Terminal(bob, table, "--name", "Bob") as his:
            hers.sees("Every seat is taken")
            hers.type("s")
            his.sees("The game begins")
            his.type("q")
            his.sees(f"To come back:\n.* join {table}")
            assert his.ends() == 0
        hers.sees("Bob gets up")
        hers.type("b 2")
        hers.sees("A bot now plays for Bob")
        hers.type("")
        tries = iter(FIRST)
        while "Bob takes" not in hers.out and "Bob plays" not in hers.out:
            tries = iter(FIRST) if re.search(HAPPENED, hers.sees(f"{ASKED}|{REFUSED}")) else tries
            hers.type(next(tries))
        hers.sees(ASKED)
        with Terminal(bob, table) as his:
            told = his.sees("While you were away, a bot played for you:(.|\n)*?╭")
            assert "Bob takes" in told or "Bob plays" in told
            hers.sees("Bob is back")
            assert "What are you called" not in his.out


def test_why_not(url: str, ann: Path) -> None:
    """The rule that forbids an answer is shown with its text, and nothing is answered."""
    table = link(known(url, ann, "Ann"), You(), Bot("easy"))
    with Terminal(ann, table, lang="pl") as terminal:
        terminal.type("s")
        own_turn(terminal, "Co robisz?")
        terminal.type("w", "w 1 1 30", "w play detectives 30", "w play detektyw 1", "w 1", "w 99", "w 0 99 1")
        terminal.sees(r"w take \w+ \d +Weź z puli")
        terminal.sees("play detectives 30 – Zagraj 30 detektywów: zabrania tego zasada M")
        terminal.sees("play detectives 30 – Zagraj 30 detektywów: zabrania tego zasada M")
        terminal.sees("faction nie może być „detektyw”; może chodziło o: detectives")
        terminal.sees(": to wolno.")
        terminal.sees("99: zabrania tego zasada G1")
        terminal.sees("0 99 1: zabrania tego zasada")
        terminal.type("play detectives 30")
        terminal.sees("play detectives 30 – Zagraj 30 detektywów: zabrania tego zasada M")
        terminal.sees("Co robisz?")
        terminal.type("e")
        terminal.sees("Grę zakończono")


def test_undo_asks_the_others(url: str, ann: Path, bob: Path) -> None:
    """What was seen by others is taken back only if they agree."""
    table = link(known(url, ann, "Ann"), You(), Free())
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob") as his:
        hers.sees("Every seat is taken")
        hers.type("s")
        first, second = (hers, his) if asked_first(hers) else (his, hers)
        first.type("u")
        first.sees("nothing to take back yet")
        first.type("")
        while found := re.findall(r"(\d+)  (?:Take 1|Discard)", first.sees(f"{ASKED}|It is (Ann|Bob)’s turn")):
            first.type(found[0])
        for vote, told in (("n", "says no"), ("y", "says yes")):
            first.type("u")
            first.sees("The others are asked")
            second.sees("would like to take back")
            second.sees("Do you agree")
            second.type(vote)
            first.sees(told)
        first.sees("takes back what was done last")
        first.sees(ASKED)


def asked_first(terminal: Terminal) -> bool:
    """Whether something is asked here when the game begins, not elsewhere."""
    return "is thinking" not in terminal.sees(f"{ASKED}|is thinking")


def own_turn(terminal: Terminal, question: str) -> str:
    """Answer until one's own turn begins; the table then, and what is asked."""
    tries = iter(FIRST)
    while question not in (seen := terminal.sees(f"{ASKED}|{REFUSED}")):
        tries = iter(FIRST) if re.search(HAPPENED, seen) else tries
        terminal.type(next(tries))
    terminal.type("")
    return terminal.sees(ASKED).rpartition(" · turn ")[2].partition("1–")[0]


def test_undo_among_bots_is_free(url: str, ann: Path) -> None:
    """There is nobody to ask."""
    table = link(known(url, ann, "Ann"), You(), Bot("easy"))
    with Terminal(ann, table) as terminal:
        terminal.type("s")
        before = own_turn(terminal, "What do you do?")
        for key in ("u", "t"):
            terminal.type("1")
            terminal.sees("u undo")
            terminal.type(key)
            terminal.sees("Ann takes back")
            assert own_turn(terminal, "What do you do?") == before


def test_spectator(url: str, ann: Path, bob: Path) -> None:
    """Sees the table without any hand, and is silent."""
    table = link(known(url, ann, "Ann"), You(), Bot("easy"))
    with Terminal(ann, table) as hers:
        hers.type("s")
        hers.sees(ASKED)
        with Terminal(bob, table, "--name", "Bob", "--watch") as his:
            his.sees("You are looking on")
            his.sees("draw pile")
            his.type("c hello", "u", "")
            his.sees("You are only looking on")
            his.sees("You are only looking on")
            hers.type("1")
            his.sees("\n Ann |’s turn")
            his.type("q")
            assert his.ends() == 0
            assert "Your hand" not in his.out and "Your seat stays" not in his.out


def test_rematch_is_followed(url: str, ann: Path, bob: Path) -> None:
    """One opens it, the other goes there too."""
    table = link(known(url, ann, "Ann"), You(), Free())
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob") as his:
        hers.sees("Every seat is taken")
        hers.type("s")
        his.sees("The game begins")
        hers.type("e")
        his.sees("Ann proposes to end the game")
        his.type("y")
        hers.sees("R rematch")
        his.sees("R rematch")
        his.type("R")
        his.sees("Every seat is taken: s starts")
        hers.sees("A new table is open")
        hers.type("R")
        hers.sees("The host starts the game")
        his.type("s")
        hers.sees("The game begins")


def test_private_table_needs_the_key_of_a_seat(url: str, ann: Path, bob: Path) -> None:
    """The links are printed for whoever opens it; the bare address is refused."""
    known(url, ann, "Ann")
    with Terminal(ann, url) as hers:
        hers.type("n", "1", "3", "1", "0", "3")
        links = [hers.sees(r"For seat \d: \S+").split()[-1] for _ in range(2)]
        assert links[0] != links[1]
        with Terminal(bob, links[0].partition("#")[0], "--name", "Bob") as his:
            his.sees("this table is private")
            assert his.ends() == 2
        with Terminal(bob, links[1]) as his:
            hers.sees("Bob sits down on seat 3")


def test_host_fills_and_frees_seats(url: str, ann: Path, bob: Path) -> None:
    """Bots on free seats, none where the host wants somebody else."""
    table = link(known(url, ann, "Ann"), You(), Free(), Free())
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob", "--seat", "3") as his:
        hers.sees("3 +Bob|Bob sits down on seat 3")
        hers.type("s")
        hers.sees("seat 2 is still free")
        hers.type("b 2 easy")
        his.sees(r"A bot \(easy\) sits down on seat 2")
        hers.type("x 2", "x Bob", "b")
        his.sees("Your seat was given up")
        assert his.ends() == 0
        hers.sees(r"A bot \(normal\) sits down on seat 3")
        hers.type("")
        hers.sees("2 +Bot 2 +normal bot")


def test_several_at_one_screen(url: str, ann: Path) -> None:
    """The screen goes round; nobody reads what is dealt to another."""
    known(url, ann, "Ann")
    with Terminal(ann, url) as terminal:
        terminal.type("n", "1", "2", "2", "Bea", "s")
        while terminal.out.count("Pass the screen to") < 4:
            found = terminal.sees(f"{ASKED}|hide your cards.*|Pass the screen to .*")
            terminal.type("1" if "show the table" in found else "")
    for screen in terminal.out.split("Pass the screen to ")[1:]:
        other = "Bea" if screen.startswith("Ann") else "Ann"
        for line in screen.splitlines():
            if line.strip().startswith((f"{other} is dealt", f"{other} draws")):
                assert line.endswith((" card.", " cards."))


def test_an_account_is_known_from_elsewhere(url: str, ann: Path, bob: Path) -> None:
    """Register here, log in there: the same person, on the same seat."""
    with Terminal(ann, url, "--name", "Ann", "--login", "ann.lovelace", "--register") as hers:
        hers.sees("Choose a password")
        hers.type("enigma-enigma", "n", "", "3", "1", "0", "2")
        table = hers.sees("friends: .*").split()[-1]
        hers.sees("b bots on free seats")
        assert "enigma" not in hers.out
    with Terminal(bob, table, "--login", "ann.lovelace") as again:
        again.type("enigma-enigma")
        again.sees("1 +Ann +you · host")
    with Terminal(bob / "other", table, "--login", "ann.lovelace") as wrong:
        wrong.type("enigma-enigme")
        wrong.sees("login and password do not fit")
        assert wrong.ends() == 2


def test_a_lost_connection_is_mended(tmp_path: Path, ann: Path) -> None:
    """It is said once; what was typed meanwhile is done when the server is back."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log") as server:
        table = link(known(server.url, ann, "Ann"), You(), Bot("easy"))
        with Terminal(ann, table) as terminal:
            terminal.type("s")
            terminal.sees(ASKED)
            server.kill()
            terminal.sees("The connection is lost")
            terminal.type("1")
            server.start()
            terminal.sees("Connected again")
            terminal.sees(f"’s turn|{ASKED}")
            assert terminal.out.count("connection is lost") == 1


def test_interrupt_leaves_the_seat_to_its_owner(url: str, ann: Path) -> None:
    """Ctrl-C leaves like q, with the exit code of an interrupt."""
    table = link(known(url, ann, "Ann"), You(), Bot("easy"))
    with Terminal(ann, table) as terminal:
        terminal.sees("s starts")
        terminal.process.send_signal(signal.SIGINT)
        terminal.sees("Your seat stays yours")
        assert terminal.ends() == 130


@pytest.mark.parametrize(
    ("address", "words", "polish"),
    [
        ("nonsense://x", "is no address of a table", "nie jest adresem stołu"),
        ("http://127.0.0.1:1/x/y", "is no address of a table", "nie jest adresem stołu"),
        ("http://127.0.0.1:99999", "is no address of a table", "nie jest adresem stołu"),
        ("http://[", "is no address of a table", "nie jest adresem stołu"),
        ("127.0.0.1:1/t/short", "is no address of a table", "nie jest adresem stołu"),
        ("127.0.0.1:1", "nobody answers at http://127.0.0.1:1", "nikt nie odpowiada pod adresem"),
    ],
)
def test_bad_addresses(gaslamp: Command, address: str, words: str, polish: str) -> None:
    """One clear line, exit code 2."""
    for lang, hint in (("en", words), ("pl", polish)):
        told = gaslamp("join", address, "--name", "Ann", "--lang", lang)
        assert told.code == 2 and hint in told.err and told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        ((), "there is no table “aaaaaaaaaaaa”"),
        (("--name", "A" * 25), "24 letters at most"),
        (("--seat", "0"), "at least 1"),
    ],
)
def test_refusals(url: str, ann: Path, options: tuple[str, ...], hint: str) -> None:
    """What the server will not do is told in one line too."""
    with Terminal(ann, f"{url}/t/aaaaaaaaaaaa", *(options or ("--name", "Ann"))) as terminal:
        terminal.sees(hint)
        assert terminal.ends() == 2 and "Traceback" not in terminal.out


def test_full_table_is_refused(url: str, ann: Path, bob: Path) -> None:
    """There is no seat left."""
    table = link(known(url, ann, "Ann"), You(), Bot("easy"))
    with Terminal(bob, table, "--name", "Bob") as terminal:
        terminal.sees("every seat is taken")
        assert terminal.ends() == 2


def test_spectators_who_are_sent_away_are_told(url: str, ann: Path, bob: Path) -> None:
    """Whoever may look on only before the game is told so in one line when it begins."""
    visit = known(url, ann, "Ann")
    created = visit.open(NewTable(Terms("catham", spectators=False), [You(), Bot("easy")]))
    table = f"{url}/t/{created.table}"
    with Terminal(ann, table) as hers, Terminal(bob, table, "--name", "Bob", "--watch") as his:
        his.sees("The luck is fixed")
        hers.type("s")
        his.sees("this table has no spectators")
        assert his.ends() == 2
