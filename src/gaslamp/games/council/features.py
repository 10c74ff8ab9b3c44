"""How high the features of a card count where it lies, and whether it can be flipped."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.council.card import (
    ADJACENT,
    ANY_CARD,
    AURA,
    BONUS,
    DARK_CARD,
    DOUBLE,
    DOUBLE_SPACES,
    LIGHT_CARD,
    LINE,
    MINE,
    RIVAL,
    STEADFAST,
    WARD,
    Card,
)
from gaslamp.games.council.spaces import (
    BOARD,
    EMPTY,
    NOWHERE,
    OUTSIDE,
    TABLE,
    Laid,
    card_of,
    colour_of,
    is_awake,
    owner_of,
)
from gaslamp.games.council.table import Table


def feature(game: Table, cell: i64, d: i64) -> i64:
    """C11.19, C11.20: the feature of a card on its edge towards a direction, with all that adds to it."""
    laid = game.cells[cell]
    card = game.card(card_of(laid))
    value = (
        card.features[(d + 2 * owner_of(laid)) % 4] + space_bonus(game, cell, laid, card) + aura_bonus(game, cell, laid)
    )
    if is_awake(laid):
        if card.rule == BONUS and condition_met(game, cell, card):
            value += card.amount
        elif card.rule == DOUBLE and condition_met(game, cell, card):
            value *= 2
    return value


def space_bonus(game: Table, cell: i64, laid: Laid, card: Card) -> i64:
    """C3.3, C11.21: what the space adds to each feature."""
    if game.board == NOWHERE:
        return 0
    board = game.edition.boards[game.board]
    bonus = board.bonus[cell]
    if bonus == 0 or not space_suits(board.fitting[cell], laid, card):
        return 0
    return 2 * bonus if is_awake(laid) and card.rule == DOUBLE_SPACES else bonus


def space_suits(fitting: i64, laid: Laid, card: Card) -> bool:
    """C3.3: whether a card is one that a space is good for."""
    if fitting == ANY_CARD:
        return True
    if fitting <= DARK_CARD:
        return colour_of(laid) == fitting - LIGHT_CARD
    return card.has_keyword(fitting - DARK_CARD - 1)


def aura_bonus(game: Table, cell: i64, laid: Laid) -> i64:
    """C11.22: what the cards around it add to each feature."""
    total: i64 = 0
    card = game.card(card_of(laid))
    for d in range(4):
        other = game.near[cell * 4 + d]
        if other != NOWHERE and has_lasting(game, other, laid, card, AURA):
            total += game.card_on(other).amount
    return total


def has_lasting(game: Table, other: i64, laid: Laid, card: Card, rule: i64) -> bool:
    """Whether a card on another space has a lasting rule for its own colour that is about a card."""
    friend = game.cells[other]
    if not is_awake(friend) or colour_of(friend) != colour_of(laid):
        return False
    speaker = game.card(card_of(friend))
    return speaker.rule == rule and speaker.matches(card)


def condition_met(game: Table, cell: i64, card: Card) -> bool:
    """Whether the condition of a lasting rule is met: a fitting card beside it, if the rule asks for one."""
    if card.matches_all:
        return True
    colour = colour_of(game.cells[cell])
    for d in range(4):
        other = game.near[cell * 4 + d]
        if other != NOWHERE and game.cells[other] != EMPTY and is_target(game, colour, card, other):
            return True
    return False


def is_firm(game: Table, cell: i64) -> bool:
    """C11.23, C11.24: whether a card cannot be flipped."""
    laid = game.cells[cell]
    card = game.card(card_of(laid))
    if is_awake(laid) and card.rule == STEADFAST and condition_met(game, cell, card):
        return True
    for d in range(4):
        other = game.near[cell * 4 + d]
        if other != NOWHERE and has_lasting(game, other, laid, card, WARD):
            return True
    return False


def targets_of(game: Table, me: Seat, card: Card, here: i64) -> Ints:
    """C11: the spaces whose cards an extra rule is about; its card lies `here`, NOWHERE before it is laid."""
    cells = ints()
    if card.where == ADJACENT:
        if here != NOWHERE:
            for d in range(4):
                cell = game.near[here * 4 + d]
                if cell != NOWHERE and game.cells[cell] != EMPTY and is_target(game, me, card, cell):
                    cells.append(cell)
        return cells
    for cell in range(game.cells.size):
        if cell == here or game.cells[cell] == EMPTY or (card.where == LINE and not in_line(game, here, cell)):
            continue
        if is_target(game, me, card, cell):
            cells.append(cell)
    return cells


def is_target(game: Table, me: Seat, card: Card, cell: i64) -> bool:
    """Whether a rule is about the card on a space, by its colour and by what it is."""
    colour = colour_of(game.cells[cell])
    if (card.whose == MINE and colour != me) or (card.whose == RIVAL and colour == me):
        return False
    return card.matches(game.card_on(cell))


def in_line(game: Table, here: i64, cell: i64) -> bool:
    """Whether two spaces are of one row or column."""
    if here == NOWHERE:
        return False
    side = BOARD if game.cells.size == OUTSIDE else TABLE
    return here // side == cell // side or here % side == cell % side
