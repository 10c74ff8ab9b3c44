"""`gaslamp bench`: how fast this Gaslamp is."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Annotated

from cyclopts import Parameter

from gaslamp import GaslampError
from gaslamp.mode import PACKAGE

SPEED = PACKAGE.parents[1] / "bench" / "speed.py"


def bench(*args: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Measure the speed; needs the source checkout, and hands all arguments on to bench/speed.py."""
    spec = spec_from_file_location("gaslamp_bench_speed", SPEED)
    if not SPEED.exists() or spec is None or spec.loader is None:
        raise GaslampError("error-no-bench")
    speed = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(speed)
    return int(speed.main(list(args)))
