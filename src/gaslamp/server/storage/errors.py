"""What a database can refuse: at the door, and later."""

from __future__ import annotations

from gaslamp.server.errors import ServerError


class BadDatabase(ServerError, ValueError):
    """A database that cannot be opened; it is left as it was."""


class StorageError(ServerError):
    """Something that could not be read or stored; nothing of it was, unless said otherwise."""


class Conflict(StorageError):
    """Something that contradicts what is stored: an entry with a number that is taken, a person who is not there."""


class LoginTaken(StorageError):
    """A login that somebody else has."""


class Lost(StorageError):
    """The database is gone or full; what it was storing just then, it may have stored."""
