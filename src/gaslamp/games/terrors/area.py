"""A card in play, as one number: which one, its haunt token, its place in a horde, and what was used of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints

InPlay = i64
CARDS: Final = 255  # all bits of the card, of a token, of a horde and of a place
SIDES: Final = 3
HORDES: Final = 15
PLACES: Final = 127
TOKEN: Final = 8  # where its haunt token stands:
NO_TOKEN: Final[i64] = 0
HAUNT: Final[i64] = 1
BANISH: Final[i64] = 2
BEGAN: Final = 1 << 10  # it was in play when the turn began
HAUNTED: Final = 1 << 11  # it has been haunted this turn
HORDE: Final = 12  # where the number of its horde stands; 0 for none
PLACE: Final = 16  # where its place in the horde stands, from left to right
MIDDLE: Final = 32  # the place of the first one
USED: Final = 1 << 23  # a bit for each of its horde abilities that was used in this phase
MOST_ABILITIES: Final[i64] = 6
WAITING: Final = 1 << 29  # as often as its triggered ability was set off and has not been carried out
NOWHERE: Final[i64] = -1


def card_of(entry: InPlay) -> CardId:
    """Which card it is."""
    return entry & CARDS


def token_of(entry: InPlay) -> i64:
    """Which side of a haunt token it shows, if it has one."""
    return entry >> TOKEN & SIDES


def with_token(entry: InPlay, token: i64) -> InPlay:
    """The same card with its token on a side."""
    return entry & ~(SIDES << TOKEN) | token << TOKEN


def find(area: Ints, card: CardId, token: i64, horde: i64) -> i64:
    """Where a card with such a token lies in such a horde."""
    for i in range(area.size):
        if card_of(area[i]) == card and token_of(area[i]) == token and horde_of(area[i]) == horde:
            return i
    return NOWHERE


# -- from turn to turn


def in_new_turn(entry: InPlay) -> InPlay:
    """The same card when a turn of its owner begins."""
    return entry | BEGAN


def in_next_turn(entry: InPlay) -> InPlay:
    """T5.3, T5.4: the same card, which stays in play until its owner's next turn: its token is turned to Banish."""
    return with_token(card_of(entry), BANISH)


def can_be_haunted(entry: InPlay) -> bool:
    """T3.7: whether it began the turn in play, shows Banish, and has not been haunted."""
    return entry & (BEGAN | HAUNTED) == BEGAN and token_of(entry) == BANISH


def was_haunted(entry: InPlay) -> bool:
    """Whether it has been haunted this turn."""
    return entry & HAUNTED != 0


def mark_haunted(entry: InPlay) -> InPlay:
    """The same card, haunted."""
    return entry | HAUNTED


# -- in hordes


def horde_of(entry: InPlay) -> i64:
    """The number of its horde, 0 for none."""
    return entry >> HORDE & HORDES


def place_of(entry: InPlay) -> i64:
    """Its place in the horde."""
    return entry >> PLACE & PLACES


def in_horde(entry: InPlay, horde: i64, place: i64) -> InPlay:
    """T5.2: the same card in a horde; a haunt token is turned to Banish."""
    if token_of(entry) != NO_TOKEN:
        entry = with_token(entry, BANISH)
    return entry | horde << HORDE | place << PLACE


def was_used(entry: InPlay, ability: i64) -> bool:
    """Whether a horde ability, by its place on the card, was used in this phase."""
    return entry & USED << ability != 0


def mark_used(entry: InPlay, ability: i64) -> InPlay:
    """The same card, with a horde ability used."""
    return entry | USED << ability


def used_abilities(entry: InPlay) -> i64:
    """How many of its horde abilities were used in this phase."""
    n: i64 = 0
    for ability in range(MOST_ABILITIES):
        if was_used(entry, ability):
            n += 1
    return n


# -- triggered abilities


def is_set_off(entry: InPlay) -> bool:
    """Whether its triggered ability is still to be carried out."""
    return entry >= WAITING


def set_off(entry: InPlay) -> InPlay:
    """The same card, its triggered ability set off once more."""
    return entry + WAITING


def respond_once(entry: InPlay) -> InPlay:
    """The same card, its triggered ability carried out once."""
    return entry - WAITING
