"""The words of the data: what is printed on a card of Council of Five."""

from __future__ import annotations

from typing import Final

TYPES: Final = (
    "investigator",
    "friend",
    "vehicle",
    "great_old_one",
    "outer_god",
    "spell",
    "enemy",
    "item",
    "artifact",
)
LIMITED: Final = ("artifact", "vehicle", "great_old_one", "outer_god", "friend")  # as a rule one of each in a deck
GROUPS: Final = ("hobo", "klm", "sum", "gon", "ashes", "serpents")  # investigators stand together by these keywords
JOKER: Final = "federation"  # among the groups
KEYWORDS: Final = (
    *GROUPS,
    JOKER,
    "gate",
    "mi_go",
    "yig",
    "armour",
    "weapon",
    "book",
    "blood",
    "council",
    "cult",
    "deep",
    "desert",
    "detective",
    "doctor",
    "dream",
    "egypt",
    "faith",
    "fire",
    "fungus",
    "ghoul",
    "gold",
    "ice",
    "law",
    "lamp",
    "library",
    "machine",
    "madness",
    "magic",
    "medicine",
    "memory",
    "music",
    "night",
    "poison",
    "press",
    "road",
    "sea",
    "shadow",
    "sky",
    "soldier",
    "stars",
    "stone",
    "student",
    "tomb",
    "traveller",
    "undead",
    "wilds",
    "witch",
)
TIMINGS: Final = ("never", "before_placing", "before_activation", "after_activation", "ongoing")
RULE_IDS: Final = {  # what an extra rule does, and the rule that tells it
    "flip_one": "C11.1",
    "flip_all": "C11.2",
    "flip_some": "C11.3",
    "flip_either": "C11.4",
    "remove": "C11.5",
    "recall": "C11.6",
    "pull": "C11.7",
    "push": "C11.8",
    "swap": "C11.9",
    "shift": "C11.10",
    "fetch": "C11.11",
    "arrange": "C11.12",
    "mill": "C11.13",
    "toll": "C11.14",
    "raid": "C11.15",
    "bury": "C11.16",
    "stash_more": "C11.17",
    "stash_less": "C11.18",
    "bonus": "C11.19",
    "double": "C11.20",
    "double_spaces": "C11.21",
    "aura": "C11.22",
    "steadfast": "C11.23",
    "ward": "C11.24",
    "cascade": "C11.25",
    "keen": "C11.26",
}
NO_RULE: Final = "none"
RULES: Final = (NO_RULE, *RULE_IDS)
STASH_SIZES: Final = ("stash_more", "stash_less")
LASTING: Final = (*STASH_SIZES, "bonus", "double", "double_spaces", "aura", "steadfast", "ward")
OF_ACTIVATION: Final = ("cascade", "keen")  # what the activation itself looks at
WHOSE: Final = ("any", "mine", "rival")  # by the colour that shows
WHERE: Final = ("anywhere", "adjacent", "line")  # on the board, as seen from the card
FITTING: Final = ("any", "light", "dark", *KEYWORDS)  # which cards a space of a board is good for
