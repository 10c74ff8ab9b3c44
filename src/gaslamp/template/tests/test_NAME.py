"""The rules of NAME; `gaslamp check NAME` tests all that games have in common."""

from __future__ import annotations

from gaslamp import games

GAME = games["NAME"]


def test_the_brightest_lamp_wins_the_round() -> None:
    """L3: and its owner begins the next one."""
    state = GAME.new(2, seed=1, listen=True)
    first, second = state.asked, None
    state.answer(state.offered[0])
    second = state.asked
    state.answer(state.offered[-1])
    lit = {event.seat: event.card for event in GAME.events(state, None) if event.kind == "lit"}
    winner = max(lit, key=lambda seat: lit[seat])
    assert {first, second} == {0, 1} and state.scores[winner] == 1 and state.asked == winner


def test_nobody_sees_another_hand() -> None:
    """Only its size."""
    state = GAME.new(3, seed=2)
    players = GAME.view(state, 0)["table"]["players"]
    assert "hand" in players[0] and "hand" not in players[1] and players[1]["size"] == 4
