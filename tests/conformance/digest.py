"""A fingerprint of some games, their answers, views and worlds; run in either mode it must be the same."""

from __future__ import annotations

import hashlib
import json

from gaslamp import games, mode
from gaslamp.bots import bot
from gaslamp.bots.player import decide
from gaslamp.conformance.effort import effort
from gaslamp.conformance.walk import rarely, walk
from gaslamp.engine.book.game import Game
from gaslamp.engine.core.chance import seeded

SEEDS = range(effort(1, 3))


def digests() -> dict[str, str]:
    """By game and number of seats."""
    return {f"{name} {seats}": digest(game, seats) for name, game in games.items() for seats in game.seats}


def digest(game: Game, seats: int) -> str:
    """Of a few games played at random, with worlds imagined and searched on the way."""
    found = hashlib.sha256()
    for seed in SEEDS:
        state, chance = game.new(seats, seed, listen=True), seeded(seed)
        for n, answer in enumerate(walk(state, seeded(seed))):
            found.update(str(answer).encode())
            if rarely(n, 24):
                found.update(json.dumps([game.view(state, seat) for seat in (None, *range(seats))]).encode())
                found.update(json.dumps(game.view(game.imagine(state, None, n), 0)).encode())
            if n % 40 == 0:
                found.update(str(decide(state, bot("ismcts:20:20"), chance)).encode())
        found.update(json.dumps([event.json() for event in game.events(state, 0)]).encode())
        found.update(json.dumps([state.places, state.scores]).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(json.dumps({"compiled": mode.compiled(), "digests": digests()}))
