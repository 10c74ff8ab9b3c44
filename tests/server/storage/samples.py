"""People, tables and entries to be kept."""

from __future__ import annotations

from gaslamp.server.storage import EntryRow, PersonRow, TableRow

LATE = 2**41 + 1  # milliseconds: beyond 32 bits
ANNA = PersonRow("anna", "Anna Żółć", "pl", LATE)
BOLEK = PersonRow("bolek", "Bolek", "en", LATE + 1)


def a_table(id: str, status: str = "waiting", changed: int = LATE) -> TableRow:
    """A table."""
    return TableRow(id, "catham", "1", "0af1", "s3cret", b"\x00header", status, True, LATE, changed, b"\xfflisting")


def entries(*numbers: int) -> list[EntryRow]:
    """Entries with these numbers."""
    return [EntryRow(n, LATE + n, b"entry \x00 %d" % n) for n in numbers]


def numbers(rows: list[EntryRow]) -> list[int]:
    """The numbers of entries."""
    return [row.n for row in rows]
