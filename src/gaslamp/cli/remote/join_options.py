"""What a visitor wants, as the command said it."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.protocol.frame import Language


@dataclass(frozen=True)
class JoinOptions:
    """Who to be, where to sit, and how."""

    language: Language
    name: str = ""
    login: str = ""
    register: bool = False
    seat: int | None = None  # from 0
    key: str = ""
    watch: bool = False
    word: str = ""
    settings: tuple[str, ...] = ()  # NAME=VALUE, for a new table
