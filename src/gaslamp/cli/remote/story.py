"""What happens at a table, in words: the game's events, and what people do around them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text

from gaslamp import UnknownName
from gaslamp.cli.remote.table_client import TableClient
from gaslamp.cli.teller import Teller
from gaslamp.engine.core.question import Question
from gaslamp.engine.words.events import WireEvent
from gaslamp.protocol import deeds
from gaslamp.protocol.tells import Update
from gaslamp.remote import Look

REMINDER = 12  # events that are told again to whoever comes to a running game


@dataclass
class Story:
    """Tells the entries of a table's log to those at this screen."""

    teller: Teller
    client: TableClient

    @staticmethod
    def recent(look: Look) -> int:
        """The entry after which a newcomer is told what happened: the last of a running game.

        Before the game the chairs tell it all, and whoever comes back to a seat that a bot minds gets an account.
        """
        minded = look.sheet is not None and look.seat is not None and look.sheet.chairs[look.seat].minded
        if look.position is None or minded:
            return look.n
        events = 0
        for update in reversed(look.updates):
            events += len(events_of(update.deed))
            if events >= REMINDER or isinstance(update.deed, deeds.Began):
                return update.n - 1
        return look.n

    def tell(self, look: Look, since: int) -> int:
        """What was done after an entry; the game's events that follow each other are told together. The last entry."""
        events: list[WireEvent] = []
        for update in look.updates:
            if update.n <= since:
                continue
            line = self.line(update.deed)
            if line is not None:
                self.teller.tell(events)
                events = []
                self.teller.show(Padding(line, (0, 1)))
            if forced := forced_in(update.deed):
                self.teller.tell(events)
                events = []
                self.teller.tell_forced(forced)
            events += events_of(update.deed)
            if isinstance(update.deed, deeds.Returned) and update.deed.seat == look.seat:
                self.account(look, update.deed.answers)
        self.teller.tell(events)
        return look.n

    def account(self, look: Look, answers: list[int]) -> None:
        """What a bot did on one's seat meanwhile."""
        played = [update.deed for update in look.updates if isinstance(update.deed, deeds.Played)]
        done = [event for deed in played if deed.index in answers for event in events_of(deed)]
        if done:
            self.teller.show(self.teller.say.say("deed-account"), "bold")
            self.teller.tell(done)

    def line(self, deed: deeds.Deed) -> Text | None:
        """A deed in words; None for one that speaks through its events, or of which nothing is to be said."""
        match deed:
            case deeds.Said(seat, text, phrase):
                said = text if text is not None else self.phrase(phrase or "")
                return Text.assemble((f"{self.name(seat)}: ", "bold"), said)
            case deeds.Opened() | deeds.Played():
                return None
            case deeds.Left(seat) | deeds.Returned(seat) if seat in self.client.mine:
                return None  # one knows; the account of a bot is told at more length
            case deeds.Proposed("undo", by) if by in self.client.mine:
                return None  # it was said when the key was pressed
        return Text(self.sentence(deed), style="dim" if not isinstance(deed, deeds.Proposed) else "bold")

    def sentence(self, deed: deeds.Deed) -> str:
        """What somebody did around the game."""
        say = self.teller.say.say
        match deed:
            case deeds.Sat(seat, _, name):
                return say("deed-sat", name=name, seat=seat + 1)
            case deeds.Stood(seat):
                return say("deed-stood", seat=seat + 1)
            case deeds.Placed(seat, level):
                return say("deed-placed", seat=seat + 1, level=say(f"join-level-{level}"))
            case deeds.Began():
                return say("deed-began")
            case deeds.Proposed(what, by, seat, _):
                return say(f"deed-proposed-{what}", name=self.name(by), seat="" if seat is None else self.name(seat))
            case deeds.Voted(seat, yes):
                return say("deed-voted", name=self.name(seat), yes="yes" if yes else "no")
            case deeds.Minded(seat, _, why):
                return say("deed-minded", name=self.name(seat), why=why)
            case deeds.Muted(_, whom, on):
                return say("deed-muted" if on else "deed-unmuted", name=self.name(whom))
            case deeds.Ended():
                return say("deed-ended")
            case deeds.Rematched():
                return say("join-rematched")
            case deeds.Worded(seat) | deeds.Undone(seat) | deeds.Left(seat) | deeds.Returned(seat):
                return say(f"deed-{type(deed).__name__.lower()}", name=self.name(seat))
        raise AssertionError

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.teller.voice.name(seat)

    def phrase(self, key: str) -> str:
        """A quick phrase in one's own language; one that is not known here by its key."""
        try:
            return self.teller.voice.phrase(key)
        except UnknownName:
            return key


def events_of(deed: deeds.Deed) -> list[WireEvent]:
    """The game's events in a deed."""
    events = deed.events if isinstance(deed, deeds.Began | deeds.Played) else []
    return [WireEvent.of(event) for event in events]


def forced_in(deed: deeds.Deed) -> list[tuple[Question, list[int]]]:
    """What one had no choice about in a deed, where more could be done than to pass."""
    forced = deed.forced if isinstance(deed, deeds.Began | deeds.Played) else []
    return [(Question.of(one["question"]), one["only_answer"]) for one in forced if one["only_answer"]]


def who_answered(updates: Iterable[Update]) -> list[int]:
    """Who gave each answer that stands."""
    given = {update.deed.index: update.deed.seat for update in updates if isinstance(update.deed, deeds.Played)}
    return [seat for index, seat in sorted(given.items()) if index >= 0]
