"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, number, seat, several, word

AT = card("at")  # of events, which name no place here
VERB = word("verb", "take", "play")
FACTION = card("faction")
COUNT = amount("count")
CARDS = several("cards", FACTION)
PAYMENT = word("payment", "cards", "influence")
SEAT = seat("seat")

ACTION = number("action")  # which one of the turn; 0 if there is but one
PLAYED = amount("played")  # how many cards the set has, without the extra card
EXTRA = card("extra")  # the faction of the extra card
LEFT = amount("left")  # how many cards are still to be discarded
DRAWN = amount("drawn")  # how many cards are to be drawn
BY = seat("by")  # who played the set that asks
VICTIM = seat("victim")
