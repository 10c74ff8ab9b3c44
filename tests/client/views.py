"""Views of games that are played, for the client's tests: `python -m tests.client.views` renews them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from msgspec.json import encode

from gaslamp import games
from gaslamp.engine.book.game import Game
from gaslamp.engine.core.parts import leaves
from gaslamp.engine.core.state import State
from gaslamp.server.web.books import book
from tests.client.node import CLIENT

FOLDER = CLIENT / "tests/views"
SEEDS = range(300)  # in one of these games it is found
Table = dict[str, Any]


def anything(table: Table) -> bool:
    """Nothing special."""
    return True


class Wanted(NamedTuple):
    """A view by what is asked in it, none if the game is over; seen by whoever is asked, or by nobody in the game."""

    seats: int
    question: str | None
    watched: bool = False
    shows: Callable[[Table], bool] = anything
    board: str = ""  # of Council of Five


def players(table: Table) -> list[Table]:
    """What lies before each player."""
    found: list[Table] = table["players"]
    return found


def hordes(table: Table) -> bool:
    """Terrors of London: one who acts has cards in a horde, and others."""
    lying = players(table)[table["active"]]["in_play"]
    return any("horde" in one for one in lying) and sum("horde" not in one for one in lying) > 1


def covered(table: Table) -> bool:
    """Council of Five: there is a card of another's colour, one that lasts, and cards in the stash."""
    spaces = table["spaces"]
    others = any(one.get("owner") != one.get("colour") for one in spaces)
    lasting = any("card" in one and one.get("lasting") for one in spaces)
    return others and lasting and all(one["stash"] for one in players(table))


def beside(table: Table) -> bool:
    """A Study in Emerald: an agent lies on a card beside an identity."""
    return any("agent" in card for player in players(table) for card in player["beside"])


WANTED: dict[str, tuple[Wanted, ...]] = {
    "catham": (Wanted(2, "act"), Wanted(4, "target"), Wanted(6, "hand_limit"), Wanted(6, None), Wanted(4, "act", True)),
    "council": (
        Wanted(2, "choose", shows=covered),
        Wanted(2, "place", board="none"),
        Wanted(2, "pay"),
        Wanted(2, "place"),
        Wanted(2, "choose", True),
        Wanted(2, None),
    ),
    "emerald": (
        Wanted(2, "act"),
        Wanted(3, "place"),
        Wanted(5, "depart"),
        Wanted(5, "act", True, beside),
        Wanted(2, None),
    ),
    "nanty": (
        Wanted(2, "act", shows=lambda table: all(one["cards"] for one in players(table))),
        Wanted(4, "remove"),
        Wanted(3, "move_own_agent"),
        Wanted(4, "act", True),
        Wanted(3, None),
    ),
    "terrors": (
        Wanted(2, "act", shows=hordes),
        Wanted(2, "choose_overlord"),
        Wanted(2, "unleash"),
        Wanted(4, "destroy"),
        Wanted(4, "frenzy", True),
        Wanted(2, None),
    ),
}


def moments(game: Game, wanted: Wanted, seed: int) -> Iterator[State]:
    """A game from its first question to its end."""
    settings: dict[str, Any] = {"board": wanted.board} if wanted.board else {}
    state = game.new(wanted.seats, seed, **settings)
    n = 0
    while not state.over:
        yield state
        n += 1
        state.answer(state.offered[n * 7 % len(state.offered)])
    yield state


def view(game: Game, wanted: Wanted) -> dict[str, Any]:
    """The first view that is as wanted."""
    for seed in SEEDS:
        for state in moments(game, wanted, seed):
            question = state.question
            if (question.name if question else None) == wanted.question:
                seer = None if wanted.watched else state.asked if question else 0
                found: dict[str, Any] = game.view(state, seer)
                if wanted.shows(found["table"]):
                    return found
    raise LookupError(f"{game.name}: {wanted}")


def look(game: Game) -> dict[str, Any]:
    """How a game looks, with the names of its drawings."""
    return tomllib.loads((game.folder / "look.toml").read_text(encoding="utf-8"))


def buttons(game: Game) -> list[str]:
    """Every word that answers of a game are made of."""
    parts = {part for question in game.questions.values() for part in leaves(question.asks_for)}
    return sorted({f"{part.name}-{word}" for part in parts for word in part.words})


def renew() -> None:
    """Write all of them."""
    for name, all_wanted in WANTED.items():
        game, views = games[name], [view(games[name], wanted) for wanted in all_wanted]
        gallery = {"book": book(game), "look": look(game), "buttons": buttons(game), "views": views}
        (FOLDER / f"{name}.json").write_bytes(encode(gallery))


if __name__ == "__main__":
    renew()
