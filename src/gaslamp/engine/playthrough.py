"""A game being played: its state, the answers so far, and how far back it is free to go."""

from __future__ import annotations

from dataclasses import replace

from gaslamp.engine.event import Event, a_card, secret, whose
from gaslamp.engine.record import Record
from gaslamp.engine.state import State


class Playthrough:
    """A record that grows by one answer at a time, with the state that it leads to."""

    def __init__(self, start: Record) -> None:
        self.start = start
        self.game = start.game
        self.state = start.replay(listen=True)
        self.answers = list(start.answers)
        self.free: list[State] = []  # the states that the seat which answered last may go back to

    def answer(self, answer: tuple[int, ...]) -> None:
        """Answer the question; Illegal, and nothing done, if it is not offered."""
        before = self.state.copy()
        before.log = self.state.log.copy() if self.state.log is not None else None
        self.state.answer(answer)
        self.answers.append(tuple(answer))
        if not self.undoable(before.asked):
            self.free.clear()
        self.free.append(before)
        if learnt(before, self.state, before.asked):
            self.free.clear()

    def undoable(self, seat: int | None) -> bool:
        """Whether the last answer was this seat's and can be taken back without asking anybody."""
        return bool(self.free) and self.free[-1].asked == seat

    def undo(self, seat: int | None) -> bool:
        """Take back the last answer of the seat, if it is free."""
        if not self.undoable(seat):
            return False
        self.state = self.free.pop()
        self.answers.pop()
        return True

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has seen happen."""
        return self.game.events(self.state, seat, since)

    def record(self) -> Record:
        """The game so far."""
        return replace(self.start, answers=tuple(self.answers))


def learnt(before: State, after: State, seat: int | None) -> bool:
    """Whether anybody learnt more by an answer than its seat's own doing.

    Luck was drawn, something was shown in secret, a card came to light that was not the seat's, or the game is over.
    """
    if after.over or before.chance.state != after.chance.state:
        return True
    told = [] if after.log is None or before.log is None else after.log.list(len(before.log))
    return any(secret(number) or (a_card(number) and whose(number) != seat) for number in told)
