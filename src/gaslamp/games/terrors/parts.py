"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, number, seat, word
from gaslamp.games.terrors.words import DEEDS, RESOURCES, TOKENS, TRIGGERS, VERBS

AT = card("at")  # of events
CARD = card("card")
COINS = amount("coins")
COUNT = amount("count")
CURSER = seat("curser")
DEED = word("deed", *DEEDS)
HORDE = number("horde")
HOW_MANY = amount("how_many")
LIFE = amount("life")
OTHER = card("other")
POWER = amount("power")
RESOURCE = word("resource", *RESOURCES)
SEAT = seat("seat")
TOKEN = word("token", *TOKENS)
TRIGGER = word("trigger", *TRIGGERS)
VERB = word("verb", *VERBS)
