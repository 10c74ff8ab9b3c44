"""The printed numbers and words of Council of Five, ours or corrected by somebody who owns the box."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.book import checks
from gaslamp.engine.book.data import Data, load
from gaslamp.games.council.kinds import BOARDS, CARDS, DECKS
from gaslamp.games.council.words import (
    FITTING,
    KEYWORDS,
    LASTING,
    NO_RULE,
    OF_ACTIVATION,
    RULES,
    TIMINGS,
    TYPES,
    WHERE,
    WHOSE,
)

DATA: Final[Data] = load(Path(__file__).parent / "data" / "council.toml")
GAME: Final = {  # numbers of the game: the least and the most
    "stash": (0, 5),
    "deck": (10, 40),
    "least": (5, 40),
    "copies": (1, 4),
    "group": (1, 10),
    "spells": (0, 10),
    "others": (0, 5),
}
WORDS: Final = {
    "type": TYPES,
    "types": TYPES,
    "raised": TYPES,
    "keywords": KEYWORDS,
    "named": KEYWORDS,
    "keys": KEYWORDS,
    "timing": TIMINGS,
    "rule": RULES,
    "whose": WHOSE,
    "where": WHERE,
    "fitting": FITTING,
}
LISTS: Final = ("keywords", "named", "keys", "types")
RULE: Final = ("timing", "rule", "keys", "types", "whose", "where", "amount")
WHOLES: Final = {"rule": RULE}  # an owner's rule has nothing of ours
CARD: Final = ("type", "features", "keywords", "named", *RULE)
PLACELESS: Final = ("shift", "fetch", "arrange", "mill", "toll", "raid", "bury")  # what needs no place on the board
ANYWHERE: Final = ("flip_one", "flip_all", "flip_some", "flip_either", "remove", "recall")  # if it is done anywhere
EARLY: Final = ("pull", "swap", *OF_ACTIVATION)  # what must come before the activation
KEYED: Final = ("flip_some", "flip_either")  # what needs keywords to choose from
FEATURES: Final = (1, 9)
SPACES: Final = 25
AMOUNTS: Final = (1, 9)


def check(data: Data) -> None:
    """Refuse what cannot be played."""
    decks, boards = [f"{name}_deck" for name in DECKS], [f"{name}_board" for name in BOARDS]
    checks.sections(data, ("game", *CARDS, *decks, *boards))
    checks.only(data, "game", tuple(GAME))
    for name, (least, most) in GAME.items():
        checks.limit(data, "game", name, data.number("game", name), least, most)
    for card in CARDS:
        check_card(data, card)
    for deck in decks:
        check_deck(data, deck)
    for board in boards:
        check_board(data, board)


def check_card(data: Data, card: str) -> None:
    """A card with its features, and perhaps with keywords and an extra rule."""
    checks.only(data, card, CARD)
    checks.one_of(data, card, "type", TYPES)
    checks.row(data, card, "features", 4, *FEATURES)
    for name in LISTS:
        if data.has(card, name):
            checks.different(data, card, name, checks.some_of(data, card, name, WORDS[name]))
    if any(data.has(card, name) for name in RULE):
        check_rule(data, card)


def check_rule(data: Data, card: str) -> None:
    """An extra rule at a time when it can be applied."""
    rule = checks.one_of(data, card, "rule", RULES)
    if rule == NO_RULE:
        return  # an owner's card has no rule where ours has one
    checks.one_of(data, card, "timing", times(data, card, rule))
    for name in ("whose", "where"):
        if data.has(card, name):
            checks.one_of(data, card, name, WORDS[name])
    if data.has(card, "amount"):
        checks.limit(data, card, "amount", data.number(card, "amount"), *AMOUNTS)
    if rule in KEYED:
        data.fact(card, "keys")


def times(data: Data, card: str, rule: str) -> tuple[str, ...]:
    """When an extra rule can be applied."""
    god = data.word(card, "type") == "outer_god"
    anywhere = not data.has(card, "where") or data.word(card, "where") == "anywhere"
    if rule in LASTING:
        return ("before_activation", "after_activation", "ongoing")
    if rule in EARLY:
        return ("before_activation",)
    if rule == "shift":
        return ("before_placing",)
    if not god and (rule in PLACELESS or (rule in ANYWHERE and anywhere)):
        return ("before_placing", "before_activation", "after_activation")
    return ("before_activation", "after_activation")


def check_deck(data: Data, deck: str) -> None:
    """A published deck: cards that there are, and limits that are raised."""
    checks.only(data, deck, ("cards", "raised"))
    for card in data.numbers(deck, "cards"):
        checks.limit(data, deck, "cards", card, 1, len(CARDS))
    if data.has(deck, "raised"):
        checks.different(data, deck, "raised", checks.some_of(data, deck, "raised", TYPES))


def check_board(data: Data, board: str) -> None:
    """A board: each space at most once, with a bonus and what it is good for."""
    checks.only(data, board, ("size", "spaces", "bonus", "fitting"))
    checks.limits(data, board, {"size": (SPACES, SPACES)})
    if not any(data.has(board, name) for name in ("spaces", "bonus", "fitting")):
        return
    spaces = data.numbers(board, "spaces")
    checks.different(data, board, "spaces", spaces)
    for space in spaces:
        checks.limit(data, board, "spaces", space, 0, SPACES - 1)
    checks.row(data, board, "bonus", len(spaces), *AMOUNTS)
    checks.size(data, board, "fitting", len(checks.some_of(data, board, "fitting", FITTING)), len(spaces), len(spaces))
