"""Hidden information is guarded by one property: an imagined world looks the same."""

from __future__ import annotations

import json
from collections import defaultdict

from hypothesis import given

from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, finish, rarely, starts, walk
from gaslamp.engine.book.game import Game
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.event import EVERYONE
from gaslamp.engine.core.state import State
from gaslamp.engine.play.playthrough import Playthrough


def bytes_seen_by(game: Game, state: State, seat: int | None) -> bytes:
    """Everything that a seat is sent, byte for byte."""
    return json.dumps(game.view(state, seat), sort_keys=True).encode()


@QUICK
@given(starts(), NUMBERS)
def test_imagined_worlds_look_the_same(start: Start, seed: int) -> None:
    """To every seat, and to a spectator; and the real state is left alone."""
    game, state = start.game, start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 16):
            before = fields(state)
            for seat in (None, *range(start.seats)):
                world = game.imagine(state, seat, seed ^ n)
                assert bytes_seen_by(game, world, seat) == bytes_seen_by(game, state, seat)
                assert game.census(world) == game.census(state)
                assert len(world.offered) > 0
            assert fields(state) == before


@QUICK
@given(starts(), NUMBERS)
def test_worlds_of_worlds_look_the_same(start: Start, seed: int) -> None:
    """What a seat knows it keeps knowing, however often it is imagined."""
    game, state = start.game, start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 8):
            seat = (n + seed) % start.seats
            world = game.imagine(game.imagine(state, seat, seed), seat, seed ^ n)
            assert bytes_seen_by(game, world, seat) == bytes_seen_by(game, state, seat)


@QUICK
@given(starts(), NUMBERS)
def test_imagined_worlds_play_to_their_end(start: Start, seed: int) -> None:
    """No imagined world runs into a question that nobody can answer."""
    state = start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 2):
            world = start.game.imagine(state, (n + seed) % start.seats, seed)
            finish(world, seed)
            assert world.over and len(world.places) == start.seats


@QUICK
@given(starts(), NUMBERS)
def test_hidden_zones_really_vary(start: Start, seed: int) -> None:
    """All along the game each rival's own view differs from world to world, unless all know it by now.

    A single rival may have nothing left to hide from who has kept count of all other cards.
    """
    state = start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 2):
            hidden = variety(start, state, None, seed)
            assert n or not state.turns or all(count > 4 for count in hidden.values())
            for seat in range(start.seats):
                for rival, count in variety(start, state, seat, seed).items():
                    assert count > 1 or hidden[rival] <= 4 or (n and start.seats == 2)


def variety(start: Start, state: State, seat: int | None, seed: int) -> dict[int, int]:
    """How many different views each rival has over worlds imagined for a seat; their luck is new too."""
    views: dict[int, set[bytes]] = defaultdict(set)
    for n in range(24):
        world = start.game.imagine(state, seat, seed ^ n)
        assert world.chance.state != state.chance.state or seed ^ n == start.seed
        for rival in range(start.seats):
            if rival != seat:
                views[rival].add(bytes_seen_by(start.game, world, rival))
    return {rival: len(each) for rival, each in views.items()}


@QUICK
@given(starts(), NUMBERS)
def test_what_can_be_undone_has_told_nothing(start: Start, seed: int) -> None:
    """In every world that looked the same before a free answer, everything looks the same after it."""
    play, chance = Playthrough(start.record()), seeded(seed)
    while not play.state.over:
        before, asked = play.state.copy(), play.state.asked
        assert asked is not None
        answer = play.state.offered[chance.below(len(play.state.offered))]
        play.answer(answer)
        if play.undoable(asked) and rarely(len(play.answers), 16):
            for n in range(6):
                world = start.game.imagine(before, asked, seed ^ n)
                world.answer(answer)
                assert bytes_seen_by(start.game, world, asked) == bytes_seen_by(start.game, play.state, asked)


@QUICK
@given(starts(), NUMBERS)
def test_only_seers_see_a_card(start: Start, seed: int) -> None:
    """An event shows its card to its seers alone; spectators see what all may see."""
    state = start.begin(listen=True)
    finish(state, seed)
    assert state.log is not None
    hidden = [number & EVERYONE for number in state.log.list()]
    for seat in (None, *range(start.seats)):
        for seers, event in zip(hidden, start.game.events(state, seat), strict=True):
            if not seers >> (15 if seat is None else seat) & 1:
                assert event.card == 0 and "card" not in event.json()
    secret = [seers for seers in hidden if seers != EVERYONE]
    assert (secret or start.settings.get("cards") == "open") and all(seers < 1 << start.seats for seers in secret)


@QUICK
@given(starts(), NUMBERS)
def test_only_the_asked_seat_sees_the_offer(start: Start, seed: int) -> None:
    """What could be answered tells of the hand."""
    state = start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        for seat in (None, *range(start.seats)) if rarely(n, 16) else ():
            offered = start.game.view(state, seat)["offered"]
            assert (offered is not None) == (seat == state.asked)
