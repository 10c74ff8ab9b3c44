"""People, their accounts and their sessions."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, select, update

from gaslamp.server.storage.errors import Conflict
from gaslamp.server.storage.rows import AccountRow, PersonRow, SessionRow
from gaslamp.server.storage.schema import accounts, people, sessions


def add_person(connection: Connection, row: PersonRow) -> None:
    """Somebody new."""
    connection.execute(insert(people), asdict(row))


def person(connection: Connection, id: str) -> PersonRow | None:
    """Somebody."""
    row = connection.execute(select(people).where(people.c.id == id)).first()
    return PersonRow(*row) if row else None


def change_person(connection: Connection, id: str, name: str, language: str) -> None:
    """Somebody is called otherwise, or speaks another language."""
    change = update(people).where(people.c.id == id).values(name=name, language=language)
    if not connection.execute(change).rowcount:
        raise Conflict("error-database-missing", value=id)


def add_account(connection: Connection, row: AccountRow) -> bool:
    """An account for somebody, unless the login is taken."""
    if account(connection, row.login):
        return False
    connection.execute(insert(accounts), asdict(row))
    return True


def account(connection: Connection, login: str) -> AccountRow | None:
    """The account with a login."""
    row = connection.execute(select(accounts).where(accounts.c.login == login)).first()
    return AccountRow(*row) if row else None


def account_of(connection: Connection, person: str) -> AccountRow | None:
    """The account of somebody."""
    row = connection.execute(select(accounts).where(accounts.c.person == person)).first()
    return AccountRow(*row) if row else None


def add_session(connection: Connection, row: SessionRow) -> None:
    """A browser is somebody's."""
    connection.execute(insert(sessions), asdict(row))


def whose(connection: Connection, id: str) -> tuple[PersonRow, AccountRow | None] | None:
    """Who is at a browser, and the account of whoever it is."""
    owner = connection.execute(select(sessions.c.person).where(sessions.c.id == id)).scalar()
    somebody = person(connection, owner) if owner else None
    return (somebody, account_of(connection, somebody.id)) if somebody else None


def drop_session(connection: Connection, id: str) -> None:
    """A browser is nobody's."""
    connection.execute(delete(sessions).where(sessions.c.id == id))
