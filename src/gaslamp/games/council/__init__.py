"""Council of Five: sanity against madness, card by card, on a board of five by five."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gaslamp.engine.book.data import Data
from gaslamp.engine.book.editions import Editions
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import ForEach, OneOf, Value
from gaslamp.engine.core.chance import Chance
from gaslamp.games.council import facts
from gaslamp.games.council.board import GRID, PIECES
from gaslamp.games.council.card import Edition
from gaslamp.games.council.decks import legal_cards, normal_text
from gaslamp.games.council.events import EVENT_KINDS
from gaslamp.games.council.kinds import DECKS, KINDS, RENAMED
from gaslamp.games.council.old import answer_under_1
from gaslamp.games.council.reckoning import RECKONER
from gaslamp.games.council.setup import VERSION, new_game
from gaslamp.games.council.shelf import own_deck
from gaslamp.games.council.spaces import PLACES
from gaslamp.games.council.state import Council
from gaslamp.games.council.view import census, show
from gaslamp.games.council.words import NO_RULE, RULE_IDS

EDITIONS = Editions(Edition)
OWN = "own"  # what is told of a deck whose list is not
DECKS_KNOWN = 64  # that need not be checked again
LEGAL: dict[tuple[str, str], list[int]] = {}  # the cards of decks that break no rule, by their data and text


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Council:
    """A new game with these numbers, decks and modes."""
    names = settings["decks"]
    assert isinstance(names, list)
    decks = [known_deck(data, deck) for deck in names]
    shown = told(str(VERSION), settings)["decks"]
    assert isinstance(shown, list)
    return new_game(
        EDITIONS.of(data),
        chance,
        decks,
        listen,
        with_board=settings["board"] == "board",
        hidden=settings["cards"] != "open",
        stashes=settings["stash"] == "stash",
        flips_all=settings["flips"] == "all",
        unlisted=[deck == OWN for deck in shown],
    )


def told(version: str, settings: Mapping[str, Value]) -> Mapping[str, Value]:
    """C10.2: with hidden cards the list of a deck of one's own is not told; that of a published one is in its name."""
    names = settings.get("decks")  # whatever is not said is published
    if settings.get("cards") != "hidden" or version == "1" or not isinstance(names, list):
        return settings
    return {**settings, "decks": [deck if deck in DECKS else OWN for deck in names]}


def known_deck(data: Data, deck: str) -> list[int]:
    """The cards of a deck that breaks no rule, looked into once."""
    key = data.digest, deck
    if key not in LEGAL:
        if len(LEGAL) == DECKS_KNOWN:
            del LEGAL[next(iter(LEGAL))]
        LEGAL[key] = legal_cards(data, "decks", deck)
    return LEGAL[key]


def rules(data: Data) -> tuple[str, ...]:
    """The rule of each card: that of its extra rule; of an Outer God, that it needs a gate."""
    return ("", *(rule(data, card) for card in KINDS[1:]))


def rule(data: Data, card: str) -> str:
    """The rule that tells what a card does, "" if it only has features."""
    if data.has(card, "rule") and data.word(card, "rule") != NO_RULE:
        return RULE_IDS[data.word(card, "rule")]
    return "C7.2" if data.word(card, "type") == "outer_god" else ""


GAME = Game(
    name="council",
    version=str(VERSION),
    seats=range(2, 3),
    settings=(
        ForEach("decks", 2, DECKS, normal_text, own_deck, RENAMED, OWN),
        OneOf("board", ("board", "none")),
        OneOf("cards", ("open", "hidden", "listed")),
        OneOf("stash", ("stash", "none")),
        OneOf("flips", ("rival", "all")),
    ),
    deal=deal,
    show=show,
    census=census,
    event_kinds=EVENT_KINDS,
    reckoner=RECKONER,
    data=facts.DATA,
    cards=KINDS,
    places=PLACES,
    grid=GRID,
    pieces=PIECES,
    rare=frozenset({"colour_out_of_space", "emil_raskov", "give_up", "quadruple_tie", "shoggoth", "two_passes"}),
    folder=Path(__file__).parent,
    rules=rules,
    words=facts.WORDS,
    wholes=facts.WHOLES,
    check=facts.check,
    earlier={"1": answer_under_1},
    renamed=RENAMED,
    told=told,
)
