"""A database's own words."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError


def reason(error: Exception) -> str:
    """What it says, in one line: without the statement and its details, which may hold secrets."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return next((line.strip() for line in str(said).splitlines() if line.strip()), type(said).__name__)
