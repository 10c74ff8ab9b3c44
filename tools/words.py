"""The words of the setting up, in the language of whoever starts it; Fluent's own reader is not there yet."""

from __future__ import annotations

import re
import runpy
from collections.abc import Sequence
from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
LANGUAGE = runpy.run_path(str(Path(__file__).parents[1] / "src" / "gaslamp" / "language.py"))
MESSAGE = re.compile(r"^([a-z-]+) =(.*(?:\n +.*)*)", re.MULTILINE)


def read(language: str) -> dict[str, str]:
    """The messages of a language by key."""
    text = (TEXTS / language / "ready.ftl").read_text(encoding="utf-8")
    return {key: "\n".join(line.strip() for line in said.strip().splitlines()) for key, said in MESSAGE.findall(text)}


class Words:
    """The messages in the language that the words of a command, or the environment, ask for."""

    def __init__(self, typed: Sequence[str]) -> None:
        self.messages = read(LANGUAGE["language"](LANGUAGE["language_of"](typed)))

    def say(self, key: str, **about: object) -> str:
        """A message."""
        text = self.messages[key]
        for name, thing in about.items():
            text = text.replace(f"{{ ${name} }}", str(thing))
        return text
