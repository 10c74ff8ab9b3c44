"""What happens at a table: the entries of its log, and what a viewer is told of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gaslamp.protocol.frame import Level, Message
from gaslamp.protocol.view import Happening


class Opened(Message, tag="opened"):
    """The table was opened."""

    host: str


class Sat(Message, tag="sat"):
    """Somebody took a seat, or goes on under another name."""

    seat: int
    person: str
    name: str


class Stood(Message, tag="stood"):
    """A seat became free."""

    seat: int


class Placed(Message, tag="placed"):
    """A bot was put on a seat."""

    seat: int
    level: Level


class Worded(Message, tag="worded"):
    """A player added a word to the luck; it is told when the game begins."""

    seat: int
    word: str = ""


class Began(Message, tag="began"):
    """The game began; the words that the luck is made of, and what was dealt openly."""

    words: list[str]
    events: list[Happening] = []


class Answered(Message, tag="answered"):
    """A question was answered: the log's own entry, never sent, for an answer may be secret."""

    seat: int
    answer: tuple[int | tuple[int, ...], ...]
    ms: int = 0  # of thought
    bot: bool = False


class Played(Message, tag="played"):
    """A question was answered, as one viewer saw it; one that was taken back later has no events any more."""

    seat: int
    index: int  # the how-manieth answer of the game, from 0
    ms: int = 0
    bot: bool = False
    events: list[Happening] = []
    taken_back: bool = False


class Undone(Message, tag="undone"):
    """The game went back to so many answers."""

    seat: int
    answers: int
    ms: int = 0  # of thought that whoever was asked had spent on the question


class Proposed(Message, tag="proposed"):
    """Somebody proposed something: to go back to so many answers, to let a bot mind a seat, to end the game."""

    what: Literal["undo", "mind", "end"]
    by: int
    seat: int | None = None
    answers: int | None = None


class Voted(Message, tag="voted"):
    """A player said yes or no; one no ends the proposal."""

    seat: int
    yes: bool


class Minded(Message, tag="minded"):
    """A bot keeps a seat warm from now on: by agreement, or since the time was up."""

    seat: int
    level: Level
    why: Literal["vote", "clock"] = "vote"
    ms: int = 0  # of thought that the seat had spent on the question


class Left(Message, tag="left"):
    """A player got up."""

    seat: int


class Returned(Message, tag="returned"):
    """A player came back; the bot's account: since which entry it sat there, and which answers it gave."""

    seat: int
    since: int | None = None
    answers: list[int] = []


class Said(Message, tag="said"):
    """A player spoke."""

    seat: int
    text: str | None = None
    phrase: str | None = None


class Muted(Message, tag="muted"):
    """A player hears no more of another, or hears it again; told to that player alone."""

    seat: int
    whom: int
    on: bool


class Ended(Message, tag="ended"):
    """The players agreed to end the game without a result."""


class Rematched(Message, tag="rematched"):
    """The same people meet again at another table."""

    table: str


Open: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Placed
    | Worded
    | Began
    | Undone
    | Proposed
    | Voted
    | Minded
    | Left
    | Returned
    | Said
    | Muted
    | Ended
    | Rematched
)
Kept: TypeAlias = Open | Answered  # what the log has
Deed: TypeAlias = Open | Played  # what a viewer is told
