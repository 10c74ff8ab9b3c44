"""What can happen in Council of Five, as kinds of events."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import EventKinds
from gaslamp.games.council.parts import AT

EVENT_KINDS: Final = EventKinds(AT)
BEGAN: Final = EVENT_KINDS.kind("began")
CUT: Final = EVENT_KINDS.kind("cut")
LEFT_UNCUT: Final = EVENT_KINDS.kind("left")
CHOSE_BOARD: Final = EVENT_KINDS.kind("chose_board")
TURNED_UP: Final = EVENT_KINDS.kind("turned_up")
TURN_BEGAN: Final = EVENT_KINDS.kind("turn_began")
SKIPPED: Final = EVENT_KINDS.kind("skipped")
PLAYED: Final = EVENT_KINDS.kind("played")
STASHED: Final = EVENT_KINDS.kind("stashed")
DISCARDED: Final = EVENT_KINDS.kind("discarded")
SANK: Final = EVENT_KINDS.kind("sank")
PASSED: Final = EVENT_KINDS.kind("passed")
LAID: Final = EVENT_KINDS.kind("laid")
APPLIED: Final = EVENT_KINDS.kind("applied")
IGNORED: Final = EVENT_KINDS.kind("ignored")
FLIPPED: Final = EVENT_KINDS.kind("flipped")
TIED: Final = EVENT_KINDS.kind("tied")
CASCADED: Final = EVENT_KINDS.kind("cascaded")
LASTS: Final = EVENT_KINDS.kind("lasts")
REMOVED: Final = EVENT_KINDS.kind("removed")
RECALLED: Final = EVENT_KINDS.kind("recalled")
MOVED: Final = EVENT_KINDS.kind("moved")
SHIFTED: Final = EVENT_KINDS.kind("shifted")
FETCHED: Final = EVENT_KINDS.kind("fetched")
SELECTED: Final = EVENT_KINDS.kind("selected")
PUT_ON_TOP: Final = EVENT_KINDS.kind("put_on_top")
PUT_UNDER: Final = EVENT_KINDS.kind("put_under")
SHUFFLED: Final = EVENT_KINDS.kind("shuffled")
LOST: Final = EVENT_KINDS.kind("lost")
SCORED: Final = EVENT_KINDS.kind("scored")
WON: Final = EVENT_KINDS.kind("won")
DREW: Final = EVENT_KINDS.kind("drew")
