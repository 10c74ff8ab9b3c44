"""Activation: the card just laid is compared with those around it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Effect, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.card import KEEN
from gaslamp.games.council.events import CASCADED, TIED
from gaslamp.games.council.features import feature, is_firm
from gaslamp.games.council.spaces import EMPTY, NOWHERE, card_of, colour_of
from gaslamp.games.council.state import Council

TIES: Final = 2  # so many equal features flip the cards, too
ALL_SIDES: Final = 4  # so many win the game


class Activate(Effect[Council]):
    """C4.1, C4.2, C4.3, C4.4, C4.5, C4.8: flip adjacent cards whose touching features are lower, and ties; cascade."""

    rule = "C4.2"

    def apply(self, game: Council, me: Seat) -> None:
        """C7.2: an Outer God is active only while a gate is open."""
        spot = game.spot
        active, card = game.card_on(spot), card_of(game.cells[spot])
        if active.god and not game.has_gate(me):
            return
        lower, equal = comparison(game, me, spot)
        ties = only_flippable(game, equal)
        if ties.size == ALL_SIDES:
            game.tell(TIED, me, card, n=ties.size)
            game.win(me)
            return
        if ties.size > 0 and (equal.size >= TIES or active.rule == KEEN):
            game.tell(TIED, me, card, n=min(equal.size, ALL_SIDES - 1))
            for cell in ties.items:
                lower.append(cell)
        for cell in lower.items:
            game.flip(cell)
        if active.cascades:
            cascade(game, me, card, lower)


def comparison(game: Council, me: Seat, spot: i64) -> tuple[Ints, Ints]:
    """C4.2, C10.4: the spaces around whose cards the one in the middle flips, and those of the rival that equal it."""
    lower, equal = ints(), ints()
    for d in range(4):
        cell = game.near[spot * 4 + d]
        if cell == NOWHERE or game.cells[cell] == EMPTY:
            continue
        theirs = colour_of(game.cells[cell]) != me
        if not theirs and not game.flips_all:
            continue
        mine, other = feature(game, spot, d), feature(game, cell, (d + 2) % 4)
        if mine > other and not is_firm(game, cell):
            lower.append(cell)
        elif mine == other and theirs:
            equal.append(cell)
    return lower, equal


def only_flippable(game: Council, cells: Ints) -> Ints:
    """Those of some cards that can be flipped."""
    rest = ints()
    for cell in cells.items:
        if not is_firm(game, cell):
            rest.append(cell)
    return rest


def cascade(game: Council, me: Seat, card: CardId, first: Ints) -> None:
    """C7.3, C7.4: every card just flipped is compared as if it were active, once; ties flip nothing."""
    second, goes_on = ints(), False
    for cell in first.items:
        if game.shows(cell, me):
            goes_on = True
            for other in comparison(game, me, cell)[0].items:
                if other not in first and other != game.spot:
                    second.add(other)
    if goes_on:
        game.tell(CASCADED, me, card)
    for cell in second.items:
        game.flip(cell)


ACTIVATE: Final = Activate()
