"""What is remembered of servers: the cookie by which one is known there, one's name, and what was promised."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from gaslamp import folders

MOST = 200  # hashes that are remembered of one server


def place() -> Path:
    """The file in the folder of the user's data."""
    return folders.data() / "visits.json"


class Visits:
    """The visits to one server, among all others in the file."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.path = place()

    def all(self) -> dict[str, Any]:
        """Every server; a file that cannot be read is forgotten."""
        with suppress(OSError, ValueError):
            visits = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(visits, dict) and all(isinstance(one, dict) for one in visits.values()):
                return visits
        return {}

    @property
    def cookie(self) -> str:
        """By which one is known at this server."""
        return str(self.all().get(self.origin, {}).get("cookie", ""))

    @property
    def name(self) -> str:
        """What one was called when last asked, here or elsewhere."""
        visits = self.all()
        names = [one.get("name", "") for one in (*visits.values(), visits.get(self.origin, {}))]
        return next(filter(None, reversed(names)), "")

    def know(self, cookie: str, name: str) -> None:
        """Remember who one is."""
        self.keep(cookie=cookie, name=name)

    def promised_hash(self, table: str, hash: str) -> str:
        """The hash of a table as it was first seen; it is remembered now if it was not yet."""
        hashes = {**self.all().get(self.origin, {}).get("hashes", {})}
        if table not in hashes:
            hashes[table] = hash
            self.keep(hashes=dict([*hashes.items()][-MOST:]))
        return str(hashes[table])

    def keep(self, **about: object) -> None:
        """Write it down, for the user's eyes only, whole or not at all."""
        visits = self.all()
        visits[self.origin] = {**visits.pop(self.origin, {}), **about}
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = self.path.with_name(f"{self.path.name}.{os.getpid()}")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(visits, file, ensure_ascii=False, indent=2)
        draft.replace(self.path)
