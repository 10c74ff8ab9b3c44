"""What a seat may see of Catham City."""

from __future__ import annotations

from typing import Any

from gaslamp.engine.book.game import View
from gaslamp.games.catham.cards import CARDS
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.zones import DECK, DISCARD, KINDS, POOL, TABLE, Zones, hand


def show(game: Catham, seat: int | None) -> View:
    """The open zones, every hand by its size and what all know of it, and one's own hand whole."""
    return {
        "factions": [CARDS[card].name for card in game.factions.list()],
        "actions": int(game.actions),
        "goal": int(game.goal),
        "first": int(game.first),
        "active": int(game.active),
        "turn": int(game.turns),
        "influence": game.influence.list(),
        "pool": counts(game, game.zones, POOL),
        "table": counts(game, game.zones, TABLE),
        "discard": counts(game, game.zones, DISCARD),
        "deck": int(game.zones.size(DECK)),
        "hands": [a_hand(game, rival, rival == seat) for rival in range(game.seats)],
    }


def a_hand(game: Catham, seat: int, mine: bool) -> dict[str, Any]:
    """A hand as others see it, and its cards if it is one's own."""
    shown: dict[str, Any] = {
        "size": int(game.zones.size(hand(seat))),
        "known": counts(game, game.known, seat),
    }
    if mine:
        shown["cards"] = counts(game, game.zones, hand(seat))
    return shown


def counts(game: Catham, zones: Zones, zone: int) -> dict[str, int]:
    """How many of each faction lie in a zone, by name."""
    there = {CARDS[card].name: int(zones.count(zone, card)) for card in game.factions.list()}
    return {name: count for name, count in there.items() if count}


def census(game: Catham) -> dict[str, int]:
    """How many cards of each faction there are, wherever they lie."""
    zones = range(hand(game.seats))
    return {CARDS[card].name: sum(int(game.zones.count(zone, card)) for zone in zones) for card in range(1, KINDS)}
