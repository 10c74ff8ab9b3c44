"""`gaslamp bench`: how fast this Gaslamp is, and what it bears."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp import GaslampError
from gaslamp.mode import PACKAGE

SPEED = PACKAGE.parents[1] / "bench" / "speed.py"


def bench(*args: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Measure the speed, or what bench/NAME.py measures if a NAME comes first; needs the source checkout."""
    path = SPEED.with_name(f"{args[0]}.py") if args and args[0].isidentifier() else SPEED
    if path != SPEED and path.is_file() and "\ndef main(" in path.read_text(encoding="utf-8"):
        return run(path, list(args[1:]))
    return run(SPEED, list(args))


def run(path: Path, argv: list[str]) -> int:
    """Run the `main` of a file."""
    spec = spec_from_file_location(f"gaslamp_bench_{path.stem}", path)
    if not path.exists() or spec is None or spec.loader is None:
        raise GaslampError("error-no-bench")
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return int(module.main(argv))
