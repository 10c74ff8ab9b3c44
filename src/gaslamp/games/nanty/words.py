"""The words of the data file, and the rules of those that have one: what a card shows, says and is good for."""

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
SCROLL_RULES: Final = {  # what a scroll may say, and the rule of it
    "steal_from_each": "N9.1",
    "loan": "N9.2",
    "target_gives_cards": "N9.3",
    "each_gives_card_or_money": "N9.4",
    "earn_per_agent_in": "N9.5",
    "move_enemy_agent": "N9.6",
    "play_cards": "N9.7",
    "gamble": "N9.8",
    "peek_identities": "N9.9",
    "hand_penalty": "N9.10",
    "pay_or_lose_building": "N9.11",
    "draw_from_discard": "N9.12",
    "draw": "N9.13",
    "discard_for_money": "N9.14",
    "steal": "N9.15",
    "discard": "N9.16",
    "earn_per_unrest": "N9.17",
    "sell_card": "N9.18",
    "move_own_agent": "N9.19",
    "swap_identity": "N9.20",
    "hire_killer": "N9.21",
    "remove_agent_in": "N9.22",
    "pay_and_assassinate": "N9.23",
    "swap_agents": "N9.24",
    "look_and_discard": "N9.25",
    "roll_and_remove": "N9.26",
    "swap_hands": "N9.27",
    "earn_per_building": "N9.28",
    "place_agent": "N9.29",
    "discard_and_refill": "N9.30",
    "each_other_removes_agent": "N9.31",
    "buy_building": "N9.32",
    "build_half_price": "N9.33",
    "earn_in_unrest": "N9.34",
    "steal_cards": "N9.35",
    "place_unrest": "N9.36",
    "pay_and_move": "N9.37",
    "force_payment": "N9.38",
    "draw_per_building": "N9.39",
}
REACTION_RULES: Final = {
    "stop_player": "N9.40",
    "stop_removal": "N9.41",
    "relocate": "N9.42",
    "ignore_text": "N9.43",
    "end_turn": "N9.44",
}
TEXT_RULES: Final = {**SCROLL_RULES, **REACTION_RULES}
SCROLLS: Final = tuple(SCROLL_RULES)
REACTIONS: Final = tuple(REACTION_RULES)
NO_TEXT: Final = "none"
TEXTS: Final = (NO_TEXT, *SCROLLS, *REACTIONS)
WHERE: Final = ("", "any", "own_building", "unrest", "near", "near_unrest", "calm")
PRIZES: Final = ("", "bank", "robbery", "killing")
ABILITY_RULES: Final = {
    "place": "N10.1",
    "redraw": "N10.2",
    "calm": "N10.3",
    "income": "N10.4",
    "insure": "N10.5",
    "pawn": "N10.6",
    "stir": "N10.7",
}
ABILITIES: Final = tuple(ABILITY_RULES)
SETS: Final = ("standard", "classic", "extended")
GOALS: Final = (  # what identities count; a quiet district has no grenadier
    "districts",
    "quiet_districts",
    "control",
    "wealth",
    "value",
    "buildings",
    "pieces",
    "houses",
    "unrest",
)
IDENTITY_RULES: Final = {
    "moriarty": "N7.1",
    "balmoral": "N7.2",
    "bellinger": "N7.3",
    "holdhurst": "N7.4",
    "fagin": "N7.5",
    "sidonia": "N7.6",
    "holmes": "N7.7",
    "scrooge": "N7.8",
    "gradgrind": "N7.9",
    "lloyd": "N7.10",
}
RANDOM_EVENT_RULES: Final = {
    "cursed_artists": "N6.1",
    "emergency": "N6.2",
    "murders": "N6.3",
    "earthquake": "N6.4",
    "fog": "N6.5",
    "explosion": "N6.6",
    "fire": "N6.7",
    "flood": "N6.8",
    "new_citizens": "N6.9",
    "riots": "N6.10",
    "subsidence": "N6.11",
    "zeppelin": "N6.12",
}
