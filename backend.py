"""Builds the package by setuptools; mypyc and Node are fetched only where they have something to do."""

from __future__ import annotations

import os
import runpy
import shutil
import sysconfig
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

CLIENT = Path("client", "build", "build.py")  # not in a source distribution, which carries the client as it was built


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    """What is needed to build the client, if that is to be done."""
    built = not CLIENT.is_file() or runpy.run_path(str(CLIENT))["is_built"]()
    return [] if built else group("client")


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """What is needed to build the client and to compile, where that is to be done."""
    return [*get_requires_for_build_sdist(), *(group("compile") if may_compile() else [])]


get_requires_for_build_editable = get_requires_for_build_wheel


def group(name: str) -> list[str]:
    """The packages of a group in pyproject.toml."""
    found: list[str] = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"][name]
    return found


def may_compile() -> bool:
    """Whether modules may be compiled: it is wanted, and no compiler or header of Python is surely missing."""
    if os.environ.get("GASLAMP_COMPILE") == "0":
        return False
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    has_compiler = os.name != "posix" or shutil.which((compiler.split() or ["cc"])[0]) is not None
    return has_compiler and Path(sysconfig.get_path("include"), "Python.h").is_file()
