"""Bots and clocks of a room, which nobody has to turn."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from msgspec.json import decode

from gaslamp.engine.play.record import Record
from gaslamp.protocol import api, asks, deeds
from gaslamp.server.acts import ToStore
from gaslamp.server.beat import Beat
from gaslamp.server.bot_pool import Thought
from gaslamp.server.logs import Lines
from gaslamp.server.room import Room
from tests.server.home import Guest, Quick, Slow, Time, an_app, answer, asker, begun, come, log, played_out, until

pytestmark = pytest.mark.anyio


async def test_bots_answer_until_a_person_is_asked() -> None:
    """And after each of that person's answers again."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, bots=2)
        await played_out(room, ann)
        assert room.table.status == "over"
        assert {deed.seat for deed in log(room) if isinstance(deed, deeds.Answered) and deed.bot} == {1, 2}


async def test_bots_go_on_after_a_restart(sqlite_url: str) -> None:
    """The game that waited for a bot does not wait for ever."""
    async with an_app(sqlite_url) as app:
        ann = await Guest.comes(app, "Ann")
        app.bot_pool = Slow(1)
        room = await begun(app, ann, bots=2)
        while room.table.asked == 0:
            await ann.does(asks.Answer, room.table.id, **answer(room))
    async with an_app(sqlite_url) as app:
        room = await app.rooms.find(room.table.id)
        await until(room, lambda: room.table.asked == 0)


async def test_bot_that_thinks_when_the_house_closes_thinks_no_more() -> None:
    """Nothing is begun anew in a server that closes."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        app.bot_pool = Slow(1)
        room = await begun(app, ann, bots=2)
        while room.table.asked == 0:
            await ann.does(asks.Answer, room.table.id, **answer(room))
        thinking = room.steward.thinking
        assert thinking is not None
        await asyncio.sleep(0)
        app.farewell()
        await asyncio.wait([thinking])
        assert room.steward.thinking is None and room.steward.alarm is None


async def test_bot_waits_while_people_agree_on_taking_back() -> None:
    """Its answer would end the question; the undo happens first."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        app.bot_pool = held = Held(1)
        room = await begun(app, ann, bob, bots=1)
        while room.table.asked != 2:
            await asker(room, ann, bob).does(asks.Answer, room.table.id, **answer(room))
        async with room.lock:
            n = await room.store(ToStore.of(deeds.Proposed("undo", 0, answers=len(room.table.standing))))
        held.go.set()
        for _ in range(100):
            await asyncio.sleep(0)
        await bob.does(asks.Vote, room.table.id, proposal=n, yes=True)
        await until(room, lambda: any(isinstance(deed, deeds.Answered) for deed in log(room)[n:]))
        assert [type(deed) for deed in log(room)[n : n + 3]] == [deeds.Voted, deeds.Undone, deeds.Answered]


class Held(Quick):
    """Bots that answer when they are let."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.go = asyncio.Event()

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Wait."""
        await self.go.wait()
        return await super().think(game, level)


async def test_bot_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """People who say nothing do not stop the game."""
    monkeypatch.setattr("gaslamp.server.steward.COURTESY", 0.0)
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        async with room.lock:
            await room.store(ToStore.of(deeds.Proposed("undo", 0, answers=0)))
        await room.steward.be_courteous()
        assert room.table.going_back


# -- a bot that fails


class Failing(Quick):
    """Bots that cannot think, and say too much about it."""

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Fail."""
        raise IndexError(f"{game.replay().offered[0]} of {game.secret}")


async def test_bot_that_fails_gives_a_legal_answer(caplog: pytest.LogCaptureFixture) -> None:
    """The table goes on to its end; the log says at which answer of which table, and nothing of the game."""
    async with an_app() as app:
        app.bot_pool = Failing(1)
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, bots=2)
        with caplog.at_level("ERROR", "gaslamp.server"):
            await played_out(room, ann)
        assert room.table.status == "over"
        failed = [n for n, deed in enumerate(answered(room), 1) if deed.bot]
        lines = failures(caplog, room)
        assert [line["number"] for line in lines] == failed and len(failed) > 10
        for line in lines:
            assert set(line) == {"at", "level", "what", "table", "number", "bot", "error", "trace"}
            assert (line["table"], line["level"], line["error"]) == (room.table.id, "error", "IndexError")
            assert all(re.fullmatch(r"[a-z_]+[.]py:[0-9]+", place) for place in line["trace"])


async def test_bot_that_gives_an_illegal_answer_gives_a_legal_one_instead(caplog: pytest.LogCaptureFixture) -> None:
    """That is a failure like any other."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        room = await begun(app, ann, bots=1)
        app.bot_pool = Wild(1)
        assert room.table.play is not None
        with caplog.at_level("ERROR", "gaslamp.server"):
            assert (await room.steward.bot_thought("easy")).answer in room.table.play.state.offered
        (line,) = failures(caplog, room)
        assert (line["error"], line["number"]) == ("Illegal", 1)


class Wild(Quick):
    """Bots that answer what was not asked."""

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Do not look at the offer."""
        return Thought((99, 99, 99))


async def test_bot_that_fails_when_the_house_closes_answers_no_more() -> None:
    """Its processes were ended: that is no failure of a thought."""
    async with an_app() as app:
        ann = await Guest.comes(app, "Ann")
        app.bot_pool = Slow(1)
        room = await begun(app, ann, bots=2)
        while room.table.asked == 0:
            await ann.does(asks.Answer, room.table.id, **answer(room))
        app.bot_pool = Failing(1)
        app.bot_pool.shut_down()
        with pytest.raises(IndexError):
            await room.steward.bot_thought("easy")


def failures(caplog: pytest.LogCaptureFixture, room: Room) -> list[dict[str, Any]]:
    """What the log says of thoughts that failed at a table, whatever it says of others."""
    lines = [decode(Lines().format(record)) for record in caplog.records if record.name == "gaslamp.server"]
    return [line for line in lines if line["what"] == "a bot's thought failed" and line.get("table") == room.table.id]


def answered(room: Room) -> list[deeds.Answered]:
    """The answers given at a table."""
    return [deed for deed in log(room) if isinstance(deed, deeds.Answered)]


# -- how long a bot takes


class Brisk(Quick):
    """Bots that think for a while where there is more than one answer."""

    async def think(self, game: Record, level: str, host: str = "") -> Thought:
        """Note whether there is."""
        state = game.replay()
        return Thought(tuple(state.offered[-1]), 0.75 if len(state.offered) > 1 else 0.0)


@pytest.mark.parametrize("watched", [True, False])
async def test_how_long_a_bot_takes_does_not_tell_whether_it_had_a_choice(
    watched: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it is asked whatever it holds, the thought and the pause after it take the same time; also unwatched."""
    taken: dict[bool, set[float]] = {True: set(), False: set()}
    rooms: list[Room] = []

    async def note(seconds: float) -> None:
        """Do not sleep."""
        for room in rooms:
            assert room.table.play is not None
            state = room.table.play.state
            if state.choice.always_ask and room.table.asked:
                forced = len(state.offered) == 1
                taken[forced].add(seconds if forced else seconds + 0.75)

    monkeypatch.setattr("gaslamp.server.steward.sleep", note)
    async with an_app(pace=0.5) as app:
        ann = await Guest.comes(app, "Ann")
        while not all(taken.values()):
            app.bot_pool = Quick(1)
            room = await begun(app, ann, bots=3)
            app.bot_pool = Brisk(1)
            room.steward.beat.heed(0.75)  # a thought before was as long
            rooms[:] = [room]
            if watched:
                await ann.watches(room, 0)
            await played_out(room, ann)
    assert taken == {True: {1.0}, False: {1.0}}


def test_the_beat_is_as_slow_as_the_slowest_thought() -> None:
    """Doubled when that takes longer, and never faster again."""
    beat = Beat(0.5)
    assert beat.pause(0.0) == 0.5 and beat.pause(0.5) == 0.0
    assert beat.pause(1.5) == 0.5 and beat.pause(0.0) == 2.0
    beat.heed(5)
    assert beat.pause(1.0) == 7.0


def test_without_a_pace_there_is_no_beat() -> None:
    """Nobody needs to follow."""
    beat = Beat(0.0)
    assert beat.pause(3.0) == beat.pause(0.0) == 0.0


# -- clocks


def rings(room: Room) -> float:
    """In how many seconds the alarm rings."""
    assert room.steward.alarm is not None
    return round(room.steward.alarm.when() - asyncio.get_running_loop().time())


async def test_alarm_is_set_for_who_is_asked(time: Time) -> None:
    """For as long as the seat has left, anew with each question."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, clock=api.Clock(move=1000))
        assert rings(room) == 1000
        time.passes(300)
        await ann.does(asks.Say, room.table.id, seat=0, text="Hm.")
        assert rings(room) == 700
        await asker(room, ann, bob).does(asks.Answer, room.table.id, **answer(room))
        assert rings(room) == 1000
        await ann.does(asks.End, room.table.id)
        assert room.table.proposal is not None
        await bob.does(asks.Vote, room.table.id, proposal=room.table.proposal.n, yes=True)
        assert room.steward.alarm is None


async def test_bot_takes_over_when_the_alarm_rings(time: Time) -> None:
    """If the time really is up, and the question is the one that it was set for."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, clock=api.Clock(move=30))
        app.bot_pool = Slow(1)
        seat = room.table.asked
        await room.steward.time_up(room.table.play_n)
        assert not room.table.chairs[seat or 0].minder and room.steward.alarm is not None
        time.passes(30)
        await room.steward.time_up(room.table.play_n - 1)
        assert not room.table.chairs[seat or 0].minder
        await room.steward.time_up(room.table.play_n)
        assert log(room)[-1] == deeds.Minded(seat or 0, "normal", "clock", 30_000)
        assert room.steward.thinking is not None and room.steward.alarm is None
        who = asker(room, ann, bob)
        await who.does(asks.Back, room.table.id, seat=seat)
        assert rings(room) == 30


@pytest.mark.parametrize("how", ["stopped", "killed"])
async def test_time_for_which_the_house_was_closed_is_given_back(
    how: str, sqlite_url: str, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the alarm is set for what is left."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, clock=api.Clock(move=1000))
        time.passes(200)
        await app.heartbeat.say_alive()
        time.passes(8)
        if how == "killed":
            monkeypatch.setattr(app.storage, "keep_note", nothing)  # it dies without a word
    time.passes(5000)
    async with an_app(sqlite_url) as app:
        room = await app.rooms.find(room.table.id)
        left = 792 if how == "stopped" else 800  # who was killed gives back what passed since it was last seen
        assert rings(room) == left
        assert room.news(0, 0).clock == room.news(1, 0).clock
        clock = room.news(0, 0).clock
        assert clock is not None and clock.left[clock.running or 0] == 1000 * left


async def nothing(*_: object) -> None:
    """Do nothing."""
