"""Talk at the table."""

from __future__ import annotations

from gaslamp.engine.words.voice import Voice
from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, ToStore
from gaslamp.server.checks import Now, Visitor, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Say, now: Now) -> ToStore:
    """Something of one's own, or a quick phrase that each reads in his own language."""
    own_chair(table, who, ask.seat)
    if (ask.text is None) == (ask.phrase is None):
        raise Refusal("error-say-one")
    if ask.text is not None and not (ask.text.isprintable() and ask.text.strip()):
        raise Refusal("error-say-letters")
    known = Voice(table.game, table.header.terms.language, ()).phrases()
    if ask.phrase is not None and ask.phrase not in known:
        raise Refusal("error-say-phrase", value=ask.phrase, known=known)
    return ToStore.of(deeds.Said(ask.seat, ask.text, ask.phrase))


def show(table: Table, seat: int | None, deed: deeds.Said, n: int) -> deeds.Deed | None:
    """To whoever has not muted the speaker."""
    return None if seat is not None and deed.seat in table.chairs[seat].muted else deed


ACT = Act(deeds.Said, ask=asks.Say, check=check, show=show)
