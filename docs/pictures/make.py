"""Draws the picture of the terminal: `.venv/bin/python docs/pictures/make.py`."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from gaslamp import Record, games
from gaslamp.bots import bot
from gaslamp.bots.player import decide
from gaslamp.cli.prompt import Prompt
from gaslamp.cli.tables import draw
from gaslamp.cli.teller import Teller
from gaslamp.cli.words import words
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.offer import unpack
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.words.voice import Voice

GAME = games["nanty"]
NAMES = ("Ada", "Tesla", "Nemo")
ENOUGH = 40  # points that everybody has when the picture is taken
WIDTH = 100


def some_way_into_a_game() -> Playthrough:
    """Bots play until it is Ada's turn and everybody has something."""
    play, thinker, luck = Playthrough(Record.of(GAME, (), seats=len(NAMES), seed=2019)), bot("ismcts:300:30"), seeded(7)
    while True:
        question = play.state.question
        assert question is not None
        if play.state.asked == 0 and question.name == "act" and min(play.state.scores) >= ENOUGH:
            return play
        play.answer(unpack(decide(play.state, thinker, luck), len(question.picks)))


def main() -> None:
    """What Ada sees."""
    play, say = some_way_into_a_game(), words("en")
    voice, question = Voice(GAME, "en", NAMES), play.state.question
    assert question is not None
    screen = Console(record=True, width=WIDTH, force_terminal=True, highlight=False, markup=False, emoji=False)
    screen.print(draw(GAME.view(play.state, 0), voice, WIDTH))
    Prompt(Teller(screen, say, voice), 0, question, list(play.state.offered), "").show()
    drawn = screen.export_svg(title="Gaslamp")
    drawn = re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL)  # no foreign fonts
    Path(__file__).with_name("terminal.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
