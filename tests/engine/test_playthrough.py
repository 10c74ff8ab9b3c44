"""Undo is free until somebody has learnt something."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from gaslamp import BadRecord, BadSetting, Game, Illegal, Record, games
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, rarely, starts
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.playthrough import Playthrough
from tests.games.catham.scene import hand, scene

CATHAM, EMERALD = games["catham"], games["emerald"]
LUCK = Luck("0123456789abcdef" * 4, ("kot", ""))


@QUICK
@given(starts(), NUMBERS)
def test_undo_goes_back_exactly_and_tells_nothing(start: Start, seed: int) -> None:
    """Only the same seat's answers, only if no luck was drawn; then the state and the events are as before."""
    play, chance = Playthrough(start.record()), seeded(seed)
    while not play.state.over:
        looking = rarely(len(play.answers), 16)
        before, told = (fields(play.state), len(play.events(None))) if looking else ({}, 0)
        asked = play.state.asked
        offered = play.state.offered
        answer = offered[chance.below(len(offered))]
        play.answer(answer)
        if looking and play.undoable(asked):
            assert fields(play.state)["chance"] == before["chance"]
            assert not play.undo(None if asked is None else (asked + 1) % start.seats)
            assert play.undo(asked)
            assert fields(play.state) == before and len(play.events(None)) == told
            play.answer(answer)
    assert not any(play.undoable(seat) for seat in range(start.seats))
    assert play.record().replay().places == play.state.places


def test_a_drawn_card_cannot_be_undrawn() -> None:
    """Taking from the pool opens new cards at once."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    seat = play.state.asked
    take = next(answer for answer in play.state.offered if answer[0] == 0)
    play.answer(take)
    assert not play.undoable(seat) and not play.undo(seat) and len(play.answers) == 1


def test_a_record_can_be_played_on() -> None:
    """From where it ends, with all that was told; what could be taken back still can."""
    play = Playthrough(Record.of(EMERALD, (), seats=2, seed=5))
    for _ in range(5):
        play.answer(play.state.offered[0])
    again, seat = Playthrough(play.record()), play.turns[-1].seat
    assert same(again, play) and len(again.events(0)) == len(play.events(0))
    assert again.undoable(seat) and not again.undoable(1 - seat)
    again.answer(again.state.offered[0])
    assert len(again.record().answers) == 6


def test_a_record_that_was_never_played_so_cannot_be_played_on() -> None:
    """It is told which answer is wrong."""
    start = Record.of(CATHAM, (), seats=2, seed=3)
    with pytest.raises(BadRecord, match=r"answer 2 of 2: .* is forbidden by"):
        Playthrough(replace(start, answers=(start.begin().offered[0], (7, 7, 7))))


def test_another_seats_card_cannot_be_unseen() -> None:
    """The mafia's opponent gives up the last two cards without being asked: no luck, but all have seen them."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    play.state = scene("4 mafia", "1 hacker, 1 scientist")
    play.answer((1, 4, 4))
    assert not play.undoable(0)


def test_ones_own_set_can_be_taken_back() -> None:
    """As long as the extra card is not chosen, only one's own cards have been shown."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    play.state = scene("3 detectives, 1 mafia", "1 hacker, 1 scientist")
    play.answer((1, 1, 3))
    assert play.undoable(0) and play.undo(0) and hand(scene("3 detectives, 1 mafia", ""), 0) == hand(play.state, 0)


@pytest.mark.parametrize("how", ["answer", "attempt"])
def test_a_refused_answer_is_not_recorded(how: str) -> None:
    """Nothing is half-applied, not even luck."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, luck=LUCK))
    before = fields(play.state)
    with pytest.raises(Illegal):
        getattr(play, how)((7, 7, 7))
    assert play.answers == [] and play.record().answers == () and fields(play.state) == before


def test_an_attempt_changes_nothing() -> None:
    """It shows what would come of an answer, luck and all."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, luck=LUCK))
    before, told = fields(play.state), len(play.events(None))
    after = fields(play.attempt(play.state.offered[0]).after)
    assert fields(play.state) == before and len(play.events(None)) == told and not play.answers and not play.turns
    play.answer(play.state.offered[0])
    assert fields(play.state) == after


def same(one: Playthrough, other: Playthrough) -> bool:
    """Whether two games stand alike, tell alike and may be taken back alike."""
    return standing(one) == standing(other)


def standing(play: Playthrough) -> list[object]:
    """All that there is to a game being played."""
    told = [event.json() for event in play.events(None)]
    return [play.answers, play.turns, told, *(fields(state) for state in (play.state, *play.undo_states))]


def played(game: Game, answers: int, seats: int = 3) -> Playthrough:
    """A game of so many answers, or a whole one, with luck that was promised."""
    play, chance = Playthrough(Record.of(game, (), seats=seats, luck=LUCK)), seeded(answers)
    while not play.state.over and len(play.answers) < answers:
        play.answer(play.state.offered[chance.below(len(play.state.offered))])
    return play


@pytest.mark.parametrize("game", [CATHAM, EMERALD], ids=lambda game: game.name)
def test_going_back_is_as_if_nothing_else_had_been_answered(game: Game) -> None:
    """Near or far, whatever was learnt; and played on, the same answers meet the same luck."""
    play = played(game, 60)
    end, answers = fields(play.state), play.answers.copy()
    for count in (60, 59, 58, 40, 39, 7, 0):
        play.back(count)
        assert same(play, Playthrough(replace(play.start, answers=tuple(answers[:count]))))
    for answer in answers:
        play.answer(answer)
    assert fields(play.state) == end
    for count in (-1, 61):
        with pytest.raises(BadSetting, match="from 0 to 60"):
            play.back(count)


def test_going_back_is_cheap_while_it_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played again."""
    play = Playthrough(Record.of(EMERALD, (), seats=2, seed=5))
    states = [fields(play.state)]
    for _ in range(4):
        play.answer((1,))
        states.append(fields(play.state))
    monkeypatch.setattr(Playthrough, "play_again", None)
    for count in (3, 1, 0):
        play.back(count)
        assert fields(play.state) == states[count] and len(play.undo_states) == len(play.turns) == count


def test_it_is_free_to_go_back_over_ones_own_answers_only() -> None:
    """As far as nobody else answered and nothing was learnt; once somebody else has gone back, one may too."""
    play = Playthrough(Record.of(EMERALD, (), seats=2, seed=5))
    for _ in range(3):
        play.answer((1,))  # agents are stationed in turn
    seat = play.turns[-1].seat
    assert play.may_go_back(seat, 2) and play.may_go_back(seat, 3)
    assert not play.may_go_back(seat, 1) and not play.may_go_back(1 - seat, 2) and not play.may_go_back(seat, 4)
    assert play.undo(seat) and play.undoable(1 - seat) and not play.undoable(seat)
    taking = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    taking.answer(next(answer for answer in taking.state.offered if answer[0] == 0))
    assert not taking.may_go_back(taking.turns[0].seat, 0)


@pytest.mark.parametrize("game", [CATHAM, EMERALD], ids=lambda game: game.name)
def test_a_turn_can_be_played_again_from_its_start(game: Game) -> None:
    """Where each seat's latest turn began in which it answered; answers in turns of others do not count."""
    play = played(game, 0)
    starts: dict[int, tuple[int, int]] = {}  # by seat: the turn, and how many answers there were when it began
    latest: dict[int, int] = {}
    for n, answer in enumerate(played(game, 150).answers):
        state = play.state
        seat, turn = int(state.me), int(state.turns)
        assert all(play.turn_start(each) == starts.get(each, (0, None))[1] for each in range(3))
        assert all(play.last_answer(each) == latest.get(each) for each in range(3))
        latest[seat] = n
        if turn and seat == state.active and starts.get(seat, (0, 0))[0] != turn:
            starts[seat] = turn, n
        play.answer(answer)
    assert len(starts) == 3 and set(starts.values()) != {(0, 0)}


@pytest.mark.parametrize("game", [CATHAM, EMERALD], ids=lambda game: game.name)
def test_promised_luck_alone_binds_nobody(game: Game) -> None:
    """That each answer has new luck teaches nobody anything: only luck that was drawn does."""
    play, undone = played(game, 0), 0
    for answer in played(game, 100).answers:
        before, seat = fields(play.state), play.state.asked
        play.answer(answer)
        if play.undoable(seat):
            undone += 1
            assert play.undo(seat) and fields(play.state) == before
            play.answer(answer)
    assert undone
    assert fields(play.record().replay()) == fields(play.state)
