"""Proposals: what takes the consent of the others."""

from __future__ import annotations

import pytest

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts import ToStore
from gaslamp.server.acts.propose import settle
from gaslamp.server.checks import Now
from tests.server.scene import Scene


def proposed(seats: str = "Ann Bob Cid") -> Scene:
    """Ann has proposed to end the game."""
    table = Scene("catham", seats)
    table.does("Ann", asks.End)
    return table


def test_game_ends_when_all_agree() -> None:
    """Nothing more is proposed or played then."""
    table = proposed()
    assert table.waiting() == [1, 2]
    table.votes("Bob")
    assert table.status() == "playing"
    table.votes("Cid")
    sheet = table.news("Ann").sheet
    assert sheet is not None and sheet.status == "ended" and sheet.proposal is None


def test_one_no_is_enough() -> None:
    """The proposal is gone for all."""
    table = proposed()
    table.votes("Bob")
    number = table.table.proposal
    table.votes("Cid", yes=False)
    assert table.table.proposal is None and table.status() == "playing"
    assert number is not None and table.refuses("Bob", asks.Vote, proposal=number.n, yes=True) == "error-proposal-gone"


def test_who_proposes_does_not_vote() -> None:
    """He has said what he wants."""
    table = proposed("Ann Bob")
    number = table.table.proposal
    assert number is not None
    for yes in (True, False):
        assert table.refuses("Ann", asks.Vote, proposal=number.n, yes=yes) == "error-vote-already"


def test_nobody_says_yes_twice() -> None:
    """One yes is one yes."""
    table = proposed()
    table.votes("Bob")
    number = table.table.proposal
    assert number is not None and table.refuses("Bob", asks.Vote, proposal=number.n, yes=True) == "error-vote-already"


def test_yes_may_turn_into_no() -> None:
    """As long as others have yet to say."""
    table = proposed()
    table.votes("Bob")
    table.votes("Bob", yes=False)
    assert table.table.proposal is None


def test_who_does_not_sit_here_does_not_vote() -> None:
    """It is the players' affair."""
    table = proposed()
    number = table.table.proposal
    assert number is not None and table.refuses("Eve", asks.Vote, proposal=number.n, yes=True) == "error-not-seated"


def test_there_is_one_proposal_at_a_time() -> None:
    """Others have to wait for the answer."""
    assert proposed().refuses("Bob", asks.End) == "error-proposal-open"


def test_new_proposal_takes_the_place_of_ones_own() -> None:
    """Who proposes something else has changed his mind; what was said to the first does not count."""
    table = proposed()
    table.votes("Bob")
    table.does("Cid", asks.Leave)
    assert table.status() == "ended"
    table = proposed()
    table.votes("Bob")
    first = table.table.proposal
    table.does("Ann", asks.End)
    second = table.table.proposal
    assert first is not None and second is not None and first.n != second.n
    assert table.waiting() == [1, 2]


def test_nobody_to_ask_is_nobody_to_wait_for() -> None:
    """With bots alone one just ends."""
    table = Scene("catham", "Ann bot bot")
    assert table.does("Ann", asks.End) == [deeds.Ended()]


def test_nobody_waits_for_himself() -> None:
    """Neither for a seat of one's own at a hot-seat from which one has got up, nor for bots."""
    table = Scene("catham", "Ann Ann bot")
    table.does("Ann", asks.Leave, seat=1)
    assert table.does("Ann", asks.End) == [deeds.Ended()]


@pytest.mark.parametrize(("pace", "wait"), [("live", 60), ("days", 86_400)])
@pytest.mark.parametrize("minded", [False, True])
def test_game_is_not_ended_behind_the_others_backs(pace: str, wait: int, minded: bool) -> None:
    """Who has stepped out is passed over after a while, counted from when he first did."""
    table = Scene("catham", "Ann Bob", pace=pace)
    table.does("Bob", asks.Leave)
    table.passes(wait - 1)
    if minded:
        table.does("Ann", asks.Mind, seat=1)
    assert table.refuses("Ann", asks.End) == "error-end-wait"
    assert table.reopened().refuses("Ann", asks.End) == "error-end-wait"
    table.passes(1)
    assert table.does("Ann", asks.End) == [deeds.Ended()]


def test_everybody_who_stepped_out_has_his_while() -> None:
    """The last one's counts, and coming back begins it anew."""
    table = Scene("catham", "Ann Bob Cid")
    for who in ("Bob", "Cid"):
        table.does(who, asks.Leave)
        table.passes(40)
    table.does("Bob", asks.Back)
    table.does("Bob", asks.Leave)
    table.passes(59)
    assert table.refuses("Ann", asks.End) == "error-end-wait"
    table.passes(1)
    assert table.does("Ann", asks.End) == [deeds.Ended()]


def test_whose_time_is_up_has_his_while_too() -> None:
    """He may come back."""
    table = Scene("catham", "Ann Bob")
    table.happens(deeds.Minded(1, "normal", "clock"))
    assert table.refuses("Ann", asks.End) == "error-end-wait"


@pytest.mark.parametrize("agreed", [False, True])
def test_proposal_lapses_with_the_last_who_could_say_yes(agreed: bool) -> None:
    """To step out is no yes, and one who has stepped out himself speaks for nobody else."""
    table = proposed()
    if agreed:
        table.votes("Bob")
    table.does("Bob", asks.Leave)
    assert table.table.proposal is not None
    n = table.table.n
    table.does("Cid", asks.Leave)
    sheet = table.news("Ann", n).sheet
    assert table.status() == "playing" and sheet is not None and sheet.proposal is None


def test_hot_seat_is_asked_once() -> None:
    """One person has one vote, however many seats."""
    table = Scene("catham", "Ann Bob Bob")
    table.does("Ann", asks.End)
    assert table.waiting() == [1, 2]
    table.votes("Bob")
    assert table.status() == "ended"


@pytest.mark.parametrize("how", [asks.Leave, "clock"])
def test_proposal_does_not_wait_for_who_is_gone(how: type[asks.Act] | str) -> None:
    """Who gets up, or has a bot play for him, is asked no longer; it happens if all others have said yes."""
    table = proposed()
    table.votes("Bob")
    if isinstance(how, str):
        table.happens(deeds.Minded(2, "normal", "clock"))
        table.store(settle(table.table, table.moment()))
    else:
        table.does("Cid", how)
    assert table.status() == "ended"


def test_proposal_still_waits_for_those_who_stay() -> None:
    """One who leaves says yes for nobody else."""
    table = proposed()
    table.does("Cid", asks.Leave)
    assert table.status() == "playing" and table.waiting() == [1]
    table.votes("Bob")
    assert table.status() == "ended"


def test_who_comes_back_is_asked_again() -> None:
    """As long as it is still proposed."""
    table = proposed()
    table.does("Cid", asks.Leave)
    table.does("Cid", asks.Back)
    assert table.waiting() == [1, 2]


def test_who_has_got_up_neither_proposes_nor_votes() -> None:
    """He comes back first."""
    table = proposed()
    number = table.table.proposal
    table.does("Cid", asks.Leave)
    assert number is not None
    for yes in (True, False):
        assert table.refuses("Cid", asks.Vote, proposal=number.n, yes=yes) == "error-seat-minded"
    table.votes("Bob", yes=False)
    assert table.refuses("Cid", asks.End) == "error-seat-minded"


def test_answers_do_not_end_a_proposal_to_end() -> None:
    """People may play on while they think about it."""
    table = proposed()
    table.answers(3)
    assert table.table.proposal is not None


def test_guest_who_logs_in_is_not_asked_twice() -> None:
    """A yes was said from a seat, whoever that seat's person turns out to be."""
    table = proposed()
    table.votes("Bob")
    table.happens(deeds.Sat(1, "robert", "Bob"))
    assert table.waiting() == [2]


def test_host_closes_a_table_that_waits() -> None:
    """Whether he sits there or not."""
    table = Scene("catham", "Ann Bob", begin=False)
    table.does("Ann", asks.Stand)
    table.does("Ann", asks.End)
    assert table.status() == "ended"


def test_guest_does_not_close_a_table_that_waits() -> None:
    """He may stand up."""
    assert Scene("catham", "Ann Bob", begin=False).refuses("Bob", asks.End) == "error-not-host"


def test_over_is_over() -> None:
    """Nothing is proposed after the game, and what was proposed is gone with it."""
    table = proposed("Ann Bob")
    while table.status() == "playing":
        table.answers()
    assert table.table.proposal is None
    assert table.refuses("Ann", asks.End) == "error-table-status"


def test_nothing_is_settled_while_somebody_has_yet_to_say() -> None:
    """Neither without a proposal nor with one that is open."""
    table = proposed()
    now: Now = table.moment()
    assert settle(table.table, now) == ToStore() == settle(Scene("catham", "Ann Bob").table, now)
