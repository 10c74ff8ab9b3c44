"""What a seat may see of the table, and all there is on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gaslamp.games.terrors.area import card_of, horde_of, place_of, token_of, used_abilities, was_haunted
from gaslamp.games.terrors.kinds import KINDS
from gaslamp.games.terrors.player import Player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.top import is_shown, top_card
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
        "players": [show_player(state, number, number == seat) for number in range(state.seats)],
    }


def show_player(state: Terrors, number: int, own: bool) -> dict[str, Any]:
    """What lies before a player; the cards of one's own hand, and what all know of another's."""
    player = state.players[number]
    hand = player.hand.list()
    shown: dict[str, Any] = {} if state.seats == 2 else {"ally": (number + 2) % state.seats}
    if player.absorbed:
        shown["absorbed"] = int(player.absorbed)
    return shown | {
        "overlord": KINDS[player.overlord] if player.overlord else None,
        "life": int(player.life),
        "most": int(state.card(player.overlord).life) if player.overlord else 0,
        "armour": int(state.armour(number)),
        "coin": int(player.coin),
        "power": int(player.power),
        "regeneration": int(player.regeneration),
        "rally": int(player.rally),
        "ruled": bool(player.ability_used),
        "hand": names(hand if own else hand[: player.open]),
        "hand_size": len(hand),
        "in_play": [in_play(entry) for entry in sorted(player.area.list(), key=order)],
        "relics": names(player.relics.list()),
        "spent": names(player.spent.list()),
        "deck_size": int(player.size()),
        "on_top": on_top(player, own),
        "unseen": names(unseen_cards(player, own)),
        "discard": names(player.discard.list()),
    }


def on_top(player: Player, own: bool) -> list[str]:
    """What one knows of the deck from the top downwards, and card backs in between."""
    known = [KINDS[top_card(entry)] if own or is_shown(entry) else KINDS[0] for entry in player.top.list()]
    while known and known[0] == KINDS[0]:
        del known[0]
    return known[::-1]


def unseen_cards(player: Player, own: bool) -> list[int]:
    """Cards of which one does not know where they are: in the deck, or in another's hand."""
    if own:
        return player.deck.list()
    hidden = [int(top_card(entry)) for entry in player.top.list() if not is_shown(entry)]
    return [*player.deck.list(), *player.hand.list(player.open), *hidden]


def order(entry: int) -> tuple[int, int, int, int]:
    """Hordes side by side, then the rest."""
    return (int(horde_of(entry)) or LONE, int(place_of(entry)), int(card_of(entry)), entry)


def in_play(entry: int) -> dict[str, Any]:
    """A card in play, with its token and its horde."""
    shown: dict[str, Any] = {"card": KINDS[card_of(entry)]}
    if horde_of(entry):
        shown["horde"] = int(horde_of(entry))
    if token_of(entry):
        shown[f"{TOKENS[token_of(entry)]}_token"] = True
    if was_haunted(entry):
        shown["haunted"] = True
    if used_abilities(entry):
        shown["unleashed"] = int(used_abilities(entry))
    return shown


def names(cards: Iterable[int]) -> list[str]:
    """Cards by name, sorted so that no order tells anything."""
    return [KINDS[card] for card in sorted(cards)]


def census(state: Terrors) -> dict[str, int]:
    """All cards, wherever they are."""
    cards: Counter[int] = Counter(card for card in state.street.list() if card)
    for pile in (state.market, state.acolytes, state.removed, state.box):
        cards.update(pile.list())
    for player in state.players:
        cards.update(cards_of(player))
    return {KINDS[card]: n for card, n in sorted(cards.items())}


def cards_of(player: Player) -> list[int]:
    """All cards of a player."""
    piles = [*player.hand.list(), *player.deck.list(), *player.discard.list(), *player.relics.list()]
    top, area = map(top_card, player.top.list()), map(card_of, player.area.list())
    return [*piles, *map(int, top), *map(int, area)]
