"""People: guests with a name, those with an account, and the cookie by which each is known."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from gaslamp.protocol.frame import Language
from gaslamp.server.checks import Visitor
from gaslamp.server.errors import BadMessage, Refusal, Unknown
from gaslamp.server.storage import AccountRow, PersonRow, SessionRow, Storage

COOKIE = "gaslamp"
REMEMBERED = 10_000  # sessions kept in mind
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # printable, they say, but nothing is seen
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
NOBODYS = HASHER.hash(secrets.token_hex(16))  # so that an unknown login takes as long as a wrong password


@dataclass(frozen=True)
class Person(Visitor):
    """A visitor, with language and account."""

    language: Language = "en"
    login: str | None = None


class People:
    """Everybody who has been here."""

    def __init__(self, storage: Storage, key: bytes) -> None:
        self.storage = storage
        self.key = key
        self.known: dict[str, Person] = {}  # by session
        self.hashing = asyncio.Semaphore(1)  # one core stays free for the tables

    # -- sessions

    async def of_cookie(self, cookie: str | None) -> Person | None:
        """Who sent a cookie; None for a stranger and for a cookie that is not ours."""
        session = self.session_of(cookie or "")
        if session is None:
            return None
        if session not in self.known:
            stored = await self.storage.whose(session)
            if stored is None:
                return None
            self.remember(session, as_person(*stored))
        return self.known[session]

    def session_of(self, cookie: str) -> str | None:
        """The session that a cookie names, if we have signed it."""
        token, _, signature = cookie.partition(".")
        good = hmac.compare_digest(self.sign(token).encode("utf-8", "replace"), cookie.encode("utf-8", "replace"))
        return hashlib.sha256(token.encode()).hexdigest() if good and signature else None

    def sign(self, token: str) -> str:
        """A token with our signature."""
        return f"{token}.{hmac.digest(self.key, token.encode('utf-8', 'replace'), 'sha256').hex()}"

    async def begin(self, person: Person, at: int) -> str:
        """A new session; the cookie for it."""
        token = secrets.token_urlsafe(24)
        session = hashlib.sha256(token.encode()).hexdigest()
        await self.storage.add_session(SessionRow(session, person.id, at))
        self.remember(session, person)
        return self.sign(token)

    async def end(self, cookie: str | None) -> None:
        """Forget a session."""
        session = self.session_of(cookie or "")
        if session is not None:
            await self.storage.drop_session(session)
            self.known.pop(session, None)

    def remember(self, session: str, person: Person) -> None:
        """Keep a session in mind."""
        if len(self.known) >= REMEMBERED:
            del self.known[next(iter(self.known))]
        self.known[session] = person

    # -- who

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""
        row, account = await asyncio.gather(self.storage.person(id), self.storage.account_of(id))
        return as_person(row, account) if row else None

    async def add(self, name: str, language: Language, at: int) -> Person:
        """Somebody new, for whom a name is enough."""
        must_print(name)
        id = secrets.token_hex(8)
        await self.storage.add_person(PersonRow(id, name, language, at))
        return Person(id, name, language)

    async def rename(self, person: Person, name: str, language: Language) -> Person:
        """Somebody wants to be called otherwise; at tables where he sits, the name stays."""
        must_print(name)
        await self.storage.change_person(person.id, name, language)
        return self.everywhere(Person(person.id, name, language, person.login))

    def everywhere(self, person: Person) -> Person:
        """Have all sessions know a person as he is now."""
        for session, known in self.known.items():
            if known.id == person.id:
                self.known[session] = person
        return person

    # -- accounts

    async def register(self, person: Person, login: str, password: str, at: int) -> Person:
        """Give somebody an account."""
        must_print(login)
        if person.login is not None:
            raise Refusal("error-account-already", value=person.login)
        async with self.hashing:
            hash = await asyncio.to_thread(HASHER.hash, password)
        await self.storage.add_account(AccountRow(login.casefold(), hash, person.id, at))
        return self.everywhere(Person(person.id, person.name, person.language, login.casefold()))

    async def log_in(self, login: str, password: str) -> Person:
        """Who has this login and this password."""
        account = await self.storage.account(login.casefold())
        async with self.hashing:
            good = await asyncio.to_thread(fits, account.hash if account else NOBODYS, password)
        person = await self.person(account.person) if account and good else None
        if person is None:
            raise Unknown("error-login")
        return person


def as_person(row: PersonRow, account: AccountRow | None) -> Person:
    """Somebody, as stored."""
    language: Language = "pl" if row.language == "pl" else "en"
    return Person(row.id, row.name, language, account.login if account else None)


def must_print(name: str) -> None:
    """Refuse a name with letters that cannot be seen, which could play tricks on whoever reads it."""
    if not name.isprintable() or any(letter in BLANK for letter in name):
        raise BadMessage("error-name", value=name)


def fits(hash: str, password: str) -> bool:
    """Whether a password is the one that was hashed."""
    try:
        return HASHER.verify(hash, password)
    except (VerifyMismatchError, InvalidHashError):
        return False
