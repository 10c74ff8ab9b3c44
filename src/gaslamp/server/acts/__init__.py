"""What people do at a table: each act is checked against how the table stands, and becomes deeds for its log.

Nothing is changed here: the deeds are stored first, and happen then.
"""

from __future__ import annotations

from gaslamp.protocol import asks
from gaslamp.protocol.deeds import LogDeed
from gaslamp.server.acts.agree import end, mind, vote
from gaslamp.server.acts.answer import answer
from gaslamp.server.acts.come import back, leave
from gaslamp.server.acts.now import Now, Visitor
from gaslamp.server.acts.sit import sit, stand, swap, word
from gaslamp.server.acts.start import start
from gaslamp.server.acts.talk import mute, say
from gaslamp.server.acts.undo import undo
from gaslamp.server.errors import Broken
from gaslamp.server.table import Table

__all__ = ["Now", "Visitor", "deeds_of"]


def deeds_of(table: Table, who: Visitor, ask: asks.TableAct, now: Now) -> list[LogDeed]:
    """The deeds that an act comes to; a typed error if it may not be done."""
    match ask:
        case asks.Answer():
            return answer(table, who, ask, now)
        case asks.Sit():
            return sit(table, who, ask)
        case asks.Stand():
            return stand(table, who, ask)
        case asks.Swap():
            return swap(table, who, ask)
        case asks.Word():
            return word(table, who, ask)
        case asks.Start():
            return start(table, who)
        case asks.Undo():
            return undo(table, who, ask, now)
        case asks.Mind():
            return mind(table, who, ask, now)
        case asks.End():
            return end(table, who, now)
        case asks.Vote():
            return vote(table, who, ask, now)
        case asks.Leave():
            return leave(table, who, ask)
        case asks.Back():
            return back(table, who, ask)
        case asks.Say():
            return say(table, who, ask)
        case asks.Mute():
            return mute(table, who, ask)
        case asks.Rematch():
            raise Broken("error-server-broken")  # it takes two tables: see rooms.py
