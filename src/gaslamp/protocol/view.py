"""What a viewer sees of a game and of what happens in it, the same whichever game it is.

Annotations are not put off here: Python would not know what is required.
"""

from typing import Any, Literal, NotRequired, TypedDict

PartKind = Literal["place", "card", "seat", "word", "amount", "number"]


class EventJson(TypedDict):
    """An event of the game; a card that the viewer may not see is left out."""

    kind: str
    seat: NotRequired[int]
    to: NotRequired[int]
    card: NotRequired[int]
    at: NotRequired[int]
    n: NotRequired[int]


class Part(TypedDict):
    """What a number of an answer or of an event names."""

    name: str
    kind: PartKind
    words: NotRequired[list[str]]  # by number, if it is one of some words


class About(Part):
    """A number that a question speaks of."""

    value: int


class Several(TypedDict):
    """A set that is asked for: its elements have the same first parts, and then parts of their own."""

    name: str
    fixed: int  # how many parts come before those of an element
    ordered: bool  # whether it matters in which order they are named


class Group(TypedDict):
    """Elements that may be in one set, with how many there must and may be."""

    elements: list[list[int]]  # each as often as it may be in the set
    least: int
    most: int


class Question(TypedDict):
    """What is asked, the rule that asks, what the parts of an answer name, and what the question speaks of."""

    name: str
    rule: str
    parts: list[Part]  # of an answer, or of one element if it is for a set
    about: list[About]  # what it speaks of
    several: NotRequired[Several]  # the set that it is for
    goes_on: NotRequired[bool]  # whether something of that set has been named before
    details: NotRequired[list[Part]]  # what an answer is told with besides its parts: a price, an owner
    rows: NotRequired[list[list[int]]]  # answers, or elements, each with its details; for whoever is asked


class Forced(TypedDict):
    """A question that had one answer only and was not asked, for the eyes of its seat alone."""

    question: Question
    only_answer: list[int]


class ReckoningLine(TypedDict):
    """A line of how a game ended: why it is over, or what a seat was or has; its text is `reckoning-KIND`."""

    kind: str
    rule: str
    seat: NotRequired[int]  # of whom; if there is none, it tells why the game is over
    amount: NotRequired[int]  # points; those of a seat come to its score
    about: NotRequired[list[About]]  # what the text speaks of


class View(TypedDict):
    """A game as a viewer may see it."""

    game: str
    seats: int
    you: int | None  # whose eyes; none are a spectator's
    asked: int | None  # the seat that must answer, none when the game is over
    question: Question | None
    offered: list[list[int]] | None  # every legal answer, or what a set may have next; for whoever is asked
    groups: list[Group] | None  # what a set may be of, if one is asked for; for whoever is asked
    over: bool
    scores: list[int]
    places: list[int]  # 1 is best; empty until the game is over
    reckoning: NotRequired[list[ReckoningLine]]  # once the game is over, if it can tell where its points come from
    table: dict[str, Any]  # what lies on the table, in the game's own words
