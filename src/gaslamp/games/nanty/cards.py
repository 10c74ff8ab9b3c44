"""The texts of the cards, a line each: what a scroll does."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import Effect
from gaslamp.games.nanty.hands import (
    BEG,
    DISCARD,
    DISGUISE,
    DRAW,
    DRAW_PER_BUILDING,
    GRAB,
    LOOK,
    OFFER,
    PAWN_CARDS,
    PEEK,
    REFRESH,
    SALVAGE,
    SWAP_HANDS,
    TITHE,
)
from gaslamp.games.nanty.purses import (
    BORROW,
    BROKER,
    EARN_PER_AGENT,
    EARN_PER_BUILDING,
    EARN_PER_UNREST,
    EXTORT,
    GAMBLE,
    PENALTY,
    REAP,
    ROB,
    ROB_ALL,
)
from gaslamp.games.nanty.streets import (
    BARGAIN,
    BUY_OUT,
    CONTRACT,
    ESCORT,
    HIRE,
    MOVE_ENEMY,
    PURGE,
    RAMPAGE,
    REMOVE_IN,
    SETTLE,
    STIR,
    SWAP_AGENTS,
    WALK,
)
from gaslamp.games.nanty.words import TEXTS

SCROLLS: Final[dict[str, Effect[Any]]] = {
    "steal_from_each": ROB_ALL,
    "loan": BORROW,
    "target_gives_cards": BEG,
    "each_gives_card_or_money": TITHE,
    "earn_per_agent_in": EARN_PER_AGENT,
    "move_enemy_agent": MOVE_ENEMY,
    "gamble": GAMBLE,
    "peek_identities": PEEK,
    "hand_penalty": PENALTY,
    "pay_or_lose_building": EXTORT,
    "draw_from_discard": SALVAGE,
    "draw": DRAW,
    "discard_for_money": PAWN_CARDS,
    "steal": ROB,
    "discard": DISCARD,
    "earn_per_unrest": EARN_PER_UNREST,
    "sell_card": OFFER,
    "move_own_agent": WALK,
    "swap_identity": DISGUISE,
    "hire_killer": HIRE,
    "remove_agent_in": REMOVE_IN,
    "pay_and_assassinate": CONTRACT,
    "swap_agents": SWAP_AGENTS,
    "look_and_discard": LOOK,
    "roll_and_remove": RAMPAGE,
    "swap_hands": SWAP_HANDS,
    "earn_per_building": EARN_PER_BUILDING,
    "place_agent": SETTLE,
    "discard_and_refill": REFRESH,
    "each_other_removes_agent": PURGE,
    "buy_building": BUY_OUT,
    "build_half_price": BARGAIN,
    "earn_in_unrest": REAP,
    "steal_cards": GRAB,
    "place_unrest": STIR,
    "pay_and_move": ESCORT,
    "force_payment": BROKER,
    "draw_per_building": DRAW_PER_BUILDING,
}
EFFECTS: Final[list[Effect[Any] | None]] = [SCROLLS.get(text) for text in TEXTS]  # by the number of the text
