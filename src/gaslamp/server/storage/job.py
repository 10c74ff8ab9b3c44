"""Something to be done with the database, and how it went."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from gaslamp.server.storage.errors import BadDatabase, Conflict, Lost, StorageError
from gaslamp.server.storage.reason import reason


@dataclass(eq=False, slots=True)
class Job:
    """The work, who waits for it, and what came of it."""

    work: Callable[[Connection], Any]
    future: Future[Any]
    result: Any = None
    error: Exception | None = None


def tell(jobs: Iterable[Job]) -> None:
    """Tell everybody who still waits, in the order of the jobs."""
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


def fail(jobs: Iterable[Job], error: Exception) -> None:
    """None of them was done."""
    for job in jobs:
        job.error = complaint(error)


def complaint(error: Exception) -> StorageError:
    """Why something was not done, for whoever waits for it."""
    match error:
        case StorageError():
            return error
        case BadDatabase():
            return Lost("error-database-lost", why=error)
        case OperationalError() | InterfaceError():
            return Lost("error-database-lost", why=reason(error))
        case IntegrityError():
            return Conflict("error-database-conflict", reason=reason(error))
    refused = StorageError("error-database-refused", reason=reason(error))
    if not isinstance(error, DBAPIError):
        refused.__cause__ = error
    return refused
