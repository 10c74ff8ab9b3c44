"""What may be missing: parts of Gaslamp that are installed on request, and modules that some systems do not have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from gaslamp.engine.errors import GaslampError


def optional(module: str) -> Any:
    """A module that not every system has, or None."""
    try:
        return import_module(module)
    except ImportError:
        return None


class MissingExtra(GaslampError):
    """Something was asked for that needs an extra which is not installed."""

    def __init__(self, what: str, extra: str, module: str) -> None:
        self.extra = extra
        super().__init__("error-extra", what=what, extra=extra, module=module)


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Import what an extra brings; if it is missing, say which extra that is."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module in ("", "gaslamp"):
            raise
        raise MissingExtra(what, extra, module) from None
