"""The clerk: one thread that alone reads and writes the database."""

from __future__ import annotations

from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from gaslamp.server.storage.job import Job, fail, tell
from gaslamp.server.storage.opening import open_connection
from gaslamp.server.storage.place import Place
from gaslamp.server.storage.tables import Append, store

LATELY = 256  # commits of which the slowest is told
Result = TypeVar("Result")


class Clerk(Thread):
    """Takes all that is to be done, does it in one transaction, commits, and tells everybody who waits."""

    def __init__(self, place: Place, loop: AbstractEventLoop) -> None:
        super().__init__(name="storage", daemon=True)
        self.place = place
        self.loop = loop
        self.queue: SimpleQueue[Job] = SimpleQueue()
        self.connection: Connection | None = None
        self.commits = 0
        self.times = [0.0] * LATELY  # of the latest commits, in milliseconds

    def do(self, work: Callable[[Connection], Result]) -> Future[Result]:
        """Have something done; it may be tried twice."""
        future: Future[Result] = self.loop.create_future()
        self.queue.put(Job(work, future))
        return future

    def come(self) -> Future[None]:
        """Open the database and be ready."""
        coming = self.do(nothing)
        self.start()
        return coming

    def leave(self) -> Future[None]:
        """Do all that is left to do, and close the database; nothing may be asked after this."""
        return self.do(last)

    def run(self) -> None:
        """From coming to leaving."""
        coming = self.queue.get()
        try:
            self.reach()
        except Exception as error:
            coming.error = error
        self.post([coming])
        if self.connection is not None:
            self.work()

    def work(self) -> None:
        """Do what there is to do, until the last job."""
        jobs: list[Job] = []
        while not jobs or jobs[-1].work is not last:
            jobs = self.take()
            self.attempt(jobs)
            if jobs[-1].work is last and self.connection is not None:
                self.disconnect(self.connection)
            self.post(jobs)

    def take(self) -> list[Job]:
        """All jobs, when there are any."""
        jobs = [self.queue.get()]
        with suppress(Empty):
            while True:
                jobs.append(self.queue.get_nowait())
        return jobs

    def attempt(self, jobs: list[Job]) -> None:
        """Do them together; if one spoils it for all, each by itself."""
        try:
            self.together(jobs)
        except Exception as error:
            if self.connection is None:
                fail(jobs, error)
            else:
                self.one_by_one(jobs)

    def one_by_one(self, jobs: list[Job]) -> None:
        """Do each by itself, as long as there is a database."""
        for i, job in enumerate(jobs):
            try:
                self.together([job])
            except Exception as error:
                if self.connection is None:
                    fail(jobs[i:], error)
                    return
                fail([job], error)

    def together(self, jobs: list[Job]) -> None:
        """Do them in one transaction: all or none."""
        connection = self.reach()
        try:
            results = do_in_order(connection, [job.work for job in jobs])
            began = perf_counter()
            connection.commit()
        except BaseException:
            self.undo(connection)
            raise
        self.times[self.commits % LATELY] = (perf_counter() - began) * 1000
        self.commits += 1
        for job, result in zip(jobs, results):
            job.result = result

    def reach(self) -> Connection:
        """The connection, or a new one if it was lost."""
        if self.connection is None:
            self.connection = open_connection(self.place)
        return self.connection

    def undo(self, connection: Connection) -> None:
        """Nothing of it happened; a connection that cannot even do this is given up."""
        try:
            connection.rollback()
        except SQLAlchemyError:
            connection.invalidate()
        if connection.invalidated:
            self.disconnect(connection)

    def disconnect(self, connection: Connection) -> None:
        """Have no connection."""
        self.connection = None
        connection.close()

    def post(self, jobs: list[Job]) -> None:
        """Let the loop tell who waits; if there is no loop any more, nobody does."""
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(tell, jobs)


def nothing(connection: Connection) -> None:
    """Do nothing."""


def last(connection: Connection) -> None:
    """Do nothing, and nothing more after that."""


def do_in_order(connection: Connection, works: Iterable[Callable[[Connection], Any]]) -> list[Any]:
    """Do them in order, appends that follow each other as one; what each found."""
    results: list[Any] = []
    for kind, group in groupby(works, type):
        if kind is Append:
            appends = [work for work in group if isinstance(work, Append)]
            store(connection, appends)
            results.extend([None] * len(appends))
        else:
            results.extend([work(connection) for work in group])
    return results
