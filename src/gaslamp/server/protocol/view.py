"""What a viewer sees of a game and of what happens in it, the same whichever game it is.

Annotations are not put off here: Python would not know what is required.
"""

from typing import Any, NotRequired, TypedDict


class Happening(TypedDict):
    """An event of the game; a card that the viewer may not see is left out."""

    kind: str
    seat: NotRequired[int]
    to: NotRequired[int]
    card: NotRequired[int]
    at: NotRequired[int]
    n: NotRequired[int]


class Question(TypedDict):
    """What is asked: what the parts of an answer name, the rule that asks, and what the question speaks of."""

    name: str
    picks: list[str]
    rule: str
    card: NotRequired[int]
    at: NotRequired[int]
    n: NotRequired[int]
    to: NotRequired[int]


class View(TypedDict):
    """A game as a viewer may see it."""

    game: str
    seats: int
    you: int | None  # whose eyes; none are a spectator's
    asked: int | None  # the seat that must answer, none when the game is over
    question: Question | None
    offered: list[list[int]] | None  # every legal answer, for whoever is asked
    over: bool
    scores: list[int]
    places: list[int]  # 1 is best; empty until the game is over
    table: dict[str, Any]  # what lies on the table, in the game's own words
