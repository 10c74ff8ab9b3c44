"""Extra rules that move cards: moved cards keep owner, colour and orientation, and are never active."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries, in_order
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.events import MOVED, SHIFTED
from gaslamp.games.council.extra_rule import AskingRule, as_places, targets
from gaslamp.games.council.parts import LEFT, PLACE, SPACE, WAY
from gaslamp.games.council.spaces import EMPTY, NOWHERE, card_of, colour_of
from gaslamp.games.council.state import Council


class Pull(AskingRule):
    """C11.7, C8.2: lay as many cards as the card says beside the card being played, before the activation compares it.

    Without a board the order matters: a card that has left the edge makes room for the next.
    """

    asks_for = (in_order("cards", PLACE, SPACE),)
    carries = Carries(n=LEFT)
    rule = "C11.7"
    exact = True

    def options(self, game: Council, me: Seat) -> Ints:
        options = ints()
        for cell in distant_cards(game, me).items:
            for goal in empty_beside(game, game.spot, cell).items:
                options.append(pack(game.place(cell), game.place(goal)))
        return options

    def possible(self, game: Council, me: Seat) -> bool:
        """As many cards as the card says, and room for them."""
        amount, room = game.card(game.this).amount, ints()
        for option in self.options(game, me).items:
            _, goal = two(option)
            room.add(goal)
        return room.size >= amount and distant_cards(game, me).size >= amount

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        left = game.n
        move_card(game, option)
        if left > 1:
            game.then_more(me, self, n=left - 1)

    def elements(self, game: Council, me: Seat) -> Ints:
        """Without a board to any empty space around: others may have left the edge by then."""
        options = ints()
        for cell in distant_cards(game, me).items:
            for d in range(4):
                goal = game.near[game.spot * 4 + d]
                if goal != NOWHERE and game.cells[goal] == EMPTY:
                    options.append(pack(game.place(cell), game.place(goal)))
        return options


class Push(AskingRule):
    """C11.8: move a card to an empty space beside it, as it lies."""

    asks_for = (PLACE, SPACE)
    rule = "C11.8"

    def options(self, game: Council, me: Seat) -> Ints:
        options = ints()
        for cell in targets(game, me).items:
            for goal in empty_beside(game, cell, cell).items:
                options.append(pack(game.place(cell), game.place(goal)))
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        move_card(game, option)


class Swap(AskingRule):
    """C11.9: the card being played and another change places; the one being played is still the active one."""

    asks_for = (PLACE,)
    rule = "C11.9"

    def options(self, game: Council, me: Seat) -> Ints:
        return as_places(game, targets(game, me))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        there = game.cell(option)
        mine, other = game.cells[game.spot], game.cells[there]
        game.cells[game.spot], game.cells[there] = other, mine
        game.tell(MOVED, colour_of(other), card_of(other), at=game.place(game.spot))
        game.tell(MOVED, colour_of(mine), card_of(mine), at=option)
        game.spot = there


class Shift(AskingRule):
    """C11.10: shift the cards at one end of a row or column up to the next gap, and lay the card being played there."""

    asks_for = (PLACE, WAY)
    rule = "C11.10"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every outermost card of a row or column behind which there is room, and the way it goes."""
        options = ints()
        for cell in range(game.cells.size):
            if game.cells[cell] != EMPTY:
                for way in range(4):
                    if is_outermost(game, cell, (way + 2) % 4) and gap(game, cell, way) != NOWHERE:
                        options.append(pack(game.place(cell), way))
        return options

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        place, way = two(option)
        cell = game.cell(place)
        hole = gap(game, cell, way)
        while hole != cell:
            before = game.near[hole * 4 + (way + 2) % 4]
            game.move(before, hole)
            hole = before
        game.lay(me, cell)
        game.tell(SHIFTED, me, game.this, at=place)


def move_card(game: Council, option: Option) -> None:
    """C8.1: a card goes from its place to a space."""
    place, space = two(option)
    game.move(game.cell(place), game.cell(space))


def distant_cards(game: Council, me: Seat) -> Ints:
    """The cards that a rule is about and that do not lie beside the one being played."""
    cells = ints()
    for cell in targets(game, me).items:
        if not are_adjacent(game, game.spot, cell):
            cells.append(cell)
    return cells


def are_adjacent(game: Council, one: i64, other: i64) -> bool:
    """Whether two spaces share an edge."""
    for d in range(4):
        if game.near[one * 4 + d] == other:
            return True
    return False


def empty_beside(game: Council, cell: i64, leaving: i64) -> Ints:
    """The empty spaces around one that a card which leaves another can go to."""
    cells = ints()
    for d in range(4):
        other = game.near[cell * 4 + d]
        if game.is_open(other, leaving):
            cells.append(other)
    return cells


def is_outermost(game: Council, cell: i64, d: i64) -> bool:
    """Whether no card lies beyond a space in a direction."""
    other = game.near[cell * 4 + d]
    while other != NOWHERE:
        if game.cells[other] != EMPTY:
            return False
        other = game.near[other * 4 + d]
    return True


def gap(game: Council, cell: i64, way: i64) -> i64:
    """The first empty space from a card on, NOWHERE if there is none."""
    while cell != NOWHERE and game.cells[cell] != EMPTY:
        cell = game.near[cell * 4 + way]
    return cell if game.is_open(cell) else NOWHERE


PULL: Final = Pull()
PUSH: Final = Push()
SWAP: Final = Swap()
SHIFT: Final = Shift()
