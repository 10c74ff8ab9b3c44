"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word

AT = place("at")
CARD = card("card")
DISTRICT = place("district")
ONE_PLACE = place("one_place")
ONE_OWNER = seat("one_owner")
COUNT = amount("count")
FIGURE = word("figure", "agent", "grenadier", "citizen")
LAST_CARD = card("last")
LAST_PLACE = place("last")
LEFT = amount("left")
N = amount("n")
ORIGIN = place("origin")
PLACE = place("place")
SEAT = seat("seat")
STRIKER = seat("striker")
HOLDER = seat("holder")
TAKER = seat("taker")
TO = seat("to")
VERB = word("verb", "play", "use", "interrupt")
