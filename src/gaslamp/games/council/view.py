"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.engine.core.effect import NOBODY
from gaslamp.games.council.features import feature, firm
from gaslamp.games.council.kinds import BOARDS, KINDS
from gaslamp.games.council.player import FRESH, SHOWN, Player
from gaslamp.games.council.spaces import AWAKE, EMPTY, NOWHERE, OUTSIDE, PLACES, card_of, colour_of, owner_of
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
    room = state.room().list()
    return [cell for cell, laid in enumerate(state.cells.list()) if laid or cell in room]


def space(state: Council, cell: int) -> dict[str, Any]:
    """A space: what it is good for, and the card on it with its features as they count, clockwise from the north."""
    found: dict[str, Any] = {"name": PLACES[state.place(cell)]}
    if state.board != NOWHERE and (bonus := int(state.edition.boards[state.board].bonus[cell])):
        found |= {"bonus": bonus, "fitting": FITTING[state.edition.boards[state.board].fitting[cell]]}
    laid = state.cells[cell]
    if laid == EMPTY:
        return found
    found |= {
        "card": KINDS[card_of(laid)],
        "owner": int(owner_of(laid)),
        "colour": int(colour_of(laid)),
        "features": [int(feature(state, cell, d)) for d in range(4)],
    }
    if laid & AWAKE:
        found["lasting"] = True
    if firm(state, cell):
        found["firm"] = True
    return found


def player(state: Council, number: int, own: bool) -> dict[str, Any]:
    """What lies before a player; the rival of hidden cards sees their backs."""
    found = state.players[number]
    return {
        "score": int(state.tally()[number]),
        "deck_size": int(found.size()),
        "top": on_top(found, own),
        "under": known(found.bottom.list(), own),
        "stash": known(found.stash.list(), own),
        "fresh": names(kept & 127 for kept in found.stash.list() if kept & FRESH and (own or kept & SHOWN)),
        "stash_limit": int(state.limit(number)),
        "aside": known(found.aside.list(), own),
        "unseen": names(unseen(found, own)),
        "removed": names(found.removed.list()),
    }


def on_top(found: Player, own: bool) -> list[str]:
    """What one knows of the deck from the top downwards, and card backs in between."""
    seen = known(found.top.list(), own)
    while seen and seen[0] == KINDS[0]:
        del seen[0]
    return seen[::-1]


def known(pile: list[int], own: bool) -> list[str]:
    """Cards, or their backs if one may not see them."""
    return [KINDS[kept & 127] if own or kept & SHOWN else KINDS[0] for kept in pile]


def unseen(found: Player, own: bool) -> list[int]:
    """Cards of which one does not know where they are."""
    kept = [] if own else [*found.top.list(), *found.bottom.list(), *found.stash.list(), *found.aside.list()]
    return [*found.deck.list(), *(entry & 127 for entry in kept if not entry & SHOWN)]


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def census(state: Council) -> dict[str, int]:
    """All cards, wherever they are."""
    cards: Counter[int] = Counter(int(card_of(laid)) for laid in state.cells.list() if laid)
    if state.played:
        cards[int(state.played)] += 1
    for found in state.players:
        for pile in (found.top, found.deck, found.bottom, found.stash, found.removed, found.aside):
            cards.update(entry & 127 for entry in pile.list())
    return {KINDS[card]: n for card, n in sorted(cards.items())}
