"""The cards with a rule of their own, a line each: the rule, and what their action or free action does."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.monsters import ABDUCT, ABSORB, CONVERT, INFEST, OFFER_UP, SUMMON, TERRIFY
from gaslamp.games.emerald.persons import (
    DRAW,
    EVICT,
    INVESTIGATE,
    LAY_BESIDE,
    RAISE_LOYALISTS,
    RAISE_RESTORATIONISTS,
    RECOVER,
    RENEW,
    SUPPLANT,
    TURN_COAT,
)
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.societies import (
    BANISH,
    DISPATCH,
    EXORCISE,
    HIDE,
    PAY_FOR_ROYALTY,
    RECLAIM,
    RECLAIM_ALL,
    SUPPRESS,
)
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.take import INVITE


class Text:
    """What a card does, by its own rule: the effects of its action or free action, if it has one."""

    def __init__(self, rule: str, *effects: Effect[Any]) -> None:
        self.rule: Final = rule
        self.effects: Final = effects


TEXTS: Final = {
    "black_hand": Text("E8.1", LAY_BESIDE, PAY_FOR_ROYALTY),
    "freemasons": Text("E8.2", RENEW),
    "mrs_hudson": Text("E8.2", RENEW),
    "change_of_heart": Text("E8.3", LAY_BESIDE, TURN_COAT),
    "cthulhu": Text("E8.4", SUMMON),
    "hide_royalty": Text("E8.5", HIDE),
    "hired_assassin": Text("E8.6"),
    "diogenes_club": Text("E8.7", DRAW),
    "doctor_watson": Text("E8.7", DRAW),
    "holy_brotherhood": Text("E8.8", RECLAIM),
    "infernal_machine": Text("E8.9"),
    "duchess_uzes": Text("E8.10", INVITE),
    "inspector_lestrade": Text("E8.11", EVICT),
    "fenians": Text("E8.12"),
    "irene_adler": Text("E8.13", SUPPLANT),
    "matvei_golovinski": Text("E8.14", RAISE_LOYALISTS),
    "mi_go": Text("E8.15", ABDUCT, LAY_BESIDE),
    "shoggoth": Text("E8.16", ABSORB),
    "sigmund_freud": Text("E8.17", RECOVER, RAISE_RESTORATIONISTS),
    "society_of_leopold": Text("E8.18", EXORCISE),
    "okhrana": Text("E8.19", BANISH),
    "night_terrors": Text("E8.20", TERRIFY),
    "peoples_will": Text("E8.21", RECLAIM_ALL),
    "third_section": Text("E8.22", SUPPRESS),
    "pinkerton_agents": Text("E8.23", DISPATCH),
    "sherlock_holmes": Text("E8.24"),
    "vampires": Text("E8.25", CONVERT),
    "vladimir_burtsev": Text("E8.26", INVESTIGATE),
    "yog_sothoth": Text("E8.27", LAY_BESIDE, OFFER_UP, REVEALS),
    "zombies": Text("E8.28", INFEST),
    "louise_michel": Text("E8.29"),
    "piotr_rachkovsky": Text("E8.29"),
    "sebastian_moran": Text("E8.29"),
}
NO_TEXT: Final = Text("")
TEXT_EFFECTS: Final[list[tuple[Effect[Any], ...]]] = [TEXTS.get(name, NO_TEXT).effects for name in KINDS]


def has_use(game: Emerald, me: Seat, card: CardId) -> bool:
    """E4.8: whether a card's text can be used: somewhere there must be what it asks for."""
    first = TEXT_EFFECTS[card][0]
    return not first.asks or first.options(game, me).size > 0
