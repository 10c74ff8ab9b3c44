"""Draws the picture of the README: a game of Catham City in the terminal, after some answers."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from gaslamp import Record, games
from gaslamp.cli.prompt import Leave, Prompt
from gaslamp.cli.sitting import Sitting
from gaslamp.cli.words import words
from gaslamp.engine.record import HUMAN
from gaslamp.engine.state import State

HERE = Path(__file__).parent
NAMES = ("Ada", "Tesla", "Nemo")
ENOUGH = 3  # sets that Ada can play when the picture is taken


class Posing(Prompt):
    """Nobody types: the question is shown and the table left."""

    def read(self, line: str) -> str:
        """Show where one would type."""
        self.screen.print(line, end="")
        raise Leave


def ready(state: State) -> bool:
    """Whether it is Ada's turn, some way into the game, with something to choose from."""
    sets = [answer for answer in state.offered if state.question and state.question.name == "act" and answer[0]]
    return state.asked == 0 and len(sets) >= ENOUGH and min(state.scores) >= ENOUGH


def draw(language: str) -> None:
    """Let bots play until it looks good, then show what Ada sees."""
    screen = Console(record=True, width=96, force_terminal=True, highlight=False, markup=False, emoji=False, quiet=True)
    players = (HUMAN, "ismcts:300:30", "ismcts:300:30")
    start = Record.of(games["catham"], (), seats=3, seed=2019, players=players, names=NAMES)
    sitting = Sitting(start, words(language), screen, HERE / "unused")
    while not ready(sitting.play.state):
        if sitting.play.state.asked == 0:
            sitting.seen[0] = len(sitting.play.events(0))
        sitting.answer(sitting.thought(sitting.bots[1]))
    screen.quiet = False
    sitting.news(0)
    sitting.table(0)
    try:
        Posing(sitting, 0).answer()
    except Leave:
        drawn = re.sub(
            r"@font-face \{.*?\}", "", screen.export_svg(title="Gaslamp"), flags=re.DOTALL
        )  # no foreign fonts
        (HERE / ("play.svg" if language == "en" else f"play-{language}.svg")).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    for each in ("en", "pl"):
        draw(each)
