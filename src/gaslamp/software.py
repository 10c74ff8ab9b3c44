"""Which Gaslamp this is."""

from __future__ import annotations

from importlib import metadata


def number() -> str:
    """The version that is installed."""
    try:
        return metadata.version("gaslamp")
    except metadata.PackageNotFoundError:
        return "0"  # run from its source, not installed
