"""How the cards of A Study in Emerald are written: names, symbols and headings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from gaslamp.cli.tables.quill import Quill
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
NARROW = 78  # columns below which a city and a player are a few lines each


class Pen(Quill):
    """What one seat sees of Europe."""

    least = NARROW

    def symbol(self, symbol: str, n: int) -> Text:
        """A symbol and how often it is there; one is not said, points are."""
        number = str(n) if n > 1 or symbol in ALWAYS else ""
        return Text(self.word(f"symbol-{symbol}") + number, style=SYMBOLS.get(symbol, ""))

    def symbols(self, card: str) -> Text:
        """What a card shows, the heading of its text, and the rule to look up; a city's cost is on the board."""
        symbols = [symbol for symbol in SYMBOLS if symbol != "cost" or card in ROYALTY]
        shown = [(symbol, self.number(card, symbol)) for symbol in symbols]
        texts = [self.symbol(symbol, n) for symbol, n in shown if n]
        if self.voice.game.data.has(card, "heading"):
            texts.append(Text(self.voice.word("heading", self.voice.game.data.word(card, "heading")), style="italic"))
        if self.number(card, "one_use"):
            texts.append(Text(self.word("symbol-one_use")))
        return Text(" ").join([*texts, *filter(None, [self.rule(card)])])

    def listed(self, cards: Iterable[str]) -> str:
        """Cards by name, equal ones together."""
        return ", ".join(f"{times(n)}{self.name(card)}" for card, n in Counter(cards).items())

    def noble(self, royalty: str) -> str:
        """A royalty card, crowned."""
        return f"{self.word('symbol-royalty')} {self.name(royalty)}"


def times(n: int) -> str:
    """How many, if more than one."""
    return f"{n}× " if n > 1 else ""


def counted(piece: str, n: int) -> str:
    """So many pieces, if there are any."""
    return f"{piece}{n}" if n else ""
