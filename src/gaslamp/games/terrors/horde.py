"""T3.4: hordes, monsters joined side by side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat, pack
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.abilities import UNLEASH
from gaslamp.games.terrors.area import HAUNT, MIDDLE, NOWHERE, InPlay, card_of, horde_of, in_horde, place_of, token_of
from gaslamp.games.terrors.card import is_monster
from gaslamp.games.terrors.events import EXTENDED, FORMED, TURNED
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.words import VERBS

FORM: Final[i64] = VERBS.index("form")
EXTEND_LEFT: Final[i64] = VERBS.index("extend_left")
EXTEND_RIGHT: Final[i64] = VERBS.index("extend_right")
MOST: Final[i64] = 14  # hordes in a phase


def fit(game: Terrors, left: CardId, right: CardId) -> bool:
    """Whether two monsters can stand side by side."""
    one, other = game.card(left), game.card(right)
    return one.faction > 0 and other.faction > 0 and one.right == other.faction and other.left == one.faction


def lone_monsters(game: Terrors, me: Seat) -> Ints:
    """The kinds of monsters in play that are in no horde and can be in one."""
    monsters = ints()
    for entry in game.players[me].area.items:
        if horde_of(entry) == 0 and is_monster(card_of(entry)) and game.card(card_of(entry)).faction > 0:
            monsters.insert(card_of(entry))
    return monsters


def end(game: Terrors, me: Seat, horde: i64, right: bool) -> InPlay:
    """The monster at an end of a horde, NOWHERE if it has none left."""
    best = NOWHERE
    for entry in game.players[me].area.items:
        if horde_of(entry) == horde and (
            best < 0 or (place_of(entry) > place_of(best) if right else place_of(entry) < place_of(best))
        ):
            best = entry
    return best


def add_ways_to_join(game: Terrors, me: Seat, options: Ints) -> None:
    """Every way to form a horde or to extend one: how, the monster, its neighbour, the number of the horde."""
    monsters = lone_monsters(game, me)
    if monsters.size == 0:
        return
    if game.hordes < MOST:
        add_ways_to_form(game, me, monsters, options)
    for horde in range(1, game.hordes + 1):
        first = end(game, me, horde, False)
        if first != NOWHERE:
            leftmost, rightmost = card_of(first), card_of(end(game, me, horde, True))
            for card in monsters.items:
                if fit(game, card, leftmost):
                    options.append(pack(EXTEND_LEFT, card, leftmost, horde))
                if fit(game, rightmost, card):
                    options.append(pack(EXTEND_RIGHT, card, rightmost, horde))


def add_ways_to_form(game: Terrors, me: Seat, monsters: Ints, options: Ints) -> None:
    """Every two of some kinds of monsters that fit."""
    for left in monsters.items:
        for right in monsters.items:
            if fit(game, left, right) and (left != right or is_twice(game, me, left)):
                options.append(pack(FORM, left, right))


def is_twice(game: Terrors, me: Seat, card: CardId) -> bool:
    """Whether two monsters of a kind are in no horde."""
    n = 0
    for entry in game.players[me].area.items:
        if card_of(entry) == card and horde_of(entry) == 0:
            n += 1
    return n > 1


def find_lone_monster(game: Terrors, me: Seat, card: CardId) -> i64:
    """Where a monster of a kind lies that is in no horde: of equals one that would not stay by haunt."""
    area, best = game.players[me].area, NOWHERE
    for i in range(area.size):
        if card_of(area[i]) == card and horde_of(area[i]) == 0 and (best == NOWHERE or token_of(area[best]) == HAUNT):
            best = i
    return best


def form(game: Terrors, me: Seat, left: CardId, right: CardId) -> None:
    """T3.4: form a horde; then one of its abilities is unleashed."""
    game.hordes += 1
    game.tell(FORMED, me, left, at=right)
    step_in(game, me, left, game.hordes, MIDDLE)
    step_in(game, me, right, game.hordes, MIDDLE + 1)
    game.then(me, UNLEASH, n=game.hordes)


def extend(game: Terrors, me: Seat, right: bool, card: CardId, neighbour: CardId, horde: i64) -> None:
    """T3.4: extend a horde at an end; then one of its abilities is unleashed."""
    place = place_of(end(game, me, horde, right)) + (1 if right else -1)
    game.tell(EXTENDED, me, card, at=neighbour)
    step_in(game, me, card, horde, place)
    game.then(me, UNLEASH, n=horde)


def step_in(game: Terrors, me: Seat, card: CardId, horde: i64, place: i64) -> None:
    """T5.2: a monster takes its place in a horde; a haunt token is turned over."""
    area, at = game.players[me].area, find_lone_monster(game, me, card)
    if token_of(area[at]) == HAUNT:
        game.tell(TURNED, me, card)
    area[at] = in_horde(area[at], horde, place)
