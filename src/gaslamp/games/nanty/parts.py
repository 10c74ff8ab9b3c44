"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word

AT = place("at")
CARD = card("card")
COUNT = amount("count")
FIGURE = word("figure", "agent", "grenadier", "citizen")
N = amount("n")
ORIGIN = place("origin")
PLACE = place("place")
SEAT = seat("seat")
TO = seat("to")
VERB = word("verb", "play", "use", "interrupt")
