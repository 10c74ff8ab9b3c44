"""The players: what is counted of them, and what lies open before them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.emerald.pen import COLOURS, LOYALIST, NARROW, RESTORATIONIST, SEATS, Pen, counted, times
from gaslamp.cli.tables.quill import INDENT, columns, grid
from gaslamp.games.emerald.kinds import ROYALTY

SIDES = {"restorationist": RESTORATIONIST, "loyalist": LOYALIST}
COUNTS = (  # the columns of a player, some for several numbers
    ("points",),
    ("sanity",),
    ("hand", "deck", "discards"),
    ("cubes", "limbo"),
    ("agents", "supply"),
    ("identity",),
)
NAME = 18  # columns for a player's name
SHORT = 12  # the same in a table on a medium screen
WIDE = 96  # columns from which a screen is wide


class Players(Pen):
    """Everybody at the table."""

    def players(self) -> list[RenderableType]:
        """A row for each player, and below what is open of their points and cards."""
        titles = ("/\n".join(self.word(f"count-{key}") for key in keys) for keys in COUNTS)
        rows = columns(self.word("player"), *titles)
        rows.columns[0].no_wrap = True
        for seat in range(self.view["seats"]):
            counts = self.counts(seat)
            rows.add_row(self.who(seat), *(Text("/").join(counts[key] for key in keys) for keys in COUNTS))
        details = [[self.chip(seat), Text(" · ").join(self.details(seat))] for seat in range(self.view["seats"])]
        told = [detail for detail in details if detail[1]]
        return [rows, grid(told)] if told else [rows]

    def player_blocks(self) -> list[RenderableType]:
        """The same on a narrow screen: some lines for each player."""
        blocks: list[RenderableType] = []
        for seat in range(self.view["seats"]):
            counts = self.counts(seat).items()
            told = (Text.assemble((f"{self.word(f'count-{key}')} ", "dim"), n) for key, n in counts)
            lines = [self.flow(told), *self.details(seat)]
            blocks += [self.who(seat), *(Padding(line, INDENT) for line in lines)]
        return blocks

    def chip(self, seat: int) -> Text:
        """The number of a seat in its colour."""
        return Text(f"  {SEATS[seat]}", style=f"bold {COLOURS[seat]}")

    def who(self, seat: int) -> Text:
        """A player: whether it is their turn, the number of the seat, the name."""
        active = seat == (self.table["active"] if self.table["turn"] else self.view["asked"]) and not self.view["over"]
        you = f" {self.word('you')}" if seat == self.view["you"] else ""
        room = SHORT if NARROW <= self.width < WIDE else NAME
        name = f"{'▶' if active else ' '} {SEATS[seat]} {self.voice.name(seat)[:room].rstrip()}{you}"
        return Text(name, style=f"bold {COLOURS[seat]}" if active else COLOURS[seat])

    def counts(self, seat: int) -> dict[str, Text]:
        """What is counted of a player, and the identity."""
        player = self.table["players"][seat]
        numbers = {
            "points": self.view["scores"][seat],
            "sanity": player["sanity"],
            "hand": player["hand_size"],
            "deck": player["deck_size"],
            "discards": len(player["discard"]),
            "cubes": player["cubes"]["supply"],
            "limbo": player["cubes"]["limbo"],
            "agents": self.on_board(seat),
            "supply": player["agents"]["supply"],
        }
        return {key: Text(str(n)) for key, n in numbers.items()} | {"identity": self.identity(player)}

    def on_board(self, seat: int) -> int:
        """How many agents a player has on the board; those on Mi-Go count."""
        posted: int = sum(city["agents"][seat] for city in self.table["cities"])
        return posted + aloft(self.table["players"][seat]["agents"])

    def identity(self, player: Mapping[str, Any]) -> Text:
        """A player's side as far as one knows it, and who else does."""
        side = player["identity"]
        side_text = Text(self.name(side) if side else "?", style=SIDES.get(side, "dim"))
        if side != player["side"]:
            side_text.append(" → ").append(self.name(player["side"]), style=SIDES[player["side"]])
        if player["revealed"]:
            return side_text.append(f" ({self.word('revealed')})")
        seers = "".join(SEATS[seat] for seat in player["known_to"])
        return side_text.append(f" ({self.word('seen', by=seers)})" if seers else "")

    def details(self, seat: int) -> list[Text]:
        """What a player has scored, what lies by the identity, and what all know of the hand."""
        player = self.table["players"][seat]
        beside = ", ".join(f"{times(n)}{name}" for name, n in Counter(map(self.card_beside, player["beside"])).items())
        texts = {
            self.word("scored"): Text(" ").join(self.points(player)),
            self.name("mi_go"): Text(counted("♟", aloft(player["agents"]))),
            self.name("yog_sothoth"): Text(counted("♟", player["agents"]["yog_sothoth"])),
            self.word("beside"): Text(beside),
            self.word("known"): Text("" if seat == self.view["you"] else self.listed(player["hand"])),
        }
        return [Text.assemble((f"{label}: ", "dim"), text) for label, text in texts.items() if text]

    def points(self, player: Mapping[str, Any]) -> Iterator[Text]:
        """Points by kind, those for killed agents with whose they were, and how many royalty."""
        points = player["points"]
        for kind, symbol in (("neutral", ""), ("restorationist", "restorationist_"), ("loyalist", "loyalist_")):
            if points[kind]:
                yield self.symbol(f"{symbol}points", points[kind])
        for victim, n in enumerate(points["kills"]):
            if n:
                yield self.symbol("kill_points", n).append(SEATS[victim])
        if held := royalty(player):
            yield Text(f"{self.word('symbol-royalty')}×{held}")

    def card_beside(self, entry: Mapping[str, Any]) -> str:
        """A card by the identity, with whose agent or which royalty lies on it."""
        agent = f" {self.word('symbol-kill_points')}{SEATS[entry['agent']]}" if "agent" in entry else ""
        hidden = f" {self.noble(entry['royalty'])}" if "royalty" in entry else ""
        return (self.noble if entry["card"] in ROYALTY else self.name)(entry["card"]) + agent + hidden


def aloft(agents: Mapping[str, int]) -> int:
    """How many of a player's agents are on Mi-Go."""
    return agents["mi_go"] + agents["abducted"]


def royalty(player: Mapping[str, Any]) -> int:
    """How many royalty a player has killed or hidden."""
    return sum("royalty" in entry or entry["card"] in ROYALTY for entry in player["beside"])
