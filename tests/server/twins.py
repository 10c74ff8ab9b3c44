"""A table as people play at it, and its twin: the same table in another world that one viewer cannot tell from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass, replace
from itertools import islice

from msgspec.structs import replace as altered

from gaslamp.conformance.walk import Start
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import check_settings
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import numbers_of
from gaslamp.engine.core.event import SPECTATOR
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.api import Clock, Terms
from gaslamp.protocol.frame import Level
from gaslamp.server import sight
from gaslamp.server.acts import ToStore, check, fold
from gaslamp.server.acts.answer import check_bot, why_not
from gaslamp.server.checks import Now, Visitor
from gaslamp.server.entry import Entry, Header, to_json
from gaslamp.server.moments import steps
from gaslamp.server.table import Table
from gaslamp.server.timing import clocks

ID = "abcdefghijkl"
LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")
STRANGER = Visitor("f" * 16, "Stranger")
DISTRACTION = 6  # one ask in so many is about something else than the question


@dataclass(frozen=True)
class Promised(Luck):
    """Another secret behind a hash that was told already."""

    promise: str = ""

    @property
    def hash(self) -> str:
        """What was told."""
        return self.promise


# -- a table that is played at


def sitting(start: Start, chance: Chance) -> Iterator[Table]:
    """A private table as it stands after each entry of its log, from its opening to its end."""
    terms = Terms(
        start.game.name, check_settings(start.game.settings, start.settings), clock=Clock(60, 9000), access="private"
    )
    header = Header(terms, start.seats, start.game.version, start.game.data.digest, person(0).id, "draws")
    table = Table.new(ID, header, start.game, a_secret(chance))
    for deed in [deeds.Opened(person(0).name), *seated(start.seats, chance)]:
        yield happened(table, ToStore.of(deed), person(0))
    for seat in range(start.seats):
        yield from asked_for(table, seat, asks.Word("w", ID, seat, f"word{chance.below(10**9)}"))
        yield from asked_for(table, seat, asks.Mute("m", ID, seat, a_seat(table, chance)))
    yield happened(table, check(table, person(0), asks.Start("s", ID), now()), person(0))
    while table.asked is not None:
        if chance.below(DISTRACTION) == 0:
            seat = a_seat(table, chance)
            yield from asked_for(table, seat, a_distraction(table, seat, chance))
        else:
            yield answered(table, table.asked, chance)


def seated(seats: int, chance: Chance) -> list[deeds.LogDeed]:
    """People and bots on the seats; the first is a person."""
    bots = [seat > 0 and chance.below(4) == 0 for seat in range(seats)]
    return [
        deeds.Placed(seat, LEVELS[chance.below(3)]) if bot else deeds.Sat(seat, person(seat).id, person(seat).name)
        for seat, bot in enumerate(bots)
    ]


def asked_for(table: Table, seat: int, ask: asks.TableAct) -> Iterator[Table]:
    """The table after what the person of a seat asks for, if that may be."""
    with suppress(GaslampError):
        yield happened(table, check(table, person(seat), ask, now()), person(seat), f"ask-{table.n}")


def a_distraction(table: Table, seat: int, chance: Chance) -> asks.TableAct:
    """Anything that people do while they play."""
    ends = chance.below(30) == 0
    wishes: list[asks.TableAct] = [
        asks.Say("i", ID, seat, f"text {chance.below(1000)}"),
        asks.Mute("i", ID, seat, a_seat(table, chance), chance.below(2) == 0),
        asks.Undo("i", ID, seat, chance.below(2) == 0),
        asks.Leave("i", ID, seat),
        asks.Back("i", ID, seat),
        asks.Mind("i", ID, a_seat(table, chance)),
        asks.End("i", ID) if ends else asks.Say("i", ID, seat, phrase="phrase-thanks"),
        asks.Vote("i", ID, table.proposal.n if table.proposal else 0, chance.below(4) > 0),
    ]
    return wishes[chance.below(len(wishes))]


def answered(table: Table, seat: int, chance: Chance) -> Table:
    """The table after a random answer of the seat that is asked; who got up comes back for it."""
    assert table.play is not None
    chair, offered = table.chairs[seat], table.play.state.offered
    answer = offered[chance.below(len(offered))]
    if chair.thinker:
        return happened(table, check_bot(table, table.play_n, answer))
    if chair.left:
        return happened(table, check(table, person(seat), asks.Back("b", ID, seat), now()), person(seat))
    ask = asks.Answer("a", ID, seat, table.play_n, list(answer))
    return happened(table, check(table, person(seat), ask, now()), person(seat), f"ask-{table.n}")


def happened(table: Table, what: ToStore, by: Visitor | None = None, id: str = "") -> Table:
    """The table after some deeds."""
    for deed in what.deeds:
        fold(table, Entry(table.n + 1, 1000 * table.n, deed, by.id if by else "", id), what.outcome)
    return table


def person(seat: int) -> Visitor:
    """Who sits on a seat, unless a bot does."""
    return Visitor(f"{seat:016x}", f"Player {seat}")


def now() -> Now:
    """A moment at which everybody has been away for long."""
    return Now(10**9, 500, lambda seat: 10**9)


def a_seat(table: Table, chance: Chance) -> int:
    """Any seat."""
    return int(chance.below(len(table.chairs)))


def a_secret(chance: Chance) -> str:
    """The secret of a luck."""
    return "".join(f"{chance.below(2**31):08x}" for _ in range(8))


# -- its twin


def twin(table: Table, seat: int | None, chance: Chance) -> Table:
    """The table with everything changed that the viewer cannot know; what is done to it leaves the first one alone."""
    other = replace(
        table,
        luck=Promised(another_secret(table, seat, chance), table.luck.words, table.luck.hash),
        chairs=deepcopy(table.chairs),
        log=[disguised(entry, table, seat, chance) for entry in table.log],
        standing=list(table.standing),
    )
    for rival, chair in enumerate(other.chairs):
        if rival != seat:
            chair.muted = {whom for whom in range(len(other.chairs)) if chance.below(2)}
            chair.muted_n = int(chance.below(table.n + 1))
            chair.word = f"word{chance.below(10**9)}" if chair.word else ""
    if table.play is not None:
        other.play = another_world(table.play, other.luck.secret, seat, chance)
    return other


def another_secret(table: Table, seat: int | None, chance: Chance) -> str:
    """A secret as likely as the real one; not for the host who gives the keys away that are made of it."""
    hosting = seat is not None and table.chairs[seat].person == table.host
    return table.luck.secret if hosting and table.status == "waiting" else a_secret(chance)


def disguised(entry: Entry, table: Table, seat: int | None, chance: Chance) -> Entry:
    """An entry as it may have been for all that the viewer knows; what never leaves the server is other anyway."""
    deed = entry.deed
    by = deed.seat if isinstance(deed, deeds.Answered | deeds.Worded | deeds.Muted) else None
    entry = altered(entry, id=f"ask{chance.below(10**9)}")
    if by is None or by == seat:
        return entry
    match deed:
        case deeds.Answered(by, _, ms, bot):
            answer = tuple(int(chance.below(1000)) for _ in range(chance.below(4)))
            return altered(entry, deed=deeds.Answered(by, answer, ms, bot))
        case deeds.Worded(by):
            return altered(entry, deed=deeds.Worded(by, f"word{chance.below(10**9)}"))
    return altered(entry, deed=deeds.Muted(by, a_seat(table, chance), chance.below(2) == 0))


def another_state(game: Game, state: State, seat: int | None, chance: Chance) -> State:
    """A state with what the viewer cannot know dealt anew, and what he was not told told otherwise."""
    other = game.imagine(state, seat, chance.seed())
    assert state.log is not None
    other.log = retold(state.log, SPECTATOR if seat is None else seat, len(game.cards), chance)
    other.forced = forced_otherwise(state.forced, seat, chance)
    return other


def forced_otherwise(forced: Ints | None, seat: int | None, chance: Chance) -> Ints:
    """The same forced choices of the viewer's, and others, of others."""
    assert forced is not None
    pairs = list(zip(forced.list()[::2], forced.list()[1::2], strict=True))
    other = ints()
    for step, option in pairs:
        mine = numbers_of(step).seat == seat
        other.append(step if mine else pairs[chance.below(len(pairs))][0] & ~15 | numbers_of(step).seat)
        other.append(option if mine else chance.below(100))
    return other


def another_world(play: Playthrough, secret: str, seat: int | None, chance: Chance) -> Playthrough:
    """The game with what the viewer cannot know dealt anew, and other luck to come."""
    other = copy(play)
    other.start = replace(play.start, secret=secret)
    other.answers, other.turns, other.undo_states = list(play.answers), list(play.turns), list(play.undo_states)
    other.stretches = list(play.stretches)
    other.state = another_state(play.game, play.state, seat, chance)
    return other


def retold(log: Ints, seer: int, cards: int, chance: Chance) -> Ints:
    """The same events, with any card in place of one that the viewer may not see."""
    found = ints()
    for told in log.list():
        hidden = not told >> seer & 1
        found.append(told & ~(1023 << 24) | (1 + chance.below(cards - 1)) << 24 if hidden else told)
    return found


# -- all that a viewer gets


def differences(table: Table, seat: int | None, chance: Chance) -> list[str]:
    """What the viewer is sent otherwise in another world; nothing, if no secret leaks."""
    other, wishes = twin(table, seat, chance), some_asks(table, seat, chance)
    since = [0, int(chance.below(table.n)), table.n - 1, table.n]
    here, there = sent(table, seat, wishes, since), sent(other, seat, wishes, since)
    if table.play is not None:
        here["a moment"], there["a moment"] = glimpses(table, seat, chance)
    return [f"{what}: {here[what]!r} != {there[what]!r}" for what in here if here[what] != there[what]]


def glimpses(table: Table, seat: int | None, chance: Chance) -> tuple[bytes, bytes]:
    """Some moment of the game as the viewer may look back at it, and as it was in a world that looked the same then."""
    record = table.record()
    n, state, since = next(islice(steps(record), int(chance.below(len(record.answers) + 1)), None))
    other = another_state(record.game, state, seat, chance)
    here, there = (to_json(sight.moment(record.game, world, seat, n, since)) for world in (state, other))
    return here, there


def sent(table: Table, seat: int | None, wishes: list[asks.Ask], since: list[int]) -> dict[str, bytes]:
    """Every byte that a viewer may get of a table: the news, the list, and the answer to each ask."""
    here, clock = range(len(table.chairs)), clocks(table, 700)
    found = {f"news since {n}": to_json(sight.news(table, seat, n, here, clock)) for n in since}
    found["listing"] = to_json(table.listing())
    who = STRANGER if seat is None else person(seat)
    return found | {
        f"{language}: {ask}": outcome(table, who, ask, language) for ask in wishes for language in LANGUAGES
    }


def outcome(table: Table, who: Visitor, ask: asks.Ask, language: str) -> bytes:
    """What is sent in answer to an ask: a refusal, a reason, or by how many entries it was done."""
    try:
        if isinstance(ask, asks.WhyNot):
            rule = why_not(table, who, ask)
            return f"{rule}: {sight.reason(table, rule, language)}".encode()
        assert isinstance(ask, asks.TableAct)
        return b"done by %d" % len(check(table, who, ask, now()).deeds)
    except GaslampError as error:
        return to_json(sight.problem(error, language))


def some_asks(table: Table, seat: int | None, chance: Chance) -> list[asks.Ask]:
    """Asks in time and late, for one's own seat and another's, legal and not."""
    mine = a_seat(table, chance) if seat is None else seat
    found: list[asks.Ask] = [asks.Undo("i", ID, mine), asks.Undo("i", ID, mine, True), asks.End("i", ID)]
    for answer in [*legal(table, seat, chance), *(any_answer(table, seat, chance) for _ in range(6))]:
        found.append(asks.Answer("i", ID, mine, table.play_n, answer))
        found.append(asks.WhyNot("i", ID, mine, table.play_n, answer))
        found.append(asks.Answer("i", ID, mine, int(chance.below(table.play_n + 1)), answer))
        found.append(asks.Answer("i", ID, a_seat(table, chance), table.play_n, answer))
    return found


def legal(table: Table, seat: int | None, chance: Chance) -> list[list[int]]:
    """An answer that is offered to the viewer, if one is."""
    if table.play is None or table.asked is None or table.asked != seat:
        return []
    offered = table.play.state.offered
    return [list(offered[chance.below(len(offered))])]


def any_answer(table: Table, seat: int | None, chance: Chance) -> list[int]:
    """Random parts, of the right number more often than not."""
    question = table.play.state.question if table.play else None
    parts = len(question.names) if question and chance.below(4) else int(chance.below(5))
    most = (3, 8, 40, 400)[chance.below(4)]
    return [int(chance.below(most)) for _ in range(parts)]
