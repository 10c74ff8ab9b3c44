"""The server's log: a line of JSON for each thing worth knowing; no secret is ever written to it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec.json import encode

LOG = logging.getLogger("gaslamp.server")
LEVELS = {"gaslamp.server": logging.INFO, "uvicorn": logging.ERROR, "": logging.ERROR}


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, what happened, and what it was about."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "at": at,
            "level": record.levelname.lower(),
            "what": record.getMessage() if record.name == LOG.name else first_line(record),
            **record.__dict__.get("about", {}),
        }
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = places(record)
        return encode(line).decode()


def worth_knowing(record: logging.LogRecord) -> bool:
    """Whether a line is about the server, not about a client that sends broken letters, of which there may be many."""
    return "Invalid UTF-8" not in str(record.msg)


def first_line(record: logging.LogRecord) -> str:
    """What a library says, without what it speaks of."""
    return str(record.msg).partition("\n")[0]


def places(record: logging.LogRecord) -> list[str]:
    """Where an error came from: files and lines only, for the words of an error may hold what was sent."""
    lines, trace = [], record.exc_info[2] if record.exc_info else None
    while trace is not None:
        lines.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return lines


def log(what: str, **about: object) -> None:
    """Write a line."""
    LOG.info(what, extra={"about": about})


def warn(what: str, error: BaseException | None = None, **about: object) -> None:
    """Write a line about what should not happen."""
    LOG.error(what, exc_info=error, extra={"about": about})


@contextmanager
def log_to(path: Path | None) -> Iterator[None]:
    """Write the log to a file, or to the error stream, until the server has closed; then all is as it was."""
    handler: logging.Handler = (
        logging.FileHandler(path, encoding="utf-8") if path else logging.StreamHandler(sys.stderr)
    )
    handler.setFormatter(Lines())
    handler.addFilter(worth_knowing)
    with closing(handler), ExitStack() as undo:
        for name, level in LEVELS.items():
            logger = logging.getLogger(name)
            undo.callback(set_up, logger, logger.handlers[:], logger.level, logger.propagate)
            set_up(logger, [handler], level, False)
        yield


def set_up(logger: logging.Logger, handlers: list[logging.Handler], level: int, propagate: bool) -> None:
    """Have a logger write so."""
    logger.handlers[:] = handlers
    logger.setLevel(level)
    logger.propagate = propagate
