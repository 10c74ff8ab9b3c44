"""Talk at the table."""

from __future__ import annotations

from gaslamp.engine.words.voice import Voice
from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.now import Visitor, a_chair, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def say(table: Table, who: Visitor, ask: asks.Say) -> list[deeds.LogDeed]:
    """Say something of one's own, or a quick phrase that each reads in his own language."""
    own_chair(table, who, ask.seat)
    if (ask.text is None) == (ask.phrase is None):
        raise Refusal("error-say-one")
    if ask.text is not None and not (ask.text.isprintable() and ask.text.strip()):
        raise Refusal("error-say-letters")
    known = Voice(table.game, table.header.terms.language, ()).phrases()
    if ask.phrase is not None and ask.phrase not in known:
        raise Refusal("error-say-phrase", value=ask.phrase, known=known)
    return [deeds.Said(ask.seat, ask.text, ask.phrase)]


def mute(table: Table, who: Visitor, ask: asks.Mute) -> list[deeds.LogDeed]:
    """Hear no more of somebody; others see at most that a number was skipped."""
    own_chair(table, who, ask.seat)
    if a_chair(table, ask.whom).person in (None, who.id):
        raise Refusal("error-mute-whom", seat=ask.whom + 1)
    return [deeds.Muted(ask.seat, ask.whom, ask.on)]
