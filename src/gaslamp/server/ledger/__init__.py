"""Storage: what happened at every table and who plays, in SQLite or PostgreSQL, one code for both."""

from gaslamp.server.ledger.errors import BadDatabase, Conflict, LedgerError, LoginTaken, Lost
from gaslamp.server.ledger.ledger import Ledger
from gaslamp.server.ledger.rows import AccountRow, EntryRow, ListedRow, PersonRow, SessionRow, TableChange, TableRow

__all__ = [
    "AccountRow",
    "BadDatabase",
    "Conflict",
    "EntryRow",
    "Ledger",
    "LedgerError",
    "ListedRow",
    "LoginTaken",
    "Lost",
    "PersonRow",
    "SessionRow",
    "TableChange",
    "TableRow",
]
