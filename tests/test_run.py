"""The test run itself: which phases there are, how much is tried, how the work is dealt out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import mode
from gaslamp.conformance.effort import VARIABLE, effort
from tests import dealing, run
from tests.dealing import PORTION, SHORT, Dealer, mode_name, portions, read_times, write_times

ROOT = Path(__file__).parents[1]
BUILT = [Path("state.so")]


class Phases:
    """Phases that end as a test says, in place of real ones."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)
        self.words: list[tuple[bool, list[str]]] = []

    def __call__(self, title: str, words: list[str], pure: bool = False) -> int:
        self.words.append((pure, words))
        return self.codes.pop(0)


@pytest.mark.parametrize(
    ("codes", "code"),
    [((0, 0), 0), ((1, 0), 1), ((0, 1), 1), ((1, 1), 1), ((5, 0), 0), ((0, 5), 0), ((5, 5), 5), ((5, 1), 1), ((2,), 2)],
)
def test_a_run_is_as_good_as_its_phases(monkeypatch: pytest.MonkeyPatch, codes: tuple[int, ...], code: int) -> None:
    """A phase without tests is no failure if the other has some; after an interrupt there is no second."""
    phases = Phases(*codes)
    monkeypatch.setattr(run, "phase", phases)
    monkeypatch.setattr(mode, "native_folder", lambda: BUILT)
    monkeypatch.delenv("GASLAMP_PURE", raising=False)
    assert run.main(["-k", "cat"]) == code
    assert phases.words == [(False, ["-k", "cat"]), (True, ["--again", "-k", "cat"])][: len(codes)]


@pytest.mark.parametrize(
    ("words", "pure", "built", "interpreted"),
    [(["--quick"], "0", BUILT, True), ([], "1", BUILT, True), ([], "0", [], False)],
)
def test_one_phase_is_enough_if_only_the_sources_are_asked_for_or_there(
    monkeypatch: pytest.MonkeyPatch, words: list[str], pure: str, built: list[Path], interpreted: bool
) -> None:
    """Between two edits, on request, and where nothing is compiled; then nothing is left out as tested already."""
    phases = Phases(0)
    monkeypatch.setattr(run, "phase", phases)
    monkeypatch.setattr(mode, "native_folder", lambda: built)
    monkeypatch.setenv("GASLAMP_PURE", pure)
    assert run.main(words) == 0 and phases.words == [(interpreted, words)]


@pytest.mark.parametrize(("level", "amounts"), [("quick", (3, 1)), ("usual", (3, 3)), ("thorough", (9, 9))])
def test_effort_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch, level: str, amounts: tuple[int, int]) -> None:
    """As much as usual unless something else is said for that."""
    monkeypatch.setenv(VARIABLE, level)
    assert (effort(3, 9), effort(3, 9, quick=1)) == amounts


@pytest.mark.parametrize(
    ("words", "some", "none"),
    [
        ([], "test_nothing_acknowledged_is_lost[sqlite-8]", "test_people_play_to_the_end[catham-sqlite]"),
        (["--thorough"], "test_people_play_to_the_end[catham-sqlite]", "[sqlite-8]"),
        (["--again"], "test_a_game_with_a_bot_ends_by_agreement[catham-sqlite]", "test_nothing_acknowledged"),
    ],
)
def test_what_is_left_out_is_left_out(words: list[str], some: str, none: str) -> None:
    """What is too long unless all is tried, and in the other mode what is never compiled."""
    files = ["tests/server/test_kill9.py", "tests/server/test_games.py"]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words, *files]
    own = {name: value for name, value in os.environ.items() if name != VARIABLE and not name.startswith("PYTEST_")}
    listed = subprocess.run(command, cwd=ROOT, env=own, capture_output=True, text=True, check=False).stdout
    assert some in listed and none not in listed


def test_portions_are_of_one_file_and_not_too_long() -> None:
    """A test that takes longer has a portion of its own; what was never measured is short."""
    seconds = {"a::1": PORTION - 1, "a::2": 2, "b::1": PORTION + 1}
    found = portions(["a::1", "a::new", "a::2", "a::3", "b::1", "b::2", "c::1"], seconds)
    assert found == {
        "a::1": "a 1",
        "a::new": "a 1",
        "a::2": "a 2",
        "a::3": "a 2",
        "b::1": "b 3",
        "b::2": "b 4",
        "c::1": "c 5",
    }


def test_browser_and_then_the_longest_comes_first() -> None:
    """However many tests a portion has."""
    dealer = Dealer.__new__(Dealer)
    dealer.__dict__["seconds"] = {"x::1": 3.0}
    work = {"few 1": ["x::1"], "many 2": ["y::1", "y::2"], "tests/browser/test_a.py 3": ["z::1"]}
    dealer.__dict__["workqueue"] = work
    assert sorted(work, key=dealer.urgency, reverse=True) == ["tests/browser/test_a.py 3", "few 1", "many 2"]
    assert dealer.urgency("many 2") == (False, 2 * SHORT)


def test_what_is_measured_takes_the_place_of_what_was_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Of the same files and in this mode; what is short is not kept."""
    monkeypatch.setattr(dealing, "MEASURED", tmp_path / "times.json")
    known = {"compiled": {"a::1": 9.0, "b::1": 8.0}, "interpreted": {"a::1": 9.0, "b::1": 8.0}}
    dealing.MEASURED.write_text(json.dumps(known), encoding="utf-8")
    write_times({"a::2": 7.04, "a::3": 0.4})
    assert read_times() == known | {mode_name(): {"a::2": 7.0, "b::1": 8.0}}


def test_measured_tests_are_still_there() -> None:
    """Files that were measured are not gone, so that the list does not grow old."""
    assert {test.partition("::")[0] for seconds in read_times().values() for test in seconds} <= {
        str(path.relative_to(ROOT)) for path in (ROOT / "tests").rglob("test_*.py")
    }
