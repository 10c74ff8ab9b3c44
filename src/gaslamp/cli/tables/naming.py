"""Names in little room: in two lines, and shortened where they must be."""

from __future__ import annotations

import re

PARTS = re.compile(r"[^\s-]+-?")  # words, and the parts of words with hyphens


def in_two(name: str, first: int, second: int) -> tuple[str, str]:
    """A name in two lines: whole, or without its small words, or cut."""
    telling = " ".join(word for word in name.split() if not word[0].islower())
    for shorter in (name, telling):
        parts = PARTS.findall(shorter)
        for n in range(len(parts), -1, -1):
            lines = rejoin(parts[:n]), rejoin(parts[n:])
            if len(lines[0]) <= first and len(lines[1]) <= second:
                return lines
    head, *rest = PARTS.findall(telling)
    return cut(head, first), cut(rejoin(rest), second)


def rejoin(parts: list[str]) -> str:
    """Parts of a name put together again."""
    return " ".join(parts).replace("- ", "-")


def cut(text: str, room: int) -> str:
    """A text with a full stop where it is cut off."""
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}."
