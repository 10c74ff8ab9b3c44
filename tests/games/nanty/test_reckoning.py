"""N7, N8: what people are told at the end: why, who everybody was, and what they owned."""

from __future__ import annotations

import pytest

from tests.games.nanty.scene import GAME, happened
from tests.games.nanty.test_end import MARKERS, deck_out, rioting
from tests.games.reckoned import reckoned


@pytest.mark.rule("N8.1", "N8.3")
def test_agents_buildings_and_money_are_told_line_by_line() -> None:
    """Agents by how many of them count."""
    state = deck_out(
        agents={"city": (2, 1, 0), "vauxhall": (1, 0, 0)}, buildings={"city": 1, "chelsea": 1}, pounds=[4, 7, 9]
    )
    assert reckoned(GAME, state) == ["deck_out N8.3"]
    assert reckoned(GAME, state, 0)[-3:] == ["agents +15 count=3 N8.1", "buildings +0 N8.1", "money +4 N8.1"]
    assert reckoned(GAME, state, 1)[-3:] == ["agents +5 count=1 N8.1", "buildings +24 N8.1", "money +7 N8.1"]


@pytest.mark.rule("N8.1")
def test_a_loan_that_was_not_repaid_is_a_line() -> None:
    """Whoever could repay it has the money no more."""
    assert reckoned(GAME, deck_out(pounds=[1, 11, 1], front={1: "merryweather"}), 1)[-2:] == [
        "money +11 N8.1", "loans -15 N8.1",
    ]  # fmt: skip
    assert reckoned(GAME, deck_out(pounds=[1, 20, 1], front={1: "merryweather"}), 1)[-1] == "money +8 N8.1"


@pytest.mark.rule("N7", "N7.7", "N8.2")
def test_who_wins_by_the_end_of_the_deck_is_told() -> None:
    """Sherlock Holmes, whose goal that is."""
    state = deck_out(identity="moriarty, holmes, fagin")
    assert [line.split()[0] for line in reckoned(GAME, state)] == ["won_when_out"]
    assert reckoned(GAME, state, 1)[:2] == ["identity N7.7", "goal_deck N7.7"]
    assert reckoned(GAME, state, 0)[:2] == ["identity N7.1", "goal_quiet_districts has=0 wanted=9 N7.1"]
    assert reckoned(GAME, state, 2)[1].startswith("goal_unrest has=0 wanted=8")


@pytest.mark.rule("N6.10", "N7.7")
def test_riots_are_the_reason_and_holmes_loses_by_them() -> None:
    """In the extended set."""
    state = rioting([9, 8, 7], "holmes, lloyd, scrooge", "extended")
    assert reckoned(GAME, state) == ["riots N6.10"] and "loses N7.7" in reckoned(GAME, state, 0)
    assert reckoned(GAME, state, 1)[1].startswith("goal_") and MARKERS


@pytest.mark.rule("N8.4")
def test_a_tie_names_the_dearest_district_card() -> None:
    """For those who were tied for the first place, and for nobody else."""
    state = deck_out(buildings={"chelsea": 1, "city": 2}, pounds=[0, 12, 0])
    tied = [seat for seat in range(3) if state.scores[seat] == max(state.scores)]
    lines = [[line for line in reckoned(GAME, state, seat) if line.startswith("dearest")] for seat in range(3)]
    assert [bool(line) for line in lines] == [seat in tied and len(tied) > 1 for seat in range(3)] and len(tied) == 2


@pytest.mark.rule("N8.1")
def test_identities_are_told_only_because_they_were_shown() -> None:
    """Those in play; the others stay where they are."""
    state = deck_out(identity="moriarty, bellinger, fagin")
    shown = {GAME.cards[event.card] for event in happened(state, "revealed")}
    named = {GAME.cards[n] for line in GAME.reckoning(state) for part, n in line.about if part.kind == "card"}
    assert named == shown == {"moriarty", "bellinger", "fagin"}
