"""Simulations do not depend on how many processes play them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gaslamp import GaslampError, Record, games
from gaslamp.arena.simulate import Plan, play_one, simulate

PLAN = Plan(games["catham"], 3, 12, 5, ("random",), {"factions": "random", "actions": 2})
KEYS = ["game", "seats", "games", "decisions", "seconds", "decisions_per_second", "wins", "lengths", "digest"]


def told(plan: Plan, workers: int) -> dict[str, object]:
    """The report but for its timing."""
    report = simulate(plan, workers).json()
    assert set(KEYS) <= set(report)
    return {key: value for key, value in report.items() if "second" not in key}


@pytest.mark.both_modes
def test_results_do_not_depend_on_workers() -> None:
    """Nor on how the games are parted among them."""
    one = told(PLAN, 1)
    assert told(PLAN, 2) == one and told(PLAN, 3) == one
    mixed = replace(PLAN, games=4, bots=("ismcts:5:5", "random"))
    assert told(mixed, 2) == told(mixed, 1)


def test_the_digest_covers_every_answer_and_result() -> None:
    """Another seed, another game, another digest; the same plan, the same one."""
    digests = {told(replace(PLAN, seed=seed), 1)["digest"] for seed in range(5)}
    assert len(digests) == 5
    assert play_one(PLAN, 1, 2) == play_one(PLAN, 1, 2)
    assert play_one(PLAN, 1, 2).digest != play_one(PLAN, 1, 3).digest != play_one(PLAN, 2, 3).digest


def test_wins_and_lengths_add_up() -> None:
    """Somebody wins every game; nobody shares the mayor's office."""
    report = simulate(PLAN).json()
    wins: Any = report["wins"]
    lengths: Any = report["lengths"]
    assert sum(wins) == 12 and report["games"] == 12
    assert lengths["min"] <= lengths["mean"] <= lengths["max"] and report["decisions"] == lengths["mean"] * 12


def test_progress_is_told() -> None:
    """Batch by batch, all of them."""
    done: list[int] = []
    simulate(replace(PLAN, games=250), progress=done.append)
    assert sum(done) == 250 and len(done) >= 20


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": 9}, "one of 2, 3, 4, 5, 6"),
        ({"games": 0}, "games cannot be 0"),
        ({"bots": ()}, "bots"),
        ({"bots": ("random",) * 4}, "from 1 to 3 bots"),
        ({"bots": ("deep",)}, "no bot “deep”"),
        ({"seed": -1}, "seed cannot be -1"),
        ({"settings": {"actions": 9}}, "actions cannot be 9"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(change: dict[str, Any], reason: str) -> None:
    """Before any process is started."""
    with pytest.raises(GaslampError, match=reason):
        simulate(replace(PLAN, **change), workers=2)
    with pytest.raises(GaslampError, match="workers cannot be 0"):
        simulate(PLAN, workers=0)


@pytest.mark.both_modes
def test_records_are_the_games_in_order_whatever_the_workers() -> None:
    """Each is a line that can be played again, with who played and how it ended."""
    plan = replace(PLAN, games=5, bots=("random", "ismcts:2:2"))
    one: list[str] = []
    two: list[str] = []
    report = simulate(plan, 1, keep=one.append)
    assert simulate(plan, 2, keep=two.append).json()["digest"] == report.json()["digest"] and one == two
    for line, result in zip(one, report.results, strict=True):
        record = Record.parse(line)
        assert "\n" not in line and len(record.answers) == result.length
        assert record.result == result.places == tuple(record.replay().places)
        assert record.players == ("random", "ismcts:2:2", "random") and record.settings["actions"] == 2
