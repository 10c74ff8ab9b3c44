"""Random events made to happen, and what all see of them."""

from __future__ import annotations

from gaslamp.engine.core.piles import row
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import GAME, RANDOM_EVENTS, event, happened, number, play


def befall(state: Nanty, name: str, *rolls: str) -> Nanty:
    """Who is asked plays a card with this event, the last one left; the die shows these districts, one by one."""
    state.random_events = row([number(name)])
    state.happened = row([number(other) for other in RANDOM_EVENTS if other != name])
    return play(event(state, name, *rolls), "martians")


def rolls(state: Nanty) -> list[tuple[int, str]]:
    """Who rolled which district."""
    return [(each.seat, GAME.places[each.at]) for each in happened(state, "rolled")]


def asleep(state: Nanty) -> list[str]:
    """The districts whose ability is blocked, as all see it."""
    return [district["name"] for district in GAME.view(state, None)["table"]["districts"] if district["blocked"]]


def on_map(state: Nanty) -> list[object]:
    """All that stands in the districts, as all see it."""
    return list(GAME.view(state, None)["table"]["districts"])
