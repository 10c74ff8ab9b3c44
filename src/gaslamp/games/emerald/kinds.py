"""The kinds of cards by number: nine cities, nine royalty, the starting deck, the game cards, two identities."""

from __future__ import annotations

from typing import Final

CITIES: Final[tuple[str, ...]] = (
    "london",
    "paris",
    "berlin",
    "petersburg",
    "vienna",
    "rome",
    "madrid",
    "constantinople",
    "cairo",
)
ROYALTY: Final = (
    "gloriana",
    "weaver",
    "burrower",
    "azathoth",
    "nug_and_yeb",
    "rhogog",
    "baoht_zuqqa_mogg",
    "cistern_sultana",
    "nyarlathotep",
)
STARTING: Final = ("pamphlets", "informers", "couriers", "forged_papers", "sappers", "stiletto")
GAME_CARDS: Final = (
    "louise_michel",
    "piotr_rachkovsky",
    "sebastian_moran",
    "professor_moriarty",
    "vera_figner",
    "prince_kropotkin",
    "evno_azef",
    "ungern_sternberg",
    "johann_most",
    "wilhelm_stieber",
    "william_morris",
    "ravachol",
    "emma_goldman",
    "errico_malatesta",
    "irene_adler",
    "duchess_uzes",
    "inspector_lestrade",
    "matvei_golovinski",
    "vladimir_burtsev",
    "sigmund_freud",
    "mrs_hudson",
    "doctor_watson",
    "sherlock_holmes",
    "diogenes_club",
    "freemasons",
    "black_hand",
    "change_of_heart",
    "cthulhu",
    "hide_royalty",
    "hired_assassin",
    "holy_brotherhood",
    "infernal_machine",
    "fenians",
    "mi_go",
    "shoggoth",
    "society_of_leopold",
    "okhrana",
    "night_terrors",
    "peoples_will",
    "third_section",
    "pinkerton_agents",
    "vampires",
    "yog_sothoth",
    "zombies",
    "nadars_airships",
    "necronomicon",
)
IDENTITIES: Final = ("loyalist", "restorationist")
KINDS: Final[tuple[str, ...]] = ("back", *CITIES, *ROYALTY, *STARTING, *GAME_CARDS, *IDENTITIES)
