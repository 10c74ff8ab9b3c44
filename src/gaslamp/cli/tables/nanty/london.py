"""The map of London: what stands in each district, and what it costs and is good for."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from gaslamp.cli.tables.nanty.pen import ASLEEP, COLOURS, UNREST, chip
from gaslamp.cli.tables.nanty.plan import AT, COLUMNS, NUMBERS, SIDES, Plan
from gaslamp.cli.tables.quill import packed

HEADING = 8  # columns for number, unrest and cost


class London(Plan):
    """The middle of the board."""

    def london(self) -> list[RenderableType]:
        """The map; if that has only numbers, some lines for each district below it."""
        drawing = self.drawn(self.insides())
        return [*drawing] if self.roomy else [*drawing, "", *map(self.told, NUMBERS)]

    def insides(self) -> dict[int, list[Text]]:
        """What is written in the districts: everything, or only the number and whether there is unrest."""
        if self.roomy:
            return {number: self.inside(number) for number in NUMBERS}
        return {number: [Text(" ").join(self.heading(number)[:2])] for number in NUMBERS}

    def needs(self) -> list[int]:
        """Room for everything, or for numbers only."""
        return self.full() if self.roomy else super().needs()

    @property
    def roomy(self) -> bool:
        """Whether everything has its place on the map."""
        return not self.narrow and sum(self.full()) + COLUMNS * SIDES + self.gap * (COLUMNS - 1) <= self.room

    def full(self) -> list[int]:
        """How much room each column needs if no name and no ability is to be broken in two."""
        widths = [HEADING] * COLUMNS
        for number, (column, _) in AT.items():
            name = self.district(number)["name"]
            widths[column] = max(widths[column], len(self.name(name)), len(self.ability(name)))
        return widths

    def heading(self, number: int) -> tuple[Text, Text, Text]:
        """The number of a district, whether there is unrest, and the cost."""
        district = self.district(number)
        unrest = Text(self.word("sign-unrest") if district["unrest"] else "", style=UNREST)
        return Text(str(number), style="bold reverse"), unrest, Text(f"£{district['cost']}", style="bright_yellow")

    def inside(self, number: int) -> list[Text]:
        """A district on the map: its heading, its name, its ability, what stands there."""
        room = self.widths[AT[number][0]] - SIDES
        name = self.district(number)["name"]
        left, unrest, right = self.heading(number)
        middle = Text(" ").join([left, unrest])
        top = Text.assemble(middle, " " * (room - len(middle) - len(right)), right)
        pieces = packed([*self.pieces(number), *map(self.near, self.undrawn(number))], room, " ")
        return [top, Text(self.name(name), style="bold"), Text(self.ability(name), style="dim"), *pieces]

    def told(self, number: int) -> Text:
        """A district on a narrow screen: all of it, and its neighbours."""
        name = self.district(number)["name"]
        _, unrest, cost = self.heading(number)
        title = Text(" ").join([Text(f"{number:>2} {self.name(name)}", style="bold"), cost, *filter(None, [unrest])])
        parts = [title, Text(self.ability(name), style="dim"), Text(" ").join(self.pieces(number))]
        return self.flow([*parts, self.near(*self.neighbours(number))], hang="   ")

    def near(self, *numbers: int) -> Text:
        """The numbers of neighbours."""
        return Text(self.word("near", districts=" ".join(map(str, numbers))), style="dim")

    def pieces(self, number: int) -> list[Text]:
        """The building, everybody's agents, grenadiers and new citizens."""
        district = self.district(number)
        owner, ruler = district.get("building"), district.get("control")
        pieces = [] if owner is None else [(owner, self.building(owner, district["blocked"]))]
        for seat, agents in enumerate(district["agents"]):
            if agents:
                pieces.append((seat, Text.assemble(chip(seat), (str(agents), COLOURS[seat]))))
        neutral = [(key, district[f"{key}s"]) for key in ("grenadier", "citizen")]
        return [*self.marked(pieces, ruler), *(Text(f"{self.word(f'sign-{key}')}{n}") for key, n in neutral if n)]

    def building(self, owner: int, blocked: bool) -> Text:
        """Whose building it is, and whether its ability is blocked."""
        asleep = Text(self.word("sign-blocked") if blocked else "", style=ASLEEP)
        return Text.assemble((self.word("sign-building"), COLOURS[owner]), chip(owner), asleep)

    def marked(self, pieces: list[tuple[int, Text]], ruler: int | None) -> list[Text]:
        """Pieces of seats, with a mark before the first of whoever controls the district."""
        first = next((i for i, (seat, _) in enumerate(pieces) if seat == ruler), None)
        mark = Text("" if ruler is None else self.word("sign-control"), style="" if ruler is None else COLOURS[ruler])
        return [mark + piece if i == first else piece for i, (_, piece) in enumerate(pieces)]
