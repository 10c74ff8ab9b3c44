"""What can happen in Council of Five, as kinds of events."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import Tale
from gaslamp.games.council.parts import AT

TALE: Final = Tale(AT)
BEGAN: Final = TALE.kind("began")
CUT: Final = TALE.kind("cut")
LEFT_UNCUT: Final = TALE.kind("left")
CHOSE_BOARD: Final = TALE.kind("chose_board")
TURNED_UP: Final = TALE.kind("turned_up")
TURN_BEGAN: Final = TALE.kind("turn_began")
SKIPPED: Final = TALE.kind("skipped")
PLAYED: Final = TALE.kind("played")
STASHED: Final = TALE.kind("stashed")
DISCARDED: Final = TALE.kind("discarded")
SANK: Final = TALE.kind("sank")
PASSED: Final = TALE.kind("passed")
LAID: Final = TALE.kind("laid")
APPLIED: Final = TALE.kind("applied")
IGNORED: Final = TALE.kind("ignored")
FLIPPED: Final = TALE.kind("flipped")
TIED: Final = TALE.kind("tied")
CASCADED: Final = TALE.kind("cascaded")
LASTS: Final = TALE.kind("lasts")
REMOVED: Final = TALE.kind("removed")
RECALLED: Final = TALE.kind("recalled")
MOVED: Final = TALE.kind("moved")
SHIFTED: Final = TALE.kind("shifted")
FETCHED: Final = TALE.kind("fetched")
SELECTED: Final = TALE.kind("selected")
PUT_ON_TOP: Final = TALE.kind("put_on_top")
PUT_UNDER: Final = TALE.kind("put_under")
SHUFFLED: Final = TALE.kind("shuffled")
LOST: Final = TALE.kind("lost")
SCORED: Final = TALE.kind("scored")
WON: Final = TALE.kind("won")
DREW: Final = TALE.kind("drew")
