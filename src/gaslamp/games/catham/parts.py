"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, seat, word

AT = card("at")
COUNT = amount("count")
FACTION = card("faction")
N = amount("n")
PAYMENT = word("payment", "cards", "influence")
SEAT = seat("seat")
TO = seat("to")
VERB = word("verb", "take", "play")
