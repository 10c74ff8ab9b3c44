"""A table of Council of Five laid out in the players' words, and the verbs and questions to play a scene on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gaslamp import Game, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.event import Event
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.parts import PLACE, SEAT, Part
from gaslamp.engine.core.piles import Ints, ints, repeat, row
from gaslamp.games.council import EDITIONS
from gaslamp.games.council.deck_card import as_known, deck_card, face_of
from gaslamp.games.council.kinds import BOARDS, KINDS
from gaslamp.games.council.player import Player, new_player
from gaslamp.games.council.setup import new_game
from gaslamp.games.council.spaces import (
    EMPTY,
    NOWHERE,
    PLACES,
    as_awake,
    card_of,
    colour_of,
    is_awake,
    laid_by,
    other_side,
    owner_of,
)
from gaslamp.games.council.state import Council
from gaslamp.games.council.turn import CHOOSE, TURN
from gaslamp.games.council.view import space
from tests.games.council.plain import FLAT, plain
from tests.games.telling import forbidden, give, names, seen, tale

GAME = games["council"]
PLAIN = plain()
VALUES = {KINDS.index(card): value for value, card in FLAT.items()}

Piles = Mapping[int, str]  # by seat: names of cards with commas between, "deep_one*3" for three


def scene(
    board: str = "",
    top: Piles | None = None,
    deck: Piles | None = None,
    bottom: Piles | None = None,
    stash: Piles | None = None,
    removed: Piles | None = None,
    on: str | None = "plain",
    active: int = 0,
    hidden: bool = False,
    stashes: bool = True,
    flips: str = "rival",
    seed: int = 1,
    game: Game = PLAIN,
) -> Council:
    """A game in which seat `active` chooses a card; cards are named by slug, or by number 1 to 9: a FLAT one.

    `board` is a list "c3 shoggoth:0, c2 5:1", or five drawn rows of five cells with "." for an empty space. A card
    "shoggoth:0" lies as seat 0 laid it, "shoggoth:01" is of seat 0 and shows the colour of seat 1, "shoggoth:0*" has a
    lasting rule that holds. `on` is the name of the board, None for a table without one (places t11 to t99). `top`
    lies on a deck, the topmost first: a card seen by its owner only if `hidden`, else by both; under it `deck`, in no
    order, and `bottom`, seen by both, the lowest last. A deck of which nothing is given has five FLAT cards with 5
    under its top. In `stash`, "shoggoth:fresh" came there in this turn.
    """
    modes: dict[str, Any] = {
        "with_board": on is not None,
        "hidden": hidden,
        "stashes": stashes,
        "flips_all": flips == "all",
    }
    state = new_game(EDITIONS.of(game.data), seeded(seed), [[1], [1]], True, **modes)
    state.board = NOWHERE if on is None else BOARDS.index(on)
    state.cells = repeat(len(state.cells), EMPTY)
    for place, laid in (parse_drawing if "\n" in board else parse_list)(board).items():
        state.cells[state.cell(PLACES.index(place))] = a_laid(laid)
    state.players = [new_player(), new_player()]
    for seat, player in enumerate(state.players):
        given = any(seat in (piles or {}) for piles in (top, deck, bottom))
        player.deck = pile((deck or {}).get(seat, "" if given else "5*5"))
        player.top = row([number(name) for name in names((top or {}).get(seat, ""))[::-1]])
        if player.top.size and not hidden:
            player.top[player.top.size - 1] = as_known(player.top[player.top.size - 1])
        player.bottom = row([int(deck_card(number(name), True)) for name in names((bottom or {}).get(seat, ""))])
        player.stash = row([a_stashed(name, hidden) for name in names((stash or {}).get(seat, ""))])
        player.removed = pile((removed or {}).get(seat, ""))
    state.active, state.turns, state.chance = active, 1, seeded(seed)
    for seat in range(2):
        state.turn_up(seat)
    state.agenda, state.log = ints(), ints()
    state.then(active, CHOOSE)
    state.then(1 - active, TURN)
    state.put_in_order(0)
    state.advance()
    return state


def parse_list(board: str) -> dict[str, str]:
    """The cards of a list: "c3 shoggoth:0, c2 5:1"."""
    return dict(entry.split() for entry in filter(None, map(str.strip, board.split(","))))


def parse_drawing(board: str) -> dict[str, str]:
    """The cards of a drawing: five rows of five."""
    cells = board.split()
    assert len(cells) == 25, f"{len(cells)} spaces are drawn"
    return {place: cell for place, cell in zip(PLACES, cells, strict=False) if cell != "."}


def a_laid(text: str) -> int:
    """A card on the board: "shoggoth:0", "shoggoth:01", "shoggoth:01*"."""
    name, _, seats = text.partition(":")
    owner, colour = int(seats[0]), int(seats.rstrip("*")[-1])
    laid = laid_by(number(name), owner)
    if colour != owner:
        laid = other_side(laid)
    return int(as_awake(laid) if seats.endswith("*") else laid)


def a_stashed(text: str, hidden: bool) -> int:
    """A card in a stash: "shoggoth", "shoggoth:fresh"."""
    name, _, fresh = text.partition(":")
    return int(deck_card(number(name), not hidden, bool(fresh)))


def pile(text: str) -> Ints:
    """The cards in a text."""
    return row([number(name) for name in names(text)])


def number(name: str) -> int:
    """The number of a card, by its slug or by its value on all edges."""
    name = FLAT.get(name, name)
    assert name in KINDS, f"{name} is no card"
    return KINDS.index(name)


def name_of(state: Council, card: int) -> str:
    """What a card is called: one of FLAT by its value as long as that stands on all edges, any other by its slug."""
    value = VALUES.get(card, "")
    flat = value and state.edition.cards[card].features.list() == [int(value)] * 4
    return value if flat else KINDS[card]


# -- verbs


def choose(state: Council, *choices: str) -> Council:
    """Answer in words: "play 5", "stash shoggoth", "c3", "b2 c2", "c3 north", "shoggoth top", "sum, klm", "no"."""
    for choice in choices:
        give(GAME, state, answer(state, choice))
    return state


def play(state: Council, card: str, place: str, *choices: str) -> Council:
    """Play a card from the top of the deck of who is asked, lay it, and answer what follows."""
    return choose(state, f"play {card}", place, *choices)


def answer(state: Council, choice: str) -> Answer:
    """A choice in the engine's numbers: "c3"; a whole set is "c3, d4", and "c3," if it is of one."""
    assert state.question is not None, "the game is over"
    if choice == "no":
        return ()
    if "," in choice:
        return tuple(element(state, one) for one in choice.split(",") if one)
    return element(state, choice)


def element(state: Council, choice: str) -> tuple[int, ...]:
    """An answer to a question that is for no set, or one element of a set."""
    assert state.question is not None, "the game is over"
    words, parts = choice.split(), state.question.parts
    assert len(words) == len(parts), f"{choice} does not answer {state.question.name}"
    return tuple(value(part, word) for part, word in zip(parts, words, strict=True))


def value(part: Part, word: str) -> int:
    """One part of an answer."""
    if part.words:
        return part.words.index(word)
    if part.kind == PLACE:
        return PLACES.index(word)
    return int(word) if part.kind == SEAT else number(word)


def assert_refused(state: Council, given: str | Answer, rule: str) -> None:
    """An answer is forbidden by the rule, and giving it changes nothing."""
    forbidden(GAME, state, given if isinstance(given, tuple) else answer(state, given), rule)


# -- readers


def offers(state: Council) -> set[str]:
    """The answers offered, in the words that choose understands, none of them twice."""
    results = [in_words(state, given) for given in state.offered]
    assert len(results) == len(set(results))
    return set(results)


def in_words(state: Council, given: tuple[int, ...]) -> str:
    """An answer in words."""
    assert state.question is not None
    parts = zip(state.question.parts, given, strict=False)
    return " ".join(word(state, part, number) for part, number in parts) or "no"


def word(state: Council, part: Part, number: int) -> str:
    """One part of an answer in words."""
    if part.words:
        return part.words[number]
    if part.kind == PLACE:
        return PLACES[number]
    return str(number) if part.kind == SEAT else name_of(state, number)


def cards_on_board(state: Council) -> dict[str, str]:
    """The cards on the board by place, as `scene` understands them."""
    return {PLACES[state.place(cell)]: as_text(state, laid) for cell, laid in enumerate(state.cells.list()) if laid}


def as_text(state: Council, laid: int) -> str:
    """A card on the board: "shoggoth:0", "shoggoth:01*"."""
    owner, colour = int(owner_of(laid)), int(colour_of(laid))
    seats = f"{owner}" if owner == colour else f"{owner}{colour}"
    return f"{name_of(state, int(card_of(laid)))}:{seats}{'*' if is_awake(laid) else ''}"


def edges(state: Council, place: str) -> list[int]:
    """The features of the card on a place as they count now: north, east, south, west."""
    results: list[int] = space(state, int(state.cell(PLACES.index(place))))["features"]
    return results


def player(state: Council, seat: int) -> Player:
    """What lies before a seat."""
    return state.players[seat]


def top(state: Council, seat: int) -> str:
    """The top card of a deck, "" if it is empty."""
    return name_of(state, int(player(state, seat).top_card())) if player(state, seat).deck_size() else ""


def deck(state: Council, seat: int) -> list[str]:
    """All cards of a deck wherever they lie in it, in order of their names."""
    results = player(state, seat)
    return sorted(names_of(state, [*results.top.list(), *results.deck.list(), *results.bottom.list()]))


def bottom(state: Council, seat: int) -> list[str]:
    """What lies under a deck and was seen there, the lowest last."""
    return names_of(state, player(state, seat).bottom.list())


def stash(state: Council, seat: int) -> list[str]:
    """The cards of a stash in the order in which they came."""
    return names_of(state, player(state, seat).stash.list())


def removed_pile(state: Council, seat: int) -> list[str]:
    """The cards of a seat that have left the game, in the order in which they did."""
    return names_of(state, player(state, seat).removed.list())


def names_of(state: Council, pile: list[int]) -> list[str]:
    """The cards of a pile by name."""
    return [name_of(state, int(face_of(entry))) for entry in pile]


def events_of(state: Council, *kinds: str) -> list[Event]:
    """The events of these kinds, as a spectator saw them."""
    return seen(GAME, state, kinds)


def story(state: Council, seat: int | None = None) -> list[str]:
    """All events since the scene began as a spectator, or a seat, saw them, each in a few words."""
    flat = {card: value for value, card in FLAT.items() if name_of(state, KINDS.index(card)) == value}
    return [" ".join(flat.get(part, part) for part in line.split()) for line in tale(GAME, state, seat)]
