"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.engine.core.effect import NOBODY
from gaslamp.games.emerald import beside, laid
from gaslamp.games.emerald.card import royalty_of
from gaslamp.games.emerald.kinds import CITIES, KINDS
from gaslamp.games.emerald.pieces import ABDUCTED, ALOFT, CAPTIVE, GONE, LIMBO, SUPPLY, YOG, Pieces
from gaslamp.games.emerald.player import Player
from gaslamp.games.emerald.state import Emerald, has_seen

PLACES = ("limbo", *CITIES, "supply")


def show(state: Emerald, seat: int | None) -> dict[str, Any]:
    """The open table; of hands and identities what the seat knows."""
    return {
        "turn": int(state.turns),
        "active": int(state.active),
        "goal": int(state.goal),
        "restorationists": int(state.restorationists),
        "loyalists": int(state.loyalists),
        "track": int(state.edition.track),
        "cities": [city(state, number) for number in range(1, len(CITIES) + 1)],
        "laid": [KINDS[laid.card_of(entry)] for entry in state.laid.list()],
        "removed": names(state.removed.list()),
        "exorcised": bool(state.exorcised),
        "zombies": int(state.zombies.at(0, SUPPLY)),
        "players": [player(state, number, seat) for number in range(state.seats)],
    }


def city(state: Emerald, number: int) -> dict[str, Any]:
    """A city: its card, what lies under it, its royalty and the pieces by seat."""
    return {
        "name": CITIES[number - 1],
        "card": KINDS[state.tops[number]] if state.tops[number] else None,
        "under": int(state.stacks.size(number)),
        "royalty": KINDS[royalty_of(number)] if state.royals[number] else None,
        "cubes": [int(state.cubes.at(seat, number)) for seat in range(state.seats)],
        "agents": [int(state.agents.at(seat, number)) for seat in range(state.seats)],
        "zombies": int(state.zombies.at(0, number)),
    }


def player(state: Emerald, number: int, seat: int | None) -> dict[str, Any]:
    """What lies before a player; the cards of one's own hand, and what all know of another's."""
    owner = state.players[number]
    hand, deck = owner.hand.list(), owner.deck.list()
    own, shown = number == seat, owner.open if deck else len(hand)  # of an empty deck all know what is left
    side = has_seen(owner, NOBODY if seat is None else seat)
    return {
        "hand": names(hand) if own else names(hand[:shown]),
        "hand_size": len(hand),
        "deck_size": len(deck),
        "unseen": names(deck if own else [*deck, *hand[shown:]]),
        "discard": names(owner.discard.list()),
        "beside": [card_beside(entry) for entry in owner.beside.list()],
        "identity": KINDS[owner.identity] if side else None,
        "side": ("restorationist" if owner.restorationist else "loyalist") if side else None,
        "known_to": [other for other in range(state.seats) if other != number and has_seen(owner, other)],
        "revealed": bool(owner.revealed),
        "sanity": int(owner.sanity),
        "points": {
            "neutral": int(owner.points),
            "restorationist": int(owner.restorationist_points),
            "loyalist": int(owner.loyalist_points),
            "kills": owner.kills.list(),
        },
        "cubes": pieces(state.cubes, number, ("limbo", "supply"), (LIMBO, SUPPLY)),
        "agents": pieces(
            state.agents, number, ("supply", "mi_go", "yog_sothoth", "captive"), (SUPPLY, ALOFT, YOG, CAPTIVE)
        )
        | {"abducted": int(state.agents.at(number, ABDUCTED))},
    }


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def card_beside(entry: int) -> dict[str, Any]:
    """A card by the identity, with the agent or the royalty on it."""
    shown: dict[str, Any] = {"card": KINDS[beside.card_of(entry)]}
    agent, royalty = beside.agent_on(entry), beside.royalty_on(entry)
    if agent != NOBODY:
        shown["agent"] = int(agent)
    if royalty:
        shown["royalty"] = KINDS[royalty]
    return shown


def pieces(sort: Pieces, seat: int, keys: tuple[str, ...], where: tuple[int, ...]) -> dict[str, int]:
    """How many of a seat's pieces are in some places off the map."""
    return {key: int(sort.at(seat, place)) for key, place in zip(keys, where, strict=True)}


def census(state: Emerald) -> dict[str, int]:
    """All cards, cubes, agents, zombies and identities, wherever they are."""
    cards = Counter(card for card in state.tops.list() if card)
    cards.update(royalty_of(n) for n in range(1, len(CITIES) + 1) if state.royals[n])
    cards.update(state.stacks.card(n, i) for n in range(1, len(CITIES) + 1) for i in range(state.stacks.size(n)))
    for pile in (state.box, state.removed, state.aside):
        cards.update(pile.list())
    cards.update(laid.card_of(entry) for entry in state.laid.list())
    for owner in state.players:
        cards.update(cards_of(owner))
    counted = {KINDS[card]: n for card, n in sorted(cards.items())}
    for seat in range(state.seats):
        counted[f"cubes of {seat}"] = total(state.cubes, seat)
        counted[f"agents of {seat}"] = total(state.agents, seat)
    return counted | {"zombie pieces": total(state.zombies, 0)}


def cards_of(owner: Player) -> list[int]:
    """All cards of a player, and the identity."""
    entries = owner.beside.list()
    lying = [*map(beside.card_of, entries), *filter(None, map(beside.royalty_on, entries))]
    return [*owner.hand.list(), *owner.deck.list(), *owner.discard.list(), *lying, owner.identity]


def total(sort: Pieces, seat: int) -> int:
    """All pieces of a seat."""
    return sum(int(sort.at(seat, place)) for place in range(LIMBO, GONE + 1))
