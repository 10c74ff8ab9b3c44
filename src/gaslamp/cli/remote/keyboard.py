"""The keyboard: lines are read beside everything else, and news is printed above what is being typed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from getpass import getpass
from threading import Event, Semaphore, Thread
from typing import Any

from rich.console import Console
from rich.text import Text

from gaslamp.extras import optional

MARK = "› "
INTERRUPTED = 130
SOON = 0.5  # seconds in which the mark must have been printed

readline = optional("readline")  # without it news is printed where the cursor is
termios = optional("termios")


class Gone(Exception):
    """Nobody types any more: the input ended, or it was interrupted."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.code = code


class Pipe:
    """Lines of a pipe or file, read without a lock that would outlive the program."""

    def __init__(self) -> None:
        self.rest = b""

    def line(self) -> str | None:
        """The next line, None at the end."""
        while b"\n" not in self.rest:
            more = os.read(sys.stdin.fileno(), 4096)
            if not more and not self.rest:
                return None
            self.rest += more or b"\n"
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("utf-8", "replace")


class Keyboard:
    """Lines typed, put into the inbox with everything else that happens; one at a time, each when it is wanted."""

    def __init__(self, screen: Console) -> None:
        self.screen = screen
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.pipe = Pipe()
        self.wanted = Semaphore(0)
        self.marked = Event()  # whether the mark was printed
        self.reading = False
        self.hidden = False  # whether a password is typed

    def __enter__(self) -> Keyboard:
        self.loop = asyncio.get_running_loop()
        self.interrupt = signal.signal(signal.SIGINT, self.end)
        self.before = termios.tcgetattr(sys.stdin) if self.live and termios else None
        if readline:
            readline.set_pre_input_hook(self.marked.set)
        Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.interrupt)
        if readline:
            readline.set_pre_input_hook(None)
        if self.before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self.before)
            if self.reading and readline:
                self.erase()

    def end(self, *_: object) -> None:
        """Tell everybody that it was interrupted."""
        self.loop.call_soon_threadsafe(self.inbox.put_nowait, Gone(INTERRUPTED))

    # -- in a thread of its own

    def listen(self) -> None:
        """Read a line whenever one is wanted."""
        while True:
            self.wanted.acquire()
            line = self.read()
            self.reading = False
            with suppress(RuntimeError):  # nobody waits for it any more
                self.loop.call_soon_threadsafe(self.inbox.put_nowait, Gone() if line is None else line.strip())

    def read(self) -> str | None:
        """A line, None at the end of the input."""
        if not self.live:
            return self.pipe.line()
        try:
            return getpass(MARK) if self.hidden else input(MARK)
        except EOFError:
            return None
        except UnicodeDecodeError:
            return ""

    # -- for everybody else

    def ready(self, *, hidden: bool = False) -> None:
        """Have the next line read."""
        if not self.reading:
            self.reading, self.hidden = True, hidden
            self.marked.clear()
            self.wanted.release()

    def echo(self, line: str) -> None:
        """Show a line that came from a pipe, so that a script's session can be read."""
        if not self.live:
            self.screen.print(f"{MARK}{line}", soft_wrap=True)

    async def ask(
        self, question: str, *, hidden: bool = False, meanwhile: Callable[[object], None] | None = None
    ) -> str:
        """A question before the game, and the line typed as its answer; what else happens is told to `meanwhile`."""
        self.screen.print(Text(question, style="bold"), soft_wrap=True)
        self.ready(hidden=hidden)
        while True:
            message = await self.inbox.get()
            if isinstance(message, Gone):
                raise message
            if isinstance(message, str):
                self.echo("" if hidden else message)
                return message
            if meanwhile is not None:
                meanwhile(message)

    @contextmanager
    def above(self) -> Iterator[None]:
        """Print above the line that is being typed."""
        shown = readline and self.live and self.reading and self.marked.wait(SOON)
        if shown:
            self.erase()
        yield
        if shown and self.reading:
            print(MARK + readline.get_line_buffer(), end="", flush=True)

    def erase(self) -> None:
        """Take the line that is being typed off the screen."""
        rows = len(MARK + readline.get_line_buffer()) // max(1, self.screen.width)
        print("\r" + "\x1b[A" * rows + "\x1b[J", end="", flush=True)
