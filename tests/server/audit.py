"""The audit after the mayhem: what clients were told, held against what the database has."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from msgspec.json import decode

from gaslamp.engine.play.record import Record
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Update
from gaslamp.remote import Look
from gaslamp.server import sight
from gaslamp.server.acts import fold
from gaslamp.server.entry import Entry, a_header, an_entry, to_json
from gaslamp.server.shelf import Shelf
from gaslamp.server.storage import Storage
from gaslamp.server.table import Table
from tests.server.story import Acknowledged, Story

STATUSES = ("waiting", "playing", "over", "ended")


@dataclass
class Verdict:
    """What was found; everything but the numbers should be empty."""

    acknowledged: int
    entries: int = 0
    tables: int = 0
    lost: list[str] = field(default_factory=list)  # acknowledged or told, but not stored so
    doubled: list[str] = field(default_factory=list)  # done twice
    unreadable: list[str] = field(default_factory=list)  # tables, and whatever else the server complained of
    confused: list[str] = field(default_factory=list)  # told with gaps, twice or otherwise than it was

    @property
    def wrong(self) -> list[str]:
        """All of that."""
        return self.lost + self.doubled + self.unreadable + self.confused


async def audit(database: str, story: Story, looks: list[Look]) -> Verdict:
    """Read everything that is stored, and compare."""
    verdict = Verdict(len(story.acknowledged), confused=list(story.faults))
    storage = await Storage.open(database)
    try:
        tables = await read(storage, looks, verdict)
    finally:
        await storage.close()
    verdict.tables, verdict.entries = len(tables), sum(table.n for table in tables.values())
    verdict.lost += lost_acts(tables, story.acknowledged)
    verdict.lost += lost_news(tables, story)
    verdict.doubled += done_twice(tables.values())
    verdict.doubled += met_twice(tables, {look.table for look in looks})
    return verdict


async def read(storage: Storage, looks: list[Look], verdict: Verdict) -> dict[str, Table]:
    """All tables of a database."""
    shelf, found = Shelf(storage), {}
    for row in await storage.list_tables(STATUSES):
        try:
            found[row.id] = await folded(storage, shelf, row.id, looks, verdict)
        except Exception as error:
            verdict.unreadable.append(f"{row.id}: {error!r}")
    return found


async def folded(storage: Storage, shelf: Shelf, id: str, looks: list[Look], verdict: Verdict) -> Table:
    """A table as its log tells it, compared with what each seat saw last, and with its own record."""
    row = await storage.table(id)
    assert row is not None
    header = a_header(row.header)
    table = Table.new(id, header, await shelf.with_numbers(row.game, row.version, row.numbers), row.secret)
    last: defaultdict[int, list[Look]] = defaultdict(list)
    for look in looks:
        if look.table == id:
            last[look.n].append(look)
    for stored in await storage.entries(id):
        fold(table, an_entry(stored.body))  # which asks that there are no gaps
        assert stored.n == table.n
        verdict.confused += [f"{id} seat {look.seat} at {table.n}" for look in last[table.n] if not right(look, table)]
    assert table.play is None or replayed(table), "the record leads elsewhere"
    return table


def right(look: Look, table: Table) -> bool:
    """Whether a seat sees the table as it is."""
    seen = look.sheet, look.position
    told = sight.sheet(table, look.seat), sight.position(table, look.seat)
    return [decode(to_json(one)) for one in seen] == [decode(to_json(one)) for one in told]


def replayed(table: Table) -> bool:
    """Whether the record of the game, written and read, leads to the same state for all eyes."""
    assert table.play is not None
    state, again = table.play.state, Record.parse(table.record().json()).replay(listen=True)
    eyes = (None, *range(len(table.chairs)))
    return all(table.game.view(state, seat) == table.game.view(again, seat) for seat in eyes)


def lost_acts(tables: dict[str, Table], acknowledged: Iterable[Acknowledged]) -> Iterator[str]:
    """What was acknowledged, but is not in the log at that number as that person's act."""
    for person, ask, n in acknowledged:
        log = tables[ask.table].log if ask.table in tables else []
        if isinstance(ask, asks.Rematch):  # who comes second is told where the first one goes
            kept = any(isinstance(entry.deed, deeds.Rematched) for entry in log[:n])
        else:
            entries = [entry for entry in log[max(0, n - 2) : n] if (entry.by, entry.id) == (person, ask.id)]
            kept = bool(entries) and entries[-1].n == n and done(ask, entries[0].deed)
        if not kept:
            yield f"{ask} of {person}, acknowledged as {n}"


def done(ask: asks.TableAct, deed: deeds.LogDeed) -> bool:
    """Whether a deed is what was asked for."""
    match ask, deed:
        case asks.Answer(), deeds.Answered(seat, answer, _, False):
            return (ask.seat, tuple(ask.answer)) == (seat, answer)
        case asks.Say(), deeds.Said(seat, text, _):
            return (ask.seat, ask.text) == (seat, text)
        case asks.Word(), deeds.Worded(seat, word):
            return (ask.seat, ask.word) == (seat, word)
        case asks.Vote(), deeds.Voted(_, yes):
            return ask.yes == yes
        case asks.Undo(), deeds.Undone(seat) | deeds.Proposed("undo", seat):
            return ask.seat == seat
        case asks.Sit(), deeds.Sat(seat):
            return ask.seat == seat
        case asks.Leave(), deeds.Left(seat):
            return ask.seat == seat
        case asks.Back(), deeds.Returned(seat):
            return ask.seat == seat
    return isinstance(ask, asks.Start) and isinstance(deed, deeds.Began)


def lost_news(tables: dict[str, Table], story: Story) -> Iterator[str]:
    """What somebody was told, but is not in the log."""
    for (id, n), updates in story.told.items():
        log = tables[id].log if id in tables else []
        yield from (f"{update} of {id}" for update in updates if n > len(log) or not shows(update, log[n - 1]))


def shows(update: Update, entry: Entry) -> bool:
    """Whether an update is what a viewer may be told of an entry."""
    if (update.n, update.at) != (entry.n, entry.at):
        return False
    match update.deed, entry.deed:
        case deeds.Played() as played, deeds.Answered() as answered:
            return (played.seat, played.ms, played.bot) == (answered.seat, answered.ms, answered.bot)
        case deeds.Worded(seat), deeds.Worded(by):
            return seat == by
    return update.deed == entry.deed


def done_twice(tables: Iterable[Table]) -> Iterator[str]:
    """Acts that are in the logs more than once; only a last vote makes two entries, its own and what it brings."""
    acts: defaultdict[tuple[str, str], list[Entry]] = defaultdict(list)
    for table in tables:
        for entry in table.log:
            if entry.id:
                acts[entry.by, entry.id].append(entry)
    for act, entries in acts.items():
        kinds = [type(entry.deed) for entry in entries]
        carried = len(kinds) == 2 and kinds[0] is deeds.Voted is not kinds[1] and entries[0].n + 1 == entries[1].n
        if len(kinds) > 1 and not carried:
            yield f"{act}: {entries}"


def met_twice(tables: dict[str, Table], watched: set[str]) -> Iterator[str]:
    """Tables at which nobody ever met, opened for a rematch that took place elsewhere."""
    meant = Counter(table.rematch for table in tables.values() if table.rematch)
    yield from (f"{id}: nobody was sent there" for id in tables if id not in watched and not meant[id])
    yield from (f"{id}: {count} tables lead there" for id, count in meant.items() if count > 1)
