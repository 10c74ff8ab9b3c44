"""What is to be recorded of Nanty Narking."""

from __future__ import annotations

from gaslamp import games
from gaslamp.games.nanty.card import text_of
from gaslamp.games.nanty.cards import SCROLLS
from gaslamp.games.nanty.facts import DATA
from gaslamp.games.nanty.kinds import CARDS, DISTRICTS, IDENTITIES, RANDOM_EVENTS
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.words import REACTIONS, SETS
from tests.recorded.plan import Plan, Texts, applied, told
from tests.recorded.players import anyhow, eager

GAME = games["nanty"]
BY_GOAL = ("moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "sidonia")  # in two of the sets
ENDINGS = (
    *(f"{one}-{name}" for one in ("standard", "classic") for name in BY_GOAL),
    *(f"extended-{name}" for name in ("balmoral", "bellinger", "holdhurst", "fagin", "scrooge", "gradgrind", "lloyd")),
    *("standard-deck-holmes", "classic-deck-holmes", "extended-deck-holmes", "extended-deck-fagin"),
    *(f"{one}-{by}-points" for one in SETS for by in ("deck", "riots")),
)


def ending(state: Nanty) -> str:
    """How a game ended, and who won by it."""
    told = {event.kind: GAME.cards[event.card] for event in GAME.events(state, None)}
    by = "-riots" if "rioted" in told else "-deck" if "deck_out" in told else ""
    return f"{SETS[state.identity_set]}{by}-{told.get('won', 'points')}"


def texts() -> Texts:
    """What scrolls and reactions say, districts allow, random events bring, and identities win by."""
    said = {card: text_of(DATA, card) for card in CARDS}
    return {
        **applied({card: (SCROLLS[text],) for card, text in said.items() if text in SCROLLS}),
        **told(("played",), tuple(card for card, text in said.items() if text and text not in (*SCROLLS, *REACTIONS))),
        **told(("reacted",), tuple(card for card, text in said.items() if text in REACTIONS)),
        **told(("used", "insured"), DISTRICTS),
        **told(("happened",), RANDOM_EVENTS),
        **told(("won",), IDENTITIES),
    }


PLAN = Plan(
    game="nanty",
    ending=ending,
    endings=ENDINGS,
    players=(eager(7), eager(5), anyhow, eager(9)),
    texts=texts,
    beyond=dict.fromkeys(("question:move_enemy_agent", "effect:MoveEnemyAgent"), "only games of earlier rules ask so"),
)
