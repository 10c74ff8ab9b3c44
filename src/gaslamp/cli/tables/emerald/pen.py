"""How the cards of A Study in Emerald are written: names, symbols and headings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from gaslamp.engine.game import View
from gaslamp.engine.texts import Texts
from gaslamp.engine.voice import Voice
from gaslamp.games.emerald.kinds import ROYALTY

COLOURS = ("red", "yellow", "green", "dodger_blue1", "magenta")  # by seat, Monday to Friday of the box
SEATS = "①②③④⑤"
RESTORATIONIST, LOYALIST = "hot_pink", "spring_green3"
SYMBOLS = {  # in the order in which a card is read, with their colours
    "agents": "",
    "place": "",
    "take": "",
    "retrieve": "",
    "move": "",
    "assassinate": "red",
    "restorationist": RESTORATIONIST,
    "loyalist": LOYALIST,
    "cost": "red",
    "points": "bright_yellow",
    "restorationist_points": RESTORATIONIST,
    "loyalist_points": LOYALIST,
    "bombs": "orange1",
    "madness": "medium_purple1",
    "kill_points": "red",
}
ALWAYS = (
    "cost",
    "points",
    "restorationist_points",
    "loyalist_points",
    "kill_points",
    "royalty",
)  # said even if it is one
FRAME = 4  # columns for the frame
INDENT = (0, 0, 0, 2)
NARROW = 78  # columns below which a city and a player are a few lines each


@dataclass(frozen=True)
class Pen:
    """What one seat sees, in one language, and how it is written."""

    view: View
    voice: Voice
    say: Texts
    width: int

    @property
    def table(self) -> View:
        """What lies on the table."""
        found: View = self.view["table"]
        return found

    def word(self, key: str, **args: str | int) -> str:
        """A word of this drawing."""
        return self.say.say(f"emerald-{key}", **args)

    @property
    def narrow(self) -> bool:
        """Whether a city and a player are a few lines each."""
        return self.width < NARROW

    def number(self, card: str, symbol: str) -> int:
        """How often a card shows a symbol; what is not said is not there."""
        data = self.voice.game.data
        return data.number(card, symbol) if data.has(card, symbol) else 0

    def name(self, card: str) -> str:
        """The name of a card."""
        return self.voice.card(self.voice.game.cards.index(card))

    def rule(self, card: str) -> str:
        """The rule to look up, if the card has one."""
        return self.voice.game.card_rules[self.voice.game.cards.index(card)]

    def symbol(self, symbol: str, n: int) -> Text:
        """A symbol and how often it is there; one is not said, points are."""
        number = str(n) if n > 1 or symbol in ALWAYS else ""
        return Text(self.word(f"symbol-{symbol}") + number, style=SYMBOLS.get(symbol, ""))

    def symbols(self, card: str) -> Text:
        """What a card shows, the heading of its text, and the rule to look up; a city's cost is on the board."""
        symbols = [symbol for symbol in SYMBOLS if symbol != "cost" or card in ROYALTY]
        shown = [(symbol, self.number(card, symbol)) for symbol in symbols]
        found = [self.symbol(symbol, n) for symbol, n in shown if n]
        if self.voice.game.data.has(card, "heading"):
            found.append(Text(self.voice.word("heading", self.voice.game.data.word(card, "heading")), style="italic"))
        if self.number(card, "one_use"):
            found.append(Text(self.word("symbol-one_use")))
        if self.rule(card):
            found.append(Text(self.rule(card), style="dim"))
        return Text(" ").join(found)

    def listed(self, cards: Iterable[str]) -> str:
        """Cards by name, equal ones together."""
        return ", ".join(f"{times(n)}{self.name(card)}" for card, n in Counter(cards).items())

    def noble(self, royalty: str) -> str:
        """A royalty card, crowned."""
        return f"{self.word('symbol-royalty')} {self.name(royalty)}"

    def flow(self, parts: Iterable[Text], hang: str = "") -> Text:
        """Parts one behind the other, none broken in two if that can be helped; later lines hang back."""
        lines: list[Text] = []
        for part in filter(None, parts):
            if lines and lines[-1].cell_len + part.cell_len + 2 <= self.width - FRAME - INDENT[3]:
                lines[-1] = lines[-1] + "  " + part
            else:
                lines.append(part)
        return Text(f"\n{hang}").join(lines)


def columns(*titles: str) -> Table:
    """A table with a heading over each column."""
    found = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for title in titles:
        found.add_column(title, vertical="top")
    return found


def grid(rows: list[list[Text]]) -> Table:
    """A table without headings."""
    found = Table.grid(padding=(0, 2, 0, 0))
    for row in rows:
        found.add_row(*row)
    return found


def times(n: int) -> str:
    """How many, if more than one."""
    return f"{n}× " if n > 1 else ""


def counted(piece: str, n: int) -> str:
    """So many pieces, if there are any."""
    return f"{piece}{n}" if n else ""
