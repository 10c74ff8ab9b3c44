"""A game with all hands open: what lies before each player is seen with that player's own eyes."""

from __future__ import annotations

from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.event import SPECTATOR, Event, PackedEvent
from gaslamp.engine.core.piles import bit
from gaslamp.engine.core.state import State


def open_view(game: Game, state: State) -> View:
    """What a spectator sees to whom all players show what they have."""
    view = game.view(state, None)
    table, own = view["table"], [game.show(state, seat) for seat in range(state.seats)]
    for key, piece in game.pieces.items():
        if piece.kind == "players" and key in table:
            table[key] = [shown[key][seat] for seat, shown in enumerate(own)]
    return view


def open_events(game: Game, state: State, since: int = 0) -> list[Event]:
    """What happened from event number `since` on, each as somebody saw it who saw its card."""
    told = state.log.list(since) if state.log else []
    return [Event(one, seer(one), game.event_kinds.names) for one in told]


def seer(event: PackedEvent) -> int:
    """Somebody who sees the card of an event; a spectator, if nobody does."""
    return next((seat for seat in range(SPECTATOR) if event & bit(seat)), SPECTATOR)
