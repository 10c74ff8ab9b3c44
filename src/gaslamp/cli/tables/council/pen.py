"""How things of Council of Five are written: colours, marks, spaces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from gaslamp.cli.tables.council.script import GATE, Script
from gaslamp.cli.tables.quill import Quill
from gaslamp.engine.book.game import View

COLOURS = ("grey11 on grey89", "grey93 on #2d2242")  # by seat: light, dark
SIGNS = "☼☾"  # the same without colours
WAYS = "▲▼"  # where the top of a card points, by owner
SIDES = ("light", "dark")
MARKS = {"gate": GATE, "lasting": "bold", "firm": "bold"}
NARROW = 79  # columns below which squares may have room for little more than numbers: there can be six in a row


class Pen(Quill):
    """What one seat sees of the board."""

    least = NARROW

    @property
    def script(self) -> Script:
        """What is printed on the cards."""
        return Script(self.voice, self.say)

    @property
    def spaces_with_cards(self) -> list[View]:
        """The spaces where cards lie."""
        return [space for space in self.table["spaces"] if "card" in space]

    def space(self, name: str) -> str:
        """A space by letter and number."""
        return self.voice.place(self.voice.game.places.index(name))

    def marks(self, marks: Iterable[str]) -> Text:
        """The signs of some marks."""
        return Text().join(Text(self.word(f"mark-{mark}"), style=MARKS[mark]) for mark in marks)

    def fitting(self, word: str) -> str:
        """For which cards the bonus of a space is: a colour by its sign, a keyword, nothing if it is for all."""
        if word in SIDES:
            return SIGNS[SIDES.index(word)]
        return "" if word == "any" else self.voice.word("fitting", word)

    def card_list(self, cards: Iterable[str]) -> str:
        """Cards by name, equal ones together, an unknown one as a question mark."""
        named = Counter("?" if card == "back" else self.name(card) for card in cards)
        return ", ".join(f"{n}× {name}" if n > 1 else name for name, n in named.items())

    def with_label(self, key: str, text: Text | str) -> Text:
        """Something with a word before it that says what it is."""
        return Text.assemble((f"{self.word(key)}: ", "dim"), text)
