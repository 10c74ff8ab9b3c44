"""The sessions that the documents show are run."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_sessions_in_documents_are_true(name: str) -> None:
    """Every line that somebody may copy does what it says."""
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried >= 6 and failed == 0
