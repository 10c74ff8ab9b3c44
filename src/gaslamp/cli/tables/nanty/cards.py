"""Action cards: their names, their symbols from top to bottom, and what their texts do."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from gaslamp.cli.tables.nanty.pen import UNREST, Pen
from gaslamp.cli.tables.quill import grid
from gaslamp.games.nanty.card import text_of

SYMBOLS = {  # with their colours
    "place_agent": "bright_white",
    "build": "bright_white",
    "assassinate": "red",
    "remove_unrest": "green",
    "take_money": "bright_yellow",
    "scroll": "cyan",
    "random_event": UNREST,
    "play_another": "bright_green",
    "reaction": "magenta",
    "none": "dim",
}
NUMBERS = ("amount", "count", "win", "lose", "forfeit", "share", "repay", "penalty", "quiet")
WORDS = ("origin", "where", "prize")
DEEP = (0, 0, 0, 4)


class Cards(Pen):
    """Cards that one may read."""

    def listed(self, key: str, cards: list[str]) -> list[RenderableType]:
        """Some cards under a heading, a line for each; on a narrow screen the text below the name."""
        if not cards:
            return []
        title = Text(self.word(key), style="bold")
        if not self.narrow:
            return [title, grid([Text(f"  {self.name(card)}"), self.symbols(card), self.text(card)] for card in cards)]
        lines: list[RenderableType] = [title]
        for card in cards:
            lines.append(Text.assemble("  ", self.name(card), "  ", self.symbols(card)))
            lines += [Padding(text, DEEP) for text in [self.text(card)] if text]
        return lines

    def symbols(self, card: str) -> Text:
        """What a card shows, from top to bottom."""
        shown = self.voice.game.data.words(card, "symbols")
        return Text(" ").join([self.symbol(symbol, self.number(card, "money")) for symbol in shown])

    def symbol(self, symbol: str, money: int) -> Text:
        """A symbol; that for money tells how much."""
        return Text(self.word(f"symbol-{symbol}", money=money), style=SYMBOLS[symbol])

    def text(self, card: str) -> Text:
        """What the text of a card does, and the rule to look up."""
        text = text_of(self.voice.game.data, card)
        if not text:
            return Text()
        numbers = {fact: self.number(card, fact) for fact in NUMBERS}
        words = {fact: self.fact(card, fact) for fact in WORDS}
        district = self.number(card, "district")
        places = {f"place{way}": self.voice.place(district, way[1:]) for way in ("", "_in", "_from")}
        return Text.assemble(self.word(f"text-{text}", **numbers, **words, **places), " ", self.rule(card))
