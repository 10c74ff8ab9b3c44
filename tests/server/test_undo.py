"""Taking back: free until somebody has learnt something, then by consent."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Update
from gaslamp.server.acts.propose import settle
from tests.server.scene import Scene


def free(seats: str = "Ann Bob") -> tuple[Scene, str]:
    """A table at which the last answer can be taken back for free, and whose it is."""
    return reached(seats, "free")


def learnt(seats: str = "Ann Bob") -> tuple[Scene, str]:
    """A table at which somebody has learnt something by the last answer, and whose it is."""
    return reached(seats, "ask")


def reached(seats: str, undo: str) -> tuple[Scene, str]:
    """Play on until taking back the last answer takes this."""
    table = Scene("catham", seats)
    while True:
        seat = table.asked
        table.answers()
        if table.table.play is not None and table.table.play.may_go_back(seat, table.given - 1) == (undo == "free"):
            return table, table.table.chairs[seat].person or "a bot"


def events(update: Update) -> Any:
    """What an update tells of an answer."""
    assert isinstance(update.deed, deeds.Played)
    return update.deed.events


def test_free_answer_is_taken_back_at_once() -> None:
    """Nobody is asked."""
    table, who = free()
    given = table.given
    assert table.does(who, asks.Undo) == [deeds.Undone(table.seat(who), given - 1)]
    assert table.given == given - 1 and table.asked == table.seat(who)


def test_whole_turn_is_taken_back() -> None:
    """A turn is begun anew from its first answer."""
    table = Scene("catham", "Ann Bob")
    while table.undo(table.asked)[1] != "free" or table.undo(table.asked)[0] != "free":
        table.answers()
    seat = table.asked
    assert table.table.play is not None
    start = table.table.play.turn_start(seat)
    assert start is not None and start < table.given
    table.does(table.table.chairs[seat].person or "", asks.Undo, seat=seat, turn=True)
    assert table.given == start


def test_what_somebody_learnt_from_is_asked_for() -> None:
    """The others are asked, and nothing is taken back yet."""
    table, who = learnt()
    given = table.given
    assert table.does(who, asks.Undo) == [deeds.Proposed("undo", table.seat(who), answers=given - 1)]
    assert table.given == given


def test_all_others_must_agree() -> None:
    """It happens with the last yes, not before."""
    table, who = learnt("Ann Bob Cid")
    given = table.given
    table.does(who, asks.Undo)
    others = sorted({"ann", "bob", "cid"} - {who})
    assert table.waiting() == [table.seat(other) for other in others]
    table.votes(others[0])
    assert table.given == given and table.waiting() == [table.seat(others[1])]
    table.votes(others[1])
    assert table.given == given - 1 and table.table.proposal is None


def test_nothing_is_taken_back_before_ones_first_answer() -> None:
    """There must be an answer."""
    table = Scene("catham", "Ann Bob")
    assert table.refuses("Ann", asks.Undo) == "error-undo-nothing"
    assert table.undo(0) == table.undo(1) == ("no", "no")


def test_answer_by_anybody_ends_the_question() -> None:
    """Who plays on has said no."""
    table, who = learnt()
    table.does(who, asks.Undo)
    assert table.table.proposal is not None
    n = table.table.n
    table.answers()
    sheet = table.news("Ann", n).sheet
    assert table.table.proposal is None
    assert sheet is not None and sheet.proposal is None  # and everybody is told so


def test_bots_are_not_asked() -> None:
    """Against bots alone everything is free."""
    table, _ = learnt("Ann bot bot")
    while table.undo(0)[0] == "no":
        table.answers()
    table.until(1, 2)
    table.until(0)  # the bots have answered since
    assert table.undo(0)[0] == "free"
    table.does("Ann", asks.Undo)
    assert table.asked == 0 and not any(deed for deed in table.told("Ann", deeds.Proposed))


def test_one_person_at_a_hot_seat_asks_nobody() -> None:
    """Who plays all seats agrees with himself."""
    table, _ = learnt("Ann Ann")
    last = next(seat for seat in (0, 1) if table.undo(seat)[0] != "no")
    assert table.undo(last)[0] == "free"
    table.does("Ann", asks.Undo, seat=last)
    assert table.told("Ann", deeds.Undone)


@pytest.mark.parametrize("gone", ["left", "minded"])
def test_who_has_got_up_is_not_asked(gone: str) -> None:
    """Only those who play themselves are."""
    table, who = learnt("Ann Bob Cid")
    given, (other, third) = table.given, sorted({"ann", "bob", "cid"} - {who})
    steps_out(table, other, gone)
    assert table.undo(table.seat(who))[0] == "ask"
    table.does(who, asks.Undo)
    assert table.waiting() == [table.seat(third)]
    table.votes(third)
    assert table.given == given - 1


@pytest.mark.parametrize("gone", ["left", "minded"])
def test_nothing_learnt_is_taken_back_behind_the_others_backs(gone: str) -> None:
    """To step out is no yes: with nobody there to ask there is no going back, until somebody is there again."""
    table, who = learnt("Ann Bob")
    other = "bob" if who == "ann" else "ann"
    steps_out(table, other, gone)
    assert table.undo(table.seat(who))[0] == "no"
    assert table.refuses(who, asks.Undo) == "error-undo-absent"
    table.does(other, asks.Back)
    assert isinstance(table.does(who, asks.Undo)[0], deeds.Proposed)


@pytest.mark.parametrize("gone", ["left", "minded"])
def test_what_is_free_stays_free_when_the_others_are_gone(gone: str) -> None:
    """Nobody has learnt anything."""
    table, who = free("Ann Bob")
    steps_out(table, "bob" if who == "ann" else "ann", gone)
    assert table.undo(table.seat(who))[0] == "free"
    table.does(who, asks.Undo)
    assert table.told(who, deeds.Undone)


@pytest.mark.parametrize("gone", ["left", "minded"])
def test_question_to_go_back_lapses_with_the_last_who_could_say_yes(gone: str) -> None:
    """Nothing is taken back by it."""
    table, who = learnt("Ann Bob")
    given = table.given
    table.does(who, asks.Undo)
    steps_out(table, "bob" if who == "ann" else "ann", gone)
    assert table.given == given and table.table.proposal is None


def steps_out(table: Scene, who: str, how: str) -> None:
    """Somebody gets up, or has no time left and a bot takes over."""
    if how == "left":
        table.does(who, asks.Leave)
    else:
        table.happens(deeds.Minded(table.seat(who), "normal", "clock"))
        table.store(settle(table.table, table.moment()))


@pytest.mark.parametrize("gone", ["left", "minded"])
def test_who_has_got_up_takes_nothing_back(gone: str) -> None:
    """What the bot did for him he takes back after coming back."""
    table, who = free("Ann Bob")
    table.does(who, asks.Leave)
    if gone == "minded":
        other = "bob" if who == "ann" else "ann"
        table.does(other, asks.Mind, seat=table.seat(who))
    assert table.undo(table.seat(who)) == ("no", "no")
    assert table.refuses(who, asks.Undo) == "error-seat-minded"


def test_flags_follow_who_comes_and_goes() -> None:
    """Whether the others must be asked is told anew when one gets up, and when he comes back."""
    table, who = learnt("Ann Bob")
    other = "bob" if who == "ann" else "ann"
    for act, flag in ((asks.Leave, "no"), (asks.Back, "ask")):
        n = table.table.n
        table.does(other, act)
        position = table.news(who, n).position
        assert position is not None and position.undo == flag


def test_same_answer_after_taking_back_brings_the_same_luck() -> None:
    """Nobody tries his luck twice."""
    table, who = learnt()
    first = table.news(who).updates[-1]
    position = table.news(who).position
    table.does(who, asks.Undo)
    table.votes("bob" if who == "ann" else "ann")
    entry = table.table.log[first.n - 1].deed
    assert isinstance(entry, deeds.Answered)
    table.does(who, asks.Answer, question=table.table.play_n, answer=list(entry.answer))
    again, now = table.news(who).updates[-1], table.news(who).position
    assert events(again) == events(first) and events(again)
    assert position is not None and now is not None and now.view == position.view


def test_taken_back_answer_tells_nothing_any_more() -> None:
    """Who comes later learns that there was an answer, not what came of it."""
    table, who = free()
    n = table.table.n
    assert [update.deed.index for update in table.news(who, n - 1).updates if isinstance(update.deed, deeds.Played)]
    table.does(who, asks.Undo)
    for viewer in ("Ann", "Bob", None):
        updates = [update.deed for update in table.news(viewer).updates if update.n == n]
        assert updates == [deeds.Played(table.seat(who), -1, taken_back=True)]


def test_answer_to_the_question_before_is_refused() -> None:
    """After going back the same question has another number."""
    table, who = free()
    late, answer = table.table.play_n, list(table.offered[0])
    asked = table.table.chairs[table.asked].person or ""
    table.does(who, asks.Undo)
    assert table.table.play_n != late
    assert table.refuses(asked, asks.Answer, seat=table.seat(asked), question=late, answer=answer) == (
        "error-question-late"
    )


def test_flags_say_what_going_back_takes() -> None:
    """Whatever a flag says is what happens, all through a game."""
    table = Scene("catham", "Ann Bob")
    seen = set()
    while table.status() == "playing":
        for seat, who in ((0, "Ann"), (1, "Bob")):
            for turn in (False, True):
                flag = table.undo(seat)[turn]
                twin = table.reopened()
                seen.add(flag)
                if flag == "no":
                    assert twin.refuses(who, asks.Undo, turn=turn) == "error-undo-nothing"
                else:
                    (deed,) = twin.does(who, asks.Undo, turn=turn)
                    assert isinstance(deed, deeds.Undone if flag == "free" else deeds.Proposed)
        if table.given > 40:
            break
        table.answers()
    assert seen == {"no", "ask", "free"}


def test_nothing_is_taken_back_after_the_end() -> None:
    """The secret is out."""
    table = Scene("catham", "Ann Bob")
    while table.status() == "playing":
        table.answers()
    assert table.undo(0) == table.undo(1) == ("no", "no")
    assert table.refuses("Ann", asks.Undo) == "error-table-status"


def test_going_back_survives_a_restart() -> None:
    """The log alone tells how the table stands, with everything that was taken back."""
    table, who = free("Ann Bob Cid")
    table.does(who, asks.Undo)
    table.answers(3, which=1)
    table.does(table.table.chairs[table.asked].person or "", asks.Leave, seat=table.asked)
    for _ in range(3):
        twin = table.reopened()
        assert [twin.news(viewer) for viewer in (0, 1, 2, None)] == [table.news(viewer) for viewer in (0, 1, 2, None)]
        assert twin.table.chairs == table.table.chairs
        assert twin.table.record() == table.table.record()
        left = [seat for seat in (0, 1, 2) if table.undo(seat)[0] == "free"]
        if left:
            table.does(table.table.chairs[left[0]].person or "", asks.Undo)


def test_one_who_goes_back_for_free_ends_no_other_proposal() -> None:
    """It was about something else."""
    table, who = free()
    table.does("bob" if who == "ann" else "ann", asks.End)
    table.does(who, asks.Undo)
    assert table.table.proposal is not None and table.table.proposal.what.what == "end"
