"""What is to be recorded of Catham City."""

from __future__ import annotations

from gaslamp import games
from gaslamp.games.catham.cards import CARDS
from gaslamp.games.catham.state import Catham
from tests.recorded.plan import Plan, Texts, applied
from tests.recorded.players import anyhow, eager

GAME = games["catham"]


def ending(state: Catham) -> str:
    """How a game ended, by its last events: the active player's play, or an opponent's sale or offer."""
    events = [event for event in GAME.events(state, None) if event.kind != "discarded"]
    *_, cause, _gained, elected = events
    played = [event for event in events if event.kind == "played"][-1]
    if elected.seat == played.seat:
        return f"play-{GAME.cards[played.card]}"
    return {"sold": "sale", "gave": "offer"}[cause.kind]


def texts() -> Texts:
    """What the set of each faction does."""
    return applied({card.name: card.effects for card in CARDS[1:]})


PLAN = Plan(
    game="catham",
    ending=ending,
    endings=(*(f"play-{card.name}" for card in CARDS[1:]), "sale", "offer"),
    players=(anyhow, eager(5), eager(9)),
    texts=texts,
    beyond={"event:passed": "of 75 cards at most 60 are in hands, so that there always is something to take"},
)
