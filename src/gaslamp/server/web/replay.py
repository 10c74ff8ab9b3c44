"""Looking through a record that somebody sent.

To start a process takes longer than to play a game again, so one answer has as much of the game as is sensible: nearly
always all of it, and whoever looks steps and jumps without asking anew. Moments are much alike:
4 MB of them are packed into less than 100 KB.
"""

from __future__ import annotations

from gzip import compress

from msgspec.json import decode

from gaslamp.engine.core.state import State
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.play.record import Record
from gaslamp.protocol.api import Moment, Replay, Rerun
from gaslamp.server import sight
from gaslamp.server.entry import to_json
from gaslamp.server.moments import steps
from gaslamp.server.sandbox import run_bounded
from gaslamp.server.web.verify import a_record

MUCH = 4_000_000  # bytes of moments after which no more are told


def respond(sent: bytes, language: str, packing: str = "") -> bytes:
    """A status, and below it what was asked for or why there is none; packed, if the client can unpack it."""
    status, said = status_and_body(sent, language)
    return b"%d\n" % status + (compress(said, 6) if packing else said)


def status_and_body(sent: bytes, language: str) -> tuple[int, bytes]:
    """What is said, and the status that fits it."""
    try:
        return 200, to_json(replay_record(decode(sent, type=Rerun)))
    except GaslampError as error:
        return 400, to_json(sight.problem(error, language))


def replay_record(rerun: Rerun) -> Replay:
    """The whole game played again, and as many of the moments asked for as are not too much."""
    record = a_record(rerun.record)
    count = len(record.answers)
    last = count if rerun.last is None else rerun.last
    givers, moments, weight = list[int](), list[Moment](), 0
    for n, state, since in steps(record):
        if n < count:
            givers.append(int(state.me))
        if rerun.first <= n <= last and weight < MUCH:
            moments.append(sight.moment(record.game, state, rerun.eyes, n, since))
            weight += len(to_json(moments[-1]))
    return summary(record, state, givers, moments)


def summary(record: Record, state: State, givers: list[int], moments: list[Moment]) -> Replay:
    """A game that was played, how it stands at the end of the record, and its moments."""
    return Replay(
        game=record.game.name,
        seats=record.seats,
        names=by_seat(record.names, record.seats),
        players=by_seat(record.players, record.seats),
        settings=dict(record.settings),
        count=len(record.answers),
        over=bool(state.over),
        places=state.places,
        scores=state.scores,
        givers=givers,
        moments=moments,
    )


def by_seat(words: tuple[str, ...], seats: int) -> list[str]:
    """A word for each seat, none where nobody said one."""
    return [*words, *[""] * (seats - len(words))]


if __name__ == "__main__":
    run_bounded(respond)
