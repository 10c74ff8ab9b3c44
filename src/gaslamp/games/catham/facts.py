"""The printed numbers of Catham City."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.book.data import Data, load

DATA: Final[Data] = load(Path(__file__).parent / "data" / "catham.toml")
