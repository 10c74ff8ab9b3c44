"""A table in players' language: who does what, without sockets or storage, by a clock that only the test turns."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from gaslamp import games
from gaslamp.engine.book.setting import check_settings
from gaslamp.engine.errors import GaslampError
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.api import Terms
from gaslamp.protocol.tells import Clocks, News
from gaslamp.server.acts import ToStore, check, fold
from gaslamp.server.acts.answer import check_bot
from gaslamp.server.acts.propose import settle
from gaslamp.server.chair import unlike
from gaslamp.server.checks import Now, Visitor
from gaslamp.server.entry import Entry, Header, an_entry, to_json
from gaslamp.server.sight import news
from gaslamp.server.table import Table
from gaslamp.server.timing import Outage, clocks, left_for, thinking_time

SECRET = "5e" * 32
NOON = 1_000_000_000_000  # when the table is opened


class Scene:
    """A table; `seats` names who sits there: people, "bot" or "free", and twice the same name is a hot-seat."""

    def __init__(self, game: str = "catham", seats: str = "Ann Bob", *, begin: bool = True, **terms: Any) -> None:
        self.now = NOON
        self.outages: list[Outage] = []
        self.gone: dict[str, int] = {}  # since when people are away
        self.numbers = count(1)
        names = seats.split()
        shelved = games[game]
        self.host = next(name for name in names if name not in ("bot", "free"))
        settled_terms = Terms(game, check_settings(shelved.settings, {}), **terms)
        header = Header(settled_terms, len(names), shelved.version, shelved.data.digest, person(self.host), "draws")
        self.table = Table.new("a" * 12, header, shelved, SECRET)
        self.store(ToStore.of(deeds.Opened(self.host), *seated(names)), person(self.host), "draws")
        if begin:
            self.does(self.host, asks.Start)

    # -- what happens

    def does(self, who: str, what: type[asks.Act], **how: Any) -> list[deeds.LogDeed]:
        """Somebody does something; the seat is his first unless one is named."""
        if "seat" in what.__struct_fields__ and what is not asks.Sit:
            how = {"seat": self.seat(who), **how}
        ask: Any = what(f"act {next(self.numbers)}", self.table.id, **how)
        done = check(self.table, visitor(who), ask, self.moment())
        self.store(done, person(who), ask.id)
        self.store(settle(self.table, self.moment()))
        return list(done.deeds)

    def refuses(self, who: str, what: type[asks.Act], **how: Any) -> str:
        """Somebody may not do something: the key of the refusal; nothing happens."""
        before = self.table.n
        with pytest.raises(GaslampError) as caught:
            self.does(who, what, **how)
        assert self.table.n == before
        return caught.value.key

    def store(self, what: ToStore, by: str = "", id: str = "") -> None:
        """Let deeds happen."""
        for deed in what.deeds:
            fold(self.table, Entry(self.table.n + 1, self.now, deed, by, id), what.outcome)

    def happens(self, *what: deeds.LogDeed) -> None:
        """Let deeds happen that nobody asked for."""
        self.store(ToStore.of(*what))

    def answers(self, times: int = 1, *, which: int = 0) -> None:
        """Whoever is asked gives one of the answers offered, so many times; bots do so for their seats."""
        for _ in range(times):
            seat = self.asked
            given = self.offered[which % len(self.offered)]
            if self.table.chairs[seat].thinker:
                self.store(check_bot(self.table, self.table.play_n, given))
            else:
                who = self.table.chairs[seat].person or ""
                self.does(who, asks.Answer, seat=seat, question=self.table.play_n, answer=list(given))

    def until(self, *who: int) -> None:
        """Play on until one of these seats is asked."""
        while self.asked not in who:
            self.answers()

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self.now += int(1000 * seconds)

    def goes_away(self, who: str) -> None:
        """Somebody is no longer connected."""
        self.gone[person(who)] = self.now

    def time_up(self) -> bool:
        """Have a bot take the seat over if its time is up, as the alarm does."""
        left = left_for(self.table, self.asked, self.thought)
        if left is None or left > 0:
            return False
        self.store(ToStore.of(deeds.Minded(self.asked, "normal", "clock", self.thought)))
        return True

    # -- what can be seen

    def seat(self, who: str) -> int:
        """Somebody's first seat, 0 for who has none."""
        return next(iter(self.table.seats_of(person(who))), 0)

    def status(self) -> str:
        """How the table stands."""
        return self.table.status

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.table.asked is not None
        return self.table.asked

    @property
    def offered(self) -> list[tuple[int, ...]]:
        """The answers that are offered."""
        assert self.table.play is not None
        return [tuple(answer) for answer in self.table.play.state.offered]

    @property
    def given(self) -> int:
        """How many answers stand."""
        return len(self.table.standing)

    @property
    def thought(self) -> int:
        """For how many milliseconds the question has been thought about."""
        return thinking_time(self.table, self.now, self.outages)

    def moment(self) -> Now:
        """Now."""
        return Now(self.now, self.thought, self.absence)

    def absence(self, seat: int) -> int:
        """For how many milliseconds a seat's person has been away."""
        return self.now - self.gone.get(self.table.chairs[seat].person or "", self.now)

    def clocks(self) -> Clocks | None:
        """The clocks."""
        return clocks(self.table, self.thought)

    def news(self, who: str | int | None, since: int = 0) -> News:
        """What somebody is told: by name, by seat, or a spectator."""
        return news(self.table, self.seat(who) if isinstance(who, str) else who, since)

    def told(self, who: str | int | None, kind: type[Any]) -> list[Any]:
        """The deeds of a kind that somebody is told."""
        return [update.deed for update in self.news(who).updates if isinstance(update.deed, kind)]

    def undo(self, seat: int) -> tuple[str, str]:
        """What it takes to go back an answer, and a turn."""
        position = self.news(seat).position
        assert position is not None
        return position.undo, position.restart

    def waiting(self) -> list[int]:
        """The seats that have yet to say yes to what is proposed."""
        sheet = self.news(None).sheet
        assert sheet is not None and sheet.proposal is not None
        return sheet.proposal.waiting

    def votes(self, who: str, yes: bool = True) -> None:
        """Somebody says yes or no."""
        assert self.table.proposal is not None
        self.does(who, asks.Vote, proposal=self.table.proposal.n, yes=yes)

    def reopened(self) -> Scene:
        """The same table after the server was started again: only its log remains."""
        twin = Scene.__new__(Scene)
        twin.__dict__.update(self.__dict__)
        twin.table = Table.new(self.table.id, self.table.header, self.table.game, SECRET)
        for entry in self.table.log:
            fold(twin.table, an_entry(to_json(entry)))
        return twin


def person(name: str) -> str:
    """The id of somebody."""
    return name.lower()


def visitor(name: str) -> Visitor:
    """Somebody at the door."""
    return Visitor(person(name), name)


def seated(names: list[str]) -> list[deeds.LogDeed]:
    """Everybody sits down."""
    found: list[deeds.LogDeed] = []
    shown: list[str] = []
    for seat, name in enumerate(names):
        if name == "bot":
            found.append(deeds.Placed(seat, "easy"))
        elif name != "free":
            shown.append(unlike(name, shown))
            found.append(deeds.Sat(seat, person(name), shown[-1]))
    return found
