"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word
from gaslamp.games.nanty.words import NO_TEXT, SCROLLS, SYMBOLS

# of answers
CARD = card("card")
COUNT = amount("count")
FIGURE = word("figure", "agent", "grenadier", "citizen")
ORIGIN = place("origin")
PLACE = place("place")
SEAT = seat("seat")
PAYER = seat("payer")
TAKER = seat("taker")
VERB = word("verb", "play", "use", "interrupt")

# of events
AT = place("at")

# of questions
OWNER = seat("owner")
PRICE = amount("price")
WORTH = amount("worth")
WAY = word("way", "away", "back")  # to another district, or to where an agent has been
SYMBOL = word("symbol", *SYMBOLS)  # of a card, that comes next
DUTY = word("duty", "may", "must")  # whether something has to be discarded
STAGE = word("stage", "first", "another", "afterwards")  # which card of a turn is asked for
TEXT = word("text", NO_TEXT, *SCROLLS)
CAUSE = word("cause", "symbol", "text", "random_event", "own")  # what is about to remove an agent
DISTRICT = place("district")
GOAL = place("goal")
ONE_PLACE = place("one_place")  # of the first of two agents
ONE_OWNER = seat("one_owner")
LAST_CARD = card("last")  # what was named last of a set
LAST_PLACE = place("last")
LEFT = amount("left")  # how many of a set may still be named
SHARE = amount("share")  # that part of the price is paid
SUM = amount("sum")
STRIKER = seat("striker")
HIRER = seat("hirer")
BUYER = seat("buyer")
HOLDER = seat("holder")
DRAWER = seat("drawer")  # of the random event
CREDITOR = seat("creditor")
DEBTOR = seat("debtor")
