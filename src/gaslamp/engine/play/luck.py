"""Luck that nobody can foretell and everybody can check: a secret kept until the end, and a word of each player."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from dataclasses import dataclass, field
from functools import cached_property

from gaslamp.engine.core.chance import SEEDS, Chance, Draw, Draws, seeded
from gaslamp.engine.errors import BadSetting


@dataclass(frozen=True)
class Luck:
    """A secret whose hash is told before any word is said, so that no word and no secret can be chosen to fit."""

    secret: str = field(repr=False)  # 64 hex digits
    words: tuple[str, ...] = ()  # a word of each seat, "" where none was said

    def __post_init__(self) -> None:
        if not isinstance(self.secret, str) or not re.fullmatch("[0-9a-f]{64}", self.secret):
            raise BadSetting("error-setting-secret", "secret", self.secret)

    @classmethod
    def new(cls) -> Luck:
        """Luck that nobody could guess."""
        return cls(secrets.token_hex(32))

    @classmethod
    def of_seed(cls, seed: int) -> Luck:
        """The same luck again and again, for whoever plays by a seed."""
        return cls(hashlib.sha256(f"gaslamp {seed}".encode()).hexdigest())

    @property
    def hash(self) -> str:
        """What is told of the secret at once: it fits no other."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @cached_property
    def key(self) -> bytes:
        """The secret and the words, stirred."""
        words = json.dumps(self.words, ensure_ascii=False, separators=(",", ":"))
        return hmac.digest(bytes.fromhex(self.secret), words.encode(), "sha256")

    def chance(self, n: int, made: list[Draw] | None = None) -> Chance:
        """The luck of the deal for 0, of the first answer for 1, and so on; `made` notes the draws."""
        return Chance(0, Draws(self.key, n, made))

    def number(self, name: str) -> int:
        """A seed that goes with this luck, for something else of that name."""
        return int.from_bytes(hmac.digest(self.key, name.encode(), "sha256")) & SEEDS


class LuckBySeeds(Luck):
    """Luck as it was up to records of format 4: a seed of the fast generator for each answer, which can be computed."""

    def chance(self, n: int, made: list[Draw] | None = None) -> Chance:
        return seeded(self.seed(n))

    def seed(self, n: int) -> int:
        """The seed of the deal for 0, of the first answer for 1, and so on."""
        return self.number(str(n))
