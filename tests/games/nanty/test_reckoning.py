"""N7, N8: what people are told at the end: why, who everybody was, and what they owned."""

from __future__ import annotations

import pytest

from gaslamp.engine.words.voice import Voice
from tests.games.nanty.scene import DISTRICTS, GAME, happened
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


@pytest.mark.rule("N7.5", "N7.7", "N8.2")
@pytest.mark.parametrize(
    ("agents", "markers", "lines"),
    [
        ((1, 2, 2), 3, ["less_agents markers=3 agents=1 N7.7", "more_unrest markers=3 agents=2 N7.5"]),
        ((1, 3, 2), 3, ["less_agents markers=3 agents=1 N7.7", "less_unrest markers=3 agents=3 N7.5"]),
        ((2, 0, 0), 1, ["more_agents markers=1 agents=2 N7.7", "less_unrest markers=1 agents=2 N7.5"]),
    ],
)
def test_in_the_extended_set_unrest_and_agents_are_told_when_the_deck_is_out(
    agents: tuple[int, int, int], markers: int, lines: list[str]
) -> None:
    """Who wins by them, or why nobody does."""
    state = deck_out(
        {"city": agents}, identity="holmes, fagin, lloyd", one="extended", unrest=", ".join(DISTRICTS[:markers])
    )
    assert [reckoned(GAME, state, seat)[2] for seat in (0, 1)] == lines
    assert not any("_unrest" in line or "_agents" in line for line in reckoned(GAME, state, 2)[2:])


@pytest.mark.rule("N7.5")
def test_why_fagin_wins_is_told_in_words() -> None:
    """The markers, and the agents of the player with most of them."""
    state = deck_out(
        {"city": (0, 2, 1)}, identity="lloyd, fagin, balmoral", one="extended", unrest=", ".join(DISTRICTS[:3])
    )
    line = next(line for line in GAME.reckoning(state) if line.kind == "more_unrest")
    assert Voice(GAME, "en").reckoning(line) == "3 unrest markers, more than any player’s agents (2)"
    assert Voice(GAME, "pl").reckoning(line) == "3 znaczniki niepokoju: więcej niż agentów któregokolwiek gracza (2)"


@pytest.mark.rule("N7.5", "N7.7")
@pytest.mark.parametrize("one", ["standard", "classic"])
def test_in_the_other_sets_unrest_is_not_held_against_agents(one: str) -> None:
    """There the end of the deck alone makes Sherlock Holmes win, and Fagin has nothing of it."""
    state = deck_out(identity="moriarty, holmes, fagin", one=one)
    assert not {"more_unrest", "less_unrest", "more_agents", "less_agents"} & {
        line.kind for line in GAME.reckoning(state)
    }


@pytest.mark.rule("N6.10", "N7.7")
def test_riots_are_the_reason_and_holmes_loses_by_them() -> None:
    """In the extended set."""
    state = rioting([9, 8, 7], "holmes, lloyd, scrooge", "extended")
    assert reckoned(GAME, state) == ["riots N6.10"] and "loses N7.7" in reckoned(GAME, state, 0)
    assert reckoned(GAME, state, 1)[1].startswith("goal_") and MARKERS


@pytest.mark.rule("N6.10", "N7.7")
@pytest.mark.parametrize(("one", "losers"), [("standard", []), ("classic", []), ("extended", [0])])
def test_nobody_but_holmes_loses_by_riots_and_only_in_the_extended_set(one: str, losers: list[int]) -> None:
    """Nobody is told to have lost by them in the other sets, nor any other identity."""
    state = rioting([9, 8, 7], "holmes, balmoral, fagin", one)
    assert [line.seat for line in GAME.reckoning(state) if line.kind == "loses"] == losers


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
