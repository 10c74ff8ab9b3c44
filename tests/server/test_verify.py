"""Records that strangers send to be checked: whatever they hold, they cost little and stop nobody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.record import Record
from gaslamp.games import games
from gaslamp.protocol.api import Verdict
from gaslamp.server import sandbox
from gaslamp.server.errors import TooFast
from gaslamp.server.web.verify import ANSWERS, Verifier, check
from tests.server.visitor import at_home

LUCK = Luck("ab" * 32, ("fog", "horn"))


def a_game(answers: int | None = None) -> Record:
    """A game played to its end with the first answer offered each time, or so many answers of it."""
    record = Record(games["catham"], 2, None, {}, (), (), (), LUCK.secret, LUCK.words)
    record = Record.parse(record.json())
    state, given = record.begin(), list[tuple[int, ...]]()
    while not state.over and (answers is None or len(given) < answers):
        given.append(tuple(state.offered[len(given) % len(state.offered)]))
        record.answer(state, len(given), given[-1])
    return Record.of(games["catham"], given, seats=2, luck=LUCK)


def changed(record: Record, **fields: Any) -> bytes:
    """A record with other words in it."""
    return json.dumps({**json.loads(record.json()), **fields}).encode()


def test_whole_game_is_good_and_half_of_one_is_not() -> None:
    """Good is: every answer was legal, the luck was as promised, and the game came to its end."""
    whole = check(a_game().json().encode(), "en")
    assert whole.good and whole.hash == LUCK.hash and sorted(whole.places)[0] == 1 and whole.problem is None
    half = check(a_game(5).json().encode(), "en")
    assert not half.good and half.answers == 5 and half.problem is None


def test_game_that_was_tampered_with_is_not_good() -> None:
    """Another answer, another secret, other words: the reason is told."""
    record = a_game()
    answers = [list(answer) for answer in record.answers]
    for fields in ({"answers": [[30000], *answers[1:]]}, {"secret": "cd" * 32}, {"words": ["fog", "fog"]}):
        found = check(changed(record, **fields), "en")
        assert not found.good and found.problem is not None and found.problem.says


def test_record_with_too_many_answers_is_not_played() -> None:
    """There is an end to what is checked here."""
    found = check(changed(a_game(0), answers=[[0]] * (ANSWERS + 1)), "en")
    assert found.problem is not None and found.problem.key == "error-verify-answers"


@pytest.mark.anyio
async def test_whatever_is_sent_there_is_a_verdict(tmp_path: Path) -> None:
    """Brackets without end, bytes that are no text, numbers without measure: no good record, no fault of ours."""
    nested = b'{"seed":' + b"[" * 900 + b"]" * 900 + b"}"
    odd = [b"", b"\xff", b"null", b"[" * 100_000, b'{"a":' * 100_000, nested, changed(a_game(0), seats=10**4000)]
    async with at_home(tmp_path) as (_, client):
        for body in odd:
            found = await client.post("/api/verify", content=body)
            assert found.status_code == 200 and not found.json()["good"] and found.json()["problem"]["key"]
        good = await client.post("/api/verify", content=a_game().json())
        assert good.json()["good"] and good.json()["hash"] == LUCK.hash
        large = await client.post("/api/verify", content=b" " * 1_000_001)
        assert large.status_code == 413


@pytest.mark.anyio
async def test_record_that_takes_too_much_is_not_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The verdict says so."""
    monkeypatch.setattr(sandbox, "SECONDS", 0.01)
    async with at_home(tmp_path) as (app, _):
        found = await Verifier(app).verdict("here", a_game().json().encode(), "en")
    assert not found.good and found.problem is not None and found.problem.key == "error-verify-much"


@pytest.mark.anyio
async def test_one_address_has_so_many_records_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is a bucket for this too."""

    async def quickly(*_: object) -> bytes:
        return encode(Verdict(True, "", 0, []))

    monkeypatch.setattr(sandbox, "run_module", quickly)
    async with at_home(tmp_path, limited=True) as (app, _):
        verifier = Verifier(app)
        for _ in range(int(app.limits.records.burst)):
            await verifier.verdict("here", b"", "en")
        with pytest.raises(TooFast):
            await verifier.verdict("here", b"", "en")
        await verifier.verdict("there", b"", "en")
