"""What answers and questions name in this game."""

from __future__ import annotations

from gaslamp.engine.core.parts import amount, card, number, seat, word
from gaslamp.games.terrors.words import DEEDS, RESOURCES, TOKENS

AT = card("at")
CARD = card("card")
COINS = amount("coins")
COUNT = amount("count")
CURSER = seat("curser")
DEED = word("deed", *DEEDS)
HORDE = number("horde")
HOW_MANY = amount("how_many")
LIFE = amount("life")
N = amount("n")
OTHER = card("other")
POWER = amount("power")
RESOURCE = word("resource", *RESOURCES)
SEAT = seat("seat")
TO = seat("to")
TOKEN = word("token", *TOKENS)
VERB = word("verb", "play", "buy", "recruit", "attack", "form", "extend_left", "extend_right", "relic", "rule", "haunt")
