"""A game being played: its state, the answers so far, and how far back it is free to go."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from gaslamp.engine.core.event import Event, card_owner, has_card, is_secret
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadSetting, Illegal
from gaslamp.engine.play.record import Record, freeze


class Given(NamedTuple):
    """Who gave an answer, and when."""

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
        self.given: list[Given] = []  # by whom, for each answer
        self.free: list[State] = []  # the latest states, since anybody last learnt anything
        self.tried: Outcome | None = None  # what was attempted last
        for answer in answers:
            try:
                self.answer(answer)
            except Illegal as error:
                raise self.start.wrong(len(self.answers) + 1, error) from None

    def attempt(self, answer: Answer) -> Outcome:
        """What an answer would lead to; Illegal if it is not offered. Nothing is done either way."""
        if self.tried is None or self.tried.answer != answer:
            after = self.state.copy()
            after.listen_as(self.state)
            after.chance = self.start.chance(after, len(self.answers) + 1)
            luck = after.chance.state
            after.answer(answer)
            self.tried = Outcome(answer, after, learnt(self.state, after, luck))
        return self.tried

    def answer(self, answer: Answer) -> None:
        """Answer the question; Illegal, and nothing done, if it is not offered."""
        outcome = self.attempt(freeze(answer))
        self.answers.append(outcome.answer)
        self.given.append(by_whom(self.state))
        self.free.append(self.state)
        if outcome.learnt:
            self.free.clear()
        self.state, self.tried = outcome.after, None

    def undoable(self, seat: int | None) -> bool:
        """Whether the last answer was this seat's and can be taken back without asking anybody."""
        return bool(self.free) and self.free[-1].asked == seat

    def undo(self, seat: int | None) -> bool:
        """Take back the last answer of the seat, if it is free."""
        if not self.undoable(seat):
            return False
        self.back(len(self.answers) - 1)
        return True

    def freely(self, seat: int, count: int) -> bool:
        """Whether the seat may go back to the first so many answers without asking anybody."""
        taken = len(self.answers) - count
        return 0 <= taken <= len(self.free) and all(given.seat == seat for given in self.given[count:])

    def back(self, count: int) -> None:
        """Be again as after the first so many answers, whatever was learnt since."""
        if not 0 <= count <= len(self.answers):
            raise BadSetting("error-setting-range", "count", count, least=0, most=len(self.answers))
        taken = len(self.answers) - count
        if taken > len(self.free):
            self.play_again(self.answers[:count])
        elif taken:
            self.state, self.tried = self.free[-taken], None
            del self.free[-taken:], self.answers[count:], self.given[count:]

    def last_answer(self, seat: int) -> int | None:
        """How many answers there were before the seat's latest."""
        for n in range(len(self.given) - 1, -1, -1):
            if self.given[n].seat == seat:
                return n
        return None

    def turn_start(self, seat: int) -> int | None:
        """How many answers there were before the seat's first in the latest turn of its own in which it gave one."""
        first: int | None = None
        for n in range(len(self.given) - 1, -1, -1):
            given = self.given[n]
            if first is not None and given.turn != self.given[first].turn:
                break
            if given.seat == seat and given.own:
                first = n
        return first

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has seen happen."""
        return self.game.events(self.state, seat, since)

    def record(self) -> Record:
        """The game so far."""
        return replace(self.start, answers=tuple(self.answers))


def by_whom(state: State) -> Given:
    """Who is to answer, and when."""
    return Given(int(state.me), int(state.turns), state.turns > 0 and state.me == state.active)


def learnt(before: State, after: State, luck: int) -> bool:
    """Whether anybody learnt more by an answer than its seat's own doing.

    Luck was drawn, something was shown in secret, a card came to light that was not the seat's, or the game is over.
    """
    if after.over or luck != after.chance.state:
        return True
    told = [] if after.log is None or before.log is None else after.log.list(len(before.log))
    return any(is_secret(number) or (has_card(number) and card_owner(number) != before.asked) for number in told)
