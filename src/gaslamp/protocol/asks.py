"""What a client asks of the server, over the socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from gaslamp.protocol.frame import AnswerForm, Id, Language, Level, MaybeId, Number, SeatNo, Strict, TableId, Text


class Hello(Strict, tag="hello"):
    """The first message: which protocol the client speaks, and its language."""

    v: int
    language: Language = "en"


class Lobby(Strict, tag="lobby"):
    """Be told of open tables from now on, or no longer."""

    on: bool = True
    id: MaybeId = ""


class Watch(Strict, tag="watch"):
    """Be told what happens at a table, through the eyes of one's own seat or as a spectator.

    `since` is the number of the latest entry that the client has: what came after it is told at once.
    """

    table: TableId
    seat: SeatNo | None = None
    since: Number = 0
    id: MaybeId = ""


class Unwatch(Strict, tag="unwatch"):
    """Be told no longer."""

    table: TableId
    seat: SeatNo | None = None
    id: MaybeId = ""


class Ping(Strict, tag="ping"):
    """Is anybody there?"""

    id: Id


class WhyNot(Strict, tag="why_not"):
    """Which rule forbids an answer; nothing is done."""

    id: Id
    table: TableId
    seat: SeatNo
    question: Number
    answer: AnswerForm


class Act(Strict):
    """Something that a person does at a table: done once, however often it is sent."""

    id: Id
    table: TableId


class Sit(Act, tag="sit"):
    """Take a free seat, any or this one; a private table asks for the key of the seat."""

    seat: SeatNo | None = None
    key: Annotated[str, Meta(max_length=64)] = ""


class Stand(Act, tag="stand"):
    """Give one's seat up before the game begins; the host may also free another's."""

    seat: SeatNo


class Swap(Act, tag="swap"):
    """The host puts a bot on a free seat, or takes a bot away: no level frees the seat."""

    seat: SeatNo
    level: Level | None = None


class Word(Act, tag="word"):
    """Add a word to the luck of the table, before the game begins."""

    seat: SeatNo
    word: Annotated[str, Meta(max_length=60)]


class Start(Act, tag="start"):
    """The host begins the game; every seat must be taken."""


class Answer(Act, tag="answer"):
    """Answer the question of that number: with one of the answers offered, or with a whole set.

    The order of a set matters only if `several` says so.
    """

    seat: SeatNo
    question: Number
    answer: AnswerForm


class Undo(Act, tag="undo"):
    """Take back one's last answer, or one's whole turn; the others are asked if anybody has learnt something."""

    seat: SeatNo
    turn: bool = False


class Mind(Act, tag="mind"):
    """Propose that a bot keeps the seat of an absent player warm."""

    seat: SeatNo


class End(Act, tag="end"):
    """Propose to end the game here, without a result."""


class Vote(Act, tag="vote"):
    """Say yes or no to the proposal of that number."""

    proposal: Number
    yes: bool


class Leave(Act, tag="leave"):
    """Get up from a running game; one may come back."""

    seat: SeatNo


class Back(Act, tag="back"):
    """Come back to one's seat and take it over from the bot."""

    seat: SeatNo


class Say(Act, tag="say"):
    """Speak at the table: a text, or the key of a quick phrase."""

    seat: SeatNo
    text: Text | None = None
    phrase: Annotated[str, Meta(pattern="^phrase-[a-z-]{1,40}$")] | None = None


class Mute(Act, tag="mute"):
    """Hear no more of what a player says, or hear it again."""

    seat: SeatNo
    whom: SeatNo
    on: bool = True


class Rematch(Act, tag="rematch"):
    """Open a new table with the same seats, after the game."""


TableAct: TypeAlias = (
    Sit | Stand | Swap | Word | Start | Answer | Undo | Mind | End | Vote | Leave | Back | Say | Mute | Rematch
)
Ask: TypeAlias = Hello | Lobby | Watch | Unwatch | Ping | WhyNot | TableAct
