"""Clocks: how long one may think, and what happens when the time is up."""

from __future__ import annotations

import pytest

from gaslamp.protocol import asks, deeds
from gaslamp.protocol.api import Clock
from gaslamp.protocol.tells import Clocks
from gaslamp.server.timing import thinking_time
from tests.server.scene import Scene

PER_MOVE = Clock(move=30)
PER_GAME = Clock(game=60, extra=5)


def timed(clock: Clock, seats: str = "Ann Bob") -> tuple[Scene, int]:
    """A table with a clock, and the seat that is asked."""
    table = Scene("catham", seats, clock=clock)
    return table, table.asked


def who(table: Scene, seat: int) -> str:
    """The person on a seat."""
    return table.table.chairs[seat].person or ""


def left(table: Scene, seat: int) -> int | None:
    """Milliseconds that a seat has left."""
    hands = table.clocks()
    assert hands is not None
    return hands.left[seat]


def test_without_a_clock_nobody_is_hurried() -> None:
    """There are no hands, and no time is ever up."""
    table = Scene("catham", "Ann Bob")
    table.passes(1e9)
    assert table.clocks() is None and not table.time_up()


def test_hands_show_what_is_left() -> None:
    """Only the clock of the one who is asked runs."""
    table, seat = timed(PER_MOVE)
    table.passes(10)
    expected: list[int | None] = [30_000, 30_000]
    expected[seat] = 20_000
    assert table.clocks() == Clocks(expected, seat)


def test_each_move_has_its_own_time() -> None:
    """What was not used is lost, what was used is forgotten."""
    table, seat = timed(PER_MOVE)
    table.passes(29)
    table.answers()
    table.until(seat)
    assert left(table, seat) == 30_000


def test_game_has_time_in_all_with_extra_for_each_move() -> None:
    """The bank pays for thought, and each answer pays in."""
    table, seat = timed(PER_GAME)
    table.passes(20)
    assert left(table, seat) == 40_000
    table.answers()
    assert left(table, seat) == 45_000
    assert left(table, 1 - seat) == 60_000


def test_both_limits_hold() -> None:
    """The smaller one counts."""
    table, seat = timed(Clock(move=30, game=40))
    assert left(table, seat) == 30_000
    table.passes(20)
    table.answers()
    assert left(table, seat) == 20_000


def test_days_are_seconds_too() -> None:
    """A table of days has a long clock."""
    table, seat = timed(Clock(move=3 * 86_400))
    table.passes(86_400)
    assert left(table, seat) == 2 * 86_400_000


def test_only_the_thought_of_who_is_asked_counts() -> None:
    """While others think, one's bank is safe."""
    table, seat = timed(PER_GAME)
    table.answers()
    table.until(1 - seat)
    before = left(table, seat)
    table.passes(50)
    assert left(table, seat) == before


def test_talk_costs_no_time_and_gives_none() -> None:
    """The question has been put when it was put."""
    table, seat = timed(PER_MOVE)
    table.passes(10)
    table.does("Ann", asks.Say, text="Hm.")
    table.passes(10)
    assert left(table, seat) == 10_000


def test_bots_have_no_clock() -> None:
    """Neither those who sit here nor those who mind a seat are hurried."""
    table, _ = timed(PER_MOVE, "Ann bot")
    table.until(1)
    table.passes(1000)
    hands = table.clocks()
    assert hands is not None and hands.left[1] is None and hands.running is None
    assert not table.time_up()
    table.until(0)
    hands = table.clocks()
    assert hands is not None and hands.running == 0


def test_time_that_is_not_up_is_not_up() -> None:
    """Nothing happens a millisecond before."""
    table, _ = timed(PER_MOVE)
    table.passes(29.999)
    assert not table.time_up()
    table.passes(0.001)
    assert table.time_up()


def test_bot_takes_over_when_time_is_up() -> None:
    """And says why."""
    table, seat = timed(PER_MOVE)
    table.passes(30)
    table.time_up()
    assert table.told(1 - seat, deeds.Minded) == [deeds.Minded(seat, "normal", "clock", 30_000)]
    hands = table.clocks()
    assert hands is not None and hands.running is None


def test_who_was_late_for_a_move_may_come_back() -> None:
    """With the whole time for the move, if the bot has not answered yet."""
    table, seat = timed(PER_MOVE)
    table.passes(30)
    table.time_up()
    table.passes(5)
    table.does(who(table, seat), asks.Back, seat=seat)
    assert left(table, seat) == 30_000


def test_whose_time_for_the_game_is_up_does_not_come_back() -> None:
    """The bot plays on."""
    table, seat = timed(PER_GAME)
    table.passes(60)
    table.time_up()
    assert left(table, seat) == 0
    assert table.refuses(who(table, seat), asks.Back, seat=seat) == "error-time-up"
    table.answers()
    assert table.reopened().refuses(who(table, seat), asks.Back, seat=seat) == "error-time-up"


def test_who_was_late_for_a_move_comes_back_to_what_is_left_of_the_game() -> None:
    """The thought is paid for."""
    table, seat = timed(Clock(move=30, game=100))
    table.passes(30)
    table.time_up()
    table.passes(1000)
    table.does(who(table, seat), asks.Back, seat=seat)
    table.passes(1)
    assert left(table, seat) == 29_000
    table.answers()
    table.until(seat)
    assert left(table, seat) == 30_000
    table.passes(30)
    assert table.time_up()
    assert table.table.chairs[seat].clock.used == 61_000


def test_leaving_and_coming_back_gains_no_time() -> None:
    """The clock has run all the while."""
    table, seat = timed(PER_MOVE)
    table.passes(20)
    table.does(who(table, seat), asks.Leave, seat=seat)
    table.passes(5)
    table.does(who(table, seat), asks.Back, seat=seat)
    assert left(table, seat) == 5_000


def test_who_has_left_runs_out_of_time_too() -> None:
    """Nobody has to propose anything."""
    table, seat = timed(PER_MOVE)
    table.does(who(table, seat), asks.Leave, seat=seat)
    table.passes(30)
    assert table.time_up()


def test_minding_by_agreement_is_paid_for() -> None:
    """One's thought until then was thought."""
    table, seat = timed(PER_GAME)
    table.passes(20)
    table.does(who(table, seat), asks.Leave, seat=seat)
    table.does(who(table, 1 - seat), asks.Mind, seat=seat)
    table.passes(500)
    table.does(who(table, seat), asks.Back, seat=seat)
    assert left(table, seat) == 40_000


def test_taking_back_gains_no_time() -> None:
    """What was thought stays thought, and the extra for the answer is gone with it."""
    table, seat = timed(PER_GAME)
    while True:
        seat = table.asked
        before = left(table, seat)
        table.answers()
        if table.asked == seat and table.undo(seat)[0] == "free":
            break
    table.passes(10)
    table.does(who(table, seat), asks.Undo, seat=seat)
    assert before is not None and left(table, seat) == before - 10_000
    assert left(table.reopened(), seat) == left(table, seat)


def taken_back(clock: Clock, *, same: bool) -> tuple[Scene, int]:
    """A table at which whoever is asked can go back for free after answering, and is asked next or not."""
    table, _ = timed(clock)
    while True:
        twin, seat = table.reopened(), table.asked
        twin.answers()
        if twin.undo(seat)[0] == "free" and (twin.asked == seat) == same:
            return table, seat
        table.answers()


@pytest.mark.parametrize("same", [False, True])
def test_move_is_not_made_longer_by_taking_back(same: bool) -> None:
    """However often one answers and goes back, the time for the move is the time for the move."""
    table, seat = taken_back(Clock(move=60), same=same)
    for tries in range(1, 6):
        table.passes(10)
        table.answers()
        table.does(who(table, seat), asks.Undo, seat=seat)
        assert table.asked == seat and left(table, seat) == 60_000 - 10_000 * tries
        assert table.reopened().clocks() == table.clocks()
    table.passes(9.999)
    assert not table.time_up()
    table.passes(0.001)
    assert table.time_up()


def test_next_question_does_not_make_the_one_before_longer() -> None:
    """What was thought about it before going back counts too."""
    table, seat = taken_back(Clock(move=60), same=True)
    table.passes(10)
    table.answers()
    table.passes(20)
    table.does(who(table, seat), asks.Undo, seat=seat)
    assert left(table, seat) == 30_000
    table.answers()
    assert left(table, seat) == 60_000  # for the next question, as ever


def test_going_back_with_no_time_left_brings_the_bot() -> None:
    """Nobody thinks 55 seconds ten times over one move of 60."""
    table, seat = taken_back(Clock(move=60), same=True)
    table.passes(55)
    table.answers()
    table.passes(55)
    table.does(who(table, seat), asks.Undo, seat=seat)
    assert left(table, seat) == 0 and table.time_up()


@pytest.mark.parametrize("same", [False, True])
def test_bank_pays_once_for_what_is_taken_back(same: bool) -> None:
    """To the millisecond, whatever comes after."""
    table, seat = taken_back(Clock(game=1000), same=same)
    spent = table.table.chairs[seat].clock.used
    for seconds in (7, 11, 13):
        table.passes(seconds)
        table.answers()
        table.passes(seconds * same)
        table.does(who(table, seat), asks.Undo, seat=seat)
        spent += 1000 * (seconds + seconds * same)
        assert left(table, seat) == 1_000_000 - spent
    table.passes(5)
    table.answers()
    spent += 5000
    assert left(table, seat) == 1_000_000 - spent
    assert table.table.chairs[seat].clock.used == spent == table.reopened().table.chairs[seat].clock.used


def test_who_is_taken_the_question_from_pays_for_the_thought() -> None:
    """The other's time is the other's, and counts for the game."""
    table, seat = taken_back(Clock(game=1000), same=False)
    table.answers()
    before = table.table.chairs[table.asked].clock.used
    other = table.asked
    table.passes(9)
    table.does(who(table, seat), asks.Undo, seat=seat)
    assert table.table.chairs[other].clock.used == before + 9000
    assert left(table, seat) == 1_000_000 - table.table.chairs[seat].clock.used


def test_what_was_paid_to_the_bot_is_not_paid_again() -> None:
    """Who comes back after going back has the whole time for the move, and the bank has paid once."""
    table, seat = taken_back(Clock(move=60, game=1000), same=True)
    before = table.table.chairs[seat].clock.used
    table.passes(40)
    table.answers()
    table.does(who(table, seat), asks.Undo, seat=seat)
    table.passes(20)
    assert table.time_up()
    table.does(who(table, seat), asks.Back, seat=seat)
    assert left(table, seat) == 60_000 and table.table.chairs[seat].clock.used == before + 60_000


def test_outage_is_given_back_once() -> None:
    """Not again with what was taken back."""
    table, seat = taken_back(Clock(move=60), same=True)
    table.passes(10)
    table.outages.append((table.now, table.now + 100_000))
    table.passes(110)
    assert left(table, seat) == 40_000
    table.answers()
    table.does(who(table, seat), asks.Undo, seat=seat)
    assert left(table, seat) == 40_000


@pytest.mark.parametrize(
    ("outages", "expected"),
    [
        ([(10, 30)], 80),
        ([(-50, 30)], 70),
        ([(-50, -10)], 100),
        ([(10, 30), (40, 50)], 70),
        ([(90, 200)], 90),
        ([(-10, 200)], 0),
        ([(30, 10)], 100),
    ],
)
def test_time_for_which_the_server_was_down_is_given_back(outages: list[tuple[int, int]], expected: int) -> None:
    """As far as it fell into the thinking."""
    table, _ = timed(PER_MOVE)
    asked = table.table.asked_at
    down = [(asked + 1000 * begin, asked + 1000 * end) for begin, end in outages]
    assert thinking_time(table.table, asked + 100_000, down) == expected * 1000


def test_clocks_survive_a_restart() -> None:
    """The log has the times."""
    table, seat = timed(PER_GAME)
    for _ in range(8):
        table.passes(3)
        table.answers()
    table.passes(2)
    twin = table.reopened()
    assert twin.clocks() == table.clocks()
    assert left(table, seat) != 60_000


def test_no_clock_runs_after_the_end() -> None:
    """Nobody is asked."""
    table, _ = timed(PER_MOVE)
    table.does("Ann", asks.End)
    table.votes("Bob")
    hands = table.clocks()
    assert hands is not None and hands.running is None
