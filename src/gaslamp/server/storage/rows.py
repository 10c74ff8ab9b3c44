"""What is kept; all times are milliseconds since the epoch."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class EntryRow(Struct, frozen=True):
    """One entry in the log of a table."""

    n: int
    at: int
    body: bytes


class TableRow(Struct, frozen=True):
    """A table."""

    id: str
    game: str
    version: str
    numbers: str  # the digest of its data set
    secret: str
    header: bytes
    status: str
    open: bool
    created: int
    changed: int
    listing: bytes


class TableChange(Struct, frozen=True):
    """What an entry changes about its table; chairs that are not given stay as they are."""

    status: str
    open: bool
    changed: int
    listing: bytes
    chairs: Sequence[str | None] | None = None


class ListedRow(Struct, frozen=True):
    """A table as a list shows it."""

    id: str
    status: str
    open: bool
    changed: int
    listing: bytes


class PersonRow(Struct, frozen=True):
    """Somebody who plays, guest or not."""

    id: str
    name: str
    language: str
    created: int


class AccountRow(Struct, frozen=True):
    """How somebody comes back from another browser."""

    login: str  # as the caller folds it
    hash: str
    person: str
    created: int


class SessionRow(Struct, frozen=True):
    """A browser that is somebody's."""

    id: str
    person: str
    created: int
