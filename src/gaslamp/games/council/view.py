"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.engine.core.effect import NOBODY
from gaslamp.games.council.deck_card import face_of, is_fresh, is_known
from gaslamp.games.council.features import feature, is_firm
from gaslamp.games.council.kinds import BOARDS, KINDS
from gaslamp.games.council.player import Player, beyond
from gaslamp.games.council.spaces import EMPTY, NOWHERE, OUTSIDE, PLACES, card_of, colour_of, is_awake, owner_of
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import FITTING


def show(state: Council, seat: int | None) -> dict[str, Any]:
    """The open board; of decks and stashes what the seat knows."""
    begun = {} if state.active == NOBODY else {"active": int(state.active)}
    return begun | {
        "turn": int(state.turns),
        "board": BOARDS[state.board] if state.board != NOWHERE else None,
        "played": KINDS[state.played] if state.played else None,
        "spaces": [space(state, cell) for cell in in_sight(state)],
        "players": [player(state, number, number == seat) for number in range(2)],
    }


def in_sight(state: Council) -> list[int]:
    """The spaces of the board; without one, those where cards lie or may come to lie."""
    if len(state.cells) == OUTSIDE:
        return list(range(OUTSIDE))
    room = state.free_spaces().list()
    return [cell for cell, laid in enumerate(state.cells.list()) if laid or cell in room]


def space(state: Council, cell: int) -> dict[str, Any]:
    """A space: what it is good for, and the card on it with its features as they count, clockwise from the north."""
    view: dict[str, Any] = {"name": PLACES[state.place(cell)]}
    if state.board != NOWHERE and (bonus := int(state.edition.boards[state.board].bonus[cell])):
        view |= {"bonus": bonus, "fitting": FITTING[state.edition.boards[state.board].fitting[cell]]}
    laid = state.cells[cell]
    if laid == EMPTY:
        return view
    view |= {
        "card": KINDS[card_of(laid)],
        "owner": int(owner_of(laid)),
        "colour": int(colour_of(laid)),
        "features": [int(feature(state, cell, d)) for d in range(4)],
    }
    if is_awake(laid):
        view["lasting"] = True
    if is_firm(state, cell):
        view["firm"] = True
    return view


def player(state: Council, number: int, own: bool) -> dict[str, Any]:
    """What lies before a player; the rival of hidden cards sees their backs."""
    owner = state.players[number]
    return {
        "score": int(state.tally()[number]),
        "deck_size": int(owner.deck_size()),
        "top": on_top(owner, own),
        "under": faces(owner.bottom.list(), own),
        "stash": faces(owner.stash.list(), own),
        "fresh": names(int(face_of(entry)) for entry in owner.stash.list() if is_fresh(entry) and may_see(entry, own)),
        "stash_limit": int(state.limit(number)),
        "aside": faces(owner.aside.list(), own),
        "unseen": names(unseen_cards(state, number, own)),
        "removed": names(owner.removed.list()),
    }


def on_top(owner: Player, own: bool) -> list[str]:
    """What one knows of the deck from the top downwards, and card backs in between."""
    cards = faces(owner.top.list(), own)
    while cards and cards[0] == KINDS[0]:
        del cards[0]
    return cards[::-1]


def may_see(entry: int, own: bool) -> bool:
    """Whether one knows a card off the board."""
    return own or is_known(entry)


def faces(pile: list[int], own: bool) -> list[str]:
    """Cards, or their backs if one may not see them."""
    return [KINDS[face_of(entry)] if may_see(entry, own) else KINDS[0] for entry in pile]


def unseen_cards(state: Council, number: int, own: bool) -> list[int]:
    """Cards of which one does not know where they are; of a list that one does not know, backs but for what it has."""
    owner = state.players[number]
    entries = [*owner.top.list(), *owner.bottom.list(), *owner.stash.list(), *owner.aside.list()]
    cards = [*owner.deck.list(), *(int(face_of(entry)) for entry in entries if not may_see(entry, own))]
    if own or state.has_list(number):
        return cards
    proven = beyond(owner.proven, state.seen_cards(number)).list()
    return [*proven, *[0] * (len(cards) - len(proven))]


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def census(state: Council) -> dict[str, int]:
    """All cards, wherever they are."""
    cards: Counter[int] = Counter(int(card_of(laid)) for laid in state.cells.list() if laid)
    if state.played:
        cards[int(state.played)] += 1
    for owner in state.players:
        for pile in (owner.top, owner.deck, owner.bottom, owner.stash, owner.removed, owner.aside):
            cards.update(int(face_of(entry)) for entry in pile.list())
    return {KINDS[card]: n for card, n in sorted(cards.items())}
