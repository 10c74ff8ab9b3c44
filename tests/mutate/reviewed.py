"""Mutations that change no rule, looked at by people: tests/games/GAME/survivors.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

Key = tuple[str, str, str]


def reviewed(path: Path) -> dict[Key, str]:
    """Why each of them cannot be noticed, by what names it."""
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["survivor"]
    return {(row["rule"], row["function"], f"- {row['was']}\n+ {row['became']}"): row["why"] for row in rows}
