"""How each border of London is drawn: a line from the side of one district to the side of another."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.cli.tables.nanty.canvas import Point

TOP, BOTTOM, LEFT, RIGHT = "top", "bottom", "left", "right"


@dataclass(frozen=True)
class Tile:
    """Where a district is drawn."""

    x: int
    y: int
    width: int
    height: int

    @property
    def end(self) -> Point:
        """Where the next tile may begin, to the right and below."""
        return self.x + self.width, self.y + self.height

    def gate(self, side: str, third: int) -> Point:
        """Where a line leaves: on top and bottom so many thirds of the way to the right."""
        x = self.x + 1 + round(third * (self.width - 3) / 3)
        match side:
            case "top":
                return x, self.y
            case "bottom":
                return x, self.y + self.height - 1
            case "left":
                return self.x, self.y + self.height // 2
        return self.x + self.width - 1, self.y + self.height // 2


@dataclass(frozen=True)
class Road:
    """A line from a side of one tile to a side of another; at the top and the bottom, where on that side."""

    side: str
    to_side: str
    third: int = 0
    to_third: int = 0

    def corners(self, tile: Tile, to: Tile) -> list[Point]:
        """From gate to gate: straight on, round one corner, or along the street just outside the second tile."""
        (x, _), (to_x, to_y) = start, end = tile.gate(self.side, self.third), to.gate(self.to_side, self.to_third)
        if self.to_side in (LEFT, RIGHT):
            return [start, (x, to_y), end]
        street = to_y + (1 if self.to_side == BOTTOM else -1)
        return [start, (x, street), (to_x, street), end]


ROADS = {  # every border by the numbers of both districts
    (1, 2): Road(RIGHT, LEFT),
    (1, 4): Road(TOP, LEFT, 1),
    (1, 12): Road(BOTTOM, LEFT, 1),
    (2, 3): Road(RIGHT, LEFT),
    (2, 4): Road(TOP, BOTTOM, 1, 1),
    (2, 5): Road(TOP, TOP, 2, 0),
    (2, 11): Road(BOTTOM, TOP, 3, 0),
    (2, 12): Road(BOTTOM, TOP, 1, 1),
    (3, 5): Road(RIGHT, LEFT),
    (3, 6): Road(BOTTOM, BOTTOM, 3, 0),
    (3, 10): Road(BOTTOM, TOP, 2, 1),
    (3, 11): Road(BOTTOM, TOP, 1, 1),
    (5, 4): Road(TOP, RIGHT, 1),
    (5, 6): Road(RIGHT, LEFT),
    (5, 9): Road(TOP, LEFT, 2),
    (6, 7): Road(RIGHT, LEFT),
    (6, 8): Road(BOTTOM, TOP, 1, 1),
    (6, 9): Road(TOP, BOTTOM, 1, 1),
    (7, 8): Road(BOTTOM, RIGHT, 1),
    (7, 9): Road(TOP, RIGHT, 1),
    (10, 8): Road(RIGHT, LEFT),
    (11, 10): Road(RIGHT, LEFT),
    (12, 11): Road(RIGHT, LEFT),
}
