"""When bots answer: how long they take tells nothing of what they hold."""

from __future__ import annotations


class Beat:
    """The time that bots of a table take for a question that is asked whatever one holds.

    Whoever has but one answer there need not think. Would the answer come sooner, it would tell so: all of them come
    at one beat, which is as slow as the slowest thought so far, and doubled whenever a thought takes longer.
    """

    def __init__(self, pace: float) -> None:
        self.pace = pace  # seconds that people need to follow; 0: nobody does
        self.seconds = pace

    def pause(self, thought: float) -> float:
        """How many seconds a bot still waits after such a question has cost it so many of thought."""
        self.heed(thought)
        return self.seconds - thought if self.pace else 0.0

    def heed(self, thought: float) -> None:
        """Be no faster than this thought was, whatever it was about."""
        while 0 < self.seconds < thought:
            self.seconds *= 2
