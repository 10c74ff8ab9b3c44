"""What can happen in Catham City."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import Tale
from gaslamp.games.catham.parts import AT

TALE: Final = Tale(AT)
DEALT: Final = TALE.kind("dealt")
OPENED: Final = TALE.kind("opened")
RESHUFFLED: Final = TALE.kind("reshuffled")
TURN_BEGAN: Final = TALE.kind("turn_began")
PASSED: Final = TALE.kind("passed")
TOOK: Final = TALE.kind("took")
PLAYED: Final = TALE.kind("played")
ADDED: Final = TALE.kind("added")
GAINED: Final = TALE.kind("gained")
LOST: Final = TALE.kind("lost")
DREW: Final = TALE.kind("drew")
DISCARDED: Final = TALE.kind("discarded")
SOLD: Final = TALE.kind("sold")
GAVE: Final = TALE.kind("gave")
HACKED: Final = TALE.kind("hacked")
SEARCHED: Final = TALE.kind("searched")
REVEALED: Final = TALE.kind("revealed")
STOLE: Final = TALE.kind("stole")
ELECTED: Final = TALE.kind("elected")
