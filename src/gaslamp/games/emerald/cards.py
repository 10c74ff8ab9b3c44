"""The texts of the cards, a line each: what their action or free action does."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.monsters import ABDUCT, ABSORB, CONVERT, INFEST, OFFER_UP, SUMMON, TERRIFY
from gaslamp.games.emerald.persons import (
    EVICT,
    INVESTIGATE,
    LAY_BESIDE,
    RECOVER,
    RENEW,
    SUPPLANT,
    TURN_COAT,
    Draw,
    Raise,
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

TWO_CARDS: Final = Draw(2)
TEXTS: Final[dict[str, tuple[Effect[Any], ...]]] = {
    "irene_adler": (SUPPLANT,),
    "duchess_uzes": (INVITE,),
    "inspector_lestrade": (EVICT,),
    "matvei_golovinski": (Raise(0, 2),),
    "vladimir_burtsev": (INVESTIGATE,),
    "sigmund_freud": (RECOVER, Raise(2, 0)),
    "mrs_hudson": (RENEW,),
    "doctor_watson": (TWO_CARDS,),
    "diogenes_club": (TWO_CARDS,),
    "freemasons": (RENEW,),
    "black_hand": (LAY_BESIDE, PAY_FOR_ROYALTY),
    "change_of_heart": (LAY_BESIDE, TURN_COAT),
    "cthulhu": (SUMMON,),
    "hide_royalty": (HIDE,),
    "holy_brotherhood": (RECLAIM,),
    "mi_go": (ABDUCT, LAY_BESIDE),
    "shoggoth": (ABSORB,),
    "society_of_leopold": (EXORCISE,),
    "okhrana": (BANISH,),
    "night_terrors": (TERRIFY,),
    "peoples_will": (RECLAIM_ALL,),
    "third_section": (SUPPRESS,),
    "pinkerton_agents": (DISPATCH,),
    "vampires": (CONVERT,),
    "yog_sothoth": (LAY_BESIDE, OFFER_UP, REVEALS),
    "zombies": (INFEST,),
}
TEXT_EFFECTS: Final[list[tuple[Effect[Any], ...]]] = [TEXTS.get(name, ()) for name in KINDS]


def has_use(game: Emerald, me: Seat, card: CardId) -> bool:
    """E4.8: whether a card's text can be used: somewhere there must be what it asks for."""
    first = TEXT_EFFECTS[card][0]
    return not first.asks or first.options(game, me).size > 0
