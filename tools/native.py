"""Compiles engine, games and bots with mypyc: a library for each, of one or two units of C, on all cores.

Run by ./gaslamp and by setup.py. What has not changed is not compiled again: C is kept with its digest.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import io
import math
import os
import platform
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from docstrings import with_docstrings
from lending import LEVELS, Lender, cool, within_library

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
MODE = runpy.run_path(str(SOURCE / "gaslamp/mode.py"))  # how compiled modules are found again
OUTPUT: Path = MODE["BUILDS"]
WORK = OUTPUT / "work"
KEPT_BUILDS = 3  # the latest; a program that runs may still load from an older one
LATELY_USED = 200  # units of C that are kept
LARGE = 4_000_000  # letters of C: a library of more is cut into units of about this size
LENT_BY_ENGINE = 9_000  # letters of the longest function that others get a copy of
LENT_BY_UNIT = 6_000  # the same within a library
LENT_BY_RUNTIME = (
    "float_ops.c",
    "int_ops.c",
    "list_ops.c",
    "tuple_ops.c",
)  # what compiled code calls most of mypyc's own
FLAGS = ("-O3", "-DNDEBUG", "-fwrapv", "-fvisibility=hidden", "-fno-semantic-interposition", "-w")
HOT = (
    "engine/core/*.py",
    "games/*/*.py",
    "bots/ismcts.py",
    "bots/player.py",
    "bots/playout.py",
)
DOCUMENTED = ("gaslamp_core", "gaslamp_bots")  # libraries of which `help` says what the sources say
COLD = (  # of a game: read once
    "__init__.py",
    "board.py",
    "decks.py",
    "facts.py",
    "kinds.py",
    "reckoning.py",
    "shelf.py",
    "words.py",
)
BEGIN = """
static PyObject *begin_module(const char *name, const char *capsule_name)
{
    if (import_librt_vecs() < 0) return NULL;
    PyObject *library = PyImport_ImportModule("%(library)s__mypyc");
    if (library == NULL) return NULL;
    PyObject *dependencies = PyObject_GetAttrString(library, "ensure_deps");
    if (dependencies != NULL) {
        int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(dependencies, "%(library)s__mypyc.ensure_deps");
        Py_DECREF(dependencies);
        if (ensure == NULL || ensure() < 0) { Py_DECREF(library); return NULL; }
    } else PyErr_Clear();
    PyObject *capsule = PyObject_GetAttrString(library, name);
    Py_DECREF(library);
    if (capsule == NULL) return NULL;
    void *begin = PyCapsule_GetPointer(capsule, capsule_name);
    Py_DECREF(capsule);
    return begin == NULL ? NULL : ((PyObject *(*)(void))begin)();
}
"""  # what mypyc's shim does for a single module

Report = Callable[[int, int], None]  # how many parts of the work are done, and of how many


class CannotCompile(Exception):
    """There is no compiler, or it failed; says why."""


@dataclass
class Library:
    """What is compiled into one file: the engine, the bots or a game."""

    name: str
    modules: list[Path] = field(default_factory=list)

    def module_names(self) -> list[str]:
        """The modules as they are imported."""
        return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in self.modules]

    def file_name(self) -> str:
        """What the file is called."""
        return f"{self.name}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}"


def libraries() -> list[Library]:
    """All of them, the engine first."""
    by_name: dict[str, Library] = {}
    for pattern in HOT:
        for path in sorted((SOURCE / "gaslamp").glob(pattern)):
            if path.name not in COLD:
                name = f"gaslamp_{path.parent.name}"
                by_name.setdefault(name, Library(name)).modules.append(path)
    return list(by_name.values())


def compiler() -> list[str]:
    """The C compiler of this Python, or the one that CC names."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def may_compile() -> bool:
    """Whether modules may be compiled: it is wanted, and no compiler or header of Python is surely missing."""
    if os.environ.get("GASLAMP_COMPILE") == "0" or os.name != "posix":
        return False
    return shutil.which(compiler()[0]) is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def check_compiler() -> None:
    """Find out whether there is a C compiler that knows the headers of this Python."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        run_compiler([*compiler(), "-c", f"-I{sysconfig.get_path('include')}", str(probe), "-o", f"{probe}.o"])


def run_compiler(command: list[str]) -> None:
    """Run it; what it says is told only if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotCompile(str(error)) from None
    if done.returncode:
        raise CannotCompile(f"{shlex.join(command)}\n{done.stderr[-4000:]}")


def generate(folder: Path, parts: list[Library]) -> None:
    """Have mypyc write the C of all modules."""
    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent", f"--cache-dir={os.devnull}"]  # what mypyc keeps is not sound
    files = {part.name: [str(path.relative_to(ROOT)) for path in part.modules] for part in parts}
    with contextlib.chdir(ROOT), contextlib.redirect_stdout(io.StringIO()) as said:
        try:
            mypycify(
                [*options, *(name for names in files.values() for name in names)],
                separate=[(names, name) for name, names in files.items()],
                multi_file=True,
                target_dir=str(folder / "c"),
            )
        except SystemExit:
            raise CannotCompile(said.getvalue()) from None
        except Exception as error:
            raise CannotCompile("".join(traceback.format_exception(error))) from None


def units(folder: Path, parts: list[Library]) -> dict[str, list[str]]:
    """The C of every unit by library, as text; the last one is the runtime of mypyc, which all share."""
    engine = parts[0]
    modules = {part.name: module_texts(folder, part) for part in parts}
    header = (folder / f"__native_{engine.name}.h").read_text()
    lender = Lender(engine.name, modules[engine.name].values(), header, LENT_BY_ENGINE)
    texts = {part.name: list(library_units(folder, part, modules[part.name], lender)) for part in parts}
    return texts | {"runtime": [runtime()]}


def runtime(*names: str) -> str:
    """The C of mypyc's own functions, of some files or of all."""
    from mypyc.build import include_dir
    from mypyc.common import RUNTIME_C_FILES

    return "".join(
        Path(include_dir(), name).read_text() for name in names or (*RUNTIME_C_FILES, "vecs/librt_vecs_api.c")
    )


def headers(folder: Path) -> list[str]:
    """Where C finds its headers."""
    from mypyc.build import include_dir

    return [str(folder), include_dir(), f"{include_dir()}/vecs", sysconfig.get_path("include")]


def module_texts(folder: Path, part: Library) -> dict[str, str]:
    """The C that mypyc wrote for each module of a library; with docstrings, if people call it."""
    texts: dict[str, str] = {}
    for name, path in zip(part.module_names(), part.modules, strict=True):
        text = (folder / f"__native_{name.replace('.', '___')}.c").read_text()
        texts[name] = with_docstrings(text, path.read_text(encoding="utf-8")) if part.name in DOCUMENTED else text
    return texts


def library_units(folder: Path, part: Library, modules: dict[str, str], lender: Lender) -> Iterator[str]:
    """The units of one library; each has copies of the small functions that the others have."""
    borrows = part.name != lender.library
    headers = [lender.library] * borrows + [part.name, f"internal_{part.name}"]
    beginning = LEVELS + "".join((folder / f"__native_{name}.h").read_text() for name in headers)
    rest = (folder / f"__native_{part.name}.c").read_text() + beginnings(part)
    for share in cut(modules):
        others = [runtime(*LENT_BY_RUNTIME), *(text for name, text in modules.items() if name not in share)]
        body = "".join(cool(text) for text in share.values()) + rest
        lent = "".join(within_library(text, LENT_BY_UNIT) for text in others) + (lender.copies() if borrows else "")
        yield beginning + lent + (lender.used_by(body) if borrows else body)
        rest = ""  # the first unit has it, and the table
        beginning = beginning.replace(f"\n{lender.definition}", f"\nextern {lender.definition}")


def beginnings(part: Library) -> str:
    """The functions by which Python begins each module; mypyc would make a file of each."""
    begins = ""
    for module in part.module_names():
        name, full = module.rpartition(".")[2], module.replace(".", "___")
        begins += f"PyMODINIT_FUNC PyInit_{name}(void)\n{{\n"
        begins += f'    return begin_module("init_{full}", "{part.name}__mypyc.init_{full}");\n}}\n'
    return BEGIN % {"library": part.name} + begins


def cut(modules: dict[str, str]) -> list[dict[str, str]]:
    """The modules of a library, cut into shares of about the same size."""
    size = sum(map(len, modules.values()))
    shares: list[dict[str, str]] = [{} for _ in range(math.ceil(size / LARGE))]
    for name in sorted(modules, key=lambda name: -len(modules[name])):
        smallest = min(shares, key=lambda share: sum(map(len, share.values())))
        smallest[name] = modules[name]
    return shares


def compile_unit(text: str, includes: list[str], objects: Path) -> Path:
    """Compile a unit, unless that is done; returns the object file."""
    command = [*compiler(), *FLAGS, *shlex.split(sysconfig.get_config_var("CCSHARED") or "-fPIC")]
    command += [f"-I{folder}" for folder in includes]
    made_of = "\0".join([*command, platform.platform(), text])
    goal = objects / f"{hashlib.sha256(made_of.encode()).hexdigest()[:24]}.o"
    if not goal.is_file():
        source, fresh = goal.with_suffix(".c"), goal.with_suffix(".new")
        source.write_text(text)
        run_compiler([*command, "-c", str(source), "-o", str(fresh)])
        fresh.replace(goal)
        source.unlink()
    goal.touch()
    return goal


def link(part: Library, objects: list[Path], folder: Path) -> None:
    """Make the file of a library."""
    linker = shlex.split(sysconfig.get_config_var("LDSHARED") or "cc -shared")
    run_compiler([*linker, *map(str, objects), "-o", str(folder / part.file_name())])


def build(goal: Path, work: Path, report: Report) -> None:
    """Compile everything into a folder, with another to work in; CannotCompile leaves nothing in the first."""
    check_compiler()
    parts = libraries()
    objects = work / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    report(0, 1)
    generate(work, parts)
    includes = headers(work / "c")
    texts = units(work / "c", parts)
    jobs = [(name, text) for name, share in texts.items() for text in share]
    jobs.sort(key=lambda job: -len(job[1]))  # the longest first
    made: dict[str, list[Path]] = {name: [] for name in texts}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = {pool.submit(compile_unit, text, includes, objects): (name, len(text)) for name, text in jobs}
        done, total = 0, sum(len(text) for _, text in jobs)
        for each in as_completed(waiting):
            name, size = waiting[each]
            made[name].append(each.result())
            done += size
            report(done, total)
    with tempfile.TemporaryDirectory(dir=goal.parent) as folder:
        fresh = Path(folder, goal.name)
        fresh.mkdir()
        for part in parts:
            link(part, sorted(made[part.name]) + made["runtime"], fresh)
        (fresh / MODE["LIST"]).write_text("".join(map(listing, parts)))
        shutil.rmtree(goal, ignore_errors=True)
        fresh.rename(goal)


def listing(part: Library) -> str:
    """A line for everything that Python finds in the file of a library."""
    return "".join(f"{name} {part.file_name()}\n" for name in (f"{part.name}__mypyc", *part.module_names()))


def tidy() -> None:
    """Delete builds and units that were not used lately."""
    builds = [path for path in OUTPUT.iterdir() if (path / MODE["LIST"]).is_file()]
    for folder in sorted(builds, key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(folder)
    for unit in sorted((WORK / "objects").iterdir(), key=lambda path: path.stat().st_mtime)[:-LATELY_USED]:
        unit.unlink()


def is_at_work() -> bool:
    """Whether another process compiles this checkout now."""
    with (OUTPUT / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def main() -> None:
    """Compile this checkout, one at a time, and say in a file how far it is; `--gently` leaves others the cores."""
    if "--gently" in sys.argv[1:]:
        os.nice(10)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    progress, complaint = OUTPUT / "progress", OUTPUT / "complaint"

    def report(done: int, total: int) -> None:
        progress.write_text(f"{done} {total}")

    with (OUTPUT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        goal = MODE["build_folder"]()
        if (goal / MODE["LIST"]).is_file():
            return
        try:
            build(goal, WORK, report)
            complaint.unlink(missing_ok=True)
            tidy()
        except CannotCompile as error:
            complaint.write_text(f"{goal.name}\n{error}\n")
            sys.exit(str(error))
        finally:
            progress.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
