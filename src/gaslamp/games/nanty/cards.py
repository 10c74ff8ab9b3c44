"""N9: the texts of the cards, a line each. Word, constant and class have the same name."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import Effect
from gaslamp.games.nanty.exchange import SWAP_AGENTS
from gaslamp.games.nanty.hands import (
    DISCARD,
    DISCARD_AND_REFILL,
    DISCARD_FOR_MONEY,
    DRAW,
    DRAW_FROM_DISCARD,
    DRAW_PER_BUILDING,
    EACH_GIVES_CARD_OR_MONEY,
    LOOK_AND_DISCARD,
    PEEK_IDENTITIES,
    SELL_CARD,
    STEAL_CARDS,
    SWAP_HANDS,
    SWAP_IDENTITY,
    TARGET_GIVES_CARDS,
)
from gaslamp.games.nanty.purses import (
    EARN_IN_UNREST,
    EARN_PER_AGENT_IN,
    EARN_PER_BUILDING,
    EARN_PER_UNREST,
    FORCE_PAYMENT,
    GAMBLE,
    HAND_PENALTY,
    LOAN,
    PAY_OR_LOSE_BUILDING,
    STEAL,
    STEAL_FROM_EACH,
)
from gaslamp.games.nanty.streets import (
    BUILD_HALF_PRICE,
    BUY_BUILDING,
    EACH_OTHER_REMOVES_AGENT,
    HIRE_KILLER,
    MOVE_ENEMY_AGENT,
    MOVE_OWN_AGENT,
    PAY_AND_ASSASSINATE,
    PAY_AND_MOVE,
    PLACE_AGENT,
    PLACE_UNREST,
    REMOVE_AGENT_IN,
    ROLL_AND_REMOVE,
)
from gaslamp.games.nanty.words import TEXTS

SCROLLS: Final[dict[str, Effect[Any]]] = {
    "steal_from_each": STEAL_FROM_EACH,
    "loan": LOAN,
    "target_gives_cards": TARGET_GIVES_CARDS,
    "each_gives_card_or_money": EACH_GIVES_CARD_OR_MONEY,
    "earn_per_agent_in": EARN_PER_AGENT_IN,
    "move_enemy_agent": MOVE_ENEMY_AGENT,
    "gamble": GAMBLE,
    "peek_identities": PEEK_IDENTITIES,
    "hand_penalty": HAND_PENALTY,
    "pay_or_lose_building": PAY_OR_LOSE_BUILDING,
    "draw_from_discard": DRAW_FROM_DISCARD,
    "draw": DRAW,
    "discard_for_money": DISCARD_FOR_MONEY,
    "steal": STEAL,
    "discard": DISCARD,
    "earn_per_unrest": EARN_PER_UNREST,
    "sell_card": SELL_CARD,
    "move_own_agent": MOVE_OWN_AGENT,
    "swap_identity": SWAP_IDENTITY,
    "hire_killer": HIRE_KILLER,
    "remove_agent_in": REMOVE_AGENT_IN,
    "pay_and_assassinate": PAY_AND_ASSASSINATE,
    "swap_agents": SWAP_AGENTS,
    "look_and_discard": LOOK_AND_DISCARD,
    "roll_and_remove": ROLL_AND_REMOVE,
    "swap_hands": SWAP_HANDS,
    "earn_per_building": EARN_PER_BUILDING,
    "place_agent": PLACE_AGENT,
    "discard_and_refill": DISCARD_AND_REFILL,
    "each_other_removes_agent": EACH_OTHER_REMOVES_AGENT,
    "buy_building": BUY_BUILDING,
    "build_half_price": BUILD_HALF_PRICE,
    "earn_in_unrest": EARN_IN_UNREST,
    "steal_cards": STEAL_CARDS,
    "place_unrest": PLACE_UNREST,
    "pay_and_move": PAY_AND_MOVE,
    "force_payment": FORCE_PAYMENT,
    "draw_per_building": DRAW_PER_BUILDING,
}
EFFECTS: Final[list[Effect[Any] | None]] = [SCROLLS.get(text) for text in TEXTS]  # by the number of the text
