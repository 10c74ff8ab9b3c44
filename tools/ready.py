"""Sets up a checkout: packages, pages, compiled modules. Then it hands over to the program or to the tests.

Nothing is done twice: each part has a stamp of what it was made of. Needs Python and pip alone.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import native
from progress import Progress
from words import Words

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
CLIENT = ROOT / "client" / "build" / "build.py"
LOG, COMPLAINT, SHARE = (native.OUTPUT / name for name in ("log", "complaint", "progress"))
UV = "uv==0.13.7"
ONLY_ASK = {"--help", "-h", "--version"}  # needs nothing compiled
WAIT_FOR_COMPILED = ("bench", "simulate", "test")  # what is of little use interpreted; all else opens at once
FETCH_UV, FETCH, PAGES, COMPILE = "fetch-uv", "fetch", "pages", "compile"
SAY = Words(sys.argv[2:]).say


def stop(why: str) -> None:
    """End here, with a reason."""
    sys.exit(f"gaslamp: {why}")


def run(command: Sequence[str | Path], failure: str) -> None:
    """Run a command; what it says is shown only if it fails."""
    env = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    env |= {"UV_PROJECT_ENVIRONMENT": str(VENV), "PIP_ROOT_USER_ACTION": "ignore"}
    if not os.access(os.environ.get("HOME", ""), os.W_OK):
        env.setdefault("UV_CACHE_DIR", str(TOOLS / "cache"))
    done = subprocess.run(list(map(str, command)), cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        stop(f"{failure}\n{done.stdout}{done.stderr}".rstrip())


class SetUp:
    """What this command needs, and what of it is missing."""

    def __init__(self, words: list[str]) -> None:
        command = words[0] if words else ""
        self.testing = command == "test"
        self.quick = self.testing and "--quick" in words
        only_asks = bool(ONLY_ASK & set(words))
        self.patient = command in WAIT_FOR_COMPILED and not self.quick and not only_asks
        unwanted = self.quick or only_asks or native.MODE["wants_pure"]()
        self.compiles = native.may_compile() and not unwanted and not compiled()
        self.groups = ["complete", "client"] + ["compile"] * native.may_compile() + ["dev"] * self.testing
        self.extras = ["bench"] if command == "bench" and "--peers" in words else []
        steps = {FETCH_UV: 4.0, FETCH: 12.0, PAGES: 9.0} | ({COMPILE: 55.0} if self.patient and self.compiles else {})
        self.progress = Progress(steps, SAY)
        self.busy = False  # whether anything had to be done

    def make_ready(self) -> None:
        """Do what is missing."""
        if not self.packages_ready():
            self.fetch_packages()
        if not self.pages_ready():
            self.build_pages()
        if self.compiles:
            self.compile()
        elif self.busy and not native.may_compile() and os.environ.get("GASLAMP_COMPILE") != "0":
            print(SAY("interpreted"), file=sys.stderr)
        if self.busy:
            print(SAY("ready", seconds=round(self.progress.seconds())), file=sys.stderr)

    # -- packages

    def packages_stamp(self) -> Path:
        """The stamp of these very groups and extras: who has run the tests keeps what they need."""
        return VENV / f"gaslamp-{'-'.join([*self.groups, *self.extras])}"

    def packages_ready(self) -> bool:
        """Whether the packages are those that pyproject.toml names."""
        stamp = self.packages_stamp()
        return PYTHON.exists() and stamp.is_file() and stamp.read_text() == packages_digest()

    def fetch_packages(self) -> None:
        """Fetch uv, and with it everything else."""
        self.begin()
        uv = TOOLS / "bin" / "uv"
        if not (TOOLS / f"{UV.replace('==', '-')}.dist-info").is_dir():
            self.fetch_uv()
        groups = [word for group in self.groups for word in ("--group", group)]
        extras = [word for extra in self.extras for word in ("--extra", extra)]
        for module in (ROOT / "src").rglob("*.so"):  # compiled by a Gaslamp that kept them beside the sources
            module.unlink()
        with self.progress.step(FETCH):
            sync: list[str | Path] = [
                uv,
                "sync",
                "--inexact",
                "--no-default-groups",
                "--compile-bytecode",
                "--python",
                sys.executable,
            ]
            run([*sync, *groups, *extras], SAY("no-network"))
        self.packages_stamp().write_text(packages_digest())

    def fetch_uv(self) -> None:
        """Fetch the program that fetches packages."""
        with self.progress.step(FETCH_UV):
            run([sys.executable, "-c", "import pip"], SAY("no-pip"))
            shutil.rmtree(TOOLS, ignore_errors=True)
            pip: list[str | Path] = [
                sys.executable,
                "-m",
                "pip",
                "install",
                "-q",
                "--disable-pip-version-check",
                "--target",
                TOOLS,
                UV,
            ]
            run(pip, SAY("no-uv"))

    # -- pages

    def pages_ready(self) -> bool:
        """Whether the pages are built, and what their tests need is there."""
        client = runpy.run_path(str(CLIENT))
        return bool(client["is_built"]() and (not self.testing or client["is_installed"](client["TO_TEST"])))

    def build_pages(self) -> None:
        """Build the pages with Node."""
        self.begin()
        with self.progress.step(PAGES):
            run([PYTHON, CLIENT] + ["--test"] * self.testing, SAY("no-pages"))

    # -- compiled modules

    def compile(self) -> None:
        """Compile in the background; wait for it only where it matters."""
        native.OUTPUT.mkdir(parents=True, exist_ok=True)
        if not self.patient and native.is_at_work():
            return
        command = [str(PYTHON), native.__file__] + ["--gently"] * (not self.patient)
        with LOG.open("w") as log:
            work = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=not self.patient)
        if not self.patient:
            print(SAY("compiled-next"), file=sys.stderr)
            return
        self.begin()
        print(SAY("waiting"), file=sys.stderr)
        with self.progress.step(COMPILE, share_compiled):
            failed = work.wait() != 0
        if failed and os.environ.get("GASLAMP_COMPILE") == "1":
            stop(LOG.read_text())
        if failed:
            print(SAY("not-compiled", file=COMPLAINT.relative_to(ROOT)), file=sys.stderr)

    def begin(self) -> None:
        """Say once that something is done."""
        if not self.busy:
            if not os.access(ROOT, os.W_OK):
                stop(SAY("no-writing", folder=ROOT))
            print(SAY("setting-up"), file=sys.stderr)
        self.busy = True


def packages_digest() -> str:
    """What the packages follow from."""
    made_of = [ROOT / name for name in ("pyproject.toml", "setup.py", "backend.py")]
    return hashlib.sha256(sys.version.encode() + b"".join(path.read_bytes() for path in made_of)).hexdigest()


def compiled() -> bool:
    """Whether these very sources are compiled; or could not be, which is not tried twice."""
    tried = COMPLAINT.read_text().partition("\n")[0] if COMPLAINT.is_file() else ""
    return native.MODE["native_folder"]() is not None or tried == native.MODE["build_folder"]().name


def share_compiled() -> float | None:
    """How much of the work the compiler says it has done."""
    try:
        done, total = map(int, SHARE.read_text().split())
    except (OSError, ValueError):
        return None
    return done / total


def main() -> None:
    """Set up what is missing, and go on."""
    script, *words = sys.argv[1:]
    if os.environ.get("GASLAMP_COMPILE") == "1" and not native.may_compile():
        stop(SAY("no-compiler"))
    try:
        SetUp(words).make_ready()
    except KeyboardInterrupt:
        print(f"\n{SAY('stopped')}", file=sys.stderr)
        sys.exit(130)
    if words[:1] == ["test"]:
        os.chdir(ROOT)
        os.execv(PYTHON, [str(PYTHON), "-m", "tests.run", *words[1:]])
    program = VENV / "bin" / "gaslamp"
    os.execve(program, [str(program), *words], os.environ | {"GASLAMP_COMMAND": script})


if __name__ == "__main__":
    main()
