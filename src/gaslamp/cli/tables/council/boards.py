"""The boards: what their spaces are good for."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.council.pen import Pen
from gaslamp.cli.tables.quill import INDENT, grid, packed
from gaslamp.games.council.kinds import BOARDS

DOT = " · "
Row = tuple[int, str, str]  # a bonus, for which cards it is, and on which space


class Boards(Pen):
    """What the spaces of boards are good for."""

    def boards(self) -> list[RenderableType]:
        """Every board by name with its bonuses, for whoever chooses one."""
        names = [Text(self.voice.texts.say(f"word-board-{board}"), style="bold") for board in BOARDS]
        room = self.room - INDENT[3] - max(map(len, names)) - 2
        rows = ([name, self.of_board(f"{board}_board", room)] for name, board in zip(names, BOARDS, strict=True))
        return [Text(self.word("boards"), style="dim"), Padding(grid(rows), INDENT)]

    def of_board(self, board: str, room: int) -> Text:
        """The bonuses of a board."""
        data = self.voice.game.data
        if not data.has(board, "spaces"):
            return Text(self.word("no-bonus"))
        spaces = [self.voice.game.places[space] for space in data.numbers(board, "spaces")]
        return self.bonuses(zip(data.numbers(board, "bonus"), data.words(board, "fitting"), spaces, strict=True), room)

    def bonuses(self, rows: Iterable[Row], room: int) -> Text:
        """Bonuses, each with the spaces that have it."""
        spaces_by_bonus: dict[str, list[str]] = {}
        for bonus, fitting, name in rows:
            spaces_by_bonus.setdefault(f"+{bonus} {self.fitting(fitting)}".strip(), []).append(self.space(name))
        told = (Text.assemble((bonus, "bold"), f": {' '.join(spaces)}") for bonus, spaces in spaces_by_bonus.items())
        return Text("\n").join(packed(told, room, DOT))
