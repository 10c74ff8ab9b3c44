"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, number, place, seat, several, word

CARD = card("card")
CITY = place("city")
COUNT = amount("count")
PLACE = place("place")
PREY = word("prey", "agent", "royalty")
SEAT = seat("seat")
USE = word("use", "symbol", "text")
VERB = word(
    "verb", "place", "take", "retrieve", "move", "advance", "assassinate", "discard", "action", "free", "bring_back"
)

BOMBS = several("bombs", USE, CARD)
CARDS = several("cards", CARD)
CITIES = several("cities", CITY)
CUBES = several("cubes", CITY, SEAT)
PLACES = several("places", PLACE)

PRIZE = card("prize")  # the card that would be taken, hidden or removed, or the royalty to be killed
PRICE = amount("price")  # in bombs
OWNER = seat("owner")  # whose agent it must be, nobody if there is a choice
POINTS = amount("points")  # that the deed would bring

AT = place("at")  # where something happened
ACTION = number("action")  # 1 or 2; 3 is after both
ATTACKER = seat("attacker")
BANISHED_CUBES = amount("banished")  # how many were named before
CUBE_COUNT = amount("cube_count")
DISCARDED = amount("discarded")  # how many cards have been
LAST = place("last")  # what was named last of a set
LAST_OWNER = seat("last_owner")
MISSING = amount("missing")  # how many are still to be named, or paid
SOURCE = place("source")  # where an agent comes from
REFUSED = seat("refused")  # who was asked for a block before, and played none
THREAT = word("threat", "assassin", "shoggoth", "vampires", "zombies", "cthulhu")  # what an agent is to be saved from
VICTIM = seat("victim")  # whose agent it is
