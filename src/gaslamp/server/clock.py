"""A player's clock: the time that was spent, and what is counted again when an answer is taken back."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Clock:
    """Milliseconds of thought."""

    used: int = 0  # on answers that were given
    carried: int = 0  # on answers that were taken back; they count for the question that is asked again
    answers: int = 0  # that stand: each may give time back

    def spend(self, ms: int) -> None:
        """Pay for a question: also what was carried over to it."""
        self.used += ms
        self.carried = 0

    def refund(self, ms: int) -> None:
        """Have paid less, and carry it over to the question that is asked again: it is paid once."""
        self.used -= ms
        self.carried = ms
