"""Builds the client, and compiles the hot modules with mypyc where there is a C compiler."""

import hashlib
import os
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import CCompilerError, ExecError

COMPILED = (
    "engine/piles.py",
    "engine/chance.py",
    "engine/dealing.py",
    "engine/effect.py",
    "engine/event.py",
    "engine/offer.py",
    "engine/state.py",
    "engine/combinators.py",
    "games/*/*.py",
    "bots/playout.py",
    "bots/ismcts.py",
    "bots/player.py",
)
COLD = ("__init__.py", "board.py", "decks.py", "facts.py", "kinds.py", "shelf.py", "words.py")  # of a game: read once
BUILDS = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
IN_PLACE = {"develop", "editable_wheel", "--inplace"}
INTERPRETED = """\
No C compiler with the headers of Python was found: gaslamp runs interpreted, correct but slower.
To compile it later, install them (on Debian: apt install gcc python3-dev) and delete .venv.
"""
SOURCE = Path("src")
NOTE = Path("build", "note")  # ./gaslamp shows it and empties it
STAMP = Path("build", "compiled")  # what the compiled modules beside the sources were made of


def sweep() -> None:
    """Delete what earlier builds left, for Python prefers a compiled module to an edited source."""
    for folder in [*NOTE.parent.glob("lib*"), *NOTE.parent.glob("temp*")]:
        shutil.rmtree(folder)
    if IN_PLACE & set(sys.argv):
        for module in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
            module.unlink()


def can_compile() -> bool:
    """Whether there is a C compiler, and the headers of this Python."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, ExecError):
            return False
    return True


def hot() -> list[Path]:
    """The modules that are compiled."""
    found = [path for pattern in COMPILED for path in sorted((SOURCE / "gaslamp").glob(pattern))]
    return [path for path in found if path.name not in COLD]


def recipe() -> str:
    """What compiled modules are made of, and by which Python."""
    made_of = [Path(__file__), Path("pyproject.toml"), *sorted((SOURCE / "gaslamp" / "engine").glob("*.py")), *hot()]
    found = hashlib.sha256(sys.version.encode())
    for path in made_of:
        found.update(f"{path.name}\0".encode() + path.read_bytes())
    return found.hexdigest()


def compiled() -> bool:
    """Whether the modules beside the sources are still what a build would make."""
    there = any(SOURCE.rglob("*.so")) or any(SOURCE.rglob("*.pyd"))
    return there and STAMP.is_file() and STAMP.read_text() == recipe()


def extensions() -> list[Extension]:
    """The hot modules, compiled as one group; none if that is done."""
    wish = os.environ.get("GASLAMP_COMPILE", "")
    if wish != "0" and IN_PLACE & set(sys.argv) and compiled():
        return []
    sweep()
    if wish == "0":
        return []
    if not can_compile():
        if wish == "1":
            sys.exit("GASLAMP_COMPILE=1, but there is no C compiler with the headers of Python.")
        print(INTERPRETED)
        if not NOTE.exists():
            NOTE.parent.mkdir(exist_ok=True)
            NOTE.write_text(INTERPRETED)
        return []
    NOTE.unlink(missing_ok=True)

    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent"]
    found = mypycify([*options, *map(str, hot())], opt_level="3", debug_level="0", group_name="gaslamp")
    for extension in found:
        extension.extra_compile_args += ["-fno-semantic-interposition", "-Wno-error"]
    return found


def build() -> None:
    """Make all that is made of other files."""
    runpy.run_path("client/build/build.py", run_name="__main__")
    made = extensions()
    setup(ext_modules=made)
    if made:
        STAMP.write_text(recipe())


if BUILDS & set(sys.argv):
    build()
else:
    setup()
