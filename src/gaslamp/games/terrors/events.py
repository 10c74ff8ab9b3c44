"""What can happen in Terrors of London, as kinds of events."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import EventKinds
from gaslamp.games.terrors.parts import AT
from gaslamp.games.terrors.words import RESOURCES

EVENT_KINDS: Final = EventKinds(AT)
APPEARED: Final = EVENT_KINDS.kind("appeared")
BEGAN: Final = EVENT_KINDS.kind("began")
CHOSE_OVERLORD: Final = EVENT_KINDS.kind("chose_overlord")
CHOSE_INFLUENCE: Final = EVENT_KINDS.kind("chose_influence")
DREW: Final = EVENT_KINDS.kind("drew")
RESHUFFLED: Final = EVENT_KINDS.kind("reshuffled")
TURN_BEGAN: Final = EVENT_KINDS.kind("turn_began")
PLAYED: Final = EVENT_KINDS.kind("played")
SET_OFF: Final = EVENT_KINDS.kind("set_off")
GAINED: Final = [EVENT_KINDS.kind(f"gained_{resource}") for resource in RESOURCES]  # by resource
HEALED: Final = EVENT_KINDS.kind("healed")
BOUGHT: Final = EVENT_KINDS.kind("bought")
SUMMONED: Final = EVENT_KINDS.kind("summoned")
ATTACKED: Final = EVENT_KINDS.kind("attacked")
ABSORBED: Final = EVENT_KINDS.kind("absorbed")
LOST_LIFE: Final = EVENT_KINDS.kind("lost_life")
CURSED: Final = EVENT_KINDS.kind("cursed")
DISCARDED: Final = EVENT_KINDS.kind("discarded")
COMMANDED: Final = EVENT_KINDS.kind("commanded")
SACRIFICED: Final = EVENT_KINDS.kind("sacrificed")
DESTROYED: Final = EVENT_KINDS.kind("destroyed")
SWEPT: Final = EVENT_KINDS.kind("swept")
RALLIED: Final = EVENT_KINDS.kind("rallied")
REVEALED: Final = EVENT_KINDS.kind("revealed")
LOOKED: Final = EVENT_KINDS.kind("looked")
GOT_TOKEN: Final = EVENT_KINDS.kind("got_token")
HAUNTED: Final = EVENT_KINDS.kind("haunted")
TURNED: Final = EVENT_KINDS.kind("turned")
FORMED: Final = EVENT_KINDS.kind("formed")
EXTENDED: Final = EVENT_KINDS.kind("extended")
UNLEASHED: Final = EVENT_KINDS.kind("unleashed")
USED_RELIC: Final = EVENT_KINDS.kind("used_relic")
REMOVED_RELIC: Final = EVENT_KINDS.kind("removed_relic")
RULED: Final = EVENT_KINDS.kind("ruled")
PASSED: Final = EVENT_KINDS.kind("passed")
CLEANED_UP: Final = EVENT_KINDS.kind("cleaned_up")
STAYED: Final = EVENT_KINDS.kind("stayed")
FELL: Final = EVENT_KINDS.kind("fell")
WON: Final = EVENT_KINDS.kind("won")
