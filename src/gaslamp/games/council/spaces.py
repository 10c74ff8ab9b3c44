"""Spaces and what lies on them: directions, neighbours, and a card on the board as one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId, Seat
from gaslamp.engine.core.piles import Ints, bit, ints

Laid = i64  # a card on the board: which, whose, which colour shows, and whether its lasting rule holds
OWNER: Final = 7  # where its owner stands
COLOUR: Final = 8  # where the seat stands whose colour shows
AWAKE: Final = 1 << 9  # its lasting rule holds
EMPTY: Final[i64] = 0
NOWHERE: Final[i64] = 127  # no space
BOARD: Final[i64] = 5  # the side of a board, and of the area that cards may take
TABLE: Final[i64] = 9  # the side of a table without a board: wherever the first card lies, there is room on all sides
CENTRE: Final[i64] = TABLE * TABLE // 2
OUTSIDE: Final[i64] = BOARD * BOARD  # places of the table are numbered after those of the board


def card_of(laid: Laid) -> CardId:
    """Which card it is."""
    return laid & 127


def owner_of(laid: Laid) -> Seat:
    """C1.3: whose deck it came from, which says which way it lies."""
    return laid >> OWNER & 1


def colour_of(laid: Laid) -> Seat:
    """C1.2: the seat whose colour shows."""
    return laid >> COLOUR & 1


def laid_by(card: CardId, seat: Seat) -> Laid:
    """A card as its owner lays it."""
    return card | seat << OWNER | seat << COLOUR


def other_side(laid: Laid) -> Laid:
    """The same card with the other colour up."""
    return laid ^ bit(COLOUR)


def is_awake(laid: Laid) -> bool:
    """Whether it has a lasting rule that holds."""
    return laid & AWAKE != 0


def as_awake(laid: Laid) -> Laid:
    """The same card once its lasting rule holds."""
    return laid | AWAKE


def neighbours(side: i64) -> Ints:
    """C1.6: the spaces north, east, south and west of each space of a square, NOWHERE beyond its edge."""
    cells = ints()
    for row in range(side):
        for column in range(side):
            here = row * side + column
            cells.append(here - side if row > 0 else NOWHERE)
            cells.append(here + 1 if column < side - 1 else NOWHERE)
            cells.append(here + side if row < side - 1 else NOWHERE)
            cells.append(here - 1 if column > 0 else NOWHERE)
    return cells


PLACES: Final = (  # a letter for each column from the west, a number for each row from the north; then the table
    *(f"{letter}{number}" for number in range(1, 6) for letter in "abcde"),
    *(f"t{number}{column}" for number in range(1, 10) for column in range(1, 10)),
)
ON_BOARD: Final = neighbours(BOARD)
ON_TABLE: Final = neighbours(TABLE)
