"""A game being played: its state, the answers so far, and how far back a seat may go without asking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from gaslamp.engine.core.event import Event, card_owner, has_card, is_secret
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadSetting, Illegal
from gaslamp.engine.play.forced import ForcedChoice, forced_choices, stretch
from gaslamp.engine.play.record import Record
from gaslamp.engine.words.notation import as_tuples


class Turn(NamedTuple):
    """Whose answer it was, and when."""

    seat: int
    turn: int  # how many turns were begun by then
    own: bool  # whether it was the seat's own turn


class Outcome(NamedTuple):
    """What an answer leads to, and whether anybody learns more by it than its seat's own doing."""

    answer: Answer
    after: State
    learnt: bool


class Playthrough:
    """A record that grows by one answer at a time, with the state that it leads to."""

    def __init__(self, start: Record) -> None:
        self.start = start
        self.game = start.game
        self.play_again(start.answers)

    def play_again(self, answers: Iterable[Answer]) -> None:
        """Begin, and answer so."""
        self.state = self.start.replay(0, listen=True)
        self.answers: list[Answer] = []
        self.turns: list[Turn] = []  # whose each answer was
        self.undo_states: list[State] = []  # the latest states, since anybody last learnt anything
        self.stretches = [stretch(self.state, None)]  # of the deal, and of each answer
        for answer in answers:
            try:
                self.answer(answer)
            except Illegal as error:
                raise self.start.wrong(len(self.answers) + 1, error) from None

    def attempt(self, answer: Iterable[Any]) -> Outcome:
        """What an answer would lead to; Illegal if it is not offered. Nothing is done either way."""
        given = as_tuples(answer)
        after = self.state.copy()
        after.listen_as(self.state)
        after.chance = self.start.chance(after, len(self.answers) + 1)
        luck = after.chance.state
        self.game.answer(after, given)
        return Outcome(given, after, learnt(self.state, after, luck))

    def accept(self, outcome: Outcome) -> None:
        """Have come about what was attempted from here."""
        self.answers.append(outcome.answer)
        self.turns.append(turn_of(self.state))
        self.undo_states.append(self.state)
        if outcome.learnt:
            self.undo_states.clear()
        self.state = outcome.after
        self.stretches.append(stretch(self.state, self.stretches[-1]))

    def answer(self, answer: Iterable[Any]) -> None:
        """Answer the question; Illegal, and nothing done, if it is not offered."""
        self.accept(self.attempt(answer))

    def undoable(self, seat: int | None) -> bool:
        """Whether the last answer was this seat's and can be taken back without asking anybody."""
        return bool(self.undo_states) and self.undo_states[-1].asked == seat

    def undo(self, seat: int | None) -> bool:
        """Take back the last answer of the seat, if it is free."""
        if not self.undoable(seat):
            return False
        self.back(len(self.answers) - 1)
        return True

    def may_go_back(self, seat: int, count: int) -> bool:
        """Whether the seat may go back to the first so many answers without asking anybody."""
        taken = len(self.answers) - count
        return 0 <= taken <= len(self.undo_states) and all(turn.seat == seat for turn in self.turns[count:])

    def back(self, count: int) -> None:
        """Be again as after the first so many answers, whatever was learnt since."""
        if not 0 <= count <= len(self.answers):
            raise BadSetting("error-setting-range", "count", count, least=0, most=len(self.answers))
        taken = len(self.answers) - count
        if taken > len(self.undo_states):
            self.play_again(self.answers[:count])
        elif taken:
            self.state = self.undo_states[-taken]
            del self.undo_states[-taken:], self.answers[count:], self.turns[count:], self.stretches[count + 1 :]

    def last_answer(self, seat: int) -> int | None:
        """How many answers there were before the seat's latest."""
        for n in range(len(self.turns) - 1, -1, -1):
            if self.turns[n].seat == seat:
                return n
        return None

    def turn_start(self, seat: int) -> int | None:
        """How many answers there were before the seat's first in the latest turn of its own in which it gave one."""
        first: int | None = None
        for n in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[n]
            if first is not None and turn.turn != self.turns[first].turn:
                break
            if turn.seat == seat and turn.own:
                first = n
        return first

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has seen happen."""
        return self.game.events(self.state, seat, since)

    def events_of(self, seat: int | None, part: int) -> list[Event]:
        """What a seat has seen happen in the deal (part 0), or because of an answer (part 1 is the first)."""
        return self.game.events(self.state, seat, *self.stretches[part].events)

    def forced(self, seat: int | None, part: int) -> list[ForcedChoice]:
        """What a seat had no choice about in the deal (part 0), or because of an answer (part 1 is the first)."""
        return forced_choices(self.state, seat, self.stretches[part])

    def record(self) -> Record:
        """The game so far."""
        comments = {n: comment for n, comment in self.start.comments.items() if n <= len(self.answers)}
        result = tuple(self.state.places)
        return replace(self.start, answers=tuple(self.answers), comments=comments, result=result, lines=())


def turn_of(state: State) -> Turn:
    """Who is to answer, and when."""
    return Turn(int(state.me), int(state.turns), state.turns > 0 and state.me == state.active)


def learnt(before: State, after: State, luck: int) -> bool:
    """Whether anybody learnt more by an answer than its seat's own doing.

    Luck was drawn, something was shown in secret, a card came to light that was not the seat's, or the game is over.
    """
    if after.over or luck != after.chance.state:
        return True
    told = [] if after.log is None or before.log is None else after.log.list(len(before.log))
    return any(is_secret(number) or (has_card(number) and card_owner(number) != before.asked) for number in told)
