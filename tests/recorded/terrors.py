"""What is to be recorded of Terrors of London."""

from __future__ import annotations

from gaslamp import games
from gaslamp.games.terrors.abilities import ABILITIES
from gaslamp.games.terrors.card import Card
from gaslamp.games.terrors.facts import DATA
from gaslamp.games.terrors.kinds import KINDS, OVERLORDS
from gaslamp.games.terrors.state import Terrors
from tests.recorded.plan import Plan, Texts, applied
from tests.recorded.players import anyhow, eager

GAME = games["terrors"]
OWNERS = "no card of ours does that, but one of an owner's file may"
TABLES = {2: "duel", 4: "teams"}
BLOWS = {"attacked": "attack", "cursed": "curse"}


def ending(state: Terrors) -> str:
    """How a game ended: at which table, by what, and whose overlord did it."""
    blow = [event for event in GAME.events(state, None) if event.kind in BLOWS][-1]
    return f"{TABLES[state.seats]}-{BLOWS[blow.kind]}-{GAME.cards[state.players[blow.seat].overlord]}"


def texts() -> Texts:
    """All that each card does."""
    cards = {name: Card(name, DATA) for name in KINDS[1:]}
    sorts = {name: (card.deeds, card.horde, card.bonus, card.triggered) for name, card in cards.items()}
    return applied({name: tuple(ABILITIES[deed] for one in all for deed in one.what) for name, all in sorts.items()})


PLAN = Plan(
    game="terrors",
    ending=ending,
    endings=tuple(f"{table}-{by}-{name}" for table in TABLES.values() for by in BLOWS.values() for name in OVERLORDS),
    players=(eager(6), eager(8), eager(9), anyhow),
    texts=texts,
    beyond={
        **dict.fromkeys(("event:revealed", "effect:Reveal"), OWNERS),
        **dict.fromkeys(("question:unleash_any", "effect:UnleashAny"), OWNERS),
        "question:respond": "no two cards of ours wait for the same",
    },
)
