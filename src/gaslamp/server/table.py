"""A table: its log, folded into how it stands."""

from __future__ import annotations

import hmac
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from typing import Literal, cast

from msgspec.structs import replace

from gaslamp.engine.book.game import Game
from gaslamp.engine.play.forced import Stretch
from gaslamp.engine.play.luck import Luck, LuckBySeeds
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.record import Record
from gaslamp.protocol import deeds
from gaslamp.protocol.api import Listing, Status, Terms
from gaslamp.protocol.view import EventJson, Forced, Question
from gaslamp.server.chair import Chair
from gaslamp.server.entry import Entry, Header
from gaslamp.server.errors import Unplayable

REMEMBERED = 256  # acts that are known again when they are sent twice


@dataclass
class Proposal:
    """What was proposed, and the seats from which a yes was said."""

    n: int
    what: deeds.Proposed
    agreed: set[int] = field(default_factory=set)


@dataclass
class Table:
    """One play of a game, as the deeds in its log have left it; what each of them does is in `acts`.

    Nothing here knows of sockets or storage.
    """

    id: str
    header: Header
    game: Game
    luck: Luck
    host: str  # the person
    chairs: list[Chair]
    log: list[Entry] = field(default_factory=list)
    status: Status = "waiting"
    play: Playthrough | None = None
    closed: Unplayable | None = None  # why the game cannot be played again here
    unplayed: Record | None = None  # that game, as the log has it
    standing: list[int] = field(default_factory=list)  # for each answer that stands, the number of its entry
    asked_at: int = 0  # when the question was put
    changed: int = 0
    proposal: Proposal | None = None
    rematch: str | None = None
    sheet_n: int = 0  # the entry that last changed the set-up
    play_n: int = 0  # the entry that last changed the game: the number of its question
    done: dict[tuple[str, str], int] = field(default_factory=dict)  # (person, id) of recent acts, and their entries

    @classmethod
    def new(cls, id: str, header: Header, game: Game, secret: str) -> Table:
        """A table without a log."""
        luck = Luck(secret) if header.luck == "draws" else LuckBySeeds(secret)
        return cls(id, header, game, luck, header.host, [Chair() for _ in range(header.seats)])

    @property
    def terms(self) -> Terms:
        """What is played, as everybody may know it."""
        terms, over = self.header.terms, self.status in ("over", "ended")
        return replace(terms, settings=self.game.settings_for_all(terms.settings, over))

    @property
    def n(self) -> int:
        """The number of the latest entry."""
        return len(self.log)

    @property
    def asked(self) -> int | None:
        """The seat that must answer now."""
        return self.play.state.asked if self.play and self.status == "playing" else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def people(self) -> set[str]:
        """Everybody who sits here and answers for himself."""
        return {chair.person for chair in self.chairs if chair.person and chair.awake}

    def alone(self, person: str | None) -> bool:
        """Whether nobody else sits here who answers for himself."""
        return not any(chair.awake and chair.person != person for chair in self.chairs)

    def others(self, person: str | None) -> set[str]:
        """Everybody else who holds a seat here, present or not."""
        return {chair.person for chair in self.chairs if chair.person and chair.person != person}

    def append(self, entry: Entry) -> None:
        """Write an entry that is stored into the log."""
        assert entry.n == self.n + 1, "entries are numbered without gaps"
        self.log.append(entry)
        self.changed = entry.at
        if entry.id:
            self.remember(entry)

    def remember(self, entry: Entry) -> None:
        """Keep what was done under which id, as long as it may be sent again."""
        self.done[entry.by, entry.id] = entry.n
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def asked_about(self, what: deeds.Proposed) -> set[str]:
        """Everybody who is asked about a proposal: not who makes it, nor the absent player whom it is about."""
        spared = {self.chairs[what.by].person, None if what.seat is None else self.chairs[what.seat].person}
        return self.people() - spared

    @property
    def waiting(self) -> set[str]:
        """The people who have yet to say yes to what is proposed; whoever gets up is asked no longer."""
        if self.proposal is None:
            return set()
        return self.asked_about(self.proposal.what) - {self.chairs[seat].person for seat in self.proposal.agreed}

    @property
    def waiting_seats(self) -> list[int]:
        """Their seats."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person in self.waiting]

    def about(self, seat: int) -> bool:
        """Whether it is proposed that a bot minds this seat."""
        return self.proposal is not None and self.proposal.what.what == "mind" and self.proposal.what.seat == seat

    @property
    def unheard(self) -> bool:
        """Whether nobody is left who could say yes to taking back or ending: to step out is no yes."""
        if self.proposal is None or self.proposal.what.what == "mind":
            return False
        return not self.asked_about(self.proposal.what)

    @property
    def going_back(self) -> bool:
        """Whether it is proposed to take something back."""
        return self.proposal is not None and self.proposal.what.what == "undo"

    def move_on(self, n: int, at: int) -> None:
        """By entry n the game has moved: another question is put, or the game is over."""
        assert self.play is not None
        self.play_n, self.asked_at = n, at
        for chair in self.chairs:
            chair.clock.carried = 0
        if self.play.state.over:
            self.status, self.proposal = "over", None
            self.sheet_n = n

    def drop_proposal(self, n: int) -> None:
        """Entry n has left the proposal without sense."""
        self.proposal = None
        self.sheet_n = n

    # -- what may be taken back

    def undo_target(self, seat: int, turn: bool) -> int | None:
        """How many answers would be left if a seat took back its last, or its turn; None if there is none."""
        assert self.play is not None
        return self.play.turn_start(seat) if turn else self.play.last_answer(seat)

    def undo_is_free(self, seat: int, answers: int) -> bool:
        """Whether the seat may go back so far at once: nobody has learnt anything, or nobody else plays."""
        assert self.play is not None
        return self.play.may_go_back(seat, answers) or not self.others(self.chairs[seat].person)

    def undoable(self, seat: int, turn: bool) -> Literal["no", "ask", "free"]:
        """What taking back would take."""
        if self.status != "playing" or not self.chairs[seat].awake:
            return "no"
        answers = self.undo_target(seat, turn)
        if answers is None:
            return "no"
        if self.undo_is_free(seat, answers):
            return "free"
        return "no" if self.alone(self.chairs[seat].person) else "ask"

    # -- what there is to tell

    @property
    def stretches(self) -> list[Stretch]:
        """What the deal and each answer that stands led to."""
        return [] if self.play is None else self.play.stretches

    def index(self, n: int) -> int | None:
        """Which answer of the game an entry is, None if it was taken back."""
        i = bisect_left(self.standing, n)
        return i if i < len(self.standing) and self.standing[i] == n else None

    def amount(self, since: int) -> int:
        """How much there is to tell after an entry: the entries, and the events of the answers among them."""
        if not self.stretches:
            return self.n - since
        before = self.stretches[bisect_right(self.standing, since)].events[1]
        return self.n - since + self.stretches[-1].events[1] - before

    def events(self, seat: int | None, part: int) -> list[EventJson]:
        """The events of the deal (part 0) or of an answer (part 1 is the first), as the viewer saw them."""
        assert self.play is not None
        return [cast(EventJson, event.json()) for event in self.play.events_of(seat, part)]

    def forced_choices(self, seat: int | None, part: int) -> list[Forced]:
        """The choices that the deal or an answer left the viewer's own seat, where there was but one."""
        assert self.play is not None
        forced = self.play.forced(seat, part)
        return [Forced(question=cast(Question, one[0].json()), only_answer=list(one[1])) for one in forced]

    def seat_key(self, seat: int) -> str:
        """The key of one seat of a private table."""
        return hmac.digest(bytes.fromhex(self.luck.secret), f"seat {seat}".encode(), "sha256").hex()[:16]

    def record(self) -> Record:
        """The game so far, as a file has it."""
        if self.unplayed is not None:
            return self.unplayed
        assert self.play is not None
        return self.play.record()

    def listing(self) -> Listing:
        """The table in a list."""
        chairs = [chair.public(self.host) for chair in self.chairs]
        return Listing(self.id, self.terms, self.status, chairs, self.changed, self.asked)
