"""The players: what is counted of them, and what lies open before them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.nanty.goals import Goals
from gaslamp.cli.tables.nanty.pen import ASLEEP, COLOURS, NARROW, SEATS, Pen, chip
from gaslamp.cli.tables.quill import INDENT, columns, grid
from gaslamp.games.nanty.card import text_of
from gaslamp.games.nanty.kinds import DISTRICTS

COUNTS = (  # the columns of a player, some for two numbers
    ("points",),
    ("money",),
    ("hand",),
    ("agents", "agents_left"),
    ("buildings", "buildings_left"),
    ("districts", "control"),
    ("wealth",),
)
NAME = 18  # columns for a player's name
SHORT = 12  # the same in a table on a medium screen
WIDE = 96  # columns from which a screen is wide


class Players(Pen):
    """Everybody at the table."""

    def players(self) -> list[RenderableType]:
        """A row for each player, and below what lies before them."""
        rows = columns(self.word("player"), *("/\n".join(self.title(keys)) for keys in COUNTS))
        rows.columns[0].no_wrap = True
        for seat in range(self.view["seats"]):
            counts = self.counts(seat)
            rows.add_row(self.who(seat), *("/".join(counts[key] for key in keys) for keys in COUNTS))
        details = [
            [Text("  ") + chip(seat), Text(" · ").join(self.details(seat))] for seat in range(self.view["seats"])
        ]
        told = [detail for detail in details if detail[1]]
        return [rows, grid(told)] if told else [rows]

    def player_blocks(self) -> list[RenderableType]:
        """The same on a narrow screen: some lines for each player."""
        blocks: list[RenderableType] = []
        for seat in range(self.view["seats"]):
            counts = self.counts(seat)
            told = [("/".join(self.title(keys)), "/".join(counts[key] for key in keys)) for keys in COUNTS]
            lines = [self.flow(Text.assemble((f"{title} ", "dim"), n) for title, n in told), *self.details(seat)]
            blocks += [self.who(seat), *(Padding(line, INDENT) for line in lines)]
        return blocks

    def title(self, keys: tuple[str, ...]) -> list[str]:
        """What some numbers count."""
        return [self.word(f"count-{key}") for key in keys]

    def who(self, seat: int) -> Text:
        """A player: whether it is their turn, the number of the seat, the name."""
        active = seat == self.table["active"] and not self.view["over"]
        you = f" {self.word('you')}" if seat == self.view["you"] else ""
        room = SHORT if NARROW <= self.width < WIDE else NAME
        name = f"{'▶' if active else ' '} {SEATS[seat]} {self.voice.name(seat)[:room].rstrip()}{you}"
        return Text(name, style=f"bold {COLOURS[seat]}" if active else COLOURS[seat])

    def counts(self, seat: int) -> dict[str, str]:
        """What is counted of a player."""
        player, ledger = self.table["players"][seat], self.ledger
        burdened = "limit" in player
        return {
            "points": str(self.view["scores"][seat]),
            "money": f"£{player['money']}",
            "hand": f"{player['hand_size']}{self.word('limit', n=player['limit']) if burdened else ''}",
            "agents": str(ledger.agents(seat)),
            "agents_left": str(player["supply"]["agents"]),
            "buildings": str(ledger.buildings(seat)),
            "buildings_left": str(player["supply"]["buildings"]),
            "districts": str(len(ledger.haunts(seat))),
            "control": str(ledger.controlled(seat)),
            "wealth": f"£{player['wealth']}",
        }

    def details(self, seat: int) -> list[Text]:
        """Who a player turned out to be, the district cards, what lies in front, what one knows of the hand."""
        player, own = self.table["players"][seat], seat == self.view["you"]
        goals = Goals(self.view, self.voice, self.say, self.width)
        parts = {
            "identity": Text() if own else goals.identity(seat),
            "cards": Text(", ").join(self.cards(player["cards"])),
            "front": Text(", ").join(map(self.held, player["front"])),
            "known": Text("" if own else ", ".join(map(self.name, player["hand"]))),
        }
        return [Text.assemble((f"{self.word(key)}: ", "dim"), text) for key, text in parts.items() if text]

    def cards(self, cards: list[str]) -> Iterator[Text]:
        """District cards with what they are good for, and what keeps that asleep."""
        for card in cards:
            district = self.ledger.districts[DISTRICTS.index(card)]
            causes = {"blocked": district["blocked"], "grenadier": district["grenadiers"]}
            asleep = "".join(self.word(f"sign-{key}") for key, there in causes.items() if there)
            told = Text.assemble(self.name(card), " ", self.ability(card), " ", self.rule(card))
            yield told.append(f" {asleep}", style=ASLEEP) if asleep else told

    def held(self, card: str) -> Text:
        """A loan, or a card that takes room in the hand."""
        kind = text_of(self.voice.game.data, card)
        burden = self.word(f"front-{kind}", repay=self.number(card, "repay"), penalty=self.number(card, "penalty"))
        return Text(f"{self.name(card)} ({burden})")
