"""What can happen in Terrors of London, as kinds of events."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.event import Tale
from gaslamp.games.terrors.parts import AT
from gaslamp.games.terrors.words import RESOURCES

TALE: Final = Tale(AT)
APPEARED: Final = TALE.kind("appeared")
BEGAN: Final = TALE.kind("began")
CHOSE_OVERLORD: Final = TALE.kind("chose_overlord")
CHOSE_INFLUENCE: Final = TALE.kind("chose_influence")
DREW: Final = TALE.kind("drew")
RESHUFFLED: Final = TALE.kind("reshuffled")
TURN_BEGAN: Final = TALE.kind("turn_began")
PLAYED: Final = TALE.kind("played")
SET_OFF: Final = TALE.kind("set_off")
GAINED: Final = [TALE.kind(f"gained_{resource}") for resource in RESOURCES]  # by resource
HEALED: Final = TALE.kind("healed")
BOUGHT: Final = TALE.kind("bought")
SUMMONED: Final = TALE.kind("summoned")
ATTACKED: Final = TALE.kind("attacked")
ABSORBED: Final = TALE.kind("absorbed")
LOST_LIFE: Final = TALE.kind("lost_life")
CURSED: Final = TALE.kind("cursed")
DISCARDED: Final = TALE.kind("discarded")
COMMANDED: Final = TALE.kind("commanded")
SACRIFICED: Final = TALE.kind("sacrificed")
DESTROYED: Final = TALE.kind("destroyed")
SWEPT: Final = TALE.kind("swept")
RALLIED: Final = TALE.kind("rallied")
REVEALED: Final = TALE.kind("revealed")
LOOKED: Final = TALE.kind("looked")
GOT_TOKEN: Final = TALE.kind("got_token")
HAUNTED: Final = TALE.kind("haunted")
TURNED: Final = TALE.kind("turned")
FORMED: Final = TALE.kind("formed")
EXTENDED: Final = TALE.kind("extended")
UNLEASHED: Final = TALE.kind("unleashed")
USED_RELIC: Final = TALE.kind("used_relic")
REMOVED_RELIC: Final = TALE.kind("removed_relic")
RULED: Final = TALE.kind("ruled")
PASSED: Final = TALE.kind("passed")
CLEANED_UP: Final = TALE.kind("cleaned_up")
STAYED: Final = TALE.kind("stayed")
FELL: Final = TALE.kind("fell")
WON: Final = TALE.kind("won")
