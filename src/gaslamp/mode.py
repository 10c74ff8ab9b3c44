"""Whether the engine runs compiled or interpreted; settled before it is first imported, once for a program."""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parents[1]
BUILDER = CHECKOUT / "tools" / "native.py"  # there in a checkout only
BUILT_BY = ("native.py", "lending.py", "docstrings.py")  # beside it, that have a say in what is built
BUILDS = CHECKOUT / "build" / "native"  # of a checkout: a folder for each state of the sources that was compiled
INSTALLED = PACKAGE / "native"  # of a wheel
LIST = "modules"  # the file in such a folder that says which module is in which library
MADE_OF = ("engine", "games", "bots")
ENGINE = "gaslamp.engine.core.state"  # one compiled module stands for all: they are built together
SETTLED = "GASLAMP_SETTLED"  # tells processes that this one starts what it has settled


def choose() -> None:
    """Settle the mode: interpreted if GASLAMP_PURE=1 or nothing is compiled, else compiled."""
    folder = None if wants_pure() else settled_folder()
    modules = read_list(folder) if folder else {}
    os.environ[SETTLED] = f"{PACKAGE}={folder if modules else ''}"
    if modules:
        sys.meta_path.insert(0, Compiled(modules))
    else:
        lend_vecs()


def wants_pure() -> bool:
    """Whether GASLAMP_PURE asks for the interpreted engine."""
    return os.environ.get("GASLAMP_PURE", "0") not in ("", "0")


def settled_folder() -> Path | None:
    """Where the compiled modules are; as the process that started this one has settled it, if it did."""
    package, _, folder = os.environ.get(SETTLED, "").partition("=")
    if package == str(PACKAGE):
        return Path(folder) if folder else None
    return native_folder()


def native_folder() -> Path | None:
    """The folder with compiled modules for the sources as they are now, if there is one."""
    folder = build_folder() if BUILDER.is_file() else INSTALLED
    return folder if (folder / LIST).is_file() else None


def build_folder() -> Path:
    """Where compiled modules of these very sources, for this very Python, belong in a checkout."""
    digest = hashlib.sha256(f"{sys.version}{EXTENSION_SUFFIXES[0]}".encode())
    sources = (path for part in MADE_OF for path in (PACKAGE / part).rglob("*.py"))
    for path in [*sorted(sources), *(BUILDER.with_name(name) for name in BUILT_BY)]:
        digest.update(f"{path.name}\0".encode() + path.read_bytes())
    return BUILDS / digest.hexdigest()[:16]


def read_list(folder: Path) -> Mapping[str, str]:
    """The library of each compiled module."""
    try:
        lines = (folder / LIST).read_text().splitlines()
    except OSError:
        return {}
    return {name: str(folder / file) for name, _, file in (line.partition(" ") for line in lines)}


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return str(import_module(ENGINE).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def lend_vecs() -> None:
    """Have interpreted modules keep their numbers in lists, which are faster there."""
    sys.modules["librt.vecs"] = import_module("gaslamp.vecs")


class Compiled:
    """A finder of compiled modules, many of which are in one file."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """A compiled module; None leaves the search to the other finders."""
        library = self.modules.get(name)
        if library is None:
            return None
        return spec_from_file_location(name, library, loader=ExtensionFileLoader(name, library))
