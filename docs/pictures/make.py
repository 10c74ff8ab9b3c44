"""Draws the pictures of the README: games in the terminal, after some answers."""

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
ENOUGH = {"catham": 3, "emerald": 2}  # points that everybody has when the picture is taken
CHOICES = 3  # deeds that Ada can then choose from, at least


class Posing(Prompt):
    """Nobody types: the question is shown and the table left."""

    def read(self, line: str) -> str:
        """Show where one would type."""
        self.screen.print(line, end="")
        raise Leave


def ready(state: State) -> bool:
    """Whether it is Ada's turn, some way into the game, with something to choose from."""
    deeds = [answer for answer in state.offered if state.question and state.question.name == "act" and answer]
    return state.asked == 0 and sum(deed[0] == 1 for deed in deeds) >= CHOICES - 2 and len(deeds) >= CHOICES


def draw(name: str, language: str) -> None:
    """Let bots play until it looks good, then show what Ada sees."""
    screen = Console(
        record=True, width=100, force_terminal=True, highlight=False, markup=False, emoji=False, quiet=True
    )
    players = (HUMAN, "ismcts:300:30", "ismcts:300:30")
    start = Record.of(games[name], (), seats=3, seed=2019, players=players, names=NAMES)
    sitting = Sitting(start, words(language), screen, HERE / "unused")
    while not ready(sitting.play.state) or min(sitting.play.state.scores) < ENOUGH[name]:
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
        (HERE / (f"{name}.svg" if language == "en" else f"{name}-{language}.svg")).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    for game in ENOUGH:
        for each in ("en", "pl"):
            draw(game, each)
