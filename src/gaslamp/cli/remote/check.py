"""After the game: whether it was played with the luck that was promised, and as it was told here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gaslamp import Record
from gaslamp.cli.refusal import reason
from gaslamp.cli.remote.story import events_of
from gaslamp.cli.verify import hash_of
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.words.events import WireEvent
from gaslamp.engine.words.texts import Texts
from gaslamp.protocol.tells import Update


@dataclass(frozen=True)
class Checked:
    """What was found, in one line."""

    good: bool
    says: str


def check_record(text: str, promised: str, seat: int | None, updates: Iterable[Update], say: Texts) -> Checked:
    """Play the record again, and compare it with the hash and with all that was told to a seat."""
    try:
        record = Record.parse(text)
        state = record.replay(listen=True)
    except GaslampError as error:
        return Checked(False, say.say("join-unchecked", why=reason(error, say)))
    told = [WireEvent.of(event.json()) for event in record.game.events(state, seat)]
    if hash_of(record) != promised:
        return Checked(False, say.say("join-other-luck", hash=promised))
    if not state.over or told != [event for update in updates for event in events_of(update.deed)]:
        return Checked(False, say.say("join-other-game"))
    return Checked(True, say.say("join-checked", n=len(record.answers), hash=promised[:12]))
