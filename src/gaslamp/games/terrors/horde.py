"""Hordes: monsters joined side by side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat, pack
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.abilities import UNLEASH
from gaslamp.games.terrors.area import HAUNT, MIDDLE, NOWHERE, InPlay, card_of, horde_of, joined, place_of, token_of
from gaslamp.games.terrors.card import is_monster
from gaslamp.games.terrors.events import EXTENDED, FORMED, TURNED
from gaslamp.games.terrors.state import Terrors

FORM: Final[i64] = 0  # how a monster joins
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
MOST: Final[i64] = 14  # hordes in a phase


def fits(game: Terrors, left: CardId, right: CardId) -> bool:
    """Whether two monsters can stand side by side."""
    one, other = game.card(left), game.card(right)
    return one.faction > 0 and other.faction > 0 and one.right == other.faction and other.left == one.faction


def loose(game: Terrors, me: Seat) -> Ints:
    """The kinds of monsters in play that are in no horde and can be in one."""
    found = ints()
    for entry in game.players[me].area.items:
        if horde_of(entry) == 0 and is_monster(card_of(entry)) and game.card(card_of(entry)).faction > 0:
            found.insert(card_of(entry))
    return found


def end(game: Terrors, me: Seat, horde: i64, right: bool) -> InPlay:
    """The monster at an end of a horde, NOWHERE if it has none left."""
    best = NOWHERE
    for entry in game.players[me].area.items:
        if horde_of(entry) == horde and (
            best < 0 or (place_of(entry) > place_of(best) if right else place_of(entry) < place_of(best))
        ):
            best = entry
    return best


def joints(game: Terrors, me: Seat) -> Ints:
    """Every way to form a horde or to extend one: how, the monster, its neighbour, the number of the horde."""
    found, free = ints(), loose(game, me)
    if free.size == 0:
        return found
    if game.hordes < MOST:
        for left in free.items:
            for right in free.items:
                if fits(game, left, right) and (left != right or twice(game, me, left)):
                    found.append(pack(FORM, left, right))
    for horde in range(1, game.hordes + 1):
        first = end(game, me, horde, False)
        if first == NOWHERE:
            continue
        last = end(game, me, horde, True)
        for card in free.items:
            if fits(game, card, card_of(first)):
                found.append(pack(LEFT, card, card_of(first), horde))
            if fits(game, card_of(last), card):
                found.append(pack(RIGHT, card, card_of(last), horde))
    return found


def twice(game: Terrors, me: Seat, card: CardId) -> bool:
    """Whether two monsters of a kind are in no horde."""
    n = 0
    for entry in game.players[me].area.items:
        if card_of(entry) == card and horde_of(entry) == 0:
            n += 1
    return n > 1


def pick(game: Terrors, me: Seat, card: CardId) -> i64:
    """Where a loose monster of a kind lies: of equals one that would not stay by haunt."""
    area, best = game.players[me].area, NOWHERE
    for i in range(area.size):
        if card_of(area[i]) == card and horde_of(area[i]) == 0 and (best == NOWHERE or token_of(area[best]) == HAUNT):
            best = i
    return best


def join(game: Terrors, me: Seat, how: i64, card: CardId, other: CardId, horde: i64) -> None:
    """Form a horde, or extend one; then one of its abilities is unleashed."""
    if how == FORM:
        game.hordes += 1
        horde = game.hordes
        game.tell(FORMED, me, card, at=other)
        step_in(game, me, card, horde, MIDDLE)
        step_in(game, me, other, horde, MIDDLE + 1)
    else:
        neighbour = end(game, me, horde, how == RIGHT)
        game.tell(EXTENDED, me, card, at=other)
        step_in(game, me, card, horde, place_of(neighbour) + (1 if how == RIGHT else -1))
    game.then(me, UNLEASH, n=horde)


def step_in(game: Terrors, me: Seat, card: CardId, horde: i64, place: i64) -> None:
    """A loose monster takes its place in a horde; a haunt token is turned over."""
    area, at = game.players[me].area, pick(game, me, card)
    if token_of(area[at]) == HAUNT:
        game.tell(TURNED, me, card)
    area[at] = joined(area[at], horde, place)
