"""All hands open: nothing lies hidden before any player, and nothing is shown that is not there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gaslamp import Game, games
from gaslamp.conformance.walk import rarely, walk
from gaslamp.engine.book.game import View
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.play.openly import open_events, open_view
from gaslamp.games.emerald.kinds import KINDS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.view import cards_of
from tests.sizes import SECRETIVE


def looks(game: Game, seats: int) -> Iterator[State]:
    """A game as it stands now and then, to its end."""
    state = game.new(seats, 1, listen=True, **SECRETIVE.get(game.name, {}))
    for n, _ in enumerate(walk(state, seeded(1))):
        if rarely(n, 8):
            yield state
    yield state


def before_players(game: Game, view: View) -> dict[str, Any]:
    """What lies before the players."""
    found = {key: value for key, value in view["table"].items() if game.pieces[key].kind == "players"}
    assert found
    return found


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("name", games)
def test_each_player_is_seen_with_his_own_eyes_and_the_rest_as_by_a_spectator(name: str, seats: str) -> None:
    """Whatever the game; a spectator alone sees less."""
    game, less = games[name], 0
    for state in looks(game, game.seats[0 if seats == "fewest" else -1]):
        view, plain = open_view(game, state), game.view(state, None)
        for key, shown in before_players(game, view).items():
            assert shown == [game.view(state, seat)["table"][key][seat] for seat in range(state.seats)]
            less += shown != plain["table"][key]
            view["table"][key] = plain["table"][key]
        assert view == plain
    assert less


def test_all_cards_of_catham_are_on_the_table_but_the_deck() -> None:
    """None twice."""
    game = games["catham"]
    for state in looks(game, 4):
        table = open_view(game, state)["table"]
        piles = [table["pool"], table["table"], table["discard"], *(hand["cards"] for hand in table["hands"])]
        assert [sum(hand["cards"].values()) for hand in table["hands"]] == [hand["size"] for hand in table["hands"]]
        hidden = Counter(game.census(state))
        for pile in piles:
            hidden.subtract(pile)
        assert min(hidden.values()) >= 0 and hidden.total() == table["deck"]


def test_all_that_players_of_emerald_own_is_seen() -> None:
    """Hands, decks, discards, what is kept beside, and who they are."""
    game = games["emerald"]
    for state in looks(game, 5):
        assert isinstance(state, Emerald)
        for shown, player in zip(open_view(game, state)["table"]["players"], state.players, strict=True):
            beside = [card for kept in shown["beside"] for card in (kept["card"], kept.get("royalty")) if card]
            cards = [*shown["hand"], *shown["unseen"], *shown["discard"], *beside, shown["identity"]]
            assert Counter(cards) == Counter(KINDS[card] for card in cards_of(player))
            assert shown["side"] == ("restorationist" if player.restorationist else "loyalist")


@pytest.mark.parametrize("name", games)
def test_every_event_is_told_as_who_saw_most_of_it_saw_it(name: str) -> None:
    """With its card, if anybody saw that."""
    game = games[name]
    *_, state = looks(game, 2)
    seen = [[event.json() for event in game.events(state, seat)] for seat in (None, *range(state.seats))]
    told = [event.json() for event in open_events(game, state)]
    assert told == [max(as_seen, key=len) for as_seen in zip(*seen, strict=True)]
    assert told != seen[0] and told[-5:] == [event.json() for event in open_events(game, state, len(told) - 5)]


def test_nothing_is_told_where_nobody_listened() -> None:
    """As to anybody else."""
    assert open_events(games["catham"], games["catham"].new(2, 1)) == []
