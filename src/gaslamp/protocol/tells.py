"""What the server tells a client, over the socket."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gaslamp.protocol.api import Chair, Listing, Problem, Status, Terms
from gaslamp.protocol.deeds import Deed, Proposed
from gaslamp.protocol.frame import Message
from gaslamp.protocol.view import View


class Welcome(Message, tag="welcome"):
    """The server speaks this protocol and takes the client for this person, if it knows one."""

    v: int
    software: str
    person: str | None = None
    name: str = ""


class Done(Message, tag="done"):
    """An act is stored for good; n is the number of its entry in the log."""

    id: str
    table: str
    n: int


class Refused(Message, tag="refused"):
    """Nothing was done, and why."""

    problem: Problem
    id: str = ""


class Why(Message, tag="why"):
    """The rule that forbids an answer, and its text; no rule: the answer is allowed."""

    id: str
    rule: str = ""
    says: str = ""


class Pong(Message, tag="pong"):
    """Somebody is there."""

    id: str


class Bye(Message, tag="bye"):
    """The server stops; come back in a moment."""

    retry: int = 1  # seconds


class LobbyNews(Message, tag="lobby"):
    """Open tables: all of them at first, then those that changed and those that are gone."""

    tables: list[Listing]
    gone: list[str] = []
    fresh: bool = False


class Update(Message):
    """One entry of the log of a table, as the viewer may see it."""

    n: int
    at: int  # milliseconds since the epoch
    deed: Deed


class Proposal(Message):
    """What is proposed, the number by which to vote, and who has yet to say."""

    n: int
    what: Proposed
    waiting: list[int]


class Closed(Message):
    """Why a game cannot be played on: its rules are not known here, or they refuse what is in its log."""

    why: Literal["rules", "log"]
    version: str  # of the rules as they are here
    record: bool  # whether there is one: the game had begun


class TableSheet(Message):
    """How a table is set up, and how it stands."""

    terms: Terms
    version: str  # of the rules
    data: str  # the digest of the numbers played with
    status: Status
    chairs: list[Chair]
    hash: str  # of the secret of the luck
    words: list[str] = []
    secret: str = ""  # told when nothing more will be played
    proposal: Proposal | None = None
    rematch: str | None = None
    muted: list[int] = []  # whom the viewer does not hear
    keys: list[str] = []  # of the free seats of a private table, for its host
    closed: Closed | None = None  # then nothing of the game can be shown but its record


class Position(Message):
    """The game as the viewer may see it."""

    question: int  # what an answer must name
    answers: int  # given so far
    view: View
    undo: Literal["no", "ask", "free"] = "no"
    restart: Literal["no", "ask", "free"] = "no"


class Clocks(Message):
    """The clocks: milliseconds left for each seat, None is no limit, and whose is running."""

    left: list[int | None]
    running: int | None = None


class News(Message, tag="news"):
    """What is new at a table since the number that the viewer had, and how it stands now.

    `sheet` and `position` are there only if they changed since then.
    """

    table: str
    n: int
    seat: int | None = None
    updates: list[Update] = []
    sheet: TableSheet | None = None
    position: Position | None = None
    here: list[int] = []  # the seats whose people are connected
    clock: Clocks | None = None


Tell: TypeAlias = Welcome | Done | Refused | Why | Pong | Bye | LobbyNews | News
