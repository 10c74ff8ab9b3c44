"""Storage: what happened at every table and who plays, in SQLite or PostgreSQL, one code for both."""

from gaslamp.server.storage.errors import BadDatabase, Conflict, LoginTaken, Lost, StorageError
from gaslamp.server.storage.rows import AccountRow, EntryRow, ListedRow, PersonRow, SessionRow, TableChange, TableRow
from gaslamp.server.storage.storage import Storage

__all__ = [
    "AccountRow",
    "BadDatabase",
    "Conflict",
    "EntryRow",
    "ListedRow",
    "LoginTaken",
    "Lost",
    "PersonRow",
    "SessionRow",
    "Storage",
    "StorageError",
    "TableChange",
    "TableRow",
]
