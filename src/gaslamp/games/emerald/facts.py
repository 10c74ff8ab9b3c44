"""The printed numbers of A Study in Emerald, ours or corrected by somebody who owns the box."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from gaslamp.engine.book import checks
from gaslamp.engine.book.data import Data, load
from gaslamp.engine.errors import BadData
from gaslamp.games.emerald.kinds import CITIES, GAME_CARDS, ROYALTY, STARTING

DATA: Final[Data] = load(Path(__file__).parent / "data" / "emerald.toml")
MOST: Final = 9  # of any symbol on a card
POINTS: Final = 6  # of any kind on a card
SYMBOLS: Final = {  # what a card may show, and how often at most
    "agents": MOST,
    "place": MOST,
    "take": 1,
    "retrieve": MOST,
    "move": MOST,
    "assassinate": 1,
    "restorationist": MOST,
    "loyalist": MOST,
    "points": POINTS,
    "restorationist_points": POINTS,
    "loyalist_points": POINTS,
    "bombs": MOST,
    "madness": 1,
    "kill_points": POINTS,
}
CITY: Final = SYMBOLS | {"cost": 20}
NOBLE: Final = {"cost": 20, "restorationist_points": POINTS}
STARTER: Final = SYMBOLS | {"copies": 10}
GAME_CARD: Final = SYMBOLS | {"copies": 10, "one_use": 1}
NUMBERS: Final = {  # of the game: the least and the most
    "cards": (66, 66),
    "starting_cards": (10, 10),
    "hand": (1, 10),
    "cubes": (1, 15),
    "limbo": (0, 15),
    "agents": (3, 15),
    "stationed": (1, 3),
    "rally": (1, 3),
    "sanity": (1, 5),
    "track": (1, 20),
    "penalty": (0, 20),
    "zombies": (0, 15),
    "loyalists": (1, 6),
    "restorationists": (1, 6),
    "die": (1, 20),
    "madness": (0, 20),
}
LISTS: Final = {"stack": (1, 7), "goal": (1, 60)}


class Later(NamedTuple):
    """A number that was not data from the first: what it was until then, the least and the most."""

    was: int
    least: int
    most: int


LATER: Final[dict[str, dict[str, Later]]] = {  # by section and name; no record of rules 1 and 2 has any of them
    "game": {"actions": Later(2, 2, 2)},
    "doctor_watson": {"draw": Later(2, 1, 10)},
    "diogenes_club": {"draw": Later(2, 1, 10)},
    "mrs_hudson": {"draw": Later(1, 0, 10)},
    "freemasons": {"draw": Later(1, 0, 10)},
    "matvei_golovinski": {"steps": Later(2, 1, 20)},
    "sigmund_freud": {"steps": Later(2, 1, 20)},
    "infernal_machine": {"text_bombs": Later(3, 1, 20)},
    "fenians": {"agent_bombs": Later(2, 2, MOST)},
    "black_hand": {"royalty_points": Later(2, 1, POINTS)},
    "yog_sothoth": {"agent_points": Later(1, 1, POINTS)},
    "okhrana": {"banished": Later(2, 1, MOST)},
    "mi_go": {"abducted": Later(2, 1, MOST)},
    "zombies": {"rising": Later(2, 1, MOST)},
}
BESIDE: Final = ("black_hand", "change_of_heart", "vampires", "zombies")  # what lies by an identity works, or is hunted
BENEFITS: Final = ("infernal_machine", "fenians")
BLOCKS: Final = ("sherlock_holmes",)


def check(data: Data, texts: Iterable[str]) -> None:
    """Refuse what cannot be played; `texts` are the cards whose text is an action, free or not."""
    checks.sections(data, ("game", *CITIES, *ROYALTY, *STARTING, *GAME_CARDS))
    check_game(data)
    for sections, limits in ((CITIES, CITY), (ROYALTY, NOBLE), (STARTING, STARTER), (GAME_CARDS, GAME_CARD)):
        for section in sections:
            check_card(data, section, limits | ({"assassinate": 0} if section in BESIDE else {}))
    for card in GAME_CARDS:
        check_heading(data, card, headings(card, texts))
    check_later(data)
    check_copies(data, GAME_CARDS, data.number("game", "cards"))
    check_copies(data, STARTING, data.number("game", "starting_cards"))


def check_game(data: Data) -> None:
    """The numbers of the game, each within reason."""
    checks.only(data, "game", (*NUMBERS, *LISTS, *LATER["game"]))
    for name, (least, most) in NUMBERS.items():
        checks.limit(data, "game", name, data.number("game", name), least, most)
    for name, (least, most) in LISTS.items():
        checks.row(data, "game", name, 4, least, most)
    for part, whole in (("limbo", "cubes"), ("madness", "die")):
        checks.limit(data, "game", part, data.number("game", part), 0, data.number("game", whole))
    identities = data.number("game", "loyalists") + data.number("game", "restorationists")
    checks.limit(data, "game", "loyalists + restorationists", identities, 5, 12)


def check_card(data: Data, section: str, limits: dict[str, int]) -> None:
    """The symbols of a card, each within reason."""
    checks.only(data, section, (*limits, *LATER.get(section, ()), *(("heading",) if "one_use" in limits else ())))
    checks.limits(data, section, {name: (0, most) for name, most in limits.items()})
    for name in ("cost", "copies"):
        if name in limits:
            data.fact(section, name)


def check_later(data: Data) -> None:
    """The numbers that were not data from the first: all of them, or none in a game from before."""
    later = [(section, name) for section, numbers in LATER.items() for name in numbers]
    for section, name in later if any(data.has(*one) for one in later) else []:
        known = LATER[section][name]
        checks.limit(data, section, name, data.number(section, name), known.least, known.most)


def headings(card: str, texts: Iterable[str]) -> tuple[str, ...]:
    """The headings that the text of a card may have."""
    if card in texts:
        return ("action", "free")
    return ("benefit",) if card in BENEFITS else ("block",) if card in BLOCKS else ()


def check_heading(data: Data, card: str, allowed: tuple[str, ...]) -> None:
    """A card with a text has a heading, one without has none."""
    if data.has(card, "heading"):
        heading = data.word(card, "heading")
        if heading not in allowed:
            raise BadData("error-data-text", where=data.place(card, "heading"), value=heading, known=allowed or ("–",))
    elif allowed:
        raise BadData("error-data-text-missing", where=data.place(card, "heading"))


def check_copies(data: Data, cards: tuple[str, ...], wanted: int) -> None:
    """All copies together."""
    copies = sum(data.number(card, "copies") for card in cards)
    if copies != wanted:
        where = f"{data.path}: {cards[0]} … {cards[-1]}: copies"
        raise BadData("error-data-count", where=where, value=copies, wanted=wanted)
