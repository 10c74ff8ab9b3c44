"""Luck that nobody can foretell and everybody can check: a secret kept until the end, and a word of each player."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from dataclasses import dataclass, field
from functools import cached_property

from gaslamp.engine.core.chance import SEEDS
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

    @property
    def hash(self) -> str:
        """What is told of the secret at once: it fits no other."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @cached_property
    def key(self) -> bytes:
        """The secret and the words, stirred."""
        words = json.dumps(self.words, ensure_ascii=False, separators=(",", ":"))
        return hmac.digest(bytes.fromhex(self.secret), words.encode(), "sha256")

    def seed(self, n: int) -> int:
        """The seed of the deal for 0, of the first answer for 1, and so on."""
        return int.from_bytes(hmac.digest(self.key, str(n).encode(), "sha256")) & SEEDS
