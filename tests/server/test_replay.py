"""Records that somebody sends to look through: shown as they were played, or refused with a reason."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gaslamp import Game, Record, games
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.openly import open_events, open_view
from gaslamp.protocol.api import Eyes, Rerun
from gaslamp.server import sandbox
from gaslamp.server.app import App
from gaslamp.server.entry import to_json
from gaslamp.server.web import replay
from gaslamp.server.web.replay import replay_record
from tests.fixtures import recorded_games
from tests.server.visitor import at_home, key
from tests.sizes import seats_for


def a_game(game: Game, seats: int = 2, most: int = 10_000, luck: Luck | None = None) -> Record:
    """A game played at random, to its end or for so many answers."""
    record, chance = Record.of(game, [], seats=seats, seed=None if luck else 2**61 + 1, luck=luck), Random(1)
    state, given = record.begin(), list[tuple[int, ...]]()
    while not state.over and len(given) < most:
        given.append(tuple(chance.choice(state.offered)))
        record.answer(state, len(given), given[-1])
    return replace(record, answers=tuple(given))


def changed(record: Record, **fields: Any) -> str:
    """A record with other words in it."""
    return json.dumps({**json.loads(record.json()), **fields})


# -- what is shown


@pytest.mark.parametrize("eyes", [None, 0, 1, "all"])
@pytest.mark.parametrize("name", games)
def test_whole_game_is_shown_moment_by_moment(name: str, eyes: Eyes) -> None:
    """Each as the state was then, with what led to it."""
    game, record = games[name], a_game(games[name], seats_for(games[name]), 300)
    found = replay_record(Rerun(record.json(), eyes))
    state, heard = record.replay(0, listen=True), 0
    assert [one.n for one in found.moments] == list(range(found.count + 1)) and found.count == len(record.answers)
    for one in found.moments:
        if one.n:
            assert found.givers[one.n - 1] == state.asked
            record.answer(state, one.n, record.answers[one.n - 1])
        view = open_view(game, state) if eyes == "all" else game.view(state, eyes)
        events = open_events(game, state, heard) if eyes == "all" else game.events(state, eyes, heard)
        (view["question"] or {}).pop("rows", None)  # what is told of each answer goes with what is offered
        assert one.view == {**view, "offered": None} and one.events == [event.json() for event in events]
        heard += len(events)
    assert len(found.givers) == found.count
    assert (found.over, found.scores, found.places) == (state.over, state.scores, state.places)


@pytest.mark.parametrize("name", games)
def test_recorded_games_are_shown_to_their_end(name: str) -> None:
    """Of those that the tests keep, the first with each number of players."""
    for record in {record.seats: record for record in reversed(recorded_games(name).values())}.values():
        show_to_the_end(record)


def show_to_the_end(record: Record) -> None:
    """A whole game is replayed, and none of its moments shown."""
    found = replay_record(Rerun(record.json(), first=10**6))
    assert found.over and sorted(found.places)[0] == 1 and not found.moments
    assert set(found.givers) <= set(range(found.seats))


def test_unfinished_game_from_a_terminal_is_shown_too() -> None:
    """With the names that somebody said; its luck is just a seed."""
    record = Record.of(games["catham"], [], seats=3, seed=2**62 - 1, players=("human", "ismcts:300"), names=("Ann",))
    found = replay_record(Rerun(record.json()))
    assert (found.names, found.players) == (["Ann", "", ""], ["human", "ismcts:300", ""])
    assert (found.game, found.seats, found.count, found.over, found.places) == ("catham", 3, 0, False, [])
    assert found.settings == {"factions": "first", "actions": 1} and len(found.moments) == 1


def test_game_with_an_owners_numbers_is_shown_with_them(tmp_path: Path) -> None:
    """The record has them."""
    (tmp_path / "emerald.toml").write_text('[game]\ngoal = { is = [27, 23, 21, 19], source = "printed" }\n')
    record = a_game(games["emerald"].with_file(tmp_path / "emerald.toml"), 2, 40)
    assert replay_record(Rerun(record.json(), 0)).moments[40].view["table"]["goal"] == 27


def test_some_moments_are_shown_if_some_are_asked_for() -> None:
    """Those that there are."""
    text = a_game(games["catham"], 2, 10).json()
    spans: list[tuple[int, int | None, list[int]]] = [
        *((3, 5, [3, 4, 5]), (8, None, [8, 9, 10]), (9, 99, [9, 10])),
        *((11, None, []), (5, 4, []), (0, 0, [0])),
    ]
    for first, last, shown in spans:
        found = replay_record(Rerun(text, None, first, last))
        assert [one.n for one in found.moments] == shown and found.count == 10


def test_moments_that_are_too_much_are_left_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks on gets them all; there is always one more."""
    text = a_game(games["catham"], 2, 100).json()
    whole = replay_record(Rerun(text, "all")).moments
    for much, least in ((9000, 5), (1, 1)):
        monkeypatch.setattr(replay, "MUCH", much)
        found = [*replay_record(Rerun(text, "all")).moments]
        assert least <= len(found) < 20
        assert sum(map(len, map(to_json, found[:-1]))) < much
        while len(found) < len(whole):
            found += replay_record(Rerun(text, "all", found[-1].n + 1)).moments
        assert found == whole


# -- over HTTP


@pytest.mark.anyio
async def test_record_that_is_sent_is_shown(tmp_path: Path) -> None:
    """Packed for whoever can unpack it; it is the same."""
    record = a_game(games["emerald"], 2, 200, Luck("ab" * 32, ("mgła", "")))
    expected = to_json(replay_record(Rerun(record.json(), "all")))
    async with at_home(tmp_path) as (_, client):
        for encoding in ("gzip, br", "br"):
            headers = {"accept-encoding": encoding}
            found = await client.post("/api/replay", json={"record": record.json(), "eyes": "all"}, headers=headers)
            assert found.status_code == 200 and found.content == expected
            assert found.headers.get("content-encoding") == ("gzip" if "gzip" in encoding else None)
            assert found.headers["content-type"] == "application/json"
        packed = int((await client.post("/api/replay", json={"record": record.json()})).headers["content-length"])
        assert packed < len(expected) / 10


def broken() -> list[tuple[str, str]]:
    """Records that cannot be shown, and why."""
    record = a_game(games["catham"], 2, 5, Luck("ab" * 32))
    answers = [list(answer) for answer in record.answers]
    return [
        ("", "error-json"),
        ("[" * 100_000, "error-json"),
        ("[]", "error-record-form"),
        ("{}", "error-record-field"),
        (changed(record, gaslamp=99), "error-record-format"),
        (changed(record, version="0"), "error-record-version"),
        (changed(record, game="chess"), "error-at"),
        (changed(record, secret="cd" * 32), "error-record-answer"),
        (changed(record, seed=5), "error-at"),
        (changed(record, secret=""), "error-record-no-luck"),
        (changed(record, words=["mgła", "\n"]), "error-record-words"),
        (changed(record, seats=9), "error-record-begin"),
        (changed(record, answers=[*answers, [30000]]), "error-record-answer"),
        (changed(record, answers=[[0]] * 20_001), "error-verify-answers"),
    ]


@pytest.mark.parametrize(("text", "why"), broken(), ids=[f"{n}-{why}" for n, (_, why) in enumerate(broken())])
def test_broken_record_is_refused_with_a_reason(text: str, why: str) -> None:
    """Also when nothing of it is to be seen; in both languages."""
    said = []
    for language in ("en", "pl"):
        status, _, problem = replay.respond(to_json(Rerun(text, None, 10**6)), language).partition(b"\n")
        assert (status, json.loads(problem)["key"]) == (b"400", why)
        said.append(json.loads(problem)["says"])
    assert said[0] != said[1]


@pytest.mark.anyio
async def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    """With a problem, whatever it is."""
    record = a_game(games["catham"], 2, 5)
    async with at_home(tmp_path) as (_, client):
        sent: list[tuple[dict[str, Any], int, str]] = [
            ({"json": {"record": changed(record, version="7")}}, 400, "error-record-version"),
            ({"json": {"record": record.json(), "eyes": 2}}, 400, "error-setting-seat"),
            ({"json": {"record": record.json(), "eyes": "both"}}, 400, "error-frame"),
            ({"json": {"record": record.json(), "eyes": -1}}, 400, "error-frame"),
            ({"json": {"record": record.json(), "last": -1}}, 400, "error-frame"),
            ({"json": {"record": json.loads(record.json())}}, 400, "error-frame"),
            ({"json": {"record": record.json(), "upto": 3}}, 400, "error-frame"),
            ({"json": {}}, 400, "error-frame"),
            ({"content": b"{"}, 400, "error-frame"),
            ({"content": record.json(), "headers": {"content-type": "text/plain"}}, 415, "error-media"),
            ({"json": {"record": " " * 1_000_000}}, 413, "error-body-size"),
            ({"json": {"record": record.json()}, "headers": {"origin": "null"}}, 403, "error-foreign-page"),
        ]
        for how, status, why in sent:
            found = await client.post("/api/replay", **{"headers": {"content-type": "application/json"}} | how)
            assert (found.status_code, key(found)) == (status, why), how
        found = await client.post("/api/replay", json={"record": "{"}, headers={"accept-language": "pl"})
        assert "wiersz 1" in found.json()["says"]


@pytest.mark.anyio
async def test_record_that_takes_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it."""
    monkeypatch.setattr(sandbox, "SECONDS", 0.01)
    async with at_home(tmp_path) as (_, client):
        found = await client.post("/api/replay", json={"record": "{}"})
        assert (found.status_code, key(found)) == (400, "error-verify-much")


@pytest.mark.anyio
async def test_one_address_looks_through_so_many_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it waits; records are checked for it all the same."""

    async def quickly(module: str, *_: object) -> bytes:
        return b"200\n{}" if module == replay.__name__ else b'{"good": false, "hash": "", "answers": 0, "places": []}'

    monkeypatch.setattr(sandbox, "run_module", quickly)
    monkeypatch.setattr(App, "tick", staticmethod(lambda: 0.0))
    async with at_home(tmp_path, limited=True) as (app, client):
        rerun, burst = {"record": ""}, int(app.limits.replays.burst)
        found = [
            await client.post("/api/replay", json=rerun, headers={"accept-encoding": ""}) for _ in range(burst + 1)
        ]
        assert [one.status_code for one in found] == [200] * burst + [429]
        assert key(found[-1]) == "error-too-fast" and (await client.post("/api/verify", json={})).status_code == 200
