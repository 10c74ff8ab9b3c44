"""What happens at a table: the entries of its log, and what a viewer is told of them."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from gaslamp.protocol.frame import Level, Message
from gaslamp.protocol.view import EventJson, Forced


class TableDeed(Message):
    """Something that happened at a table."""

    changes_sheet: ClassVar[bool] = True  # whether how the table is set up is always told anew


class Opened(TableDeed, tag="opened"):
    """The table was opened."""

    host: str


class Sat(TableDeed, tag="sat"):
    """Somebody took a seat, or goes on under another name."""

    seat: int
    person: str
    name: str


class Stood(TableDeed, tag="stood"):
    """A seat became free."""

    seat: int


class Placed(TableDeed, tag="placed"):
    """A bot was put on a seat."""

    seat: int
    level: Level


class Worded(TableDeed, tag="worded"):
    """A player added a word to the luck; it is told when the game begins."""

    seat: int
    word: str = ""


class Began(TableDeed, tag="began"):
    """The game began; the words that the luck is made of, and what was dealt openly."""

    words: list[str]
    events: list[EventJson] = []
    forced: list[Forced] = []  # what the deal left the viewer no choice about


class Answered(TableDeed, tag="answered"):
    """A question was answered: the log's own entry, never sent, for an answer may be secret."""

    changes_sheet: ClassVar[bool] = False
    seat: int
    answer: tuple[int | tuple[int, ...], ...]
    ms: int = 0  # of thought
    bot: bool = False


class Played(TableDeed, tag="played"):
    """A question was answered, as one viewer saw it; one that was taken back later has no events any more."""

    seat: int
    index: int  # the how-manieth answer of the game, from 0
    ms: int = 0
    bot: bool = False
    events: list[EventJson] = []
    taken_back: bool = False
    forced: list[Forced] = []  # what the viewer had no choice about, and was not asked


class Undone(TableDeed, tag="undone"):
    """The game went back to so many answers."""

    seat: int
    answers: int
    ms: int = 0  # of thought that whoever was asked had spent on the question


class Proposed(TableDeed, tag="proposed"):
    """Somebody proposed something: to go back to so many answers, to let a bot mind a seat, to end the game."""

    what: Literal["undo", "mind", "end"]
    by: int
    seat: int | None = None
    answers: int | None = None


class Voted(TableDeed, tag="voted"):
    """A player said yes or no; one no ends the proposal."""

    seat: int
    yes: bool


class Minded(TableDeed, tag="minded"):
    """A bot keeps a seat warm from now on: by agreement, or since the time was up."""

    seat: int
    level: Level
    why: Literal["vote", "clock"] = "vote"
    ms: int = 0  # of thought that the seat had spent on the question


class Left(TableDeed, tag="left"):
    """A player got up."""

    seat: int


class Returned(TableDeed, tag="returned"):
    """A player came back; the bot's account: since which entry it sat there, and which answers it gave."""

    seat: int
    since: int | None = None
    answers: list[int] = []


class Said(TableDeed, tag="said"):
    """A player spoke."""

    changes_sheet: ClassVar[bool] = False
    seat: int
    text: str | None = None
    phrase: str | None = None


class Muted(TableDeed, tag="muted"):
    """A player hears no more of another, or hears it again; told to that player alone."""

    changes_sheet: ClassVar[bool] = False
    seat: int
    whom: int
    on: bool


class Ended(TableDeed, tag="ended"):
    """The players agreed to end the game without a result."""


class Rematched(TableDeed, tag="rematched"):
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
LogDeed: TypeAlias = Open | Answered  # what the log has
Deed: TypeAlias = Open | Played  # what a viewer is told
