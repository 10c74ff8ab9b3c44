"""Builds the package by setuptools; mypyc and Node are fetched only where they have something to do."""

from __future__ import annotations

import runpy
import sys
import tomllib
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

sys.path.insert(0, "tools")
CLIENT = Path("client", "build", "build.py")  # not in a source distribution, which carries the client as it was built


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    """What is needed to build the client, if that is to be done."""
    built = not CLIENT.is_file() or runpy.run_path(str(CLIENT))["is_built"]()
    return [] if built else group("client")


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """What is needed to build the client and to compile, where that is to be done."""
    may_compile = runpy.run_path(str(Path("tools", "native.py")))["may_compile"]
    return [*get_requires_for_build_sdist(), *(group("compile") if may_compile() else [])]


def get_requires_for_build_editable(config_settings: object = None) -> list[str]:
    """Nothing: ./gaslamp builds what a checkout needs."""
    return []


def group(name: str) -> list[str]:
    """The packages of a group in pyproject.toml."""
    found: list[str] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"][name]
    return found
