"""Hordes: monsters joined side by side, and the abilities that they unleash."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.effect import CardId, Choice, Option, Seat, pack, part
from gaslamp.engine.piles import Ints, ints
from gaslamp.games.terrors.area import MIDDLE, TOKEN, USED, InPlay, card_of, horde_of, joined, place_of
from gaslamp.games.terrors.card import is_monster
from gaslamp.games.terrors.deeds import DEEDS
from gaslamp.games.terrors.events import EXTENDED, FORMED, HORDE_ABILITY
from gaslamp.games.terrors.state import Terrors

FORM: Final = 0  # how a monster joins
LEFT: Final = 1
RIGHT: Final = 2


def fits(game: Terrors, left: CardId, right: CardId) -> bool:
    """Whether two monsters can stand side by side."""
    one, other = game.card(left), game.card(right)
    return one.faction > 0 and other.faction > 0 and one.right == other.faction and other.left == one.faction


def free(game: Terrors, me: Seat) -> Ints:
    """The kinds of monsters in play that are in no horde."""
    found = ints()
    for entry in game.players[me].area.items:
        if horde_of(entry) == 0 and is_monster(card_of(entry)):
            found.insert(card_of(entry))
    return found


def end(game: Terrors, me: Seat, horde: i64, right: bool) -> InPlay:
    """The monster at an end of a horde."""
    best: i64 = -1
    for entry in game.players[me].area.items:
        if horde_of(entry) == horde and (
            best < 0 or (place_of(entry) > place_of(best) if right else place_of(entry) < place_of(best))
        ):
            best = entry
    return best


def joints(game: Terrors, me: Seat) -> Ints:
    """Every way to form a horde or to extend one: how, the monster, its neighbour."""
    found, loose = ints(), free(game, me)
    for left in loose.items:
        for right in loose.items:
            if fits(game, left, right) and (left != right or count(game, me, left) > 1):
                found.append(pack(FORM, left, right))
    for horde in range(1, game.hordes + 1):
        first, last = end(game, me, horde, False), end(game, me, horde, True)
        if first < 0:
            continue
        for card in loose.items:
            if fits(game, card, card_of(first)):
                found.insert(pack(LEFT, card, card_of(first)))
            if fits(game, card_of(last), card):
                found.insert(pack(RIGHT, card, card_of(last)))
    return found


def count(game: Terrors, me: Seat, card: CardId) -> i64:
    """How many monsters of a kind are in no horde."""
    n: i64 = 0
    for entry in game.players[me].area.items:
        if card_of(entry) == card and horde_of(entry) == 0:
            n += 1
    return n


def pick(game: Terrors, me: Seat, card: CardId) -> i64:
    """Where a loose monster of a kind lies: of equals one without a haunt token, which stays anyway no longer."""
    area, best = game.players[me].area, -1
    for i in range(area.size):
        if card_of(area[i]) == card and horde_of(area[i]) == 0 and (best < 0 or area[best] & TOKEN > area[i] & TOKEN):
            best = i
    return best


def join(game: Terrors, me: Seat, how: i64, card: CardId, other: CardId) -> None:
    """Form a horde, or extend one; then one of its abilities is unleashed."""
    area = game.players[me].area
    if how == FORM:
        game.hordes += 1
        for at, kind in ((MIDDLE, card), (MIDDLE + 1, other)):
            i = pick(game, me, kind)
            area[i] = joined(area[i], game.hordes, at)
        game.tell(FORMED, me, card)
        game.then(me, UNLEASH, n=game.hordes)
        return
    for horde in range(1, game.hordes + 1):
        neighbour = end(game, me, horde, how == RIGHT)
        if neighbour >= 0 and card_of(neighbour) == other:
            i = pick(game, me, card)
            area[i] = joined(area[i], horde, place_of(neighbour) + (1 if how == RIGHT else -1))
            game.tell(EXTENDED, me, card)
            game.then(me, UNLEASH, n=horde)
            return


class Unleash(Choice[Terrors]):
    """Choose an ability of a monster in horde n that was not used in this phase."""

    picks = ("card", "deed")
    rule = "T3.4"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Of any monster in it."""
        found = ints()
        for entry in game.players[me].area.items:
            if horde_of(entry) == game.n:
                horde = game.card(card_of(entry)).horde
                for i in range(horde.size):
                    if not entry & USED << i:
                        found.insert(pack(card_of(entry), horde[i]))
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """It is used up for this phase."""
        card, deed, area = part(option, 0), part(option, 1), game.players[me].area
        kind = game.card(card)
        for at in range(area.size):
            for i in range(kind.horde.size):
                entry = area[at]
                if (
                    card_of(entry) == card
                    and horde_of(entry) == game.n
                    and kind.horde[i] == deed
                    and not entry & USED << i
                ):
                    area[at] = entry | USED << i
                    game.tell(HORDE_ABILITY, me, card)
                    game.speak(card, me, DEEDS[deed], n=kind.horde_amounts[i])
                    return


UNLEASH: Final = Unleash()
