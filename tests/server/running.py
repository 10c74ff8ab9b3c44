"""A real server in a process of its own, which can be stopped, killed and started again at the same address."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


class Running:
    """A server; `url` is its address, `log` what it wrote."""

    def __init__(self, database: str, log: Path, **plan: Any) -> None:
        self.plan = {"database": database, "port": 0, **plan}
        self.log = log
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    def start(self) -> None:
        """Start, and wait until people may come."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start."""
        command = [sys.executable, "-m", "tests.server.launch", json.dumps(self.plan)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": paths()},
            )

    def wait(self) -> None:
        """Wait until people may come."""
        assert self.process is not None and self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http"), self.log.read_text()
        self.plan["port"] = int(self.url.rpartition(":")[2])

    def stop(self) -> int:
        """Stop in good order; the exit code."""
        return self.end(signal.SIGTERM)

    def kill(self) -> int:
        """End it as a power cut would."""
        return self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait."""
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process = None
        return code


def paths() -> str:
    """Where this Python finds its modules, the tests among them."""
    return os.pathsep.join([str(ROOT), *filter(None, sys.path)])
