"""The words of the data file: what a card shows, what its text does, what a district is good for."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = (
    "place_agent",
    "build",
    "assassinate",
    "remove_unrest",
    "take_money",
    "scroll",
    "random_event",
    "play_another",
    "reaction",
    "none",
)
SCROLLS: Final = (  # what a scroll may say, in the order of the rules N9
    "steal_from_each",
    "loan",
    "target_gives_cards",
    "each_gives_card_or_money",
    "earn_per_agent_in",
    "move_enemy_agent",
    "play_cards",
    "gamble",
    "peek_identities",
    "hand_penalty",
    "pay_or_lose_building",
    "draw_from_discard",
    "draw",
    "discard_for_money",
    "steal",
    "discard",
    "earn_per_unrest",
    "sell_card",
    "move_own_agent",
    "swap_identity",
    "hire_killer",
    "remove_agent_in",
    "pay_and_assassinate",
    "swap_agents",
    "look_and_discard",
    "roll_and_remove",
    "swap_hands",
    "earn_per_building",
    "place_agent",
    "discard_and_refill",
    "each_other_removes_agent",
    "buy_building",
    "build_half_price",
    "earn_in_unrest",
    "steal_cards",
    "place_unrest",
    "pay_and_move",
    "force_payment",
    "draw_per_building",
)
REACTIONS: Final = ("stop_player", "stop_removal", "relocate", "ignore_text", "end_turn")
TEXTS: Final = ("", *SCROLLS, *REACTIONS)  # text n is rule N9.n
WHERE: Final = ("", "any", "own_building", "unrest", "near", "near_unrest", "calm")
PRIZES: Final = ("", "bank", "robbery", "killing")
ABILITIES: Final = ("place", "redraw", "calm", "income", "insure", "pawn", "stir")  # ability n is rule N10.(n+1)
SETS: Final = ("standard", "classic", "extended")
GOALS: Final = ("districts", "control", "wealth", "value", "buildings", "pieces", "houses")  # what identities count
