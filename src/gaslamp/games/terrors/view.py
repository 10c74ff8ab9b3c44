"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.games.terrors.area import HAUNTED, USED, WAITING, card_of, horde_of, place_of, token_of
from gaslamp.games.terrors.kinds import KINDS
from gaslamp.games.terrors.player import SHOWN, Player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import TOKENS

LONE = 16  # beyond all hordes


def show(state: Terrors, seat: int | None) -> dict[str, Any]:
    """The open table; of hands and decks what the seat knows."""
    return {
        "turn": int(state.turns),
        "active": int(state.active),
        "street": [KINDS[card] for card in state.street.list() if card],
        "market": len(state.market),
        "acolytes": len(state.acolytes),
        "removed": names(state.removed.list()),
        "players": [player(state, number, number == seat) for number in range(state.seats)],
    }


def player(state: Terrors, number: int, own: bool) -> dict[str, Any]:
    """What lies before a player; the cards of one's own hand, and what all know of another's."""
    found = state.players[number]
    hand = found.hand.list()
    shown: dict[str, Any] = {} if state.seats == 2 else {"ally": (number + 2) % state.seats}
    if found.absorbed:
        shown["absorbed"] = int(found.absorbed)
    return shown | {
        "overlord": KINDS[found.overlord] if found.overlord else None,
        "life": int(found.life),
        "most": int(state.card(found.overlord).life) if found.overlord else 0,
        "armour": int(state.armour(number)),
        "coin": int(found.coin),
        "power": int(found.power),
        "regeneration": int(found.regeneration),
        "rally": int(found.rally),
        "ruled": bool(found.ruled),
        "hand": names(hand if own else hand[: found.open]),
        "hand_size": len(hand),
        "in_play": [in_play(entry) for entry in sorted(found.area.list(), key=order)],
        "relics": names(found.relics.list()),
        "spent": names(found.spent.list()),
        "deck_size": int(found.size()),
        "on_top": on_top(found, own),
        "unseen": names(unseen(found, own)),
        "discard": names(found.discard.list()),
    }


def on_top(found: Player, own: bool) -> list[str]:
    """What one knows of the deck from the top downwards, and card backs in between."""
    known = [KINDS[entry & 255] if own or entry & SHOWN else KINDS[0] for entry in found.top.list()]
    while known and known[0] == KINDS[0]:
        del known[0]
    return known[::-1]


def unseen(found: Player, own: bool) -> list[int]:
    """Cards of which one does not know where they are: in the deck, or in another's hand."""
    if own:
        return found.deck.list()
    hidden = [entry & 255 for entry in found.top.list() if not entry & SHOWN]
    return [*found.deck.list(), *found.hand.list(found.open), *hidden]


def order(entry: int) -> tuple[int, int, int, int]:
    """Hordes side by side, then the rest."""
    return (int(horde_of(entry)) or LONE, int(place_of(entry)), int(card_of(entry)), entry)


def in_play(entry: int) -> dict[str, Any]:
    """A card in play, with its token and its horde."""
    found: dict[str, Any] = {"card": KINDS[card_of(entry)]}
    if horde_of(entry):
        found["horde"] = int(horde_of(entry))
    if token_of(entry):
        found[f"{TOKENS[token_of(entry)]}_token"] = True
    if entry & HAUNTED:
        found["haunted"] = True
    if used := (entry % WAITING // USED).bit_count():
        found["unleashed"] = used
    return found


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def census(state: Terrors) -> dict[str, int]:
    """All cards, wherever they are."""
    cards: Counter[int] = Counter(card for card in state.street.list() if card)
    for pile in (state.market, state.acolytes, state.removed, state.box):
        cards.update(pile.list())
    for found in state.players:
        cards.update(owned(found))
    return {KINDS[card]: n for card, n in sorted(cards.items())}


def owned(found: Player) -> list[int]:
    """All cards of a player."""
    piles = [*found.hand.list(), *found.deck.list(), *found.discard.list(), *found.relics.list()]
    return [*piles, *(entry & 255 for entry in found.top.list()), *(int(card_of(entry)) for entry in found.area.list())]
