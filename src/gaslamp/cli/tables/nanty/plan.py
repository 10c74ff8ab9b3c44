"""The plan of London: where the districts lie on the screen, the roads between them, and the river."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from gaslamp.cli.tables.nanty.canvas import Canvas
from gaslamp.cli.tables.nanty.ledger import District
from gaslamp.cli.tables.nanty.pen import COLOURS, RIVER, ROAD, Pen
from gaslamp.cli.tables.nanty.roads import ROADS, Tile
from gaslamp.games.nanty.board import GRID
from gaslamp.games.nanty.kinds import DISTRICTS

NUMBERS = range(1, len(DISTRICTS) + 1)
AT = {number: GRID[name] for number, name in enumerate(DISTRICTS, 1)}  # column and row of each district
COLUMNS = 1 + max(column for column, _ in AT.values())
GAPS = (0, 1, 3)  # rows above each row of districts: none, a street, the river between its banks
SIDES = 2  # columns and rows for the frame of a district
ROOMY = 94  # columns from which the districts lie farther apart
LEAST = 3  # columns for a number and the sign of unrest
NAMELESS = 3  # the column of the map where no bridge crosses the river


class Plan(Pen):
    """A drawing of the map, whatever stands inside the districts."""

    def district(self, number: int) -> District:
        """What is in a district."""
        return self.ledger.districts[number - 1]

    def neighbours(self, number: int) -> list[int]:
        """The districts beside a district."""
        return self.voice.game.data.numbers(DISTRICTS[number - 1], "neighbours")

    def undrawn(self, number: int) -> list[int]:
        """The neighbours to which no road is drawn."""
        return [other for other in self.neighbours(number) if not {(number, other), (other, number)} & ROADS.keys()]

    def drawn(self, inside: dict[int, list[Text]]) -> list[Text]:
        """The river, the districts with some lines inside each, and the roads."""
        tiles = self.tiles({number: len(lines) for number, lines in inside.items()})
        right, bottom = (max(ends) for ends in zip(*(tile.end for tile in tiles.values())))
        canvas = Canvas(right, bottom)
        self.river(canvas, max(tile.y for tile in tiles.values()) - 2)
        for number, tile in tiles.items():
            owner = self.district(number).get("control")
            canvas.box((tile.x, tile.y), tile.width, tile.height, ROAD if owner is None else COLOURS[owner])
            for row, line in enumerate(inside[number], tile.y + 1):
                canvas.write((tile.x + 1, row), line)
        for (number, other), road in ROADS.items():
            if other in self.neighbours(number):
                canvas.line(road.corners(tiles[number], tiles[other]), ROAD)
        return canvas.rows

    def river(self, canvas: Canvas, row: int) -> None:
        """The Thames, with its name where no bridge is."""
        canvas.write((0, row), Text("≈" * (self.left(COLUMNS) - self.gap), style=RIVER))
        name = Text(f" {self.word('thames')} ", style=f"italic {RIVER}")
        middle = self.left(NAMELESS) + self.widths[NAMELESS] // 2
        canvas.write((middle - len(name) // 2, row), name)

    # -- the measures

    def tiles(self, lines: dict[int, int]) -> dict[int, Tile]:
        """Where each district is drawn; a row is as high as its fullest district."""
        heights = [SIDES + max(lines[n] for n in NUMBERS if AT[n][1] == row) for row, _ in enumerate(GAPS)]
        tops = [sum(heights[:row]) + sum(GAPS[: row + 1]) for row, _ in enumerate(GAPS)]
        return {n: Tile(self.left(x), tops[y], self.widths[x], heights[y]) for n, (x, y) in AT.items()}

    def left(self, column: int) -> int:
        """Where a column of the map begins."""
        return sum(self.widths[:column]) + column * self.gap

    @property
    def gap(self) -> int:
        """The columns between two districts."""
        return 2 if self.room >= ROOMY else 1

    @cached_property
    def widths(self) -> list[int]:
        """How wide the columns of the map are: what there is beyond need goes to the narrowest."""
        widths = [SIDES + need for need in self.needs()]
        for _ in range(self.room - sum(widths) - self.gap * (COLUMNS - 1)):
            widths[widths.index(min(widths))] += 1
        return widths

    def needs(self) -> list[int]:
        """How much room each column needs."""
        return [LEAST] * COLUMNS
