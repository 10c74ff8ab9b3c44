"""What can happen in Catham City."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import EventKinds
from gaslamp.games.catham.parts import AT

EVENT_KINDS: Final = EventKinds(AT)
DEALT: Final = EVENT_KINDS.kind("dealt")
OPENED: Final = EVENT_KINDS.kind("opened")
RESHUFFLED: Final = EVENT_KINDS.kind("reshuffled")
TURN_BEGAN: Final = EVENT_KINDS.kind("turn_began")
PASSED: Final = EVENT_KINDS.kind("passed")
TOOK: Final = EVENT_KINDS.kind("took")
PLAYED: Final = EVENT_KINDS.kind("played")
ADDED: Final = EVENT_KINDS.kind("added")
GAINED: Final = EVENT_KINDS.kind("gained")
LOST: Final = EVENT_KINDS.kind("lost")
DREW: Final = EVENT_KINDS.kind("drew")
DISCARDED: Final = EVENT_KINDS.kind("discarded")
SOLD: Final = EVENT_KINDS.kind("sold")
GAVE: Final = EVENT_KINDS.kind("gave")
HACKED: Final = EVENT_KINDS.kind("hacked")
SEARCHED: Final = EVENT_KINDS.kind("searched")
REVEALED: Final = EVENT_KINDS.kind("revealed")
STOLE: Final = EVENT_KINDS.kind("stole")
ELECTED: Final = EVENT_KINDS.kind("elected")
