"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word
from gaslamp.games.council.kinds import BOARDS
from gaslamp.games.council.words import KEYWORDS

AMOUNT = amount("amount")  # how many the card names
AT = place("at")
BOARD = word("board", *BOARDS)
CARD = card("card")
END = word("end", "top", "bottom")
FIRST = place("first")  # the first that may still be named
KEYWORD = word("keyword", *KEYWORDS)
LEFT = amount("left")  # how many are still to be named, or may be
OWNER = seat("owner")
PILE = word("pile", "deck", "stash")
PLACE = place("place")
SEAT = seat("seat")
SPACE = place("space")
WAY = word("way", "north", "east", "south", "west")
