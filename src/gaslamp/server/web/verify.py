"""Checking a record that somebody sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.json import decode

from gaslamp.engine.errors import GaslampError
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.record import Record
from gaslamp.protocol.api import Verdict
from gaslamp.server.entry import to_json
from gaslamp.server.errors import BadMessage
from gaslamp.server.sandbox import run_bounded
from gaslamp.server.sight import problem

if TYPE_CHECKING:
    from gaslamp.server.app import App

ANSWERS = 20_000  # that are played again for somebody


class Verifier:
    """Checks records, not too many of one address."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def verdict(self, address: str, record: bytes, language: str) -> Verdict:
        """What comes of checking a record."""
        self.app.records.take(address)
        verdict = await self.app.sandbox.run(__name__, record, language)
        return decode(verdict, type=Verdict) if verdict else wrong(BadMessage("error-verify-much"), language)


def check(text: bytes, language: str) -> Verdict:
    """Whether every answer was legal with the luck that was promised by the hash, and the game came to its end."""
    try:
        record = a_record(text.decode("utf-8", "replace"))
        state = record.replay()
    except GaslampError as error:
        return wrong(error, language)
    hash = Luck(record.secret, record.words).hash if record.secret else ""
    return Verdict(bool(hash) and bool(state.over), hash, len(record.answers), state.places)


def a_record(text: str) -> Record:
    """A record of a game that is not too long for us."""
    record = Record.parse(text)
    if len(record.answers) > ANSWERS:
        raise BadMessage("error-verify-answers", n=len(record.answers), most=ANSWERS)
    return record


def wrong(error: GaslampError, language: str) -> Verdict:
    """A record that is none, or not of a legal game."""
    return Verdict(False, "", 0, [], problem(error, language))


if __name__ == "__main__":
    run_bounded(lambda sent, language: to_json(check(sent, language)))
