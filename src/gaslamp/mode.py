"""Whether the engine runs compiled or interpreted; settled before it is first imported."""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
ENGINE = "gaslamp.engine.state"  # one compiled module stands for all: they are built together


def choose() -> None:
    """Settle the mode: interpreted if GASLAMP_PURE=1 or nothing is compiled, else compiled."""
    if os.environ.get("GASLAMP_PURE", "0") not in ("", "0"):
        go_pure()
    elif built():
        warn_if_stale()
    else:
        lend_vecs()


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    return str(import_module(ENGINE).__file__).endswith(tuple(EXTENSION_SUFFIXES))


def built() -> list[Path]:
    """The compiled modules that this Python can load, in use or not."""
    every = PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[-1]}")
    return sorted(path for path in every if path.name.removeprefix(stem(path)) in EXTENSION_SUFFIXES)


def go_pure() -> None:
    """Run interpreted, whatever is compiled."""
    sys.meta_path.insert(0, OnlySource())
    lend_vecs()


def lend_vecs() -> None:
    """Have interpreted modules keep their numbers in lists, which are faster there."""
    sys.modules["librt.vecs"] = import_module("gaslamp.vecs")


def warn_if_stale() -> None:
    """Warn if a source was edited after it was compiled."""
    stale = ", ".join(f"{path.parent.name}/{stem(path)}.py" for path in built() if outdated(path))
    if stale:
        warnings.warn(f"edited since compiled: {stale} (GASLAMP_PURE=1 runs the edits)", stacklevel=3)


def outdated(module: Path) -> bool:
    """Whether a compiled module is older than its source; outside a checkout their times say nothing."""
    source = module.with_name(stem(module) + ".py")
    checkout = (PACKAGE.parents[1] / "setup.py").exists()
    return checkout and source.exists() and source.stat().st_mtime > module.stat().st_mtime


def stem(module: Path) -> str:
    """The bare name of a compiled module: `state` of state.cpython-311-x86_64-linux-gnu.so."""
    return module.name.partition(".")[0]


class OnlySource:
    """A finder that sees the sources of gaslamp and none of its compiled modules."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of gaslamp; None leaves the search to the other finders."""
        if not name.startswith("gaslamp."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec and spec.loader:
                return spec
        return None
