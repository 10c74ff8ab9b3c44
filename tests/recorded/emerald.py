"""What is to be recorded of A Study in Emerald."""

from __future__ import annotations

from gaslamp import games
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import Option, first_part
from gaslamp.games.emerald.cards import TEXTS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.verbs import DISCARD
from tests.recorded.plan import Plan, Player, Texts, applied, told
from tests.recorded.players import eager

GAME = games["emerald"]
RESTLESS = 9  # of ten times, an action is preferred to passing and discarding
ENDINGS = (
    *(f"points-{seats}-seats" for seats in GAME.seats),
    *("restorationists-at-10", "loyalists-at-10", "agents", "sanity", "stalled"),
    *("change-of-heart-when-revealed", "change-of-heart-after-it"),
)


def ending(state: Emerald) -> str:
    """How a game ended, by what lies on the table."""
    events = GAME.events(state, None)
    if any(event.kind == "stalled" for event in events):
        return "stalled"
    if state.restorationists == 10:
        return "restorationists-at-10"
    if state.loyalists == 10:
        return "loyalists-at-10"
    if any(player.all_points() + state.gap() >= state.goal for player in state.players):
        return f"points-{state.seats}-seats"
    told = [event for event in events if event.kind in ("turn_began", "revealed", "turned_coat", "ended")]
    end = [event.kind for event in told].index("ended")
    last = told[end - 1]
    if last.kind == "turned_coat":
        forced = told[end - 2].kind == "revealed" and told[end - 2].to == last.seat
        return f"change-of-heart-{'when-revealed' if forced else 'after-it'}"
    return "sanity" if state.players[last.to].sanity == 0 else "agents"


def restless(often: int) -> Player:
    """Eager so often out of ten times; else at random, but seldom passing or discarding. Who can repent does."""
    promising = eager(often)

    def answer(state: Emerald, chance: Chance) -> Option:
        options, question = state.options.list(), state.question
        assert question
        if question.name == "repent":
            return options[-1]
        if chance.below(10) < often:
            return promising(state, chance)
        if question.name == "act" and chance.below(10) < RESTLESS:
            options = [one for one in options if one >= 0 and first_part(one) != DISCARD.number] or options
        return options[chance.below(len(options))]

    return answer


def texts() -> Texts:
    """What the text of each card does; one without an effect of its own is played or used."""
    silent = tuple(card for card, text in TEXTS.items() if not text.effects)
    return applied({card: text.effects for card, text in TEXTS.items()}) | told(("played", "used"), silent)


PLAN = Plan(
    game="emerald",
    ending=ending,
    endings=ENDINGS,
    players=(restless(0), restless(4), restless(8)),
    texts=texts,
)
