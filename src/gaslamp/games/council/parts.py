"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, place, seat, word
from gaslamp.games.council.kinds import BOARDS
from gaslamp.games.council.words import KEYWORDS

AT = place("at")
BOARD = word("board", *BOARDS)
CARD = card("card")
END = word("end", "top", "bottom")
KEYWORD = word("keyword", *KEYWORDS)
N = amount("n")
PILE = word("pile", "deck", "stash")
PLACE = place("place")
SEAT = seat("seat")
SPACE = place("space")
TO = seat("to")
VERB = word("verb", "play", "play_stashed", "stash", "discard", "discard_stashed", "sink")
WAY = word("way", "north", "east", "south", "west")
