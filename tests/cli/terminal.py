"""`gaslamp join` in a process of its own, typed at and read as a person does."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Condition, Thread

from gaslamp.protocol import api
from gaslamp.remote import Visit
from tests.server.running import ROOT, paths

PATIENCE = 60  # seconds after which a test gives up


class Terminal:
    """A terminal whose screen is read as it is printed."""

    def __init__(self, home: Path, *words: str, lang: str = "en") -> None:
        environment = {
            "PYTHONPATH": paths(),
            "PYTHONIOENCODING": "utf-8",
            "XDG_DATA_HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "COLUMNS": "100",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gaslamp.cli", "join", *words, "--lang", lang],
            cwd=ROOT,
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        self.out = ""
        self.read = 0  # how much of it was waited for
        self.ended = False
        self.more = Condition()
        self.reader = Thread(target=self.listen, daemon=True)
        self.reader.start()

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.reader.join()
        with suppress(BrokenPipeError):  # a line that nobody reads any more
            self.process.stdin.close()
        self.process.stdout.close()

    def listen(self) -> None:
        """Take in what is printed."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            with self.more:
                self.out += line
                self.more.notify_all()
        with self.more:
            self.ended = True
            self.more.notify_all()

    def sees(self, pattern: str) -> str:
        """Wait until it is on the screen, after all that was waited for before; what was printed up to there."""
        found: list[re.Match[str]] = []

        def there() -> bool:
            found.extend(re.compile(pattern).finditer(self.out, self.read))
            return bool(found) or self.ended

        with self.more:
            self.more.wait_for(there, PATIENCE)
            assert found, f"no {pattern!r} in:\n{self.out[self.read :]}"
            passage = self.out[self.read : found[0].end()]
            self.read = found[0].end()
        return passage

    def type(self, *lines: str) -> None:
        """Type lines."""
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def ends(self) -> int:
        """The exit code, once it has ended."""
        code = self.process.wait(PATIENCE)
        self.reader.join()
        return code


def known(url: str, home: Path, name: str) -> Visit:
    """Somebody who has been at a server before, from that home."""
    visit = Visit(url)
    visit.call_me(name)
    path = home / "gaslamp" / "visits.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({visit.origin: {"cookie": visit.cookie, "name": name}}))
    return visit


def link(visit: Visit, *plans: api.Plan) -> str:
    """The link to a new table of Catham City."""
    created = visit.open(api.NewTable(api.Terms("catham"), [*plans]))
    return f"{visit.origin}/t/{created.table}"
