"""A table: its log, folded into how it stands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field, replace

from gaslamp.engine.book.game import Game
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.record import HUMAN, Record
from gaslamp.protocol import deeds
from gaslamp.protocol.api import Listing, Status
from gaslamp.server.chair import Chair
from gaslamp.server.entry import Entry, Header

REMEMBERED = 256  # acts that are known again when they are sent twice


@dataclass
class Proposal:
    """What was proposed, and the seats from which a yes was said."""

    n: int
    what: deeds.Proposed
    agreed: set[int] = field(default_factory=set)


@dataclass
class Table:
    """One play of a game: nothing here knows of sockets, clocks or storage."""

    id: str
    header: Header
    game: Game
    luck: Luck
    host: str  # the person
    chairs: list[Chair]
    log: list[Entry] = field(default_factory=list)
    status: Status = "waiting"
    play: Playthrough | None = None
    standing: list[int] = field(default_factory=list)  # for each answer that stands, the number of its entry
    told: list[int] = field(default_factory=list)  # how many events there were before each of them, and now
    asked_at: int = 0  # when the question was put
    carried: int = 0  # milliseconds that the seat that is asked had spent before on what was taken back
    changed: int = 0
    proposal: Proposal | None = None
    rematch: str | None = None
    card_n: int = 0  # the entry that last changed the set-up
    play_n: int = 0  # the entry that last changed the game: the number of its question
    done: dict[tuple[str, str], int] = field(default_factory=dict)  # (person, id) of recent acts, and their entries

    @classmethod
    def new(cls, id: str, header: Header, game: Game, secret: str) -> Table:
        """A table without a log."""
        return cls(id, header, game, Luck(secret), header.host, [Chair() for _ in range(header.seats)])

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

    def fold(self, entry: Entry) -> None:
        """Let an entry that is stored have happened."""
        assert entry.n == self.n + 1, "entries are numbered without gaps"
        self.log.append(entry)
        self.changed = entry.at
        if entry.id:
            self.remember(entry)
        self.happen(entry.deed, entry)

    def remember(self, entry: Entry) -> None:
        """Keep what was done under which id, as long as it may be sent again."""
        self.done[entry.by, entry.id] = entry.n
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def happen(self, deed: deeds.LogDeed, entry: Entry) -> None:
        """What a deed does to the table."""
        match deed:
            case deeds.Answered():
                self.answered(deed, entry)
                return
            case deeds.Said():
                return
            case deeds.Sat(seat, person, name):
                self.sat(seat, person, name)
            case deeds.Stood(seat):
                self.chairs[seat] = Chair()
                for chair in self.chairs:
                    chair.muted.discard(seat)  # whoever sits here next is somebody else
            case deeds.Placed(seat, level):
                self.chairs[seat] = Chair(level=level)
            case deeds.Worded(seat, word):
                self.chairs[seat].word = word
            case deeds.Began(words):
                self.began(words, entry)
            case deeds.Undone(_, answers, ms):
                self.went_back(answers, ms, entry)
            case deeds.Proposed():
                self.proposal = Proposal(entry.n, deed)
            case deeds.Voted(seat, yes):
                self.voted(seat, yes)
            case deeds.Minded(seat, level, why, ms):
                chair = self.chairs[seat]
                chair.steps_out(entry.at)
                chair.used += ms
                chair.minder, chair.minded_since, chair.minded_answers = level, entry.n, []
                chair.out_of_time = why == "clock"
                self.drop(self.about(seat) or self.unheard, entry)
            case deeds.Left(seat):
                self.chairs[seat].steps_out(entry.at)
                self.chairs[seat].left = True
                self.drop(self.unheard, entry)
            case deeds.Returned(seat):
                self.returned(seat, entry)
            case deeds.Muted(seat, whom, on):
                chair = self.chairs[seat]
                chair.muted_n = entry.n
                (chair.muted.add if on else chair.muted.discard)(whom)
                return
            case deeds.Ended():
                self.status, self.proposal = "ended", None
            case deeds.Rematched(table):
                self.rematch = table
            case deeds.Opened():
                pass
        self.card_n = entry.n

    def sat(self, seat: int, person: str, name: str) -> None:
        """Somebody takes a seat; whoever goes on as somebody else goes on as the host too."""
        if self.chairs[seat].person == self.host:
            self.host = person
        self.chairs[seat] = replace(self.chairs[seat], person=person, name=name)

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

    def about(self, seat: int) -> bool:
        """Whether it is proposed that a bot minds this seat."""
        return self.proposal is not None and self.proposal.what.what == "mind" and self.proposal.what.seat == seat

    @property
    def unheard(self) -> bool:
        """Whether nobody is left who could say yes to taking back or ending: to step out is no yes."""
        if self.proposal is None or self.proposal.what.what == "mind":
            return False
        return not self.asked_about(self.proposal.what)

    def began(self, words: list[str], entry: Entry) -> None:
        """Deal."""
        self.luck = replace(self.luck, words=tuple(words))
        luck, settings = self.luck, self.header.terms.settings
        players = tuple(chair.level or HUMAN for chair in self.chairs)
        names = tuple(chair.name for chair in self.chairs)
        start = Record(self.game, len(names), luck.seed(0), settings, (), players, names, luck.secret, luck.words)
        self.play = Playthrough(start)
        self.status = "playing"
        self.told = [0, self.heard]
        self.turned(entry)

    def answered(self, deed: deeds.Answered, entry: Entry) -> None:
        """Play on; a proposal to go back is dropped by it, and one to mind the seat, for its player is there."""
        assert self.play is not None
        chair = self.chairs[deed.seat]
        if deed.bot and chair.minder:
            chair.minded_answers.append(len(self.standing))
        if not deed.bot:
            chair.used += deed.ms
            chair.answers += 1
        self.play.answer(deed.answer)
        self.standing.append(entry.n)
        self.told.append(self.heard)
        self.drop(self.going_back or self.about(deed.seat), entry)
        self.turned(entry)

    def went_back(self, answers: int, ms: int, entry: Entry) -> None:
        """Be again as after so many answers; the time that was spent on them stays spent."""
        assert self.play is not None
        spent = [0] * len(self.chairs)
        if self.asked is not None and self.chairs[self.asked].thinker is None:
            spent[self.asked] += ms
            self.chairs[self.asked].used += ms
        for n in self.standing[answers:]:
            self.take_back(self.log[n - 1].deed, spent)
        for chair in self.chairs:
            chair.minded_answers = [index for index in chair.minded_answers if index < answers]
        self.play.back(answers)
        del self.standing[answers:]
        del self.told[answers + 2 :]
        self.drop(self.going_back, entry)
        self.turned(entry)
        self.carry(spent)

    def take_back(self, deed: deeds.LogDeed, spent: list[int]) -> None:
        """A player has given one answer less: no extra time for it."""
        if isinstance(deed, deeds.Answered) and not deed.bot:
            self.chairs[deed.seat].answers -= 1
            spent[deed.seat] += deed.ms

    def carry(self, spent: list[int]) -> None:
        """Who is asked again has spent on the question what he spent on all that was taken back; it is paid once."""
        if self.asked is not None and self.chairs[self.asked].thinker is None:
            self.carried = spent[self.asked]
            self.chairs[self.asked].used -= self.carried

    @property
    def going_back(self) -> bool:
        """Whether it is proposed to take something back."""
        return self.proposal is not None and self.proposal.what.what == "undo"

    def returned(self, seat: int, entry: Entry) -> None:
        """A player is there again; the time that the bot thought was not his."""
        chair = self.chairs[seat]
        if chair.minder and seat == self.asked:
            self.asked_at, self.carried = entry.at, 0
        chair.left, chair.minder, chair.out_of_time = False, None, False
        self.drop(self.about(seat), entry)

    def turned(self, entry: Entry) -> None:
        """The game has moved on: another question is put, or the game is over."""
        assert self.play is not None
        self.play_n, self.asked_at, self.carried = entry.n, entry.at, 0
        if self.play.state.over:
            self.status, self.proposal = "over", None
            self.card_n = entry.n

    def voted(self, seat: int, yes: bool) -> None:
        """One no ends a proposal; what a last yes brings about is an entry of its own."""
        assert self.proposal is not None
        if yes:
            self.proposal.agreed.add(seat)
        else:
            self.proposal = None

    def drop(self, moot: bool, entry: Entry) -> None:
        """Forget a proposal that no longer makes sense."""
        if moot:
            self.proposal = None
            self.card_n = entry.n

    def index(self, n: int) -> int | None:
        """Which answer of the game an entry is, None if it was taken back."""
        found = bisect_left(self.standing, n)
        return found if found < len(self.standing) and self.standing[found] == n else None

    def amount(self, since: int) -> int:
        """How much there is to tell after an entry: the entries, and the events of the answers among them."""
        events = self.told[-1] - self.told[1 + bisect_right(self.standing, since)] if self.told else 0
        return self.n - since + events

    @property
    def heard(self) -> int:
        """How many events there are."""
        log = self.play.state.log if self.play else None
        return len(log) if log is not None else 0

    def record(self) -> Record:
        """The game so far, as a file has it."""
        assert self.play is not None
        return self.play.record()

    def listing(self) -> Listing:
        """The table in a list."""
        chairs = [chair.shown(self.host) for chair in self.chairs]
        return Listing(self.id, self.header.terms, self.status, chairs, self.changed, self.asked)
