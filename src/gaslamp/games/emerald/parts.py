"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word

AT = place("at")
CARD = card("card")
CITY = place("city")
COUNT = amount("count")
N = amount("n")
PLACE = place("place")
PREY = word("prey", "agent", "royalty")
SEAT = seat("seat")
TO = seat("to")
USE = word("use", "symbol", "text")
VERB = word(
    "verb", "place", "take", "retrieve", "move", "advance", "assassinate", "discard", "action", "free", "bring_back"
)
