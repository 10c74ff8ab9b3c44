"""`join` at a real terminal: news is printed above what is being typed, and the terminal is left as it was."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from gaslamp.protocol.api import Free, You
from tests.cli.terminal import PATIENCE, Terminal, known, link
from tests.server.running import ROOT, Running, paths


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log") as server:
        yield server.url


class Screen:
    """A program at a terminal of its own."""

    def __init__(self, home: Path, *words: str) -> None:
        self.here, there = pty.openpty()
        self.before = termios.tcgetattr(there)
        self.there = there
        environment = {"PYTHONPATH": paths(), "XDG_DATA_HOME": str(home), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gaslamp.cli", "join", *words, "--lang", "en"],
            cwd=ROOT,
            env=os.environ | environment,
            stdin=there,
            stdout=there,
            stderr=there,
            start_new_session=True,
        )
        self.out = b""
        self.read = 0

    def sees(self, pattern: str) -> str:
        """Wait until it is on the screen, after all that was waited for before."""
        while not (found := re.compile(pattern.encode()).search(self.out, self.read)):
            assert select([self.here], [], [], PATIENCE)[0], self.out.decode()
            self.out += os.read(self.here, 4096)
        passage = self.out[self.read : found.end()].decode()
        self.read = found.end()
        return passage

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.here, keys.encode())

    def close(self) -> None:
        """Take the terminal away."""
        os.close(self.here)
        os.close(self.there)


def test_news_is_printed_above_what_is_typed(url: str, tmp_path: Path) -> None:
    """Half a line is still there after the news, and goes on; Ctrl-C leaves the terminal as it was."""
    ann, bob = tmp_path / "ann", tmp_path / "bob"
    table = link(known(url, ann, "Ann"), You(), Free())
    screen = Screen(ann, table)
    with Terminal(bob, table, "--name", "Bob") as his:
        screen.sees("Every seat is taken(.|\n)*› ")
        screen.press("c Witaj, prz")
        screen.sees("prz")
        his.type("c Zimno dziś")
        screen.sees("Bob(.|\n)*Zimno dziś(.|\n)*› c Witaj, prz")
        screen.press("yjacielu\r")
        his.sees("Ann: Witaj, przyjacielu")
    screen.sees("› ")
    screen.process.send_signal(signal.SIGINT)
    screen.sees("Your seat stays yours")
    assert screen.process.wait(30) == 130
    assert termios.tcgetattr(screen.there) == screen.before
    screen.close()


def test_passwords_are_not_shown(url: str, tmp_path: Path) -> None:
    """Neither the first nor the second time; they must be the same."""
    screen = Screen(tmp_path / "ann", url, "--name", "Ann", "--login", "ada", "--register")
    screen.sees("Choose a password(.|\n)*› ")
    screen.press("enigma-enigma\r")
    screen.sees("Once more(.|\n)*› ")
    screen.press("enigma-enigme\r")
    screen.sees("the two passwords are not the same")
    assert screen.process.wait(30) == 2
    assert b"enigma" not in screen.out
    screen.close()
