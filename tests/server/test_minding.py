"""A bot keeps the seat of an absent player warm, and gives it back."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts import ToStore
from gaslamp.server.acts.answer import check_bot
from tests.server.scene import Scene

MINUTE, DAY = 60.0, 86_400.0


def away(seats: str = "Ann Bob Cid", who: str = "Bob", seconds: float = MINUTE, **terms: Any) -> Scene:
    """Somebody is asked, and has been away for so long."""
    table = Scene("catham", seats, **terms)
    table.until(table.seat(who))
    table.goes_away(who)
    table.passes(seconds)
    return table


def minded(seats: str = "Ann Bob") -> Scene:
    """A bot minds Bob's seat, and Bob is asked."""
    table = Scene("catham", seats)
    table.until(1)
    table.does("Bob", asks.Leave)
    table.does("Ann", asks.Mind, seat=1)
    return table


@pytest.mark.parametrize(("pace", "wait"), [("live", MINUTE), ("days", DAY)])
def test_minding_is_proposed_after_a_while(pace: str, wait: float) -> None:
    """A minute at a live table, a day at one that takes days."""
    assert away(seconds=wait - 1, pace=pace).refuses("Ann", asks.Mind, seat=1) == "error-mind-wait"
    table = away(seconds=wait, pace=pace)
    table.does("Ann", asks.Mind, seat=1)
    assert table.waiting() == [2]  # the absent one is not asked


def test_nobody_is_minded_who_is_not_asked() -> None:
    """Nobody waits for him, so nobody may put a bot on his seat."""
    table = Scene("catham", "Ann Bob")
    table.until(0)
    table.goes_away("Bob")
    assert table.refuses("Ann", asks.Mind, seat=1) == "error-mind-wait"
    table.passes(MINUTE)
    assert table.refuses("Ann", asks.Mind, seat=1) == "error-mind-not-asked"


def test_who_was_away_when_he_was_asked_has_his_while() -> None:
    """It counts from the question, however long he had been away before."""
    table = Scene("catham", "Ann Bob")
    table.until(0)
    table.goes_away("Bob")
    table.passes(10 * MINUTE)
    table.until(1)
    table.passes(MINUTE - 1)
    assert table.refuses("Ann", asks.Mind, seat=1) == "error-mind-wait"
    table.passes(1)
    table.does("Ann", asks.Mind, seat=1)
    assert table.table.chairs[1].minder == "normal"


def test_who_sits_there_and_thinks_is_not_minded() -> None:
    """Only a clock hurries him."""
    table = Scene("catham", "Ann Bob")
    table.until(1)
    table.passes(10 * MINUTE)
    assert table.refuses("Ann", asks.Mind, seat=1) == "error-mind-wait"


def test_who_got_up_is_minded_at_once() -> None:
    """He has said that he is gone."""
    table = Scene("catham", "Ann Bob")
    table.does("Bob", asks.Leave)
    table.does("Ann", asks.Mind, seat=1)
    assert table.table.chairs[1].minder == "normal"


def test_others_must_agree() -> None:
    """A no is a no, a yes brings the bot."""
    table = away()
    table.does("Ann", asks.Mind, seat=1)
    table.votes("Cid", yes=False)
    assert table.table.chairs[1].minder is None
    table.does("Ann", asks.Mind, seat=1)
    table.votes("Cid")
    sheet = table.news("Ann").sheet
    assert sheet is not None and sheet.chairs[1].minded and sheet.chairs[1].level == "normal"
    assert table.told("Cid", deeds.Minded)[0].why == "vote"


def test_the_absent_do_not_wait_for_each_other() -> None:
    """Two who are away cannot keep a third from playing on."""
    table = away("Ann Bob Cid")
    table.goes_away("Cid")
    table.passes(MINUTE)
    table.does("Ann", asks.Mind, seat=1)
    table.until(2)
    table.passes(MINUTE)
    table.does("Ann", asks.Mind, seat=2)
    assert [chair.minder for chair in table.table.chairs] == [None, "normal", "normal"]


def test_the_absent_are_not_needed_beside_those_who_are_here() -> None:
    """The last yes of those who are here is enough."""
    table = away("Ann Bob Cid Dan")
    table.goes_away("Cid")
    table.passes(MINUTE)
    table.does("Ann", asks.Mind, seat=1)
    assert table.table.chairs[1].minder is None
    table.votes("Dan")
    assert table.table.chairs[1].minder == "normal"


@pytest.mark.parametrize(("seat", "key"), [(0, "error-mind-whom"), (2, "error-mind-whom"), (3, "error-seat-none")])
def test_only_another_persons_seat_is_minded(seat: int, key: str) -> None:
    """Not one's own, not a bot's, not none."""
    assert away("Ann Bob bot").refuses("Ann", asks.Mind, seat=seat) == key


def test_seat_is_minded_once() -> None:
    """A second bot is not proposed."""
    assert minded().refuses("Ann", asks.Mind, seat=1) == "error-mind-whom"


def test_bot_answers_for_the_seat() -> None:
    """And the answers are marked as its own."""
    table = minded()
    table.answers()
    played = table.told("Ann", deeds.Played)[-1]
    assert (played.seat, played.bot) == (1, True)


def test_minded_player_does_not_answer() -> None:
    """He comes back first."""
    table = minded()
    wish = {"question": table.table.play_n, "answer": list(table.offered[0])}
    assert table.refuses("Bob", asks.Answer, **wish) == "error-seat-minded"
    table.does("Bob", asks.Back)
    table.does("Bob", asks.Answer, **wish)


def test_who_comes_back_gets_the_bots_account() -> None:
    """Since when it sat there, and exactly the answers that it gave."""
    table = minded()
    since, first = table.table.n, table.given
    table.answers()
    bots = [first]
    while len(bots) < 3:
        if table.asked == 1:
            bots.append(table.given)
        table.answers()
    table.does("Bob", asks.Back)
    assert table.told("Ann", deeds.Returned) == [deeds.Returned(1, since, bots)]
    sheet = table.news("Ann").sheet
    assert sheet is not None and not sheet.chairs[1].minded and not sheet.chairs[1].left


def test_account_leaves_out_what_was_taken_back() -> None:
    """An answer of Ann's in the place of one of the bot's is not the bot's."""
    table = minded()
    kept = table.given
    while [deed.bot for deed in table.told(0, deeds.Played)].count(True) < 2 or table.asked == 1:
        table.answers()
    table.happens(deeds.Undone(0, kept))
    table.answers()
    table.happens(deeds.Undone(0, kept))
    table.answers()
    table.until(0)
    (returned,) = table.does("Bob", asks.Back)
    assert isinstance(returned, deeds.Returned)
    standing = [table.table.log[n - 1].deed for n in table.table.standing]
    assert returned.answers == [n for n, deed in enumerate(standing) if isinstance(deed, deeds.Answered) and deed.bot]


def test_account_survives_other_answers_in_its_place() -> None:
    """After going back before the bot's answer, somebody else's answer stands at its number."""
    table = minded()
    while table.table.standing == [] or table.asked == 1:
        table.answers()
    bots = list(table.table.chairs[1].minded_answers)
    assert bots
    table.happens(deeds.Undone(0, bots[0]))
    table.does("Bob", asks.Back)
    table.answers(3)
    table.does("Bob", asks.Leave)
    table.does("Ann", asks.Mind, seat=1)
    (returned,) = table.does("Bob", asks.Back)
    assert isinstance(returned, deeds.Returned) and returned.answers == []


def test_bot_does_not_answer_for_who_came_back_meanwhile() -> None:
    """Its thought is for nothing."""
    table = minded()
    question, answer = table.table.play_n, table.offered[0]
    table.does("Bob", asks.Back)
    assert check_bot(table.table, question, answer) == ToStore()


def test_bot_answers_only_what_it_thought_about() -> None:
    """Not the next question, and not the same one put anew."""
    table = minded()
    question, answer = table.table.play_n, table.offered[0]
    assert check_bot(table.table, question - 1, answer) == ToStore()
    table.happens(deeds.Undone(1, table.given))
    assert check_bot(table.table, question, answer) == ToStore()
    assert check_bot(table.table, table.table.play_n, answer) != ToStore()


def test_one_may_leave_and_come_back_without_a_bot() -> None:
    """The seat stays one's own, and there is no account to give."""
    table = Scene("catham", "Ann Bob")
    table.until(1)
    table.does("Bob", asks.Leave)
    assert table.refuses("Bob", asks.Leave) == "error-left-already"
    wish = {"question": table.table.play_n, "answer": list(table.offered[0])}
    assert table.refuses("Bob", asks.Answer, **wish) == "error-seat-minded"
    assert table.does("Bob", asks.Back) == [deeds.Returned(1)]
    table.does("Bob", asks.Answer, **wish)


def test_who_is_here_does_not_come_back() -> None:
    """There is nothing to come back from."""
    assert Scene("catham", "Ann Bob").refuses("Bob", asks.Back) == "error-back-here"


def test_proposal_lapses_when_the_absent_one_answers() -> None:
    """He is there."""
    table = away()
    table.does("Ann", asks.Mind, seat=1)
    assert table.table.proposal is not None
    n = table.table.n
    table.answers()
    sheet = table.news("Ann", n).sheet
    assert sheet is not None and sheet.proposal is None


def test_proposal_stays_when_others_answer() -> None:
    """That says nothing about the absent one."""
    table = Scene("catham", "Ann Bob Cid")
    table.until(0)
    table.does("Bob", asks.Leave)
    table.does("Ann", asks.Mind, seat=1)
    table.answers()
    assert table.table.proposal is not None


def test_proposal_lapses_when_the_absent_one_comes_back() -> None:
    """Whether he had got up or had just been away."""
    table = Scene("catham", "Ann Bob Cid")
    table.does("Bob", asks.Leave)
    table.does("Ann", asks.Mind, seat=1)
    table.does("Bob", asks.Back)
    assert table.table.proposal is None
    table = away()
    table.does("Ann", asks.Mind, seat=1)
    table.happens(deeds.Returned(1))  # he connects: see test_rooms.py
    assert table.table.proposal is None


def test_time_up_ends_the_proposal_too() -> None:
    """The bot is there already."""
    table = away()
    table.does("Ann", asks.Mind, seat=1)
    table.happens(deeds.Minded(1, "normal", "clock"))
    assert table.table.proposal is None


def test_minded_seat_stays_minded_after_a_restart() -> None:
    """With the account so far."""
    table = minded()
    table.answers(4)
    assert table.reopened().table.chairs == table.table.chairs
    assert table.table.chairs[1].minded_answers
