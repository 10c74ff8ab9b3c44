"""Extra rules that move cards: moved cards keep owner, colour and orientation, and are never active."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.deed import Ask, as_places, targets
from gaslamp.games.council.events import MOVED, SHIFTED
from gaslamp.games.council.parts import AT, PLACE, SPACE, TO, WAY, N
from gaslamp.games.council.spaces import EMPTY, NOWHERE, card_of, colour_of
from gaslamp.games.council.state import Council


class Pull(Ask):
    """Lay n cards next to the card being played, one by one."""

    asks_for = (PLACE, SPACE)
    carries = Carries(AT, N, TO)
    rule = "C11.7"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that is not there yet, to every empty space beside."""
        found = ints()
        for cell in distant(game, me).items:
            for goal in empty_beside(game, game.spot, cell).items:
                found.append(pack(game.place(cell), game.place(goal)))
        return found

    def possible(self, game: Council, me: Seat) -> bool:
        """As many cards as the card says, and room for them."""
        n, room = game.card(game.this).amount, ints()
        for option in self.options(game, me).items:
            room.add(part(option, 1))
        return room.size >= n and distant(game, me).size >= n

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Before the activation, which compares it."""
        game.move(game.cell(part(option, 0)), game.cell(part(option, 1)))
        if game.n > 1:
            game.then(me, self, n=game.n - 1)


class Push(Ask):
    """Move a card to an empty space beside it."""

    asks_for = (PLACE, SPACE)
    carries = Carries(AT, N, TO)
    rule = "C11.8"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that the rule speaks of, to every empty space around it."""
        found = ints()
        for cell in targets(game, me).items:
            for goal in empty_beside(game, cell, cell).items:
                found.append(pack(game.place(cell), game.place(goal)))
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """As it lies."""
        game.move(game.cell(part(option, 0)), game.cell(part(option, 1)))


class Swap(Ask):
    """The card being played and another change places."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "C11.9"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every card that the rule speaks of."""
        return as_places(game, targets(game, me))

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """The card being played is still the active one."""
        there = game.cell(option)
        mine, other = game.cells[game.spot], game.cells[there]
        game.cells[game.spot], game.cells[there] = other, mine
        game.tell(MOVED, colour_of(other), card_of(other), at=game.place(game.spot))
        game.tell(MOVED, colour_of(mine), card_of(mine), at=option)
        game.spot = there


class Shift(Ask):
    """Shift the cards at one end of a row or column by one space, and lay the card being played there."""

    asks_for = (PLACE, WAY)
    carries = Carries(AT, N, TO)
    rule = "C11.10"

    def options(self, game: Council, me: Seat) -> Ints:
        """Every outermost card of a row or column behind which there is room, and the way it goes."""
        found = ints()
        for cell in range(game.cells.size):
            if game.cells[cell] != EMPTY:
                for way in range(4):
                    if outermost(game, cell, (way + 2) % 4) and gap(game, cell, way) != NOWHERE:
                        found.append(pack(game.place(cell), way))
        return found

    def choose(self, game: Council, me: Seat, option: Option) -> None:
        """Those up to the next gap move on."""
        cell, way = game.cell(part(option, 0)), part(option, 1)
        hole = gap(game, cell, way)
        while hole != cell:
            before = game.near[hole * 4 + (way + 2) % 4]
            game.move(before, hole)
            hole = before
        game.lay(me, cell)
        game.tell(SHIFTED, me, game.this, at=part(option, 0))


def distant(game: Council, me: Seat) -> Ints:
    """The cards that a rule speaks of and that do not lie beside the one being played."""
    found = ints()
    for cell in targets(game, me).items:
        if not adjacent(game, game.spot, cell):
            found.append(cell)
    return found


def adjacent(game: Council, one: i64, other: i64) -> bool:
    """Whether two spaces share an edge."""
    for d in range(4):
        if game.near[one * 4 + d] == other:
            return True
    return False


def empty_beside(game: Council, cell: i64, leaving: i64) -> Ints:
    """The empty spaces around one that a card which leaves another can go to."""
    found = ints()
    for d in range(4):
        other = game.near[cell * 4 + d]
        if game.open(other, leaving):
            found.append(other)
    return found


def outermost(game: Council, cell: i64, d: i64) -> bool:
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
    return cell if game.open(cell) else NOWHERE


PULL: Final = Pull()
PUSH: Final = Push()
SWAP: Final = Swap()
SHIFT: Final = Shift()
