"""A card: its symbols and its heading; and an edition: everything that is printed, as some data file has it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.book.data import Data
from gaslamp.engine.core.effect import CardId
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.emerald.facts import LATER
from gaslamp.games.emerald.kinds import CITIES, GAME_CARDS, KINDS, ROYALTY, STARTING
from gaslamp.games.emerald.parts import VERB
from gaslamp.games.emerald.some import Some, together_with

FIRST_CARD: Final[i64] = 1  # after the card back
FIRST_ROYALTY: Final[i64] = 1 + len(CITIES)  # the card of city c is number c, its royalty is c + 9
FIRST_STARTING: Final[i64] = FIRST_ROYALTY + len(ROYALTY)
FIRST_GAME_CARD: Final[i64] = FIRST_STARTING + len(STARTING)
LOYALIST: Final[i64] = FIRST_GAME_CARD + len(GAME_CARDS)
RESTORATIONIST: Final[i64] = LOYALIST + 1
BLACK_HAND: Final[i64] = KINDS.index("black_hand")
CHANGE_OF_HEART: Final[i64] = KINDS.index("change_of_heart")
FENIANS: Final[i64] = KINDS.index("fenians")
INFERNAL_MACHINE: Final[i64] = KINDS.index("infernal_machine")
MI_GO: Final[i64] = KINDS.index("mi_go")
SHERLOCK: Final[i64] = KINDS.index("sherlock_holmes")
VAMPIRES: Final[i64] = KINDS.index("vampires")
ZOMBIES: Final[i64] = KINDS.index("zombies")

HEADINGS: Final = ("", "action", "free", "block", "benefit")
ACTION: Final = 1
FREE: Final = 2
TAKES: Final = 0  # what others must reckon with as long as a card may be in a hand
KILLS: Final = 1
FREES: Final = 2


def royalty_of(city: i64) -> CardId:
    """The royalty card of a city."""
    return FIRST_ROYALTY - 1 + city


def is_royalty(card: CardId) -> bool:
    """Whether a card is royalty."""
    return FIRST_ROYALTY <= card < FIRST_STARTING


def is_game_card(card: CardId) -> bool:
    """Whether a card is one of the 66."""
    return FIRST_GAME_CARD <= card < LOYALIST


def unholy(card: CardId) -> bool:
    """Whether the Society of Leopold hunts the card down."""
    return card in (ZOMBIES, VAMPIRES)


@final
class Card:
    """What is printed on a card: left, right, above and below."""

    def __init__(self, name: str, data: Data) -> None:
        self.copies: Final = symbol(data, name, "copies")
        self.agents: Final = symbol(data, name, "agents")
        self.place: Final = symbol(data, name, "place")
        self.take: Final = symbol(data, name, "take")
        self.retrieve: Final = symbol(data, name, "retrieve")
        self.move: Final = symbol(data, name, "move")
        self.assassinate: Final = symbol(data, name, "assassinate")
        self.restorationist: Final = symbol(data, name, "restorationist")
        self.loyalist: Final = symbol(data, name, "loyalist")
        self.points: Final = symbol(data, name, "points")
        self.restorationist_points: Final = symbol(data, name, "restorationist_points")
        self.loyalist_points: Final = symbol(data, name, "loyalist_points")
        self.bombs: Final = symbol(data, name, "bombs")
        self.madness: Final = symbol(data, name, "madness")
        self.kill_points: Final = symbol(data, name, "kill_points")
        self.one_use: Final = symbol(data, name, "one_use")
        self.cost: Final = symbol(data, name, "cost")  # bombs that kill an agent in the city, or the royalty
        self.draw: Final = in_text(data, name, "draw")  # what its text says of cards, markers, bombs, points, pieces
        self.steps: Final = in_text(data, name, "steps")
        self.text_bombs: Final = in_text(data, name, "text_bombs")
        self.agent_bombs: Final = in_text(data, name, "agent_bombs")
        self.royalty_points: Final = in_text(data, name, "royalty_points")
        self.agent_points: Final = in_text(data, name, "agent_points")
        self.banished: Final = in_text(data, name, "banished")
        self.abducted: Final = in_text(data, name, "abducted")
        self.rising: Final = in_text(data, name, "rising")
        self.heading: Final[i64] = HEADINGS.index(data.word(name, "heading")) if data.has(name, "heading") else 0
        self.good_for: Final = self.threats()
        self.verbs: Final = self.verb_numbers()

    def threats(self) -> Some:
        """What others must reckon with as long as it may be in a hand."""
        threats: Some = 0
        if self.take > 0:
            threats = together_with(threats, TAKES)
        if self.assassinate > 0:
            threats = together_with(threats, KILLS)
        return together_with(threats, FREES) if self.heading == FREE else threats

    def verb_numbers(self) -> Ints:
        """What can begin with it in a turn, by what is printed."""
        shown = {
            "free": self.heading == FREE,
            "place": self.place > 0,
            "take": self.take > 0,
            "retrieve": self.retrieve > 0,
            "move": self.move > 0,
            "advance": self.restorationist + self.loyalist > 0,
            "assassinate": self.assassinate > 0,
            "action": self.heading == ACTION,
        }
        return row([VERB.words.index(verb) for verb in shown if shown[verb]])

    @property
    def worth_keeping(self) -> bool:
        """Whether it gave points when it was taken, so that it must lie where they can be checked."""
        return self.points + self.restorationist_points + self.loyalist_points > 0


def symbol(data: Data, name: str, sort: str) -> i64:
    """How often a card shows a sort of symbol; what is not said is not there."""
    return data.number(name, sort) if data.has(name, sort) else 0


def in_text(data: Data, name: str, sort: str) -> i64:
    """A number in the text of a card; games dealt before it was data go by the one that it was."""
    later = LATER.get(name, {})
    if sort not in later:
        return 0
    return data.number(name, sort) if data.has(name, sort) else later[sort].was


@final
class Edition:
    """All cards by number, and the numbers of the game."""

    def __init__(self, data: Data) -> None:
        self.cards: Final[list[Card]] = [Card(name, data) for name in KINDS]
        self.stack: Final[Ints] = row(data.numbers("game", "stack"))
        self.goals: Final[Ints] = row(data.numbers("game", "goal"))
        self.hand: Final[i64] = data.number("game", "hand")
        self.cubes: Final[i64] = data.number("game", "cubes")
        self.limbo: Final[i64] = data.number("game", "limbo")
        self.agents: Final[i64] = data.number("game", "agents")
        self.stationed: Final[i64] = data.number("game", "stationed")
        self.rally: Final[i64] = data.number("game", "rally")
        self.sanity: Final[i64] = data.number("game", "sanity")
        self.track: Final[i64] = data.number("game", "track")
        self.penalty: Final[i64] = data.number("game", "penalty")
        self.zombies: Final[i64] = data.number("game", "zombies")
        self.loyalists: Final[i64] = data.number("game", "loyalists")
        self.restorationists: Final[i64] = data.number("game", "restorationists")
        self.die: Final[i64] = data.number("game", "die")
        self.madness: Final[i64] = data.number("game", "madness")

    def copies(self, first: CardId, beyond: CardId) -> Ints:
        """All copies of the cards from one number on, up to another."""
        cards = ints()
        for card in range(first, beyond):
            for _ in range(self.cards[card].copies):
                cards.append(card)
        return cards
